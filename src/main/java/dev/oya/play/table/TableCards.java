package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.pack.SideTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** Where the cards of a round are, and who sits where: the part of a {@link Table} that anyone could see lying there. */
public abstract class TableCards {
    final int seats;
    private final SideTable seating;

    int dealer;
    CardSet field = CardSet.NONE;
    /** Cards of the field that wait to be taken; null where none do. */
    Waiting waiting;

    final CardSet[] hands;
    final CardSet[] dealt;
    /** What each seat has played that came to its hand in place of another card. */
    private final CardSet[] replacements;

    final CardSet[] piles;
    /** What each seat took itself; of partners either has both in its pile. */
    private final CardSet[] taken;

    List<Build> builds = List.of();
    int buildCount;
    int leftoverTo = -1;
    int[] deck = {};
    int[] stock = {};
    int stockAt;
    boolean restocked;
    final List<int[]> misdeals = new ArrayList<>();

    /** The captured cards of each seat when its turn began. */
    final CardSet[] pileAtTurn;
    /** Cards that went straight from the hand to the seat on turn, before the card that it plays in this turn. */
    CardSet kept = CardSet.NONE;

    int turns;
    final int[] lastTurn;
    final Laid[] laid = new Laid[128];
    /** Of each card that was played from a hand what came of it; null for others. */
    final Use[] uses = new Use[128];

    TableCards(SideTable seating) {
        this.seating = seating;
        this.seats = seating.seats();
        hands = none();
        dealt = none();
        replacements = none();
        piles = none();
        taken = none();
        pileAtTurn = none();
        lastTurn = new int[seats];
    }

    /** A copy that later events at the other table do not change. */
    TableCards(TableCards other) {
        seating = other.seating;
        seats = other.seats;
        dealer = other.dealer;
        field = other.field;
        waiting = other.waiting;
        hands = other.hands.clone();
        dealt = other.dealt.clone();
        replacements = other.replacements.clone();
        piles = other.piles.clone();
        taken = other.taken.clone();
        builds = other.builds;
        buildCount = other.buildCount;
        leftoverTo = other.leftoverTo;
        deck = other.deck;
        stock = other.stock;
        stockAt = other.stockAt;
        restocked = other.restocked;
        misdeals.addAll(other.misdeals);
        pileAtTurn = other.pileAtTurn.clone();
        kept = other.kept;
        turns = other.turns;
        lastTurn = other.lastTurn.clone();
        System.arraycopy(other.laid, 0, laid, 0, laid.length);
        System.arraycopy(other.uses, 0, uses, 0, uses.length);
    }

    /**
     * A card that a seat laid on the field.
     *
     * @param seat the seat
     * @param turn the number of its turn
     * @param fromHand whether it came from its hand, not from the stock
     * @param lastCard whether its hand was empty then
     */
    public record Laid(int seat, int turn, boolean fromHand, boolean lastCard) {}

    /**
     * What a card of a hand was played for.
     *
     * @param take what it took
     * @param lay what lay there before
     */
    public record Use(CardSet take, CardSet lay) {}

    /**
     * Cards of the field that a seat takes when the next card of its turn has come.
     *
     * @param seat the seat
     * @param played those that it played
     * @param taken those that they take
     */
    record Waiting(int seat, CardSet played, CardSet taken) {
        CardSet cards() {
            return played.plus(taken);
        }
    }

    /** Puts cards with what the seat's side has captured. */
    void capture(int seat, CardSet cards) {
        taken[seat] = taken[seat].plus(cards);
        for (int partner : members(seat)) {
            piles[partner] = piles[partner].plus(cards);
        }
    }

    /** Gives captured cards from a seat's side to another. */
    void give(int from, int to, CardSet cards) {
        for (int partner : members(from)) {
            piles[partner] = piles[partner].minus(cards);
            taken[partner] = taken[partner].minus(cards);
        }
        capture(to, cards);
    }

    /** Begins a turn with a card of the hand, which lies nowhere yet. */
    void play(int seat, int card) {
        endWaiting(true);
        turns++;
        pileAtTurn[seat] = kept.isEmpty() ? piles[seat] : piles[seat].minus(kept);
        kept = CardSet.NONE;
        leaves(seat, card);
    }

    private void leaves(int seat, int card) {
        hands[seat] = hands[seat].without(card);
        if (!dealt[seat].contains(card)) {
            replacements[seat] = replacements[seat].with(card);
        }
    }

    /** A card of the hand or the next one of the stock goes straight to its seat. */
    void keep(int seat, int card, boolean fromHand) {
        if (fromHand) {
            leaves(seat, card);
            kept = kept.with(card);
        } else {
            stockAt++;
        }
        capture(seat, CardSet.of(card));
    }

    /** What was captured is nobody's any more: the cards are dealt anew. */
    void giveBack() {
        Arrays.fill(piles, CardSet.NONE);
        Arrays.fill(taken, CardSet.NONE);
    }

