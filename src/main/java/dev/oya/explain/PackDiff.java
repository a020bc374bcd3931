package dev.oya.explain;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.notation.Json;
import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.read.WrittenRule;
import dev.oya.say.AmountText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The differences between two packs. */
public final class PackDiff {
    /**
     * One of the two values in a difference.
     *
     * @param same key for comparison; the values are equal if their keys are equal
     */
    public record Side(String text, Object same, Citation cite) {}

    /**
     * One difference between the packs.
     *
     * @param kind what differs: option, combination, card, value, set, action, phase, mark, tally, table, name or rule
     * @param first the value in the first pack, or null if the pack has none
     * @param second the value in the second pack, or null if the pack has none
     */
    public record Difference(String kind, String name, Side first, Side second) {}

    private final Pack first;
    private final Pack second;
    private final List<Difference> differences = new ArrayList<>();

    public PackDiff(Pack first, Map<String, Object> firstOptions, Pack second, Map<String, Object> secondOptions) {
        this.first = first;
        this.second = second;
        compare("table", table(first), table(second));
        compare("option", options(first, firstOptions, second), options(second, secondOptions, first));
        compare("combination", combinations(first, firstOptions), combinations(second, secondOptions));
        compare("card", either(first), either(second));
        compare("value", values(first, firstOptions), values(second, secondOptions));
        compare("set", sets(first), sets(second));
        compare("action", actions(first), actions(second));
        compare("phase", phases(first), phases(second));
        compare("mark", marks(first), marks(second));
        compare("tally", tallies(first), tallies(second));
        compare("name", names(first), names(second));
        compare("rule", rules(first), rules(second));
    }

    private void compare(String kind, Map<String, Side> ones, Map<String, Side> others) {
        Set<String> names = new LinkedHashSet<>(ones.keySet());
        names.addAll(others.keySet());
        for (String name : names) {
            Side one = ones.get(name);
            Side other = others.get(name);
            if (one == null || other == null || !Objects.equals(one.same(), other.same())) {
                differences.add(new Difference(kind, name, one, other));
            }
        }
    }

    private static <T> Map<String, Side> sides(Map<String, T> all, Function<T, Side> side) {
        Map<String, Side> sides = new LinkedHashMap<>();
        all.forEach((name, one) -> sides.put(name, side.apply(one)));
        return sides;
    }

    /** Returns the number of players and the partnerships. */
    private static Map<String, Side> table(Pack pack) {
        Map<String, Side> table = new LinkedHashMap<>();
        table.put("seats", side(pack.leastSeats() + ".." + pack.mostSeats(), ""));
        pack.sides().partners().forEach((seats, sides) -> table.put("sides of " + seats, side(sides.toString(), "")));
        return table;
    }

    private static Side side(String text, Object same) {
        return new Side(text, List.of(text, same), Citation.NONE);
    }

    /** Returns the value of each option, with its allowed values if they differ from those of the other pack. */
    private static Map<String, Side> options(Pack pack, Map<String, Object> settings, Pack others) {
        return sides(pack.options(), option -> {
            Object value = settings.get(option.name());
            Option other = others.options().get(option.name());
            boolean wider = other != null
                    && !other.values().allowed().equals(option.values().allowed());
            return new Side(
                    value + (wider ? " [" + option.values().allowed() + "]" : ""),
                    Arrays.asList(value, option.values().allowed()),
                    pack.cite(option));
        });
    }

    private static Map<String, Side> actions(Pack pack) {
        return sides(pack.phases().actions(), action -> new Side(action.what(), action.play(), Citation.NONE));
    }

    private static Map<String, Side> phases(Pack pack) {
        return sides(pack.phases().phases(), phase -> {
            List<String> transitions = phase.transitions().values().stream()
                    .map(transition ->
                            "-> " + transition.to() + (transition.end() == null ? "" : " (" + transition.end() + ")"))
                    .toList();
            String actions = String.join(", ", phase.actions());
            return new Side(
                    String.join(
                            "  ",
                            Stream.concat(Stream.of(actions), transitions.stream())
                                    .filter(part -> !part.isEmpty())
                                    .toList()),
                    Arrays.asList(
                            phase.does(),
                            phase.hidden(),
                            phase.aloud(),
                            phase.actions(),
                            phase.transitions().keySet(),
                            transitions),
                    Citation.NONE);
        });
    }

