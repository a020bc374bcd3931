package dev.oya.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Implementations of the value interfaces of the API. The interfaces document the components. */
final class Values {
    private Values() {}

    record Rule(
            String name,
            String says,
            String file,
            int line,
            List<String> cites,
            @Nullable String ruling) implements CitedRule {}

    record Yaku(String id, String name, int points, CitedRule rule) implements FoundYaku {}

    record Fault(
            String code,
            String file,
            int line,
            String message,
            @Nullable String advice,
            boolean isWarning) implements PackFault {}

    record Result(
            String end,
            boolean isVoid,
            List<Integer> winners,
            List<Paid> payments,
            List<Integer> totals,
            List<Integer> scores,
            int pot,
            int multiplier,
            @Nullable Integer nextDealer,
            LazyText json)
            implements RoundResult {
        @Override
        public String toJson() {
            return json.get();
        }
    }

    record Payment(Party from, Party to, int points, String reason, String why, List<CitedRule> rules)
            implements RoundResult.Paid {}

    record View(
            @Nullable Integer seat,
            String phase,
            int round,
            int rounds,
            int dealer,
            @Nullable Integer turn,
            int multiplier,
            int pot,
            List<String> hand,
            List<String> field,
            @Nullable String turned,
            List<Build> builds,
            int stock,
            List<SeatState> seats,
            List<String> held)
            implements MatchView {}

    record Seat(
            int seat,
            int side,
            int hand,
            List<String> cards,
            List<String> captured,
            List<String> declared,
            List<String> shown,
            List<String> marks,
            int score)
            implements MatchView.SeatState {}

    record Combined(int number, int value, List<String> cards, int creator) implements MatchView.Build {}

    record Expected(@Nullable LegalMove move, double points, double margin, double behind, int playouts)
            implements Hint {}

    record Game(
            String id,
            String version,
            String title,
            @Nullable String aim,
            List<Profile> profiles,
            int leastSeats,
            int mostSeats,
            List<Option> options)
            implements GameInfo {}

    record Choice(
            String name,
            String what,
            Type type,
            List<Object> values,
            @Nullable Integer least,
            @Nullable Integer most,
            Object usual,
            Map<String, String> labels)
            implements GameInfo.Option {}

    record Taught(GameChoice choice, String seed, List<Step> steps) implements Lesson {}

    record Position(int line, MatchView view, @Nullable LegalMove move) implements ReplayStep {}

    record Chosen(
            String game,
            @Nullable String profile,
            Map<String, Object> options,
            List<HouseLayer> layers,
            String language)
            implements GameChoice {
        @Override
        public GameChoice profile(@Nullable String id) {
            return new Chosen(game, id, options, layers, language);
        }

        @Override
        public GameChoice option(String name, Object value) {
            Map<String, Object> more = new LinkedHashMap<>(options);
            more.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
            return new Chosen(game, profile, Collections.unmodifiableMap(more), layers, language);
        }

        @Override
        public GameChoice layer(HouseLayer layer) {
            Objects.requireNonNull(layer, "layer");
            List<HouseLayer> more =
                    Stream.concat(layers.stream(), Stream.of(layer)).toList();
            return new Chosen(game, profile, options, more, language);
        }

        @Override
        public GameChoice language(String code) {
            return new Chosen(game, profile, options, layers, Objects.requireNonNull(code, "code"));
        }
    }
}
