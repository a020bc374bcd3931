package dev.oya.spec;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Completion;
import dev.oya.play.table.TableBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The table that a scenario describes: the cards and combinations of each seat, the field and the score. The round can be
 * dealt, resumed in progress or already over. Use one instance per scenario.
 */
public final class ScenarioTable {
    private static final int MOST_SEATS = 8;
    /** Number of seats of a scenario that states none, if the game allows it. */
    private static final int USUAL_SEATS = 3;

    private final ScenarioState state;
    /** Validates the stated facts. */
    final ScenarioCheck check;

    /** Stated number of seats, or 0 if the scenario states none. */
    private int seats;

    private final Map<TableFact, Map<Integer, Integer>> numbers = new EnumMap<>(TableFact.class);
    int[] scores;
    CardSet field;
    /** The cards of the field in the order in which the scenario names them. */
    private List<Integer> laidOut = List.of();

    CardSet faceDown = CardSet.NONE;
    final List<Integer> carried = new ArrayList<>();
    final Map<Integer, CardSet> hands = new TreeMap<>();
    List<Integer> stock = List.of();
    List<Integer> restock = List.of();
    final List<List<Integer>> fieldsBefore = new ArrayList<>();
    final List<Build> builds = new ArrayList<>();
    final Map<Integer, CardSet> piles = new TreeMap<>();
    final Map<Integer, List<String>> declared = new TreeMap<>();
    final Map<Integer, List<String>> marks = new TreeMap<>();
    /** Actions of seats in the order of the steps. */
    private final List<Call> actions = new ArrayList<>();
    /** Tallies of earlier rounds, by name and seat. */
    private final Map<String, int[]> tallies = new TreeMap<>();

    private final Map<Completion, Integer> liable = new LinkedHashMap<>();

    ScenarioTable(ScenarioState state) {
        this.state = state;
        this.check = new ScenarioCheck(state, this);
    }

    /** Returns the number of seats: as stated, otherwise three, or the default of a game that three players cannot play. */
    public int seats() {
        if (seats > 0) {
            return seats;
        }
        Pack pack = state.pack();
        return pack.players().contains(USUAL_SEATS)
                ? USUAL_SEATS
                : (int) pack.settings().get("players");
    }

    public void seats(int number) {
        seats = number;
    }

    /** Sets a number that the scenario states about a seat. Numbers about the table are stored for seat 0. */
    public void number(TableFact thing, int seat, int number) {
        check.given(thing, seat);
        of(thing).put(seat, number);
    }

    /** Returns the stated numbers by seat. */
    Map<Integer, Integer> of(TableFact thing) {
        return numbers.computeIfAbsent(thing, key -> new TreeMap<>());
    }

    int dealer() {
        return of(TableFact.DEALER).getOrDefault(0, 0);
    }

    void dealer(int seat) {
        of(TableFact.DEALER).put(0, seat);
    }

    int round() {
        return of(TableFact.ROUND).getOrDefault(0, 1);
    }

    private int pot() {
        return of(TableFact.POT).getOrDefault(0, 0);
    }

    public void scores(int[] points) {
        check.given(TableFact.SCORES, 0);
        scores = points;
    }

    /** Adds a carried multiplier of earlier rounds. */
    public void carried(int times) {
        check.given(TableFact.CARRIED, 0);
        carried.add(times);
    }

    public void field(String codes) {
        check.given(TableFact.FIELD, 0);
        field = null;
        field = place(codes);
        laidOut = state.list(codes);
    }

    /** Adds cards that lie face down under the field. */
    public void faceDown(String codes) {
        check.given(TableFact.FACE_DOWN, 0);
        faceDown = faceDown.plus(place(codes));
    }

    /** Returns the cards of the field, the top card last. The order matters only if the field is a pile. */
    List<Integer> fieldInOrder() {
        boolean pile = state.pack().phases().pile() && free().equals(CardSet.of(laidOut));
        return pile ? laidOut : free().stream().boxed().toList();
    }

    /** Adds a field that is discarded before the field of the round is dealt. */
    public void thrownIn(String codes) {
        check.given(TableFact.THROWN_IN, 0);
        fieldsBefore.add(state.list(codes));
    }