    private static Map<String, Side> marks(Pack pack) {
        Phases phases = pack.phases();
        Map<String, Side> marks = new LinkedHashMap<>();
        phases.marks()
                .seats()
                .forEach((mark, what) -> marks.put(
                        mark,
                        new Side(
                                what,
                                List.of(
                                        phases.marks().quiet().contains(mark),
                                        phases.marks().lone().contains(mark)),
                                Citation.NONE)));
        phases.marks().groups().forEach((name, group) -> marks.put(name, side(group.marks(), "")));
        phases.marks().round().forEach((mark, what) -> marks.put(mark, new Side(what, mark, Citation.NONE)));
        return marks;
    }

    private static Map<String, Side> tallies(Pack pack) {
        return sides(pack.phases().tallies(), tally -> new Side(tally.what(), tally.owed(), Citation.NONE));
    }

    /** Returns the names that house-rule layers define, by id. */
    private static Map<String, Side> names(Pack pack) {
        return sides(pack.words(), names -> {
            List<String> each = names.entrySet().stream()
                    .map(name -> name.getKey() + ": " + name.getValue())
                    .sorted()
                    .toList();
            return side(String.join(", ", each), "");
        });
    }

    private static Map<String, Side> combinations(Pack pack, Map<String, Object> settings) {
        return sides(pack.yaku(), entry -> {
            String worth = !entry.isPlayed(settings) ? "not played" : AmountText.worth(entry, settings);
            List<Object> same = Arrays.asList(
                    entry.id(),
                    entry.group(),
                    worth,
                    entry.counts(),
                    entry.months(),
                    entry.triples(),
                    entry.tags(),
                    entry.needs(),
                    entry.round(),
                    entry.month(),
                    entry.lacks(),
                    entry.triplesOf(),
                    entry.points(),
                    entry.shows());
            return new Side((worth + ". ").replaceFirst("^\\. ", "") + entry.what(), same, pack.cite(entry.cite()));
        });
    }

    private static Map<String, Side> values(Pack pack, Map<String, Object> settings) {
        return sides(pack.values(), value -> {
            String amount = AmountText.of(value.amount(), settings);
            return new Side(amount, amount, pack.cite(value.cite()));
        });
    }

    private static Map<String, Side> sets(Pack pack) {
        return sides(pack.sets(), set -> {
            String cards = String.join(" ", pack.deck().codes(set.cards()));
            return new Side(cards, set.cards(), pack.cite(set.cite()));
        });
    }

    private static Map<String, Side> either(Pack pack) {
        return sides(pack.either(), card -> new Side(card.what(), card.kinds(), pack.cite(card.cite())));
    }

    private static Map<String, Side> rules(Pack pack) {
        return sides(WrittenRule.of(pack), rule -> new Side(rule.sentence(), rule.bare(), pack.cite(rule.cite())));
    }

    private static String name(Pack pack) {
        return pack.base() + "/" + String.join("+", pack.layers());
    }

    public List<Difference> differences() {
        return List.copyOf(differences);
    }

    /** Returns the full name of the first pack. */
    public String first() {
        return name(first);
    }

    /** Returns the full name of the second pack. */
    public String second() {
        return name(second);
    }

    public ObjectNode json() {
        return Json.tree(
                new Answer(first(), second(), differences.stream().map(Row::new).toList()));
    }

    private record Answer(String first, String second, List<Row> differences) {}

    private record Row(String kind, String name, CitedText first, CitedText second) {
        Row(Difference one) {
            this(one.kind(), one.name(), CitedText.of(one.first()), CitedText.of(one.second()));
        }
    }

    private record CitedText(String text, @JsonUnwrapped Json.Cited cite) {
        static CitedText of(Side side) {
            return side == null ? null : new CitedText(side.text(), new Json.Cited(side.cite()));
        }
    }
}
