package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.SideGains;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * A seat's view of a table. A player receives no other information about the table. Other hands and the stock are reduced to
 * counts, except for cards that the rules have revealed.
 *
 * <p>A view is valid until the next move. Not thread-safe.
 */
public final class SeatView {
    private final Round round;
    private final Table table;
    private final int seat;
    /** Whether the view includes the captured cards that only this seat may look at. */
    private final boolean looks;

    private Choices choices;
    private CardSet[] unlikely;

    SeatView(Round round, int seat) {
        this(round, seat, true);
    }

    private SeatView(Round round, int seat, boolean looks) {
        this.round = round;
        this.table = round.table();
        this.seat = seat;
        this.looks = looks;
    }

    /** Returns a copy of this view with only those captured cards that all seats can see. */
    public SeatView publicly() {
        return new SeatView(round, seat, false);
    }

    /**
     * The public state of a seat.
     *
     * @param handSize number of cards in the seat's hand
     * @param captures the captures of the seat and its side
     * @param declared ids of the combinations that the seat has declared
     * @param shown dealt cards that the seat had to show
     * @param marks names of the seat's marks
     * @param score the seat's score, in points, including the points of this round if sides gain points during the round
     */
    public record Seat(
            int handSize, Captures captures, List<String> declared, CardSet shown, List<String> marks, int score) {}

    /**
     * The captures of a seat and its side.
     *
     * @param pile cards that the seat has captured
     * @param sweeps number of the side's sweeps
     * @param prizes points for the twins that the side has claimed
     * @param claimed the claimed twins, one card of each pair
     * @param worth highest value of the captured cards after any turn of the side so far, in points
     * @param counts the side's nonzero tallies of the round, by name
     */
    public record Captures(
            CardSet pile, int sweeps, int prizes, CardSet claimed, int worth, Map<String, Integer> counts) {}

    public int seat() {
        return seat;
    }

    /** Returns the seat's hand, or an empty set while hands are face down. */
    public CardSet hand() {
        return round.phase().hidden() ? CardSet.NONE : table.hand(seat);
    }

    /** Returns the face-up cards on the field. */
    public CardSet field() {
        return table.field();
    }

    /** Returns the face-up card that was placed on the field last, or -1 if there is none. */
    public int top() {
        return table.top();
    }

    /** Returns the number of face-down cards under the field. */
    public int faceDown() {
        return table.faceDown().size();
    }

    /** Returns the number of captured cards of a seat's side that this seat cannot see. */
    public int unseen(int other) {
        return table.pile(other).sizeWith(unseenCaptured());
    }

    /** Returns the captured cards that this seat cannot see, or an empty set once the round has ended. */
    private CardSet unseenCaptured() {
        return table.end() != null || looks && table.looks(seat) ? CardSet.NONE : table.unseen();
    }

    /** Returns the number of seats at the table. */
    public int size() {
        return table.seats();
    }

