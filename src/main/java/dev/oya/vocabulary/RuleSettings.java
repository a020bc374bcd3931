package dev.oya.vocabulary;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
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

/** A pack with every option decided: what rules ask for options, numbers and sets of cards. */
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
    private final NameNumbers words;
    private final Phases.Word[] wordsByNumber;
    private final NameNumbers seatMarks;
    private final int loneMarks;
    private final Map<Integer, List<String>> namesOfMarks = new ConcurrentHashMap<>();
    private final NameNumbers roundMarks;
    private final NameNumbers tallies;
    private final boolean[] owed;
    private final NameNumbers[] arrows;
    private final Way[][] ways;

    /**
     * Where an arrow leads.
     *
     * @param phase the number of the phase
     * @param end the way the round ends with it, or null
     */
    public record Way(int phase, String end) {}

    /**
     * @param pack the resolved pack
     * @param chosen values of options that differ from the pack's settings
     * @throws IllegalArgumentException where an option is unknown or may not have its value
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
                throw new IllegalArgumentException("there is no option " + name);
            }
            Object read = option.parse(value);
            if (read == null) {
                throw new IllegalArgumentException("option " + name + " may be " + option.allowed() + ", not " + value);
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
        words = new NameNumbers(machine.words().keySet());
        wordsByNumber = machine.words().values().toArray(Phases.Word[]::new);
        seatMarks = new NameNumbers(machine.seatMarks().keySet());
        loneMarks = machine.loneMarks().stream().mapToInt(this::seatMark).sum();
        roundMarks = new NameNumbers(machine.roundMarks().keySet());
        tallies = new NameNumbers(machine.tallies().keySet());
        owed = new boolean[machine.tallies().size()];
        machine.tallies().forEach((name, tally) -> owed[tallies.indexOf(name)] = tally.owed());
        List<Phases.Phase> all = List.copyOf(machine.phases().values());
        phasesByNumber = all;
        arrows = all.stream()
                .map(phase -> new NameNumbers(phase.arrows().keySet()))
                .toArray(NameNumbers[]::new);
        ways = all.stream()
                .map(phase -> phase.arrows().values().stream()
                        .map(arrow -> new Way(phases.indexOf(arrow.to()), arrow.end()))
                        .toArray(Way[]::new))
                .toArray(Way[][]::new);
    }

    /** These settings once for each way of counting the cards that may be counted as one kind or another. */
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
     * These settings once for each way of counting the cards that may be counted as one kind or another, the one that is
     * preferred first; only themselves where there are no such cards.
     */
    public List<RuleSettings> readings() {
        return readings;
    }

    /** As which kind a card counts here that may be counted as one or another, by its code. */
    public Map<String, String> counting() {
        return counting;
    }

    /** Every option with its value. */
    public Map<String, Object> options() {
        return options;
    }

    /** Whether an option is true. */
    public boolean on(String option) {
        return Boolean.TRUE.equals(option(option));
    }

    /** Whether an option has this value. */
    public boolean is(String option, Object value) {
        return value.equals(option(option));
    }

    /** How many play. */
    public int players() {
        return (Integer) option("players");
    }

    /** The value of an option. */
    public Object option(String name) {
        Object value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException("there is no option " + name);
        }
        return value;
    }

    /** A named number; amounts in the larger unit are given in points. */
    public int value(String name) {
        Integer value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("there is no value " + name);
        }
        return value;
    }

    /** An amount in points where it is money, as it stands otherwise. */
    public int points(Amount amount) {
        double number = amount.option() == null ? amount.number() : ((Number) option(amount.option())).doubleValue();
        return ExactMath.whole(Math.round(amount.unit().equals(pack.unit()) ? number * unitPoints() : number));
    }

    /** How many points the larger unit is, 1 where the pack has none. */
    public int unitPoints() {
        return pack.unit() == null ? 1 : ((Number) option(pack.unit())).intValue();
    }

    /** Who plays together at a table of so many. */
    public List<List<Integer>> sides(int seats) {
        return seating(seats).sides();
    }

    /** The same, to be looked up by seat. */
    public SideTable seating(int seats) {
        boolean plays = seats >= pack.leastSeats() && seats <= pack.mostSeats();
        return plays ? seatings[seats] : SideTable.of(pack.sides().of(seats, options));
    }

    /** The number of a seat's side at a table of so many, from 0. */
    public int side(int seats, int seat) {
        return seatings[seats].side()[seat];
    }

    /** The cards of a set expression. */
    public CardSet set(String expression) {
        CardSet set = sets.get(expression);
        if (set == null) {
            set = counted.parse(expression);
            sets.put(expression, set);
        }
        return set;
    }

    /** Cards, with those that may be counted as one of them. */
    public CardSet either(YakuEntry.Cards some) {
        CardSet all = some.set();
        for (RuleSettings reading : readings) {
            all = reading == this ? all : all.plus(reading.set(some.expression()));
        }
        return all;
    }

    /** Those cards of a set expression that count as two where they are counted. */
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

    /** How many the cards of a set expression are among some, those that count as two counted so. */
    public int count(String expression, CardSet cards) {
        return count(set(expression), expression, cards);
    }

    /** The same, where the cards of the expression are known already. */
    int count(CardSet set, String expression, CardSet cards) {
        return anyTwice ? cards.sizeWith(set) + cards.sizeWith(twice(expression)) : cards.sizeWith(set);
    }

    /** The same, cards that may be counted as one kind or another counted as they count most. */
    public int mostCount(String expression, CardSet cards) {
        return readings.stream()
                .mapToInt(reading -> reading.count(expression, cards))
                .max()
                .orElse(0);
    }

    /** Whether it is an expression of cards, kinds and sets of the pack. */
    public boolean isSet(String expression) {
        try {
            set(expression);
            return true;
        } catch (Deck.UnknownCard unknown) {
            return false;
        }
    }

    /** What each card weighs by a scale, at its index; 0 for those of which the scale says nothing. */
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

    /** A list of marks, those after {@code -} absent: {@code "active -asked"}. */
    SeatMarks marks(String expression) {
        SeatMarks found = marks.get(expression);
        if (found == null) {
            found = SeatMarks.parse(expression, this);
            marks.put(expression, found);
        }
        return found;
    }

    /** The names of phases, words, marks, tallies and kinds of cards, each at its number. */
    public List<List<String>> orders() {
        Phases machine = pack.phases();
        return List.of(
                List.copyOf(machine.phases().keySet()),
                List.copyOf(machine.words().keySet()),
                List.copyOf(machine.seatMarks().keySet()),
                List.copyOf(machine.roundMarks().keySet()),
                List.copyOf(machine.tallies().keySet()),
                pack.deck().kinds());
    }

    /** The bit of a seat's mark. */
    public int seatMark(String name) {
        return bit(seatMarks, name);
    }

    /** The names of marks of a seat, in the pack's order, by their bits. */
    public List<String> seatMarks(int bits) {
        return namesOfMarks.computeIfAbsent(
                bits,
                some -> IntStream.range(0, Integer.SIZE)
                        .filter(number -> (some >>> number & 1) != 0)
                        .mapToObj(seatMarks::name)
                        .toList());
    }

    /** Whether only one seat at a time has the mark of this bit. */
    public boolean isLone(int bit) {
        return (loneMarks & bit) != 0;
    }

    /** The bit of a mark of the round. */
    public int roundMark(String name) {
        return bit(roundMarks, name);
    }

    private static int bit(NameNumbers marks, String name) {
        int number = marks.indexOf(name);
        if (number < 0) {
            throw new IllegalArgumentException("there is no mark " + name);
        }
        return 1 << number;
    }

    /** The number of a tally in the pack's order. */
    public int tally(String name) {
        int number = tallies.indexOf(name);
        if (number < 0) {
            throw new IllegalArgumentException("there is no tally " + name);
        }
        return number;
    }

    /** Whether what a tally counts is owed; by its number. */
    boolean isOwed(int tally) {
        return owed[tally];
    }

    /** The number of a phase in the pack's order. */
    public int phase(String name) {
        return phases.indexOf(name);
    }

    /** The phases in the pack's order: each at its number. */
    public List<Phases.Phase> phases() {
        return phasesByNumber;
    }

    public String phaseName(int number) {
        return phases.name(number);
    }

    /** Where an arrow of a phase leads, or null where the phase has no such arrow. */
    public Way way(int phase, String arrow) {
        int number = arrows[phase].indexOf(arrow);
        return number < 0 ? null : ways[phase][number];
    }

    /** The number of a word in the pack's order, from 1; 0 where there is no such word. */
    public int word(String name) {
        return words.indexOf(name) + 1;
    }

    /** The word of this number, from 1. */
    public Phases.Word word(int number) {
        return wordsByNumber[number - 1];
    }

    /** The name of the word of this number, null for 0. */
    public String wordName(int number) {
        return number == 0 ? null : words.name(number - 1);
    }
}
