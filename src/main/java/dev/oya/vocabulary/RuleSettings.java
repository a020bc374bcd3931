package dev.oya.vocabulary;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.ExactMath;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Amount;
import dev.oya.pack.DualKind;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.SideTable;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** A pack with a value for every option. Rules read options, values and card sets from it. */
public final class RuleSettings {
    private final Pack pack;
    private final Deck counted;
    private final List<RuleSettings> readings;
    private final Map<String, String> counting;
    private final Map<String, Object> options;
    private final Map<String, Integer> values = new HashMap<>();
    private final Map<String, CardSet> sets = new ConcurrentHashMap<>();
    private final Map<String, CardSet> twices = new ConcurrentHashMap<>();
    private final boolean anyTwice;
    private final Map<String, int[]> weights = new ConcurrentHashMap<>();
    private final Map<String, SeatMarks> marks = new ConcurrentHashMap<>();
    private final SideTable[] seatings;
    private final NameNumbers phases;
    private final List<Phases.Phase> phasesByNumber;
    private final NameNumbers actions;
    private final Phases.Action[] actionsByNumber;
    private final NameNumbers seatMarks;
    private final int loneMarks;
    private final Map<Integer, List<String>> namesOfMarks = new ConcurrentHashMap<>();
    private final NameNumbers roundMarks;
    private final NameNumbers tallies;
    private final boolean[] owed;
    private final NameNumbers[] transitions;
    private final Way[][] ways;

    /**
     * The target of a transition.
     *
     * @param phase number of the phase
     * @param end id of the end of the round, or null if the round continues
     */
    public record Way(int phase, String end) {}

    /**
     * @param pack the resolved pack
     * @param chosen options that override the pack's settings
     * @throws IllegalArgumentException if an option or its value is invalid
     */
    public RuleSettings(Pack pack, Map<String, Object> chosen) {
        this(pack, chosen, Map.of());
    }

    private RuleSettings(Pack pack, Map<String, Object> chosen, Map<String, String> counting) {
        this.pack = pack;
        this.anyTwice =
                pack.sets().values().stream().anyMatch(set -> !set.twice().isEmpty());
        this.counting = Collections.unmodifiableMap(new LinkedHashMap<>(counting));
        this.counted = counting.isEmpty() ? pack.deck() : pack.deck().counting(counting);
        boolean readable = counting.isEmpty() && !pack.either().isEmpty();
        this.readings = readable ? readings(pack, chosen) : List.of(this);
        Map<String, Object> resolved = new LinkedHashMap<>(pack.settings());
        chosen.forEach((name, value) -> {
            Option option = pack.options().get(name);
            if (option == null) {
                throw new LocalizedException(Advice.of("no-option", name));
            }
            Object read = option.values().parse(value);
            if (read == null) {
                throw new LocalizedException(
                        Advice.of("option-allows", name, value, option.values().allowed()));
            }
            resolved.put(name, read);
        });
        this.options = Collections.unmodifiableMap(resolved);
        for (Value value : pack.values().values()) {
            values.put(value.name(), points(value.amount()));
        }
        seatings = new SideTable[pack.mostSeats() + 1];
        for (int seats = pack.leastSeats(); seats <= pack.mostSeats(); seats++) {
            seatings[seats] = SideTable.of(pack.sides().of(seats, options));
        }
        Phases machine = pack.phases();
        phases = new NameNumbers(machine.phases().keySet());
        actions = new NameNumbers(machine.actions().keySet());
        actionsByNumber = machine.actions().values().toArray(Phases.Action[]::new);
        seatMarks = new NameNumbers(machine.marks().seats().keySet());
        loneMarks = machine.marks().lone().stream().mapToInt(this::seatMark).sum();
        roundMarks = new NameNumbers(machine.marks().round().keySet());
        tallies = new NameNumbers(machine.tallies().keySet());
        owed = new boolean[machine.tallies().size()];
        machine.tallies().forEach((name, tally) -> owed[tallies.indexOf(name)] = tally.owed());
        List<Phases.Phase> all = List.copyOf(machine.phases().values());
        phasesByNumber = all;
        transitions = all.stream()
                .map(phase -> new NameNumbers(phase.transitions().keySet()))
                .toArray(NameNumbers[]::new);
        ways = all.stream()
                .map(phase -> phase.transitions().values().stream()
                        .map(transition -> new Way(phases.indexOf(transition.to()), transition.end()))
                        .toArray(Way[]::new))
                .toArray(Way[][]::new);
    }

