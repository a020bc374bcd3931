package dev.oya.spec.mutate;

import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.Scenarios;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Whether scenarios would notice if rules violated the statements that they cite. Each rule and each entry that cites a
 * statement is changed, one thing at a time: it is taken out, its conditions are turned, its numbers, cards and choices are
 * others. Of each rule or entry some change must turn a scenario red under the statement's own tag, and each change must turn
 * one red under the tag of a statement that is cited. That a rule says more than its statements, where a condition is taken
 * out, may be shown by a scenario of any other: {@link Mutations#run} tells whether one does. For one thread, which starts
 * others.
 */
public final class StatementProofs {
    /** A change of common rules is one change, in whichever game it is tried. */
    private record Changed(String file, int line, String of, String said) {}

    /** That a rule or entry is broken is noticed, or not, under the tag of a statement. */
    private record Cited(String of, String statement) {}

    /**
     * Something that no scenario shows.
     *
     * @param of the rule or entry
     * @param what the statement whose scenarios do not notice when it is broken, or a change that none notices
     * @param statements those that are left without proof by it
     */
    public record Unproven(String of, String what, Set<String> statements) {}

    /** The changes by which a rule says more than its statements. */
    private static final Set<Mutation.Kind> WEAKENED = EnumSet.of(Mutation.Kind.DROPPED, Mutation.Kind.WIDENED);

    private final List<Game> games = new ArrayList<>();
    private final Set<String> statements;
    private final Set<String> covered = ConcurrentHashMap.newKeySet();
    private final Map<Cited, Boolean> cited = new ConcurrentHashMap<>();
    private final Map<Changed, Boolean> changed = new ConcurrentHashMap<>();
    private final Map<Changed, Set<String>> cites = new ConcurrentHashMap<>();
    private volatile boolean stopped;

    private record Game(Mutations rules, List<Mutation> changes) {}

    /**
     * @param rules what the scenarios are held against
     * @param of the games whose rules are changed
     * @param testable the ids of every statement there is
     * @param meant those that are asked about
     * @param some which changes are tried, of all that could be
     */
    public StatementProofs(
            RulesUnderTest rules,
            List<String> of,
            Scenarios all,
            Set<String> testable,
            Predicate<String> meant,
            Predicate<Mutation> some) {
        statements = new TreeSet<>(testable);
        Set<String> wanted = new TreeSet<>();
        testable.stream().filter(meant).forEach(wanted::add);
        for (String game : of) {
            List<Mutation> changes = new Mutations(rules, game, null, all, one -> false)
                    .changes().stream()
                            .filter(change -> !WEAKENED.contains(change.kind()))
                            .filter(change -> change.cites().stream().anyMatch(wanted::contains))
                            .filter(some)
                            .toList();
            Set<String> tags = new TreeSet<>();
            changes.forEach(
                    change -> change.cites().stream().filter(testable::contains).forEach(id -> tags.add("@" + id)));
            wanted.forEach(id -> tags.add("@" + id));
            Predicate<Scenarios.One> tagged = one -> one.tags().stream().anyMatch(tags::contains)
                    && game.equals(rules.subjects()
                            .subject(one.file(), one.tags(), one.language())
                            .game());
            games.add(new Game(new Mutations(rules, game, null, all, tagged), changes));
        }
    }

    public int steps() {
        return games.stream()
                .mapToInt(game -> game.rules.scenarios() + game.changes.size())
                .sum();
    }

    /** Nothing more is begun. May be called from any thread. */
    public void stop() {
        stopped = true;
        games.forEach(game -> game.rules.stop());
    }

    /** Runs the scenarios as they are, then under each change. */
    public void run(int threads, Runnable each) {
        for (Game game : games) {
            game.rules.baseline(threads, each);
            covered.addAll(game.rules.green());
            game.rules.prove(game.changes, this::isNeeded, threads, this::note, each);
        }
    }

    /** Whether anything hangs on a statement's scenarios under a change. */
    private boolean isNeeded(Mutation change, String statement) {
        return statements.contains(statement)
                && !(cited.getOrDefault(new Cited(change.of(), statement), false)
                        && changed.getOrDefault(key(change), false));
    }

    private void note(Mutation change, String statement, boolean noticed) {
        cited.merge(new Cited(change.of(), statement), noticed, Boolean::logicalOr);
        changed.merge(key(change), noticed, Boolean::logicalOr);
        cites.computeIfAbsent(key(change), any -> ConcurrentHashMap.newKeySet()).add(statement);
    }

    private static Changed key(Mutation change) {
        return new Changed(change.place().file(), change.place().line(), change.of(), change.said());
    }

    /** Whether a scenario under its tag is green with nothing changed. */
    public boolean isCovered(String statement) {
        return covered.contains(statement);
    }

    /** Whether anything that cites it has been changed where its scenarios play. */
    public boolean isCited(String statement) {
        return cited.keySet().stream().anyMatch(one -> one.statement.equals(statement));
    }

    /** What no scenario shows, rule by rule; none that has not been tried to its end. */
    public List<Unproven> unproven() {
        if (stopped) {
            return List.of();
        }
        Map<String, Unproven> all = new TreeMap<>();
        cited.forEach((one, noticed) -> {
            if (!noticed) {
                all.put(one.of + ' ' + one.statement, new Unproven(one.of, one.statement, Set.of(one.statement)));
            }
        });
        changed.forEach((one, noticed) -> {
            if (!noticed) {
                all.put(one.of + ' ' + one.said, new Unproven(one.of, one.said, new TreeSet<>(cites.get(one))));
            }
        });
        return List.copyOf(all.values());
    }
}