    /** Takes cards of the field, with the card that takes them; or leaves them all lying there until the next card has come. */
    void take(int seat, CardSet cards, CardSet taken, boolean waits) {
        if (waits) {
            field = field.plus(cards);
            waiting = new Waiting(seat, cards, taken);
        } else {
            field = field.minus(taken);
            capture(seat, taken.plus(cards));
        }
    }

    /** What waits on the field is taken, or stays there. */
    void endWaiting(boolean taken) {
        if (waiting != null && taken) {
            waiting.played().stream().forEach(card -> laid[card] = null);
            field = field.minus(waiting.cards());
            capture(waiting.seat(), waiting.cards());
        }
        waiting = null;
    }

    /** Puts a card on the field. */
    void lay(int seat, int card, boolean fromHand) {
        field = field.with(card);
        laid[card] = new Laid(seat, turns, fromHand, hands[seat].isEmpty());
    }

    public int seats() {
        return seats;
    }

    /** Who plays together; a seat without a partner is a side of its own. */
    public List<List<Integer>> sides() {
        return seating.sides();
    }

    /** The number of a seat's side, from 0. */
    public int side(int seat) {
        return seating.side()[seat];
    }

    /** The seats on the side of a seat, itself among them. */
    public List<Integer> sideOf(int seat) {
        return seating.sides().get(side(seat));
    }

    /** The same as numbers, not to be written to. */
    int[] members(int seat) {
        return seating.members()[side(seat)];
    }

    public int dealer() {
        return dealer;
    }

    public CardSet field() {
        return field;
    }

    /** Those cards of the field that wait until the next card of the turn has come, and are taken then. */
    public CardSet waiting() {
        return waiting == null ? CardSet.NONE : waiting.cards();
    }

    /** The cards in a seat's hand: only for those who may see them. */
    public CardSet hand(int seat) {
        return hands[seat];
    }

    /** What a seat was dealt. */
    public CardSet dealt(int seat) {
        return dealt[seat];
    }

    /** What a seat has played of the cards that it was dealt last, or that came in their place. */
    public CardSet played(int seat) {
        return dealt[seat].plus(replacements[seat]).minus(hands[seat]);
    }

    /** The captured cards of a seat; those of partners lie together, and either has them all. */
    public CardSet pile(int seat) {
        return piles[seat];
    }

    /** What a seat has captured itself, without what its partner has. */
    public CardSet taken(int seat) {
        return taken[seat];
    }

    /** The cards of the field in the order in which they came to lie there. */
    public int[] fieldInOrder() {
        int[] place = new int[laid.length];
        for (int i = 0; i < deck.length; i++) {
            place[deck[i]] = i;
        }
        ToIntFunction<Integer> order = card -> laid[card] == null
                ? place[card] - deck.length
                : 2 * laid[card].turn() + (laid[card].fromHand() ? 0 : 1);
        List<Integer> cards = new ArrayList<>();
        for (int card = field.first(); card >= 0; card = field.next(card)) {
            cards.add(card);
        }
        cards.sort(Comparator.comparingInt(order));
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The first card of the stock, or -1 where it is empty: only for when it is turned. */
    public int nextOfStock() {
        return stockSize() > 0 ? stock[stockAt] : -1;
    }

    /** The builds on the table, in the order in which they were made. */
    public List<Build> builds() {
        return builds;
    }

    /** How many builds have been made. */
    public int buildCount() {
        return buildCount;
    }

    /** The number of the latest turn that a seat has ended. */
    public int lastTurn(int seat) {
        return lastTurn[seat];
    }

    /** How many turns with cards have been begun. */
    public int turns() {
        return turns;
    }

    /** How a card came to lie on the field; null where nobody laid it there in this round. */
    public Laid laid(int card) {
        return laid[card];
    }

    /** What a card of a hand was played for; null where it was not. */
    public Use use(int card) {
        return uses[card];
    }

    /** The captured cards of a seat when its turn began. */
    public CardSet pileAtTurn(int seat) {
        return pileAtTurn[seat];
    }

    /** The seat that got the cards left on the table, or -1. */
    public int leftoverTo() {
        return leftoverTo;
    }

    /** The cards left in the stock, the first to be turned first: only for those who may see them. */
    public int[] stock() {
        return Arrays.copyOfRange(stock, stockAt, stock.length);
    }

    /** Where the stock begins among the cards that were shuffled. */
    public int stockAt() {
        return stockAt;
    }

    /** How many cards are left in the stock. */
    public int stockSize() {
        return stock.length - stockAt;
    }

    /** Whether any card has been played in this round. */
    public boolean anyCardPlayed() {
        return turns > 0;
    }

    /** The shuffled pack, first dealt first. */
    public int[] deck() {
        return deck.clone();
    }

    /** The stock as it was shuffled anew, or null. */
    public int[] restock() {
        return restocked ? stock.clone() : null;
    }

    /** The packs that had to be thrown in before this one. */
    public List<int[]> misdeals() {
        return Collections.unmodifiableList(misdeals);
    }

    /** No cards for each seat. */
    public final CardSet[] none() {
        CardSet[] none = new CardSet[seats];
        Arrays.fill(none, CardSet.NONE);
        return none;
    }
}