    /** Returns these settings once for each way of counting dual-kind cards. */
    private static List<RuleSettings> readings(Pack pack, Map<String, Object> chosen) {
        List<Map<String, String>> ways = List.of(Map.of());
        for (DualKind either : pack.either().values()) {
            List<Map<String, String>> more = new ArrayList<>();
            for (Map<String, String> way : ways) {
                for (String kind : either.kinds()) {
                    Map<String, String> longer = new LinkedHashMap<>(way);
                    longer.put(either.card(), kind);
                    more.add(longer);
                }
            }
            ways = more;
        }
        return ways.stream().map(way -> new RuleSettings(pack, chosen, way)).toList();
    }

    public Pack pack() {
        return pack;
    }

    /**
     * Returns these settings once for each way of counting dual-kind cards, the preferred way first. Returns only these
     * settings if there are no such cards.
     */
    public List<RuleSettings> readings() {
        return readings;
    }

    /** Returns the chosen kind of each dual-kind card, by card code. */
    public Map<String, String> counting() {
        return counting;
    }

    /** Returns every option with its value. */
    public Map<String, Object> options() {
        return options;
    }

    /** Returns whether the given yes-or-no option is on. */
    public boolean on(String option) {
        return Boolean.TRUE.equals(option(option));
    }

    /** Returns whether the given option has this value. */
    public boolean is(String option, Object value) {
        return value.equals(option(option));
    }

    /** Returns the number of players. */
    public int players() {
        return (Integer) option("players");
    }

    /** Returns the value of the given option. */
    public Object option(String name) {
        Object value = options.get(name);
        if (value == null) {
            throw new LocalizedException(Advice.of("no-option", name));
        }
        return value;
    }

    /** Returns the named value. Amounts in the larger unit are converted to points. */
    public int value(String name) {
        Integer value = values.get(name);
        if (value == null) {
            throw new LocalizedException(Advice.of("no-value", name));
        }
        return value;
    }

    /** Returns the given amount as a number. Amounts in the larger unit are converted to points. */
    public int points(Amount amount) {
        double number = amount.option() == null ? amount.number() : ((Number) option(amount.option())).doubleValue();
        return ExactMath.whole(Math.round(amount.unit().equals(pack.unit()) ? number * unitPoints() : number));
    }

    /** Returns the points per larger unit, or 1 if the pack has no larger unit. */
    public int unitPoints() {
        return pack.unit() == null ? 1 : ((Number) option(pack.unit())).intValue();
    }

    /** Returns the sides at a table with the given number of seats. */
    public List<List<Integer>> sides(int seats) {
        return seating(seats).sides();
    }

    /** Returns the sides at a table with the given number of seats, indexed by seat. */
    public SideTable seating(int seats) {
        boolean plays = seats >= pack.leastSeats() && seats <= pack.mostSeats();
        return plays ? seatings[seats] : SideTable.of(pack.sides().of(seats, options));
    }

    /** Returns the number of the given seat's side, from 0. */
    public int side(int seats, int seat) {
        return seatings[seats].side()[seat];
    }

    /** Returns the cards that match the given set expression. */
    public CardSet set(String expression) {
        CardSet set = sets.get(expression);
        if (set == null) {
            set = counted.parse(expression);
            sets.put(expression, set);
        }
        return set;
    }

    /** Returns the cards that match a set expression under at least one way of counting dual-kind cards. */
    public CardSet either(YakuEntry.Cards some) {
        CardSet all = some.set();
        for (RuleSettings reading : readings) {
            all = reading == this ? all : all.plus(reading.set(some.expression()));
        }
        return all;
    }

    /** Returns the cards that count twice in the given set expression. */
    public CardSet twice(String expression) {
        CardSet known = twices.get(expression);
        if (known == null) {
            CardSet twice = CardSet.NONE;
            for (String word : expression.trim().split("\\s+")) {
                NamedSet set = pack.sets().get(word);
                twice = set == null ? twice : twice.plus(set.twice());
            }
            known = twice.and(set(expression));
            twices.put(expression, known);
        }
        return known;
    }

    /** Returns the number of the given cards that match the set expression. Double cards count twice. */
    public int count(String expression, CardSet cards) {
        return count(set(expression), expression, cards);
    }

