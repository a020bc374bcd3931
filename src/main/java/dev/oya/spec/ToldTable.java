package dev.oya.spec;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.pack.Phases;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Build;
import dev.oya.play.table.TableBuilder;
import dev.oya.spec.ScenarioCheck.Thing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The table as a scenario tells it: who holds, captured and declared what, what lies there, how the match stands. Of it comes a
 * round that is dealt so, one that goes on in the middle, or one that is over. For one scenario.
 */
public final class ToldTable {
    private static final int MOST_SEATS = 8;

    private final ScenarioState state;
    /** What has been told, held against what can be. */
    final ScenarioCheck check;

    int seats = 3;
    int dealer;
    int round = 1;
    int[] scores;
    int pot;
    Integer factor;
    CardSet field;
    final List<Integer> carried = new ArrayList<>();
    final Map<Integer, CardSet> hands = new TreeMap<>();
    List<Integer> stock = List.of();
    List<Integer> restock = List.of();
    final List<List<Integer>> fieldsBefore = new ArrayList<>();
    final List<Build> builds = new ArrayList<>();
    final Map<Integer, CardSet> piles = new TreeMap<>();
    final Map<Integer, Integer> points = new TreeMap<>();
    /** How often a seat's side has cleared the table, and what the twins it claimed are worth. */
    final Map<Integer, Integer> sweeps = new TreeMap<>();

    final Map<Integer, Integer> prizes = new TreeMap<>();
    final Map<Integer, List<String>> declared = new TreeMap<>();
    final Map<Integer, List<String>> marks = new TreeMap<>();
    /** What has been counted in the rounds before, by name and seat. */
    final Map<String, int[]> tallies = new TreeMap<>();

    private final List<Consumer<TableBuilder>> liabilities = new ArrayList<>();

    ToldTable(ScenarioState state) {
        this.state = state;
        this.check = new ScenarioCheck(state, this);
    }

    /** How many sit at the table. */
    public int seats() {
        return seats;
    }

    public void seats(int number) {
        seats = number;
    }

    public void dealer(int seat) {
        check.tells(Thing.DEALER, seat);
        dealer = seat;
    }

    /** The number of the round. */
    public void round(int number) {
        check.tells(Thing.ROUND, 0);
        round = number;
    }

    public void scores(int[] points) {
        check.tells(Thing.SCORES, 0);
        scores = points;
    }

    public void pot(int points) {
        check.tells(Thing.POT, 0);
        pot = points;
        scores = standing();
    }

    /** The multiplier of the field. */
    public void factor(int times) {
        check.tells(Thing.FACTOR, 0);
        factor = times;
    }

    /** A multiplier that waits from the rounds before. */
    public void carried(int times) {
        check.tells(Thing.CARRIED, 0);
        carried.add(times);
    }

    public void field(String codes) {
        check.tells(Thing.FIELD, 0);
        field = null;
        field = place(codes);
    }

    /** A field that is thrown in before the one that is played with. */
    public void thrownIn(String codes) {
        check.tells(Thing.THROWN_IN, 0);
        fieldsBefore.add(state.list(codes));
    }

    public void hand(int seat, String codes) {
        check.tells(Thing.HAND, seat);
        hands.remove(seat);
        hands.put(seat, place(codes));
    }

    public void stock(String codes) {
        check.tells(Thing.STOCK, 0);
        stock = List.of();
        stock = state.copies().list(codes, placed());
    }

    /** The order in which cards come that are shuffled anew. */
    public void restock(String codes) {
        check.tells(Thing.RESTOCK, 0);
        restock = state.list(codes);
    }

    public void captured(int seat, String codes) {
        check.tells(Thing.CAPTURED, seat);
        piles.merge(seat, place(codes), CardSet::plus);
    }

    public void capturedAll(int seat) {
        check.tells(Thing.CAPTURED, seat);
        piles.put(seat, state.deck().parse("all"));
    }

    /** The points of the cards that a seat has captured. */
    public void points(int seat, int number) {
        check.tells(Thing.POINTS, seat);
        points.put(seat, number);
    }

    /** How often a seat has cleared the table. */
    public void sweeps(int seat, int times) {
        check.tells(Thing.SWEEPS, seat);
        sweeps.put(seat, times);
    }

    /** What the twins are worth that a seat has claimed. */
    public void prizes(int seat, int number) {
        check.tells(Thing.PRIZES, seat);
        prizes.put(seat, number);
    }

    /** A combination that a seat has declared. */
    public void declared(int seat, String id) {
        check.tells(Thing.DECLARED, seat);
        declared.computeIfAbsent(seat, key -> new ArrayList<>()).add(id);
    }

    public void mark(int seat, String mark) {
        check.tells(Thing.MARK, seat);
        marks.computeIfAbsent(seat, key -> new ArrayList<>()).add(mark);
    }

    /** What has been counted of a seat in the rounds before. */
    public void counted(String tally, int seat, int count) {
        check.tells(Thing.TALLY, seat);
        tallies.computeIfAbsent(tally, key -> new int[MOST_SEATS])[seat] = count;
    }

    /** Who alone pays for what another seat has completed. */
    public void liable(int payer, int owner, Consumer<TableBuilder> liability) {
        check.tells(Thing.LIABLE, payer);
        check.tells(Thing.LIABLE, owner);
        liabilities.add(liability);
    }

