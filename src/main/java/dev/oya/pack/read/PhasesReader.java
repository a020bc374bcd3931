package dev.oya.pack.read;

import static dev.oya.pack.read.EntryReader.each;

import dev.oya.input.Place;
import dev.oya.input.Tree;
import dev.oya.pack.Option;
import dev.oya.pack.OptionCondition;
import dev.oya.pack.Phases;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the state machine and checks its consistency.
 *
 * @param values the named numbers of the pack
 * @param options every option of the pack
 */
record PhasesReader(Tree root, Set<String> values, Map<String, Option> options, EntryReader reader) {
    /** The keys that state what a move of an action contains. */
    private static final List<String> CONTENTS = List.of("card", "yaku", "choice", "amount");

    // Maximum number of phases. The key of a moment has 6 bits for the phase.
    private static final int MOST_PHASES = 64;
    private static final int MOST_ACTIONS = 63;
    private static final int MOST_SEAT_MARKS = 32;
    private static final int MOST_ROUND_MARKS = 16;

    Phases read() {
        Map<String, Phases.Action> actions = each(root.map("actions"), this::action);
        acts(actions);
        Map<String, Tree> entries = root.map("phases");
        Map<String, Place> transitions = new LinkedHashMap<>();
        Map<String, Phases.Phase> phases =
                each(entries, (name, entry) -> phase(name, entry, actions, entries.keySet(), transitions));
        String start = reader.named(root, "start", "unknown-phase", entries.keySet());
        Map<String, String> seatMarks = meanings("seat");
        Map<String, String> roundMarks = meanings("round");
        reader.atMost(MOST_PHASES, phases.size(), root.place(), "phases");
        reader.atMost(MOST_ACTIONS, actions.size(), root.place(), "actions");
        reader.atMost(MOST_SEAT_MARKS, seatMarks.size(), root.place(), "marks of seats");
        reader.atMost(MOST_ROUND_MARKS, roundMarks.size(), root.place(), "marks of the round");
        active(seatMarks);
        root.map("actions").forEach((name, entry) -> seatsWith(entry, "to", seatMarks.keySet()));
        ends(phases);
        return new Phases(
                start,
                actions,
                new Phases.Marks(
                        seatMarks,
                        quiet(seatMarks.keySet()),
                        lone(),
                        groups(seatMarks.keySet()),
                        roundMarks,
                        defaults(seatMarks.keySet())),
                tallies(),
                root.text("sweeps"),
                root.isTrue("piled"),
                running(phases),
                phases);
    }

    /**
     * Returns the condition under which sides gain points during the round, or null if they never gain points then. Points can
     * be gained during the round only in games that count points.
     */
    private OptionCondition running(Map<String, Phases.Phase> phases) {
        OptionCondition running = condition(root, "running");
        phases.values().stream()
                .filter(phase -> running != null && phase.does() == Phases.Task.SETTLE)
                .forEach(phase -> reader.report(root.get("running"), "running-without-score", phase.name()));
        return running;
    }

    private OptionCondition condition(Tree entry, String key) {
        return new OptionsReader(reader).condition(entry.get(key), options);
    }

    /** Returns the marks that are not shown to players, including {@code active}. */
    private Set<String> quiet(Set<String> seatMarks) {
        seatsWith(root, "quiet", seatMarks);
        Set<String> quiet = new LinkedHashSet<>(Set.of("active"));
        Stream.of(root.text("quiet", "").split("\\s+"))
                .filter(seatMarks::contains)
                .forEach(quiet::add);
        return Collections.unmodifiableSet(quiet);
    }

    /** Checks that the game has the mark {@code active}, which every game uses. */
    private void active(Map<String, String> seatMarks) {
        if (!seatMarks.containsKey("active")) {
            reader.report(root.get("marks"), "unknown-name.active");
        }
    }

    /** Checks that the expression under the given key contains only seat marks. */
    private void seatsWith(Tree entry, String key, Set<String> seatMarks) {
        for (String mark : entry.text(key, "").split("\\s+")) {
            String name = mark.replaceFirst("^-", "");
            if (!name.isEmpty()) {
                reader.checkKnown(entry.get(key), "unknown-name.mark", name, seatMarks);
            }
        }
    }

    /** Checks that no two actions have the same act, because the act identifies the action of a move. */
    private void acts(Map<String, Phases.Action> actions) {
        Map<Phases.Act, String> names = new EnumMap<>(Phases.Act.class);
        for (Phases.Action action : actions.values()) {
            Phases.Act act = action.cardMove().act();
            String before = act == null ? null : names.putIfAbsent(act, action.name());
            if (before != null) {
                reader.problems()
                        .report(action.place(), "actions-do-not-fit.act", before, action.name(), String.valueOf(act));
            }
        }
    }

    /** Checks that exactly one phase settles or scores the round. */
    private void ends(Map<String, Phases.Phase> phases) {
        List<Phases.Phase> ends =
                phases.values().stream().filter(Phases.Phase::isEnd).toList();
        if (ends.isEmpty()) {
            reader.report(root, "no-end-of-round");
        } else if (ends.size() > 1) {
            reader.problems()
                    .report(
                            ends.get(1).place(),
                            "two-ends-of-round",
                            ends.get(0).name(),
                            ends.get(1).name(),
                            String.valueOf(ends.get(0).does()),
                            String.valueOf(ends.get(1).does()));
        }
    }