    public void hand(int seat, String codes) {
        check.given(TableFact.HAND, seat);
        hands.remove(seat);
        hands.put(seat, place(codes));
    }

    public void stock(String codes) {
        check.given(TableFact.STOCK, 0);
        stock = List.of();
        stock = state.copies().list(codes, placed());
    }

    /** Sets the order of reshuffled cards. */
    public void restock(String codes) {
        check.given(TableFact.RESTOCK, 0);
        restock = state.list(codes);
    }

    public void captured(int seat, String codes) {
        check.given(TableFact.CAPTURED, seat);
        piles.merge(seat, place(codes), CardSet::plus);
    }

    /** Adds a combination that a seat has declared. */
    public void declared(int seat, String id) {
        check.given(TableFact.DECLARED, seat);
        declared.computeIfAbsent(seat, key -> new ArrayList<>()).add(id);
    }

    public void mark(int seat, String mark) {
        check.given(TableFact.MARK, seat);
        marks.computeIfAbsent(seat, key -> new ArrayList<>()).add(mark);
    }

    private record Call(int seat, String action) {}

    /**
     * Adds an action that a seat has taken in the round, after the actions that were added earlier.
     *
     * @param times number of times that the seat has taken the action
     */
    public void said(int seat, String action, int times) {
        check.given(TableFact.MARK, seat);
        actions.addAll(Collections.nCopies(times, new Call(seat, action)));
    }

    /** Sets a tally of a seat from earlier rounds. */
    public void counted(String tally, int seat, int count) {
        check.given(TableFact.TALLY, seat);
        tallies.computeIfAbsent(tally, key -> new int[MOST_SEATS])[seat] = count;
    }

    /** Makes a seat the only payer for a combination or group of cards that another seat has completed. */
    public void liable(int payer, Completion what) {
        check.given(TableFact.LIABLE, payer);
        check.given(TableFact.LIABLE, what.owner());
        liable.put(what, payer);
    }

    /**
     * Adds a build.
     *
     * @param parts card codes of the parts of the build, with a comma between parts
     */
    public void build(int seat, String parts, int value) {
        check.given(TableFact.BUILD, seat);
        List<CardSet> all = new ArrayList<>();
        CardSet cards = CardSet.NONE;
        for (String part : parts.split(",")) {
            CardSet placed = state.copies().set(part, placed().plus(cards));
            all.add(placed);
            cards = cards.plus(placed);
        }
        builds.add(new Build(builds.size() + 1, cards, all, value, all.size() > 1, seat, seat, false));
    }

    /**
     * Sets the last seat that added to a build.
     *
     * @param changed whether that seat changed the value of the build
     */
    public void lastAtBuild(int number, int seat, boolean changed) {
        check.given(TableFact.BUILD, seat);
        if (number < 1 || number > builds.size()) {
            throw new LocalizedException(Advice.of("step-no-build", number));
        }
        Build one = builds.get(number - 1);
        builds.set(number - 1, one.left(seat, one.changed() || changed));
    }

    /**
     * Prepares the next round with the given dealer. Clears the stated hands, stock and face-down cards. Sets the field, or
     * clears it if {@code codes} is empty.
     */
    void nextRound(String codes, int nextDealer) {
        dealer(nextDealer);
        hands.clear();
        stock = List.of();
        restock = List.of();
        faceDown = CardSet.NONE;
        field = codes.isEmpty() ? null : state.set(codes);
    }

    /** Returns the cards with the given codes. Copies that already have a place are skipped. */
    private CardSet place(String codes) {
        return state.copies().set(codes, placed());
    }

    /** Returns the cards that already have a place. */
    private CardSet placed() {
        return Stream.of(hands.values(), piles.values())
                .flatMap(Collection::stream)
                .reduce(built().plus(free()).plus(faceDown).plus(CardSet.of(stock)), CardSet::plus);
    }

    CardSet free() {
        return field == null ? CardSet.NONE : field;
    }

    /** Returns the cards of all builds. */
    CardSet built() {
        return builds.stream().map(Build::cards).reduce(CardSet.NONE, CardSet::plus);
    }

    private int[] initialScores() {
        return scores == null ? new int[seats()] : scores;
    }

