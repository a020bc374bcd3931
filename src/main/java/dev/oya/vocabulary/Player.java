package dev.oya.vocabulary;

import java.util.List;

/** A seat in a moment. */
public final class Player {
    private final Moment moment;
    private final int seat;
    private final List<String> made;
    private final List<String> signs;
    private final int rank;
    private final int worth;

    Player(Moment moment, int seat, List<String> made, List<String> signs, int rank, int worth) {
        this.moment = moment;
        this.seat = seat;
        this.made = made;
        this.signs = signs;
        this.rank = rank;
        this.worth = worth;
    }

    /** The seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** The number of its side, from 0. */
    public int getSide() {
        return moment.sideOf(seat);
    }

    /** Its place within its side, from 0. */
    public int getChair() {
        return moment.chairOf(seat);
    }

    /** Whether it has these marks: {@code "active -asked"}. */
    public boolean is(@NameOf(NameKind.MARKS) String marks) {
        return moment.seatIs(seat, marks);
    }

    /** How often it has said a word in the round; words that come with a card are not counted, nor is silence. */
    public int said(@NameOf(NameKind.WORD) String word) {
        return moment.said(word, seat);
    }

    /** Whether it is on turn. */
    public boolean isOnTurn() {
        return moment.getTurn() == seat;
    }

    /** Whether it holds combinations that it has not declared. */
    public boolean isHolding() {
        return moment.holds(seat);
    }

    /** How many seats it sits after the dealer in order of play. */
    public int getPlace() {
        return (seat - moment.getDealer() + moment.getSeats()) % moment.getSeats();
    }

    /** Whether its captured cards made any combination during play. */
    public boolean isMaker() {
        return !made.isEmpty();
    }

    /** What the combinations that its captured cards made during play are worth together, in points. */
    public int getWorth() {
        return worth;
    }

    /** Whether the reckoning of its captured cards found this combination or sign. */
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return signs.contains(id);
    }

    /** Its place by card points among the active seats, 1 for the most; equal points share a place. */
    public int getRank() {
        return rank;
    }
}
