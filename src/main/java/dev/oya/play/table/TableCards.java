package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.SideTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The seats of a {@link Table}, their cards and the stock. */
public abstract class TableCards extends TableField {
    final int seats;
    private final SideTable seating;

    int dealer;
    /** The cards on the field that are about to be captured, or null if there are none. */
    Waiting waiting;

    final CardSet[] hands;
    final CardSet[] dealt;
    /** The cards that each seat has played but was not dealt: they replaced other cards in its hand. */
    private final CardSet[] replacements;

    final CardSet[] piles;
    /** The cards that each seat captured itself, not counting its partners. */
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
    /** Cards that went from the hand straight to the captured cards earlier in this turn. */
    CardSet kept = CardSet.NONE;
    /** Cards that went from the stock straight to the captured cards in this turn. */
    CardSet turned = CardSet.NONE;

    final int[] lastTurn;

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

    /** Creates an independent copy. */
    TableCards(TableCards other) {
        super(other);
        seating = other.seating;
        seats = other.seats;
        dealer = other.dealer;
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
        turned = other.turned;
        lastTurn = other.lastTurn.clone();
    }

    /**
     * Cards on the field that a seat captures when the next card of its turn is moved.
     *
     * @param seat the seat that captures the cards
     * @param played the cards that the seat played
     * @param taken the cards that the played cards capture
     */
    record Waiting(int seat, CardSet played, CardSet taken) {
        CardSet cards() {
            return played.plus(taken);
        }
    }

    /** Adds cards to the captured cards of the seat's side. */
    void capture(int seat, CardSet cards) {
        taken[seat] = taken[seat].plus(cards);
        for (int partner : members(seat)) {
            piles[partner] = piles[partner].plus(cards);
        }
    }

    /** Moves captured cards between sides. */
    void give(int from, int to, CardSet cards) {
        uncapture(from, cards);
        capture(to, cards);
    }

    /** Removes cards from the captured cards of the seat's side. */
    private void uncapture(int seat, CardSet cards) {
        for (int partner : members(seat)) {
            piles[partner] = piles[partner].minus(cards);
            taken[partner] = taken[partner].minus(cards);
        }
    }

    /** Begins a turn and removes the played card from the hand. */
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

    /** Moves a card from the hand or the stock straight to the seat's captured cards. */
    void keep(int seat, int card, boolean fromHand) {
        if (fromHand) {
            leaves(seat, card);
            kept = kept.with(card);
        } else {
            stockAt++;
            turned = turned.with(card);
        }
        capture(seat, CardSet.of(card));
    }