    /**
     * Returns a match with a round that is dealt as the scenario states. The remaining cards are filler in a fixed order.
     */
    Match dealt() {
        check.played();
        Rules rules = state.rules();
        int[][] counted = new int[rules.settings().pack().phases().tallies().size()][seats()];
        tallies.forEach((name, counts) ->
                System.arraycopy(counts, 0, counted[rules.settings().tally(name)], 0, seats()));
        Match.Start start = new Match.Start(round(), dealer(), initialScores(), List.copyOf(carried), pot(), counted);
        return new Match(rules, seats(), rules.rounds(seats()), start, new StackedDeck(this, rules));
    }

    /**
     * Returns a match in the middle of a round. A seat without a stated hand gets a filler hand of the same size as the hand of
     * the seat to move.
     *
     * @param turn seat to move
     */
    Match midway(int turn) {
        check.midway(turn);
        Rules rules = state.rules();
        TableBuilder position = TableBuilder.of(rules, seats(), dealer());
        int size = hands.getOrDefault(turn, CardSet.NONE).size();
        CardSet placed = placed();
        for (int seat = 0; seat < seats(); seat++) {
            CardSet hand = hands.get(seat);
            if (hand == null) {
                hand = fillerCards(size, placed);
                placed = placed.plus(hand);
            }
            position.hand(seat, hand).mark(seat, "active");
        }
        builds.forEach(position::build);
        piles.forEach(position::captured);
        check.marks().forEach((seat, some) -> some.forEach(mark -> position.mark(seat, mark)));
        actions.forEach(one -> position.says(one.seat(), one.action()));
        position.pile(fieldInOrder(), faceDown)
                .stock(stock.stream().mapToInt(Integer::intValue).toArray());
        if (scores != null) {
            position.match(scores, round(), rules.rounds(seats()));
        }
        return new Match(rules, position.table(), played(), turn, CardSource.of(new Shuffle("the middle of a round")));
    }

    /** Returns the first phase in which a card is played from a hand. */
    private String played() {
        Phases machine = state.pack().phases();
        return machine.phases().values().stream()
                .filter(phase -> phase.actions().stream()
                        .anyMatch(action ->
                                machine.actions().get(action).cardMove().from() == Phases.Origin.HAND))
                .map(Phases.Phase::name)
                .findFirst()
                .orElseThrow();
    }

    /** Returns filler: the last cards of the deck that have no place. */
    private CardSet fillerCards(int size, CardSet placed) {
        List<Integer> free = state.deck().cards().stream()
                .map(Card::index)
                .filter(card -> !placed.contains(card))
                .toList();
        return CardSet.of(free.subList(Math.max(0, free.size() - size), free.size()));
    }

    /** Returns a round that is over but not settled. */
    TableBuilder over() {
        check.entered();
        Rules rules = state.rules();
        TableBuilder builder = TableBuilder.of(rules, seats(), dealer());
        builder.match(initialScores(), round(), rules.rounds(seats()));
        check.marks().forEach((seat, names) -> names.forEach(name -> builder.mark(seat, name)));
        actions.forEach(one -> builder.says(one.seat(), one.action()));
        builder.defaultMarks();
        check.playing(builder.table(), rules.settings().seatMark("active"));
        hands.forEach(builder::dealt);
        piles.forEach(builder::captured);
        of(TableFact.POINTS).forEach(builder::points);
        Set<Integer> feats = new TreeSet<>(of(TableFact.SWEEPS).keySet());
        feats.addAll(of(TableFact.PRIZES).keySet());
        feats.forEach(seat -> builder.feats(
                seat,
                of(TableFact.SWEEPS).getOrDefault(seat, 0),
                CardSet.NONE,
                of(TableFact.PRIZES).getOrDefault(seat, 0)));
        declared.forEach(builder::declared);
        if (field != null || !carried.isEmpty()) {
            builder.multipliedBy(free(), carried);
        }
        of(TableFact.FACTOR).values().forEach(builder::factor);
        builder.pot(pot(), pot());
        tallies.forEach((name, counts) -> {
            for (int seat = 0; seat < seats(); seat++) {
                builder.counted(seat, name, counts[seat]);
            }
        });
        liable.forEach(builder::liable);
        return builder;
    }
}
