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
 * Tests whether scenarios detect violations of the statements that rules cite. For this, each rule and entry that cites a
 * statement is mutated: the rule or entry is removed, its conditions are negated, and its numbers, cards and options are
 * changed.
 *
 * <p>For each rule or entry and each statement that it cites, a scenario tagged with the statement must detect at least one
 * mutation. Each mutation must be detected by a scenario tagged with one of the cited statements. Mutations that remove or
 * widen a condition are excluded, because scenarios with other tags may detect them (see {@link Mutations#run}).
 *
 * <p>Not thread-safe, but it starts threads.
 */
public final class StatementProofs {
    /** A mutation, identified by its place and text. A mutation of a common rule is the same in every game. */
    private record Changed(String file, int line, String of, String text) {}

    /** A rule or entry with a statement that it cites. */
    private record Cited(String of, String statement) {}

    /**
     * A proof that is missing.
     *
     * @param of rule or entry
     * @param what statement whose scenarios detect no mutation of the rule or entry, or a mutation that no scenario detects
     * @param statements statements that lack a proof as a result
     */
    public record Unproven(String of, String what, Set<String> statements) {}

    /** Kinds of mutations that weaken a condition. Such mutations are excluded. */
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
     * @param rules rules under test
     * @param of games whose rules are mutated
     * @param testable ids of all statements
     * @param meant predicate that selects the statements to prove
     * @param some predicate that selects the mutations to try
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

    /** Stops the run before the next mutation. Safe to call from any thread. */
    public void stop() {
        stopped = true;
        games.forEach(game -> game.rules.stop());
    }

    /** Runs the scenarios under unmodified rules and then under each mutation. */
    public void run(int threads, Runnable each) {
        for (Game game : games) {
            game.rules.baseline(threads, each);
            covered.addAll(game.rules.green());
            game.rules.prove(game.changes, this::isNeeded, threads, this::note, each);
        }
    }

    /** Returns whether the result for the given mutation and statement can still change the outcome. */
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
        return new Changed(change.place().file(), change.place().line(), change.of(), change.description());
    }

    /** Returns whether a scenario with the tag of the statement passes under unmodified rules. */
    public boolean isCovered(String statement) {
        return covered.contains(statement);
    }

    /** Returns whether a rule or entry that cites the statement was mutated in a pack of its scenarios. */
    public boolean isCited(String statement) {
        return cited.keySet().stream().anyMatch(one -> one.statement.equals(statement));
    }

    /**
     * Returns the missing proofs, sorted by the names of rules and entries. Returns an empty list if the run was stopped.
     */
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
                all.put(one.of + ' ' + one.text, new Unproven(one.of, one.text, new TreeSet<>(cites.get(one))));
            }
        });
        return List.copyOf(all.values());
    }
}