    /** Returns the public state of each seat. */
    public List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (int other = 0; other < table.seats(); other++) {
            seats.add(seat(other));
        }
        return List.copyOf(seats);
    }

    /** Returns the public state of a seat. */
    public Seat seat(int other) {
        return new Seat(
                handSize(other),
                new Captures(
                        pile(other),
                        table.sweeps(other),
                        table.prizes(other),
                        table.claimed(other),
                        table.worth(other),
                        counts(other)),
                table.declared(other),
                shown(other),
                round.rules().settings().seatMarks(table.marks(other)),
                new SideGains(round.rules(), table).score(other));
    }

    /** Returns the nonzero tallies of the round for the given seat's side, by name. */
    private Map<String, Integer> counts(int other) {
        RuleSettings settings = round.rules().settings();
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String name : settings.pack().phases().roundTallies()) {
            int count = table.sideTallies(other)[settings.tally(name)];
            if (count != 0) {
                counts.put(name, count);
            }
        }
        return Collections.unmodifiableMap(counts);
    }

    /** Returns the number of cards in the given seat's hand. */
    public int handSize(int other) {
        return table.hand(other).size();
    }

    /** Returns the captured cards of a seat's side that this seat can see. */
    public CardSet pile(int other) {
        return table.pile(other).minus(unseenCaptured());
    }

    /** Returns the cards that a seat captured itself and that this seat can see. */
    public CardSet taken(int other) {
        return table.taken(other).minus(unseenCaptured());
    }

    /** Returns the dealt cards that a seat had to show. */
    public CardSet shown(int other) {
        return Shown.of(round.rules(), table, other);
    }

    /** Returns the seats of each side. Without partners, each seat is its own side. */
    public List<List<Integer>> sides() {
        return table.sides();
    }

    /** Returns whether another seat is on this seat's side. A seat is on its own side. */
    public boolean isPartner(int other) {
        return table.side(other) == table.side(seat);
    }

    /** Returns whether two seats are on the same side. */
    public boolean together(int one, int other) {
        return table.side(one) == table.side(other);
    }

    /** Returns the number of cards in the stock. */
    public int stock() {
        return table.stockSize();
    }

    /** Returns the seat to move, or -1 if there is none. */
    public int turn() {
        return table.turn();
    }

    public int dealer() {
        return table.dealer();
    }

    /** Returns the number of the round, from 1. */
    public int round() {
        return table.round();
    }

    /** Returns the name of the current phase. */
    public String phase() {
        return round.phase().name();
    }

    /** Returns the multiplier of the round. */
    public int factor() {
        return table.factor();
    }

    /** Returns the points in the pot. */
    public int pot() {
        return table.pot();
    }

    public List<Build> builds() {
        return table.builds();
    }

    /** Returns the legal moves of this seat, computed on demand. */
    public Choices choices() {
        if (choices == null) {
            choices = round.choices(seat);
        }
        return choices;
    }

    /**
     * Returns a random legal move of this seat, or null if the seat has none. If moves are computed card by card, chooses a
     * card first.
     *
     * @param below function that returns a random number from 0 to one less than its argument
     */
    public Move any(IntUnaryOperator below) {
        return choices == null ? round.any(seat, below) : choices.any(below);
    }

    /**
     * Returns how much a legal move with a card of the hand would immediately add to each tally of the seat's side, in the
     * pack's order.
     */
    public int[] counts(Move.OfCard move) {
        RuleSettings settings = round.rules().settings();
        int[] counts = new int[settings.pack().phases().tallies().size()];
        for (Conclusion.Counts one : round.effects(move).all(Conclusion.Counts.class)) {
            counts[settings.tally(one.tally())] += table.side(one.seat()) == table.side(seat) ? one.more() : 0;
        }
        return counts;
    }

    /** Returns whether a legal move with a card of the hand would be a sweep by the seat's side. */
    public boolean sweeps(Move.OfCard move) {
        return round.rules().settings().pack().sweeps() != null
                && round.effects(move).all(Conclusion.Sweeps.class).stream()
                        .anyMatch(one -> table.side(one.seat()) == table.side(seat));
    }

    /** Returns all legal moves of this seat. */
    public List<Move> moves() {
        return choices().all();
    }

    /** Returns the ids of the seat's undeclared combinations. */
    public List<String> held() {
        return table.end() == null && !round.phase().hidden() ? round.undeclared(seat) : List.of();
    }

    /** Returns the points of the combinations that a legal move declares, without the multiplier of the round. */
    public int worth(Move.Declaration move) {
        return round.worth(move);
    }

    /** Returns the top card of the stock if this seat is about to play this card, and otherwise an empty set. */
    private CardSet turned() {
        CardSet hand = hand();
        for (Move move : choices().plain()) {
            if (move instanceof Move.OfCard turned && !hand.contains(turned.card())) {
                return CardSet.of(turned.card());
            }
        }
        return CardSet.NONE;
    }

    /**
     * Returns the cards of the given seat's hand that this seat knows: its own hand, or the cards that another seat has shown.
     */
    public CardSet known(int other) {
        return other == seat ? hand() : shown(other).and(table.hand(other));
    }

    /** Returns the cards that this seat cannot see, wherever they are. */
    public CardSet unseen() {
        CardSet unseen = table.faceDown().plus(unseenCaptured());
        for (int other = 0; other < table.seats(); other++) {
            unseen = unseen.plus(table.hand(other).minus(known(other)));
        }
        return unseen.plus(CardSet.of(table.stock())).minus(turned());
    }

    /** Returns the cards that, as far as this seat knows, have not been captured. */
    public CardSet uncaptured() {
        CardSet cards = table.field()
                .plus(CardSet.of(table.stock()))
                .plus(table.faceDown())
                .plus(unseenCaptured());
        for (int other = 0; other < table.seats(); other++) {
            cards = cards.plus(table.hand(other));
        }
        for (Build build : table.builds()) {
            cards = cards.plus(build.cards());
        }
        return cards;
    }

    /** Returns cards that another seat is unlikely to have, judging by its moves. */
    CardSet unlikely(int other) {
        if (unlikely == null) {
            unlikely = new UnlikelyCards(round.rules(), table).all();
        }
        return unlikely[other];
    }

    /**
     * Returns a determinization: an independent round in which the unseen cards are dealt at random. The deal is consistent
     * with shown cards and declarations, and mostly with the moves that seats did not make. The deal does not depend on the
     * actual positions of the unseen cards.
     *
     * @param luck random numbers for this deal and later shuffles
     */
    public Round determinize(Shuffle luck) {
        return Round.resumed(
                round.rules(), new Determinization(this, table, round.rules(), luck).table(), CardSource.of(luck));
    }

    /** Returns a copy of this view that is limited to the given legal moves. */
    public SeatView withMoves(List<Move> some) {
        SeatView fewer = new SeatView(round, seat, looks);
        fewer.choices = new Choices(some, null);
        return fewer;
    }
}
