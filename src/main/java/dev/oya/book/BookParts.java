package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.read.RequiredOption;
import dev.oya.pack.read.RequiredSeats;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Assigns rules to parts of a book and determines whether a rule can apply at the table. Both results are derived from the text
 * of the rule if possible.
 */
public final class BookParts {
    /** Conclusions that pay or score. */
    private static final Set<String> PAYING =
            Set.of("Pays", "Owes", "Earns", "Balance", "PaysIn", "Shares", "TakesPot", "Gains", "OthersLose");

    /** The parts of a book that contain rules, in order. */
    enum Part {
        DEAL,
        TURN,
        DECIDE,
        SETTLE,
        MATCH
    }

    /** Ending of the paths of files that define phases. These files also contain rules. */
    static final String PHASES = "/phases.yaml";

    private static final Map<Part, Set<String>> QUESTIONS = Map.of(
            Part.DEAL, Set.of("ToDeal", "Dealt", "Field", "Carried", "Showing", "Drawn", "Hand"),
            Part.SETTLE, Set.of("Ended", "Scheme", "PaidThing", "SittingOut", "SideFeats", "Achievements", "Winner"),
            Part.MATCH, Set.of("Ledger", "Length", "AfterLastRound"));

    private static final Pattern QUESTION = Pattern.compile("when\\s+(?:\\$\\w+\\s*:\\s*)?(\\w+)\\(");
    private static final Pattern PHASE = Pattern.compile("phase == \"([^\"]+)\"");
    /** An option or value that a rule reads. */
    private static final Pattern READ = Pattern.compile("\\b(?:on|is|value)\\(\"([^\"]+)\"");

    private static final Pattern ACTION = Pattern.compile("action == \"([^\"]+)\"");

    private final Pack pack;
    private final BookSide now;
    private final Map<String, Part> phases = new LinkedHashMap<>();
    private final Set<String> reached = new HashSet<>();

    BookParts(BookSide now) {
        this.pack = now.pack();
        this.now = now;
        Part part = Part.DEAL;
        for (Phases.Phase phase : pack.phases().phases().values()) {
            boolean cards = phase.actions().stream()
                    .anyMatch(action ->
                            pack.phases().actions().get(action).cardMove().from() != null);
            if (part == Part.SETTLE) {
                part = Part.MATCH;
            } else if (phase.isEnd()) {
                part = Part.SETTLE;
            } else if (cards) {
                part = Part.TURN;
            }
            boolean decides = part == Part.TURN && !cards && !phase.actions().isEmpty();
            phases.put(phase.name(), phase.does() == Phases.Task.BOOK ? Part.MATCH : decides ? Part.DECIDE : part);
        }
        reach(pack.phases().start());
    }

    /** Returns the rules in force that decide payments or points, in file order. */
    public static List<WrittenRule> payments(Pack pack, Map<String, Object> settings, BookWords words) {
        BookSide now = BookSide.of(pack, settings, words, BookCites.ALL);
        BookParts parts = new BookParts(now);
        return now.rules().values().stream()
                .filter(rule -> rule.spoken().concludes().stream().anyMatch(PAYING::contains))
                .filter(parts::isPlayed)
                .toList();
    }

    /** Marks the given phase and all phases that a round of this table can reach from it. */
    private void reach(String phase) {
        if (reached.add(phase)) {
            for (Phases.Transition transition :
                    pack.phases().phases().get(phase).transitions().values()) {
                WrittenRule rule = now.rules().get(transition.name());
                if (rule == null || isChosen(rule)) {
                    reach(transition.to());
                }
            }
        }
    }

    /**
     * Returns the part that most of these rules belong to. If any rule belongs to {@code MATCH}, returns {@code MATCH}.
     */
    Part of(List<WrittenRule> rules) {
        Map<Part, Integer> votes = new EnumMap<>(Part.class);
        rules.forEach(rule -> votes.merge(of(rule), 1, Integer::sum));
        if (votes.containsKey(Part.MATCH)) {
            return Part.MATCH;
        }
        return votes.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(Part.TURN);
    }

    /**
     * Returns the phases that every round of this table goes through, in order: the deal, the turns and the end. Phases that
     * only some tables use, and those between two rounds, are omitted.
     */
    List<Phases.Phase> course() {
        return pack.phases().phases().values().stream()
                .filter(phase -> reached.contains(phase.name()))
                .filter(phase -> switch (phases.get(phase.name())) {
                    case DEAL -> phase.does() == Phases.Task.DEAL || phase.does() == Phases.Task.LOOK;
                    case TURN, DECIDE, SETTLE -> true;
                    case MATCH -> false;
                })
                .toList();
    }