    /**
     * Checks that an action has only one kind of content, because a move has a card, combinations, a yes-or-no answer or
     * points.
     */
    private void contents(String name, Tree entry) {
        List<String> contents = CONTENTS.stream().filter(entry::has).toList();
        if (contents.size() > 1) {
            Tree second = entry.get(contents.get(1));
            reader.report(second, "actions-do-not-fit.contents", name, contents.get(0), contents.get(1));
        }
        if (entry.has("act") && !entry.text("card", "").equals("hand")) {
            reader.report(entry.get("act"), "actions-do-not-fit.hand", name);
        } else if (entry.has("replaced") && !entry.text("card", "").equals("hand")) {
            reader.report(entry.get("replaced"), "actions-do-not-fit.replaced", name);
        }
    }

    private Phases.Action action(String name, Tree entry) {
        contents(name, entry);
        return new Phases.Action(
                name,
                entry.text("what", ""),
                new Phases.CardMove(
                        EntryReader.constant(entry, "card", Phases.Origin.values()),
                        EntryReader.constant(entry, "act", Phases.Act.values()),
                        entry.isTrue("together"),
                        entry.isTrue("kept"),
                        condition(entry, "replaced")),
                new Phases.Fields(
                        entry.text("claims"), entry.text("yaku"), entry.text("choice"), entry.isTrue("silent")),
                tender(entry),
                count(entry),
                new Phases.BotHints(
                        entry.has("eager") ? (Integer) entry.number("eager", 0) : null, entry.isTrue("ends")),
                entry.place());
    }

    private Phases.Count count(Tree entry) {
        String multiplies = entry.has("multiplies") ? value(entry, "multiplies") : null;
        return entry.isTrue("counted") ? new Phases.Count(multiplies) : null;
    }

    private Phases.Tender tender(Tree entry) {
        return entry.has("amount")
                ? new Phases.Tender(value(entry, "amount"), value(entry, "most"), entry.text("to"))
                : null;
    }

    private String value(Tree entry, String key) {
        return reader.named(entry, key, "unknown-value.name", values);
    }

    private Map<String, Phases.Tally> tallies() {
        return each(
                root.map("tallies"),
                (name, entry) -> new Phases.Tally(
                        entry.text("what", ""),
                        entry.isTrue("owed"),
                        entry.text("lasts", "").equals("round")));
    }

    private Map<String, Phases.MarkGroup> groups(Set<String> seatMarks) {
        return each(marks("groups"), (name, entry) -> {
            String some = entry.text("marks", "");
            seatsWith(entry, "marks", seatMarks);
            return new Phases.MarkGroup(entry.text("what", ""), some);
        });
    }

    private Map<String, Phases.DefaultHolders> defaults(Set<String> seatMarks) {
        return each(root.map("told"), (mark, entry) -> {
            reader.checkKnown(entry, "unknown-name.mark", mark, seatMarks);
            seatsWith(entry, "first", seatMarks);
            String most = entry.has("most") ? value(entry, "most") : null;
            return new Phases.DefaultHolders(most, entry.text("first"));
        });
    }

    private Map<String, Tree> marks(String of) {
        return root.get("marks").map(of);
    }

    private Map<String, String> meanings(String of) {
        return each(marks(of), (name, entry) -> entry.isMap() ? entry.text("what", "") : entry.text());
    }

    /** Returns the marks that only one seat can have at a time. */
    private Set<String> lone() {
        Set<String> lone = new LinkedHashSet<>();
        marks("seat").forEach((name, entry) -> {
            if (entry.isTrue("lone")) {
                lone.add(name);
            }
        });
        return Collections.unmodifiableSet(lone);
    }

    private Phases.Phase phase(
            String name,
            Tree entry,
            Map<String, Phases.Action> actions,
            Set<String> phases,
            Map<String, Place> transitions) {
        for (Tree action : entry.list("actions")) {
            reader.checkKnown(action, "unknown-action", actions.keySet());
        }
        oneKind(name, entry.list("actions"), actions);
        Map<String, Phases.Transition> out = each(entry.map("transitions"), (transition, way) -> {
            Place before = transitions.putIfAbsent(transition, way.place());
            if (before != null) {
                reader.report(way, "duplicate-key.transition", transition, before);
            }
            String to = reader.named(way, "to", "unknown-phase", phases);
            return new Phases.Transition(transition, to, way.text("end"), way.place());
        });
        return new Phases.Phase(
                name,
                entry.text("what", ""),
                EntryReader.constant(entry, "does", Phases.Task.values()),
                entry.isTrue("hidden"),
                entry.isTrue("aloud"),
                entry.texts("actions"),
                out,
                entry.place());
    }

    /** Checks that a phase with captures by sum has no other actions that move cards. */
    private void oneKind(String phase, List<Tree> listed, Map<String, Phases.Action> actions) {
        Tree act = null;
        Tree plain = null;
        for (Tree one : listed) {
            Phases.Action action = actions.get(String.valueOf(one.text()));
            if (action != null && action.cardMove().act() != null) {
                act = act == null ? one : act;
            } else if (action != null && action.cardMove().from() != null) {
                plain = plain == null ? one : plain;
            }
        }
        if (act != null && plain != null) {
            reader.report(plain, "actions-do-not-fit", phase, act.text(), plain.text());
        }
    }
}
