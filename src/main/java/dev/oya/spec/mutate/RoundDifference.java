package dev.oya.spec.mutate;

import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.spec.write.RoundWriter;
import dev.oya.spec.write.WrittenScenario;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The first point of a round at which a mutation changes something that a scenario can observe.
 *
 * @param match the match under unmodified rules at this point
 * @param steps moves up to this point, the last of which shows the difference; empty if the deal shows the difference
 * @param then expectations of the unmodified rules that the mutation violates
 */
record RoundDifference(RandomRound round, Match match, List<Step> steps, List<String> then) {
    /** Maximum number of moves of a scenario that begins in the middle of a round. */
    private static final int MOST_STEPS = 4;

    /**
     * A move of the round.
     *
     * @param before the table before the move
     */
    private record Step(Table before, Move move) {}

    /** Returns the difference, or null if the mutation changes nothing that a scenario can observe. */
    static RoundDifference of(RandomRound round, Rules unmodified, Rules mutated, RoundWriter writer) {
        Match one = round.match(unmodified);
        Match other = start(round, mutated);
        List<String> then = differences(one, other, writer);
        if (!then.isEmpty() || other == null) {
            return new RoundDifference(round, one, List.of(), then);
        }
        List<Step> steps = new ArrayList<>();
        for (Move move : round.moves()) {
            Table before = one.table().copy();
            Move odd = onlyLegalOnce(one, other);
            if (odd != null) {
                Verdict.Refused refused = one.judge(odd);
                String expected = refused == null ? writer.accepted() : writer.refused(refused.code());
                steps.add(new Step(before, odd));
                return new RoundDifference(round, one, steps, List.of(expected));
            }
            steps.add(new Step(before, move));
            one.act(move);
            then = differences(one, acted(other, move), writer);
            if (!then.isEmpty()) {
                return new RoundDifference(round, one, steps, then);
            }
        }
        return null;
    }

    private static List<String> differences(Match one, Match other, RoundWriter writer) {
        return MutantLimits.unlessBroken(() -> writer.differences(one, other), () -> writer.differences(one, null));
    }

    private static Match start(RandomRound round, Rules mutated) {
        return MutantLimits.unlessBroken(() -> round.match(mutated), () -> null);
    }

    /** Makes a move. Returns the match, or null if the mutated rules refuse the move or fail. */
    private static Match acted(Match match, Move move) {
        return MutantLimits.unlessBroken(() -> match.act(move).accepted() ? match : null, () -> null);
    }

    /** Returns a move that is legal under only one of the two rule sets, or null if there is no such move. */
    private static Move onlyLegalOnce(Match one, Match other) {
        Set<Move> legal = new LinkedHashSet<>(one.round().moves());
        Set<Move> changed = MutantLimits.unlessBroken(
                () -> new LinkedHashSet<>(other.round().moves()), () -> legal);
        return Stream.of(minus(changed, legal), minus(legal, changed))
                .flatMap(Set::stream)
                .filter(move -> !isSilent(one, move))
                .findFirst()
                .orElse(null);
    }

    private static Set<Move> minus(Set<Move> all, Set<Move> others) {
        Set<Move> left = new LinkedHashSet<>(all);
        left.removeAll(others);
        return left;
    }

    private static boolean isSilent(Match match, Move move) {
        Phases.Action action =
                match.rules().settings().pack().phases().actions().get(move.action());
        return action != null && action.fields().silent();
    }

    /** Returns scenarios that may show the difference, the shortest kind first. */
    List<WrittenScenario> scenarios(RoundWriter writer, String title) {
        List<WrittenScenario> all = new ArrayList<>();
        List<String> options = writer.options(round.options(), round.seats());
        boolean isOver = match.round().isOver() && match.table().end() != null;
        if (isOver && !steps.isEmpty()) {
            entered(all, writer, title, options);
        }
        for (int moves = 1; moves <= Math.min(MOST_STEPS, steps.size()); moves++) {
            all.add(midway(writer, title, options, steps.subList(steps.size() - moves, steps.size())));
        }
        WrittenScenario whole = whole(writer, title, options);
        if (whole != null) {
            all.add(whole);
        }
        return all;
    }

    private WrittenScenario midway(RoundWriter writer, String title, List<String> options, List<Step> last) {
        List<String> given = new ArrayList<>(options);
        given.addAll(writer.start(atSameTable()));
        given.addAll(writer.midway(last.get(0).before()));
        List<String> when = new ArrayList<>();
        when.add(writer.turnComes(last.get(0).move().seat()));
        last.forEach(step -> when.add(writer.move(step.move(), step.before())));
        return new WrittenScenario(writer.language(), title, given, when, then);
    }

    /** Returns a start with the same dealer and round number, but without scores, carried multipliers and pot. */
    private Match.Start atSameTable() {
        return new Match.Start(round.start().round(), round.start().dealer(), new int[round.seats()], List.of(), 0);
    }

    private void entered(List<WrittenScenario> all, RoundWriter writer, String title, List<String> options) {
        Table over = match.table();
        Step last = steps.get(steps.size() - 1);
        RuleSettings settings = match.rules().settings();
        boolean isRunning = settings.pack().phases().isRunning(settings.options());
        List<String> given = new ArrayList<>(options);
        given.addAll(writer.start(new Match.Start(
                round.start().round(),
                round.start().dealer(),
                isRunning ? last.before().scores() : round.start().scores(),
                round.start().carried(),
                round.start().pot())));
        given.addAll(writer.over(over));
        List<List<String>> marks = new ArrayList<>();
        for (int seat = 0; seat < over.seats(); seat++) {
            marks.add(settings.seatMarks(over.marks(seat)));
        }
        for (int by : List.of(-1, last.move().seat())) {
            for (List<String> more : List.of(both(writer.said(over), writer.marks(marks)), writer.said(over))) {
                List<String> when = List.of(writer.ends(over.end(), by));
                all.add(new WrittenScenario(writer.language(), title, both(given, more), when, then));
            }
        }
    }

    private static List<String> both(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** Returns a scenario of the whole round, or null if the round was dealt several times or cards were reshuffled. */
    private WrittenScenario whole(RoundWriter writer, String title, List<String> options) {
        Match replayed = round.match(match.rules());
        List<Event> events = new ArrayList<>(replayed.opening());
        List<String> when = new ArrayList<>(List.of(writer.begins()));
        for (Step step : steps) {
            List<Move> legal = replayed.round().moves();
            if (!legal.stream().allMatch(one -> isSilent(replayed, one))) {
                when.add(writer.move(step.move(), replayed.table()));
            }
            if (replayed.act(step.move()) instanceof Verdict.Accepted accepted) {
                events.addAll(accepted.events());
            }
        }
        List<Event.Dealt> deals = events.stream()
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .toList();
        boolean isPlain =
                events.stream().noneMatch(event -> event instanceof Event.Misdealt || event instanceof Event.Restocked);
        if (deals.size() != 1 || !isPlain) {
            return null;
        }
        List<String> given = new ArrayList<>(options);
        given.addAll(writer.start(round.start()));
        given.addAll(writer.dealt(
                deals.get(0), replayed.table().stockAt() - deals.get(0).stockFrom()));
        return new WrittenScenario(writer.language(), title, given, when, then);
    }
}