    /** Returns whether all rules determine the first dealer. */
    static boolean areOfFirstDealer(List<WrittenRule> rules) {
        return rules.stream().allMatch(rule -> question(rule).equals("Drawn"));
    }

    private Part of(WrittenRule rule) {
        String asked = question(rule);
        for (Map.Entry<Part, Set<String>> part : QUESTIONS.entrySet()) {
            if (part.getValue().contains(asked)) {
                return part.getKey();
            }
        }
        for (String phase : found(PHASE, rule.drl())) {
            return phases.getOrDefault(phase, Part.TURN);
        }
        for (String action : found(ACTION, rule.drl())) {
            for (Phases.Phase phase : pack.phases().phases().values()) {
                if (phase.actions().contains(action)) {
                    return phases.get(phase.name());
                }
            }
        }
        return Part.TURN;
    }

    /** Returns the question that the rule answers, or an empty string. */
    private static String question(WrittenRule rule) {
        return found(QUESTION, rule.drl()).stream().findFirst().orElse("");
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /**
     * Returns whether a rule can apply under the options of the table. Returns true if the text of the rule does not determine
     * this.
     */
    boolean isPlayed(WrittenRule rule) {
        List<String> where = found(PHASE, rule.drl());
        List<String> actions = found(ACTION, rule.drl());
        boolean comes = where.isEmpty() || where.stream().anyMatch(reached::contains);
        boolean described = actions.isEmpty()
                || reached.stream()
                        .anyMatch(phase -> actions.stream()
                                .anyMatch(pack.phases().phases().get(phase).actions()::contains));
        return comes && described && isChosen(rule);
    }

    /** Returns whether the table has the options and the number of seats that a rule requires. */
    private boolean isChosen(WrittenRule rule) {
        return (!(now.settings().get("players") instanceof Integer players)
                        || RequiredSeats.accept(rule, pack, players))
                && RequiredOption.of(rule, pack).stream()
                        .allMatch(required -> required.accepts(
                                now.settings().get(required.option().name())));
    }

    /**
     * Returns the options that change the effect of a rule at this table. Omits options that are off, and options that only
     * decide whether the rule applies.
     */
    List<Option> read(WrittenRule rule) {
        List<Option> required = RequiredOption.of(rule, pack).stream()
                .map(RequiredOption::option)
                .toList();
        return found(READ, rule.drl()).stream()
                .map(this::option)
                .filter(Objects::nonNull)
                .filter(option -> !required.contains(option))
                .filter(option -> !Boolean.FALSE.equals(now.settings().get(option.name())))
                .distinct()
                .toList();
    }

    /** Returns the option with this name, the option that decides the value with this name, or null if there is neither. */
    private Option option(String name) {
        Value value = pack.values().get(name);
        String option = value == null
                ? name
                : value.amount() == null ? null : value.amount().option();
        return option == null ? null : pack.options().get(option);
    }

    /** Returns the rules of each part, grouped by file, in reading order. */
    Map<Part, List<List<WrittenRule>>> chapters() {
        Map<String, List<WrittenRule>> files = new LinkedHashMap<>();
        for (WrittenRule rule : now.rules().values()) {
            String file = rule.place().file();
            // All rules of a file belong to one part, except those of phases.yaml and those of the first dealer.
            boolean first = areOfFirstDealer(List.of(rule));
            files.computeIfAbsent(file.endsWith(PHASES) || first ? file + of(rule) : file, any -> new ArrayList<>())
                    .add(rule);
        }
        Map<Part, List<List<WrittenRule>>> parts = new EnumMap<>(Part.class);
        files.values()
                .forEach(rules -> parts.computeIfAbsent(of(rules), part -> new ArrayList<>())
                        .add(rules));
        parts.forEach((part, some) -> some.sort(Comparator.comparing(rules -> place(part, rules))));
        return parts;
    }

    /**
     * Returns the position of a file in the reading order of its part. The first dealer precedes the deal. Shared rules
     * of the first dealer and of turns precede those of the game, and turns precede captures. The rules of phases are last.
     */
    private static int place(Part part, List<WrittenRule> rules) {
        String file = rules.get(0).place().file();
        if (file.endsWith(PHASES)) {
            return 4;
        }
        boolean shared = file.startsWith("common/");
        String question = question(rules.get(0));
        boolean first = part == Part.TURN ? shared : question.equals("Drawn");
        boolean later = question.equals("Matches") || part != Part.TURN && !shared;
        return !first ? shared ? 3 : 2 : later ? 1 : 0;
    }
}
