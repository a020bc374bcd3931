package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What a seat may see of a table, read through its eyes when somebody looks: all that ever leaves the process for a
 * player. Other hands and the stock are counts, save what the rules have had shown.
 *
 * <p>A view is of the moment: after a move take a new one. {@link #seen} keeps what is seen now. Not thread-safe.
 */
public final class SeatView {
    private final Round round;
    private final Table table;
    private final int seat;
    private Choices choices;
    private CardSet[] unlikely;

    SeatView(Round round, int seat) {
        this.round = round;
        this.table = round.table();
        this.seat = seat;
    }

    /**
     * What everyone can see of a seat.
     *
     * @param handSize how many cards it holds
     * @param pile what it has captured
     * @param sweeps how often its side has cleared the table
     * @param prizes what the twins that its side has claimed are worth, in points
     * @param claimed these twins, one card of each pair
     * @param worth what its captured cards were worth at most when a turn of its side was over, in points
     * @param declared what it has declared
     * @param shown the cards of its dealt hand that it had to show
     * @param marks the names of its marks
     * @param score its standing in points
     */
    public record Seat(
            int handSize,
            CardSet pile,
            int sweeps,
            int prizes,
            CardSet claimed,
            int worth,
            List<String> declared,
            CardSet shown,
            List<String> marks,
            int score) {}

    /** Everything that a view shows at one moment, by the names of its methods; it stays as it is. */
    public record Seen(
            int seat,
            CardSet hand,
            CardSet field,
            List<Seat> seats,
            List<List<Integer>> sides,
            int stock,
            int turn,
            int dealer,
            int round,
            String phase,
            int factor,
            int pot,
            List<Build> builds,
            Choices choices,
            List<String> held) {}

    /** Everything that is seen now. */
    public Seen seen() {
        return new Seen(
                seat, hand(), field(), seats(), sides(), stock(), turn(), dealer(), round(), phase(), factor(), pot(),
                builds(), choices(), held());
    }

    /** Whose view it is. */
    public int seat() {
        return seat;
    }

    /** Its own cards; none as long as they lie face down. */
    public CardSet hand() {
        return round.phase().hidden() ? CardSet.NONE : table.hand(seat);
    }

    /** The cards on the field. */
    public CardSet field() {
        return table.field();
    }

    /** How many sit at the table. */
    public int size() {
        return table.seats();
    }

    /** What everyone can see of each seat. */
    public List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (int other = 0; other < table.seats(); other++) {
            seats.add(new Seat(
                    handSize(other),
                    pile(other),
                    table.sweeps(other),
                    table.prizes(other),
                    table.claimed(other),
                    table.worth(other),
                    table.declared(other),
                    shown(other),
                    round.rules().settings().seatMarks(table.marks(other)),
                    table.score(other)));
        }
        return List.copyOf(seats);
    }

    /** How many cards a seat holds. */
    public int handSize(int other) {
        return table.hand(other).size();
    }

    /** What a seat has captured. */
    public CardSet pile(int other) {
        return table.pile(other);
    }

    /** The cards of its dealt hand that a seat had to show. */
    public CardSet shown(int other) {
        return Shown.of(round.rules(), table, other);
    }

    /** Who plays together; a seat without a partner is a side of its own. */
    public List<List<Integer>> sides() {
        return table.sides();
    }

    /** Whether another seat is on this seat's side; it is on its own. */
    public boolean isPartner(int other) {
        return table.side(other) == table.side(seat);
    }

    /** Whether two seats are on one side. */
    public boolean together(int one, int other) {
        return table.side(one) == table.side(other);
    }

    /** How many cards are left in the stock. */
    public int stock() {
        return table.stockSize();
    }

    /** The seat on turn, or -1. */
    public int turn() {
        return table.turn();
    }

    /** The dealer. */
    public int dealer() {
        return table.dealer();
    }

    /** The round, from 1. */
    public int round() {
        return table.round();
    }

    /** The phase. */
    public String phase() {
        return round.phase().name();
    }

    /** The multiplier of the round. */
    public int factor() {
        return table.factor();
    }

    /** Points in the pot. */
    public int pot() {
        return table.pot();
    }

    /** The builds on the table. */
    public List<Build> builds() {
        return table.builds();
    }

    /** What this seat may do now. */
    public Choices choices() {
        if (choices == null) {
            choices = round.choices(seat);
        }
        return choices;
    }

    /**
     * Any of the moves this seat may make; where they are found card by card first a card, then one of its moves.
     *
     * @param below gives a number from 0 to one less than its argument
     * @return null where there is none
     */
    public Move any(IntUnaryOperator below) {
        return choices == null ? round.any(seat, below) : choices.any(below);
    }

    /** What this seat may do now, every move. */
    public List<Move> moves() {
        return choices().all();
    }

    /** Combinations it holds and has not declared. */
    public List<String> held() {
        return table.end() == null && !round.phase().hidden() ? round.undeclared(seat) : List.of();
    }

    /** The card on top of the stock where this seat is to play it; none elsewhere. */
    private CardSet turned() {
        CardSet hand = hand();
        for (Move move : choices().plain()) {
            if (move.card() != Move.NO_CARD && !hand.contains(move.card())) {
                return CardSet.of(move.card());
            }
        }
        return CardSet.NONE;
    }

    /** The cards of another hand that this seat has been shown. */
    public CardSet known(int other) {
        return other == seat ? hand() : shown(other).and(table.hand(other));
    }

    /** The cards that lie where this seat cannot see them: in hands or in the stock, it does not know which. */
    public CardSet unseen() {
        CardSet unseen = CardSet.NONE;
        for (int other = 0; other < table.seats(); other++) {
            unseen = unseen.plus(table.hand(other).minus(known(other)));
        }
        return unseen.plus(CardSet.of(table.stock())).minus(turned());
    }

    /** Cards that another seat hardly holds, by what it has not done. */
    CardSet unlikely(int other) {
        if (unlikely == null) {
            unlikely = new UnlikelyCards(round.rules(), table).all();
        }
        return unlikely[other];
    }

    /**
     * The round as it may be, to be played on apart from it: the cards that this seat does not see are dealt anew to those
     * who hold them, in agreement with what was shown and declared, and mostly with what they have not done. Nothing in it
     * hangs on where they really are.
     *
     * @param luck by what they are dealt, and whatever is shuffled later
     */
    public Round guess(Shuffle luck) {
        return Round.resumed(
                round.rules(), new Determinization(this, table, round.rules(), luck).table(), CardSource.of(luck));
    }

    /** The same view with only some of the open moves. */
    public SeatView withMoves(List<Move> some) {
        SeatView fewer = new SeatView(round, seat);
        fewer.choices = new Choices(some, null);
        return fewer;
    }
}