    /** Returns the number of the given cards that are in the set. Double cards of the expression count twice. */
    int count(CardSet set, String expression, CardSet cards) {
        return anyTwice ? cards.sizeWith(set) + cards.sizeWith(twice(expression)) : cards.sizeWith(set);
    }

    /**
     * Returns the number of the given cards that match the set expression, under the way of counting dual-kind cards that gives
     * the highest number.
     */
    public int mostCount(String expression, CardSet cards) {
        return readings.stream()
                .mapToInt(reading -> reading.count(expression, cards))
                .max()
                .orElse(0);
    }

    /** Returns whether the given text is a valid set expression. */
    public boolean isSet(String expression) {
        try {
            set(expression);
            return true;
        } catch (Deck.UnknownCard unknown) {
            return false;
        }
    }

    /**
     * Returns the weight of each card on the given scale, by card index. The weight is 0 for cards that the scale does not
     * mention.
     */
    public int[] weights(String scale) {
        return weights.computeIfAbsent(scale, name -> {
            int[] weighs =
                    new int[counted.cards().stream().mapToInt(Card::index).max().orElse(0) + 1];
            pack.scales()
                    .getOrDefault(name, Map.of())
                    .forEach((value, cards) -> cards.stream().forEach(card -> weighs[card] = value(value)));
            return weighs;
        });
    }

    /**
     * Parses the given mark expression or returns the cached result. Marks after {@code -} must be absent:
     * {@code "active -asked"}.
     */
    SeatMarks marks(String expression) {
        SeatMarks found = marks.get(expression);
        if (found == null) {
            found = SeatMarks.parse(expression, this);
            marks.put(expression, found);
        }
        return found;
    }

    /** Returns the names of phases, actions, marks, tallies and kinds of cards, indexed by their numbers. */
    public List<List<String>> orders() {
        Phases machine = pack.phases();
        return List.of(
                List.copyOf(machine.phases().keySet()),
                List.copyOf(machine.actions().keySet()),
                List.copyOf(machine.marks().seats().keySet()),
                List.copyOf(machine.marks().round().keySet()),
                List.copyOf(machine.tallies().keySet()),
                pack.deck().kinds());
    }

    /** Returns the bit mask of the given seat mark. */
    public int seatMark(String name) {
        return 1 << seatMarks.number(name, unknown -> Advice.of("no-mark", unknown));
    }

    /** Returns the names of the seat marks in a bit mask, in the pack's order. */
    public List<String> seatMarks(int bits) {
        return namesOfMarks.computeIfAbsent(
                bits,
                some -> IntStream.range(0, Integer.SIZE)
                        .filter(number -> (some >>> number & 1) != 0)
                        .mapToObj(seatMarks::name)
                        .toList());
    }

    /** Returns whether only one seat at a time can have the mark with this bit mask. */
    public boolean isLone(int bit) {
        return (loneMarks & bit) != 0;
    }

    /** Returns the bit mask of the given round mark. */
    public int roundMark(String name) {
        return 1 << roundMarks.number(name, unknown -> Advice.of("no-mark", unknown));
    }

    /** Returns the number of the given tally in the pack's order, from 0. */
    public int tally(String name) {
        return tallies.number(name, unknown -> Advice.of("no-tally", unknown));
    }

    /** Returns whether the tally with this number is a debt. */
    boolean isOwed(int tally) {
        return owed[tally];
    }

    /** Returns the number of the given phase in the pack's order, from 0, or -1 if the phase is unknown. */
    public int phase(String name) {
        return phases.indexOf(name);
    }

    /** Returns the phases, indexed by their numbers. */
    public List<Phases.Phase> phases() {
        return phasesByNumber;
    }

    public String phaseName(int number) {
        return phases.name(number);
    }

    /** Returns the target of the given transition, or null if the phase has no such transition. */
    public Way way(int phase, String transition) {
        int number = transitions[phase].indexOf(transition);
        return number < 0 ? null : ways[phase][number];
    }

    /** Returns the number of the given action in the pack's order, from 1, or 0 if the action is unknown. */
    public int action(String name) {
        return actions.indexOf(name) + 1;
    }

    /** Returns the action with this number, from 1. */
    public Phases.Action action(int number) {
        return actionsByNumber[number - 1];
    }

    /** Returns the name of the action with this number, or null for 0. */
    public String actionName(int number) {
        return number == 0 ? null : actions.name(number - 1);
    }
}