    /** Returns captured cards to the field and places them with the cards of a group. */
    void layWith(int seat, CardSet cards, int group) {
        uncapture(seat, cards);
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            lay(seat, card, false);
            returned(card, group);
        }
    }

    /** Captures the face-down cards under the field. */
    void takeFaceDown(int seat) {
        unseen = faceDown;
        capture(seat, faceDown);
        faceDown = CardSet.NONE;
    }

    /** Replaces the captured cards that had been face down, for a determinization. */
    void replaceUnseen(CardSet cards) {
        for (int seat = 0; seat < seats; seat++) {
            if (taken[seat].meets(unseen)) {
                taken[seat] = taken[seat].minus(unseen);
                for (int partner : members(seat)) {
                    piles[partner] = piles[partner].minus(unseen);
                }
                capture(seat, cards);
                break;
            }
        }
        unseen = cards;
    }

    /** Returns all captured cards to the deck for a new deal. */
    void giveBack() {
        Arrays.fill(piles, CardSet.NONE);
        Arrays.fill(taken, CardSet.NONE);
    }

    /**
     * Captures cards of the field together with the capturing cards. If {@code waits}, all these cards stay on the field until
     * the next card of the turn is moved.
     */
    void take(int seat, CardSet cards, CardSet taken, boolean waits) {
        if (waits) {
            field = field.plus(cards);
            waiting = new Waiting(seat, cards, taken);
        } else {
            field = field.minus(taken);
            capture(seat, taken.plus(cards));
        }
    }

    /** Ends the wait: captures the waiting cards if {@code taken}, and otherwise leaves them on the field. */
    void endWaiting(boolean taken) {
        if (waiting != null && taken) {
            waiting.played().stream().forEach(card -> laid[card] = null);
            field = field.minus(waiting.cards());
            capture(waiting.seat(), waiting.cards());
        }
        waiting = null;
    }

    /** Places a card on the field. */
    void lay(int seat, int card, boolean fromHand) {
        field = field.with(card);
        laid[card] = new Laid(seat, turns, fromHand, hands[seat].isEmpty());
    }

    public int seats() {
        return seats;
    }

    /** Returns the seats of each side. Without partners, each seat is its own side. */
    public List<List<Integer>> sides() {
        return seating.sides();
    }

    /** Returns the number of a seat's side, from 0. */
    public int side(int seat) {
        return seating.side()[seat];
    }

    /** Returns the seats on a seat's side, including the seat. */
    public List<Integer> sideOf(int seat) {
        return seating.sides().get(side(seat));
    }

    /** Returns the seats on a seat's side. Do not modify the array. */
    int[] members(int seat) {
        return seating.members()[side(seat)];
    }

    public int dealer() {
        return dealer;
    }

    /** Returns the cards on the field that are captured when the next card of the turn is moved. */
    public CardSet waiting() {
        return waiting == null ? CardSet.NONE : waiting.cards();
    }

    /** Returns whether a card from the stock keeps the waiting cards from being captured. */
    public boolean leavesPile(Move move, Deck deck) {
        return move instanceof Move.ByMonth play
                && play.take().isEmpty()
                && waiting().meets(deck.sameGroup(play.card()));
    }

    /** Returns the cards that went from the stock straight to the captured cards in this turn. */
    public CardSet turned() {
        return turned;
    }

    /** Returns the hand of a seat. Show the result only to viewers who may see the hand. */
    public CardSet hand(int seat) {
        return hands[seat];
    }

    public CardSet dealt(int seat) {
        return dealt[seat];
    }

    /** Returns the cards that a seat has played since its latest deal, including replacement cards. */
    public CardSet played(int seat) {
        return dealt[seat].plus(replacements[seat]).minus(hands[seat]);
    }

    /** Returns the captured cards of a seat and its partners. */
    public CardSet pile(int seat) {
        return piles[seat];
    }

    /** Returns the cards that a seat captured itself, without those of its partners. */
    public CardSet taken(int seat) {
        return taken[seat];
    }

    /**
     * Returns the top card of the stock, or -1 if the stock is empty. Call this method only when the card is turned over.
     */
    public int nextOfStock() {
        return stockSize() > 0 ? stock[stockAt] : -1;
    }

    /** Returns the builds on the table in the order in which they were made. */
    public List<Build> builds() {
        return builds;
    }

    /** Returns the number of builds made so far. */
    public int buildCount() {
        return buildCount;
    }

    /** Returns the number of the latest turn that a seat has completed. */
    public int lastTurn(int seat) {
        return lastTurn[seat];
    }

    /** Returns the captured cards of a seat when its turn began. */
    public CardSet pileAtTurn(int seat) {
        return pileAtTurn[seat];
    }

    /** Returns the seat that received the cards left on the table, or -1 if no seat received them. */
    public int leftoverTo() {
        return leftoverTo;
    }

    /** Returns the stock, top card first. Show the result only to viewers who may see these cards. */
    public int[] stock() {
        return Arrays.copyOfRange(stock, stockAt, stock.length);
    }

    /** Returns the index of the stock's top card in the shuffled cards. */
    public int stockAt() {
        return stockAt;
    }

    /** Returns the stock with the given cards added at the bottom, in deck order. */
    int[] stockWith(CardSet bottom) {
        int[] stocked = Arrays.copyOf(stock(), stockSize() + bottom.size());
        int place = stockSize();
        for (int card = bottom.first(); card >= 0; card = bottom.next(card)) {
            stocked[place++] = card;
        }
        return stocked;
    }

    public int stockSize() {
        return stock.length - stockAt;
    }

    /** Returns the shuffled deck, first dealt card first. */
    public int[] deck() {
        return deck.clone();
    }

    /** Returns the reshuffled stock, or null if there was no reshuffle. */
    public int[] restock() {
        return restocked ? stock.clone() : null;
    }

    /** Returns the decks of the misdeals before this deal. */
    public List<int[]> misdeals() {
        return Collections.unmodifiableList(misdeals);
    }

    /** Returns an empty card set for each seat. */
    public final CardSet[] none() {
        CardSet[] none = new CardSet[seats];
        Arrays.fill(none, CardSet.NONE);
        return none;
    }
}
