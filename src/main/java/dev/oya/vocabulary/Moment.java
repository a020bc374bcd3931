package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * A moment of a round: the phase, the last action, the seat to move, the dealer, and the marks of the seats and of the round.
 *
 * <p>Marks are given as an expression: {@code "active -asked"} matches every seat that is active and has not been asked.
 */
public abstract class Moment extends WatchedQuestion {
    /** No seat. */
    public static final int NOBODY = -1;

    private final PackedMoment state;

    protected Moment(RuleSettings settings, PackedMoment state) {
        super(settings);
        this.state = state;
    }

    /** Returns the phase. */
    @NameOf(NameKind.PHASE)
    public final String getPhase() {
        return settings.phaseName(state.phase());
    }

    /** Returns the last action in this phase, or null if there is none. */
    @NameOf(NameKind.ACTION)
    @KnownIn({Acted.class, Tender.class, NextStep.class})
    public final String getAction() {
        return settings.actionName((int) (state.head() >>> 6) & 63);
    }

    /** Returns the seat to move. */
    public final int getTurn() {
        return state.turn();
    }

    /** Returns the dealer of the round. */
    public final int getDealer() {
        return (int) (state.head() >>> 16) & 15;
    }

    /** Returns the seat after the dealer in order of play. */
    public final int getAfterDealer() {
        return (getDealer() + 1) % getSeats();
    }

    /** Returns the number of seats at the table. */
    public final int getSeats() {
        return (int) (state.head() >>> 20) & 15;
    }

    /**
     * Returns the number of the given seat's side, from 0. Without partners, each seat is a side. For NOBODY, returns NOBODY.
     */
    public final int sideOf(int seat) {
        return seat == NOBODY ? NOBODY : settings.side(getSeats(), seat);
    }

    /** Returns the place of the given seat within its side, from 0. */
    public final int chairOf(int seat) {
        return settings.seating(getSeats()).chair(seat);
    }

    @Override
    public int see(Dependency look) {
        RoundHistory soFar = state.soFar();
        return switch (look.at()) {
            case ROUND -> soFar.round();
            case MAKER, MADE, SIGN, PLACE, CAPTURED, REACHED -> state.made().see(look.at(), look.seat(), look.name());
            case SAID -> look.seat() < 0 ? soFar.said(look.name()) : soFar.said(look.name(), look.seat());
            default -> throw new IllegalArgumentException("unsupported dependency: " + look);
        };
    }

    /** Returns the round, from 1. */
    public final int getRound() {
        return look(new Dependency(Dependency.At.ROUND));
    }

    /** Returns the number of the month (or other group of the deck) of the round. The first round has the first group. */
    public final int getMonth() {
        return RoundHistory.month(getRound(), settings.pack().deck().groupCount());
    }

    /**
     * Returns the number of times that the given action has been taken in the round, by all seats together. Card actions are
     * counted only if phases.yaml marks them as counted. Silent actions are not counted.
     */
    public final int said(@NameOf(NameKind.ACTION) String action) {
        return look(new Dependency(Dependency.At.SAID, NOBODY, action));
    }

    /**
     * Returns the number of times that the given seat has taken the given action in the round. Card actions are counted only if
     * phases.yaml marks them as counted. Silent actions are not counted.
     */
    public final int said(@NameOf(NameKind.ACTION) String action, int seat) {
        return look(new Dependency(Dependency.At.SAID, seat, action));
    }

    /** Returns whether this turn increased the points of the combinations of the seat to move. */
    @KnownIn(NextStep.class)
    public final boolean isRose() {
        return sign(PackedMoment.ROSE);
    }

    /** Returns whether all active hands are empty. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public final boolean isHandsEmpty() {
        return sign(PackedMoment.HANDS_EMPTY);
    }

    /** Returns whether the seat answered yes in its last action. */
    @KnownIn({Acted.class, NextStep.class})
    public final boolean isYes() {
        return sign(PackedMoment.YES);
    }

    /** Returns whether the seat to move has cards in hand but cannot legally use any of these cards. */
    @KnownIn({ToMove.class, NextStep.class})
    public final boolean isStuck() {
        return sign(PackedMoment.STUCK);
    }

    /** Returns whether the table is empty. */
    @KnownIn({Acted.class, NextStep.class})
    public final boolean isTableEmpty() {
        return sign(PackedMoment.TABLE_EMPTY);
    }

    /**
     * Returns the number of further deals to all seats that the stock allows, or 0 if a hand has cards. 3 means three or more.
     */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public final int getDealsLeft() {
        return (int) (state.head() >>> 24 >>> PackedMoment.DEALS) & PackedMoment.MOST_DEALS;
    }

    private boolean sign(int bit) {
        return ((int) (state.head() >>> 24) & bit) != 0;
    }

    /** Returns whether the round has this mark. */
    public final boolean has(@NameOf(NameKind.ROUND_MARK) String mark) {
        return ((int) (state.head() >>> 32) & 0xFFFF & settings.roundMark(mark)) != 0;
    }

    /** Returns the number of seats with these marks. */
    public final int count(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int seat = 0; seat < getSeats(); seat++) {
            if (wanted.match(state.marks(seat))) {
                count++;
            }
        }
        return count;
    }

    /** Returns the number of seats with these marks, excluding the given seat. */
    public final int countOthers(int seat, @NameOf(NameKind.MARKS) String marks) {
        return count(marks) - (settings.marks(marks).match(state.marks(seat)) ? 1 : 0);
    }

    /** Returns the number of seats with these marks that are opponents of the seat to move. */
    public final int opponents(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int seat = 0; seat < getSeats(); seat++) {
            if (sideOf(seat) != sideOf(getTurn()) && wanted.match(state.marks(seat))) {
                count++;
            }
        }
        return count;
    }

    /** Returns the first seat with these marks in order of play from the dealer, or NOBODY if there is none. */
    public final int first(@NameOf(NameKind.MARKS) String marks) {
        return search(getDealer(), marks);
    }

    /** Returns the next seat after the seat to move that has these marks, or NOBODY. The search ends with the seat to move. */
    public final int next(@NameOf(NameKind.MARKS) String marks) {
        return search((getTurn() + 1) % getSeats(), marks);
    }

    private int search(int from, String marks) {
        SeatMarks wanted = settings.marks(marks);
        for (int step = 0; step < getSeats(); step++) {
            int seat = (from + step) % getSeats();
            if (wanted.match(state.marks(seat))) {
                return seat;
            }
        }
        return NOBODY;
    }

    /**
     * Returns the number of seats with these marks, counted in order of play from the dealer up to but not including the seat
     * to move.
     */
    public final int countBefore(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int step = 0; step < getSeats(); step++) {
            int seat = (getDealer() + step) % getSeats();
            if (seat == getTurn()) {
                return count;
            }
            count += wanted.match(state.marks(seat)) ? 1 : 0;
        }
        return count;
    }

    /** Returns whether the given seat has these marks. */
    public final boolean seatIs(int seat, @NameOf(NameKind.MARKS) String marks) {
        return settings.marks(marks).match(state.marks(seat));
    }

    final boolean holds(int seat) {
        return (state.head() >>> 48 >>> seat & 1) != 0;
    }

    @Override
    public final int atTable() {
        return getSeats();
    }

    /** Returns a {@link Player} for each seat. */
    @Override
    public List<? extends Object> companions() {
        List<Player> players = new ArrayList<>(getSeats());
        for (int seat = 0; seat < getSeats(); seat++) {
            players.add(new Player(this, seat));
        }
        return players;
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        state.appendTo(numbers);
    }

    final PackedMoment state() {
        return state;
    }
}
