package dev.oya.experiment.arena;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.experiment.Estimate;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.programs.ProgramTally;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/**
 * The results of an arena.
 *
 * @param standings results of all meetings; each pair of bots has met at least once
 * @param sprt the sequential test, or null
 * @param isStopped whether the run was stopped
 * @param programs statistics of the external programs that played
 */
public record ArenaReport(Standings standings, Sprt sprt, boolean isStopped, List<ProgramTally.Seen> programs) {
    public ObjectNode json() {
        Arena arena = standings.arena();
        Pack pack = arena.rules().settings().pack();
        List<Estimate> ratings = standings.ratings();
        String ended = isStopped ? "broken-off" : sprt != null && sure() != Sprt.Verdict.GOES_ON ? "sure" : "played";
        return Json.tree(new Answer(
                new Rules(pack.id(), pack.profile(), pack.digest(), arena.seats()),
                new Schedule(arena.seed(), arena.roundsOfMatch(), arena.orders(), standings.deals()),
                ended,
                IntStream.range(0, ratings.size())
                        .mapToObj(bot -> new Rating(arena.names().get(bot), Number.of(ratings.get(bot))))
                        .toList(),
                IntStream.range(0, arena.pairs().size()).mapToObj(this::pairing).toList(),
                sprt == null ? null : test(),
                programs.isEmpty() ? null : programs));
    }

    Sprt.Verdict sure() {
        return sprt.verdict(standings.pairing(0), standings.arena().comparisons());
    }

    double ratio() {
        return sprt.ratio(standings.pairing(0), standings.arena().comparisons());
    }

    private record Answer(
            @JsonUnwrapped Rules rules,
            @JsonUnwrapped Schedule schedule,
            String ended,
            List<Rating> ratings,
            List<PairingJson> pairings,
            @JsonInclude(JsonInclude.Include.NON_NULL) Test sprt,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<ProgramTally.Seen> programs) {}

    private record Rules(String game, String profile, String hash, int players) {}

    private record Schedule(String seed, int roundsOfMatch, int orders, int deals) {}

    private record Rating(String bot, Number elo) {}

    /** @param margin95 half the width of the 95 % interval, or null if only one deal was played */
    private record Number(double value, Double margin95) {
        static Number of(Estimate estimate) {
            return new Number(estimate.value(), Double.isFinite(estimate.margin()) ? estimate.margin() : null);
        }
    }

    private record PairingJson(
            String first,
            String second,
            @JsonUnwrapped Counts counts,
            Number score,
            Number elo,
            Number pointsPerRound,
            double wonAlone,
            Map<Integer, Integer> dealsByScore) {}

    private record Counts(int deals, long matches, long rounds, long wins, long draws, long losses) {}

    private PairingJson pairing(int number) {
        Arena arena = standings.arena();
        Arena.Pair pair = arena.pairs().get(number);
        Pairing pairing = standings.pairing(number);
        return new PairingJson(
                arena.names().get(pair.first()),
                arena.names().get(pair.second()),
                new Counts(
                        pairing.deals(),
                        (long) pairing.deals() * arena.orders(),
                        pairing.rounds(),
                        pairing.wins(),
                        pairing.draws(),
                        pairing.losses()),
                Number.of(pairing.score()),
                Number.of(pairing.elo()),
                Number.of(pairing.points()),
                pairing.alone(),
                pairing.scored());
    }

    private record Test(@JsonUnwrapped Sprt sprt, double llr, double lower, double upper, String verdict) {}

    private Test test() {
        String verdict = sure().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Test(sprt, ratio(), sprt.lower(), sprt.upper(), verdict);
    }
}
