package dev.oya.vocabulary;

/** A seat at a moment of the round. */
public final class Player {
    private final Moment moment;
    private final int seat;

    Player(Moment moment, int seat) {
        this.moment = moment;
        this.seat = seat;
    }

    /** Returns the seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** Returns the number of the seat's side, from 0. */
    public int getSide() {
        return moment.sideOf(seat);
    }

    /** Returns the seat's place within its side, from 0. */
    public int getChair() {
        return moment.chairOf(seat);
    }

    /** Returns whether the seat has these marks, such as {@code "active -asked"}. */
    public boolean is(@NameOf(NameKind.MARKS) String marks) {
        return moment.seatIs(seat, marks);
    }

    /**
     * Returns the number of times that the seat has taken the given action in the round. Card actions are counted only if
     * phases.yaml marks them as counted. Silent actions are not counted.
     */
    public int said(@NameOf(NameKind.ACTION) String action) {
        return moment.said(action, seat);
    }

    /** Returns whether it is the seat's turn. */
    public boolean isOnTurn() {
        return moment.getTurn() == seat;
    }

    /** Returns whether the seat has undeclared combinations. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public boolean isHolding() {
        return moment.holds(seat);
    }

    /** Returns the seat's distance from the dealer in order of play. */
    public int getPlace() {
        return (seat - moment.getDealer() + moment.getSeats()) % moment.getSeats();
    }

    /** Returns whether the seat's captured cards form at least one combination. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public boolean isMaker() {
        return moment.look(new Dependency(Dependency.At.MAKER, seat)) != 0;
    }

    /** Returns the total points of the combinations in the seat's captured cards. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public int getWorth() {
        return moment.look(new Dependency(Dependency.At.MADE, seat));
    }

    /**
     * Returns the number of cards of the given set that the seat has captured. Double cards count twice, and cards of partners
     * are included.
     */
    @KnownIn({ToMove.class, Acted.class, NextStep.class, Ended.class, PaidThing.class, Achievements.class})
    public int captured(@NameOf(NameKind.CARDS) String set) {
        return moment.look(new Dependency(Dependency.At.CAPTURED, seat, set));
    }

    /**
     * Returns whether the score of the seat is at least the named value. The score includes the round's points so far if
     * {@code phases.yaml} contains {@code running}.
     */
    @KnownIn({Acted.class, NextStep.class, Ended.class})
    public boolean reaches(@NameOf(NameKind.VALUE) String value) {
        return moment.look(new Dependency(Dependency.At.REACHED, seat, value)) != 0;
    }

    /**
     * Returns whether the seat's captured cards form this combination or sign (a condition without a value) at the end of the
     * round.
     */
    @KnownIn({Ended.class, PaidThing.class, Achievements.class})
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return moment.look(new Dependency(Dependency.At.SIGN, seat, id)) != 0;
    }

    /**
     * Returns the seat's rank by card points among the active seats, or by the points of the round in games with {@code score}:
     * 1 for the most. Tied seats share a rank.
     */
    @KnownIn({Ended.class, PaidThing.class, Achievements.class})
    public int getRank() {
        return moment.look(new Dependency(Dependency.At.PLACE, seat));
    }
}
