package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.play.Choices;
import dev.oya.play.table.Move;
import dev.oya.service.http.HttpProblem;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The serialization of accepted changes to a table is lossless, so that a replayed table equals the live one. */
class AcceptedCodecTest {
    private static final RuleLibrary RULES = RuleLibrary.inJar();
    private static final int MOST_MOVES = 120;

    private final Random luck = new Random(23);
    private final List<EventRow> kept = new ArrayList<>();

    static List<String> games() {
        return RULES.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void replayedMatchEqualsLiveMatch(String game) {
        RuleBook book = RULES.rules(RULES.pack(game, null, List.of()), Map.of());
        TableRules rules = new TableRules(book, RULES.folder(), Json.object().put("game", game));
        int seats = (Integer) book.settings().option("players");
        TableState live = new TableState(row(seats, null), rules);
        for (int seat = 0; seat < seats; seat++) {
            accept(live, new Accepted.Sat(seat, "token", seat == 0 ? null : "Åsa \"Ö\"", "ab"));
        }
        for (int move = 0; move < MOST_MOVES && !live.isOver(); move++) {
            if (live.isBetweenRounds()) {
                accept(live, new Accepted.RoundBegun());
            } else {
                List<Move> open = open(live);
                Move chosen = open.get(luck.nextInt(open.size()));
                accept(
                        live,
                        luck.nextBoolean()
                                ? new Accepted.Moved(true, rules.kept(chosen))
                                : allowed(live, new Accepted.Moved(false, chosen)));
            }
        }
        TableState folded = new TableState(live.row(), rules);
        kept.forEach(row -> folded.apply(rules.codec().read(row)));
        assertTrue(live.version() > 20, "too few moves were played");
        for (int seat = 0; seat < seats; seat++) {
            assertEquals(
                    new TableView(live, seat, "en").view().toString(),
                    new TableView(folded, seat, "en").view().toString());
        }
        assertEquals(live.records(), folded.records());
        assertEquals(live.match().table().field(), folded.match().table().field());
    }

    private static Accepted allowed(TableState live, Accepted wanted) {
        assertNull(Decider.refusal(live, wanted, "en"));
        return wanted.kept(live.rules());
    }

    /** Applies an accepted change to the live table and appends its serialized form to the events. */
    private void accept(TableState live, Accepted accepted) {
        EventRow row = live.rules().codec().write("t", live.version() + 1, accepted);
        assertEquals(accepted, live.rules().codec().read(row));
        kept.add(row);
        live.apply(accepted);
    }

    /** Returns the legal moves of all seats. */
    private static List<Move> open(TableState table) {
        List<Move> open = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            Choices choices = table.match().view(seat).choices();
            open.addAll(choices.all());
        }
        return open;
    }

    private static MatchRow row(int seats, String bot) {
        TableConfig config = config(true, null, Collections.nCopies(seats, bot));
        return new MatchRow("t", "{}", "sha256:", config.text(), "0".repeat(64), 0, false, false);
    }

    /**
     * Returns the settings of a table without clocks, whose bots move immediately.
     *
     * @param bots the bot of each seat, or null for a person
     */
    static TableConfig config(boolean open, String seed, List<String> bots) {
        List<TableConfig.Seat> seats =
                bots.stream().map(bot -> new TableConfig.Seat(bot, null)).toList();
        return new TableConfig(seats, open, new TableConfig.Timing(0, 0, 3_600, 0, 0), seed, null);
    }

    /** Returns a table of bots after the first deal. */
    static TableState bots() {
        RuleBook book = RULES.rules(RULES.pack("scopa", null, List.of()), Map.of());
        TableRules rules = new TableRules(book, RULES.folder(), Json.object().put("game", "scopa"));
        return new TableState(row(2, "greedy"), rules);
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'Unknown option \"roundz\"', 'did you mean \"rounds\"?'",
        "sv, 'Alternativet \"roundz\" finns inte', 'menade du \"rounds\"?'",
        "de, 'Die Option \"roundz\" gibt es nicht', 'meinst du \"rounds\"?'"
    })
    void storedFailureIsShownInLanguageOfReader(String language, String message, String hint) {
        TableRules rules = bots().rules();
        Problem problem =
                Problem.unknown(new Place("rules.drl", 7), "unknown-option.name", "roundz", List.of("rounds"));
        Accepted halted = new Accepted.Halted(TableFailure.by(new PackException(List.of(problem)), rules));
        Accepted.Halted stored =
                (Accepted.Halted) rules.codec().read(rules.codec().write("t", 1, halted));
        HttpProblem.Row row = stored.why().in(language).problems().get(0);
        assertEquals(message, row.message());
        assertEquals(hint, row.hint());
    }

    @Test
    void everyChangeSurvivesSerialization() {
        TableState bots = bots();
        TableRules rules = bots.rules();
        HttpProblem.Row row =
                new HttpProblem.Row("leads-nowhere", new Place("rules.drl", 7, 2), "It leads nowhere", null);
        TableFailure why = new TableFailure(null, List.of(row), Map.of("sv", List.of(row)));
        List<Accepted> all = List.of(
                new Accepted.Sat(1, "hash", null, ""),
                new Accepted.Moved(true, rules.kept(open(bots).get(0))),
                new Accepted.UndoAsked(0),
                new Accepted.UndoAnswered(1, true),
                new Accepted.UndoAnswered(1, false),
                new Accepted.NextAsked(0),
                new Accepted.RoundBegun(),
                new Accepted.Attended(1, true),
                new Accepted.Attended(1, false),
                new Accepted.Left(0),
                new Accepted.Rematched(1, "0011", "aa"),
                new Accepted.Halted(why),
                new Accepted.NameForgotten(1),
                new Accepted.Stood(1));
        all.forEach(one -> assertEquals(one, rules.codec().read(rules.codec().write("t", 1, one))));
        Set<Class<?>> kinds =
                Arrays.stream(Accepted.class.getPermittedSubclasses()).collect(Collectors.toSet());
        assertEquals(kinds, all.stream().map(Object::getClass).collect(Collectors.toSet()));
        assertEquals(
                List.of(
                        "seat", "bot", "undo", "agree", "agree", "next", "round", "away", "back", "leave", "rematch",
                        "stop", "forget", "stand"),
                all.stream().map(one -> rules.codec().write("t", 1, one).kind()).toList());
        assertEquals(
                List.of(
                        "{\"token\":\"hash\",\"name\":null,\"nonce\":\"\"}",
                        "{\"agree\":true}",
                        "{}",
                        "{\"table\":\"0011\",\"commitment\":\"aa\"}",
                        "{\"rule\":null,\"problems\":[{\"code\":\"leads-nowhere\",\"place\":{\"file\":\"rules.drl\",\"line\":7,"
                                + "\"column\":2},\"message\":\"It leads nowhere\",\"hint\":null}],"
                                + "\"translations\":{\"sv\":[{\"code\":\"leads-nowhere\",\"place\":{\"file\":\"rules.drl\","
                                + "\"line\":7,\"column\":2},\"message\":\"It leads nowhere\",\"hint\":null}]}}"),
                Stream.of(0, 3, 5, 10, 11)
                        .map(at -> rules.codec().write("t", 1, all.get(at)).body())
                        .toList());
    }
}