    /** A further build, its parts between commas. */
    public void build(int seat, String parts, int value) {
        check.tells(Thing.BUILD, seat);
        List<CardSet> all = new ArrayList<>();
        CardSet cards = CardSet.NONE;
        for (String part : parts.split(",")) {
            CardSet placed = state.copies().set(part, placed().plus(cards));
            all.add(placed);
            cards = cards.plus(placed);
        }
        builds.add(new Build(builds.size() + 1, cards, all, value, all.size() > 1, seat, seat, false));
    }

    /** Another seat was the last at a build; it may have changed its value. */
    public void lastAtBuild(int number, int seat, boolean changed) {
        check.tells(Thing.BUILD, seat);
        if (number < 1 || number > builds.size()) {
            throw new IllegalArgumentException("there is no build " + number);
        }
        Build one = builds.get(number - 1);
        builds.set(number - 1, one.left(seat, one.changed() || changed));
    }

    /** The next round has another dealer; of cards only its field is told, or nothing. */
    void nextRound(String codes, int nextDealer) {
        dealer = nextDealer;
        hands.clear();
        stock = List.of();
        restock = List.of();
        field = codes.isEmpty() ? null : state.set(codes);
    }

    /** The cards of some codes, of copies those that have no place yet. */
    private CardSet place(String codes) {
        return state.copies().set(codes, placed());
    }

    /** The cards that have been given a place. */
    private CardSet placed() {
        return Stream.of(hands.values(), piles.values())
                .flatMap(Collection::stream)
                .reduce(built().plus(free()).plus(CardSet.of(stock)), CardSet::plus);
    }

    CardSet free() {
        return field == null ? CardSet.NONE : field;
    }

    /** The builds that lie on the table. */
    List<Build> builds() {
        return builds;
    }

    /** The cards of all builds. */
    CardSet built() {
        return builds.stream().map(Build::cards).reduce(CardSet.NONE, CardSet::plus);
    }

    int[] standing() {
        return scores == null ? new int[seats] : scores;
    }

    /** A round that is dealt so; cards that nobody mentioned fill up the rest in a fixed order. */
    Match dealt() {
        check.played();
        Rules rules = state.rules();
        int[][] counted = new int[rules.settings().pack().phases().tallies().size()][seats];
        tallies.forEach((name, counts) ->
                System.arraycopy(counts, 0, counted[rules.settings().tally(name)], 0, seats));
        Match.Start start = new Match.Start(round, dealer, standing(), List.copyOf(carried), pot, counted);
        return new Match(rules, seats, rules.rounds(seats), start, new StackedDeck(this, rules));
    }

    /** The round goes on with this seat; whose hand is not told gets as many cards as it has, of those not mentioned. */
    Match midway(int turn) {
        check.midway(turn);
        Rules rules = state.rules();
        TableBuilder position = TableBuilder.of(rules, seats, dealer);
        int size = hands.getOrDefault(turn, CardSet.NONE).size();
        CardSet placed = placed();
        for (int seat = 0; seat < seats; seat++) {
            CardSet hand = hands.get(seat);
            if (hand == null) {
                hand = dull(size, placed);
                placed = placed.plus(hand);
            }
            position.hand(seat, hand);
            position.mark(seat, "active");
        }
        builds.forEach(position::build);
        piles.forEach(position::captured);
        check.marks().forEach((seat, some) -> some.forEach(mark -> position.mark(seat, mark)));
        position.field(free()).stock(stock.stream().mapToInt(Integer::intValue).toArray());
        if (scores != null) {
            position.standing(scores, round, rules.rounds(seats));
        }
        return new Match(rules, position.table(), played(), turn, Chance.of(new Shuffle("the middle of a round")));
    }

    /** The first phase in which a card is played from a hand. */
    private String played() {
        Phases machine = state.pack().phases();
        return machine.phases().values().stream()
                .filter(phase -> phase.words().stream()
                        .anyMatch(
                                word -> "hand".equals(machine.words().get(word).card())))
                .map(Phases.Phase::name)
                .findFirst()
                .orElseThrow();
    }

    /** The last cards of the deck that nobody has mentioned. */
    private CardSet dull(int size, CardSet placed) {
        List<Integer> free = state.deck().cards().stream()
                .map(Card::index)
                .filter(card -> !placed.contains(card))
                .toList();
        return CardSet.of(free.subList(Math.max(0, free.size() - size), free.size()));
    }

    /** A round that is over; the rules have settled nothing yet. */
    TableBuilder over() {
        check.told();
        Rules rules = state.rules();
        TableBuilder told = TableBuilder.of(rules, seats, dealer);
        told.standing(standing(), round, rules.rounds(seats));
        check.marks().forEach((seat, names) -> names.forEach(name -> told.mark(seat, name)));
        told.defaultMarks();
        check.playing(told.table(), rules.settings().seatMark("active"));
        hands.forEach(told::dealt);
        piles.forEach(told::captured);
        points.forEach(told::points);
        for (int seat = 0; seat < seats; seat++) {
            if (sweeps.containsKey(seat) || prizes.containsKey(seat)) {
                told.feats(seat, sweeps.getOrDefault(seat, 0), CardSet.NONE, prizes.getOrDefault(seat, 0));
            }
        }
        declared.forEach(told::declared);
        if (field != null || !carried.isEmpty()) {
            told.multipliedBy(free(), carried);
        }
        if (factor != null) {
            told.factor(factor);
        }
        told.pot(pot, pot);
        tallies.forEach((name, counts) -> {
            for (int seat = 0; seat < seats; seat++) {
                told.counted(seat, name, counts[seat]);
            }
        });
        liabilities.forEach(liability -> liability.accept(told));
        return told;
    }
}
