package dev.oya.vocabulary;

/** A seat in a moment. */
public final class Player {
    private final Moment moment;
    private final int seat;

    Player(Moment moment, int seat) {
        this.moment = moment;
        this.seat = seat;
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

    /** How often it has said a word in the round; of words that come with a card those are counted that phases.yaml says so of; silence is not. */
    public int said(@NameOf(NameKind.WORD) String word) {
        return moment.said(word, seat);
    }

    /** Whether it is on turn. */
    public boolean isOnTurn() {
        return moment.getTurn() == seat;
    }

    /** Whether it holds combinations that it has not declared. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public boolean isHolding() {
        return moment.holds(seat);
    }

    /** How many seats it sits after the dealer in order of play. */
    public int getPlace() {
        return (seat - moment.getDealer() + moment.getSeats()) % moment.getSeats();
    }

    /** Whether its captured cards have made any combination. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public boolean isMaker() {
        return moment.look(new Look(Look.At.MAKER, seat)) != 0;
    }

    /** What the combinations that its captured cards have made are worth together, in points. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public int getWorth() {
        return moment.look(new Look(Look.At.MADE, seat));
    }

    /** How many captured cards of a set it has, those that count as two counted so; partners have theirs together. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public int captured(@NameOf(NameKind.CARDS) String set) {
        return moment.look(new Look(Look.At.CAPTURED, seat, set));
    }

    /** Whether the reckoning of its captured cards found this combination or sign. */
    @KnownIn({Ended.class, PaidThing.class, Achievements.class})
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return moment.look(new Look(Look.At.SIGN, seat, id)) != 0;
    }

    /** Its place by card points among the active seats, with {@code score} by the points of the round: 1 for the most; equal points share a place. */
    @KnownIn({Ended.class, PaidThing.class, Achievements.class})
    public int getRank() {
        return moment.look(new Look(Look.At.PLACE, seat));
    }
}
