package dev.oya.vocabulary;

/** The account of a seat in a match: its score, debts and tallies. */
public final class Account {
    private final Ledger books;
    private final int seat;

    Account(Ledger books, int seat) {
        this.books = books;
        this.seat = seat;
    }

    private int look(Dependency.At at, String name, String step) {
        return books.look(new Dependency(at, seat, name, step));
    }

    /** Returns the seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** Returns the number of the seat's side, from 0. Without partners, each seat is a side. */
    public int getSide() {
        return books.settings().side(books.getSeats(), seat);
    }

    /** Returns the seat's score in points. */
    public int getScore() {
        return look(Dependency.At.SCORE, "", "");
    }

    /** Returns whether the seat's score is below zero. */
    public boolean isBelowZero() {
        return look(Dependency.At.BELOW_ZERO, "", "") == 1;
    }

    /** Returns whether the seat won the round. */
    public boolean isWinner() {
        return books.getWinner() == seat;
    }

    /** Returns whether no seat has a higher score. */
    public boolean isBest() {
        return look(Dependency.At.BEST, "", "") == 1;
    }

    /** Returns whether no seat has more points after debts are subtracted. */
    public boolean isRichest() {
        return look(Dependency.At.RICHEST, "", "") == 1;
    }

    /** Returns whether the seat has more points than every other seat after debts are subtracted. */
    public boolean isAlone() {
        return look(Dependency.At.ALONE, "", "") == 1;
    }

    /** Returns whether no seat has fewer points after debts are subtracted. */
    public boolean isPoorest() {
        return look(Dependency.At.POOREST, "", "") == 1;
    }

    /** Returns the seat's value of the given tally. */
    public int tally(@NameOf(NameKind.TALLY) String name) {
        return look(Dependency.At.TALLY, name, "");
    }

    /** Returns whether the seat's value of the given tally is greater than zero. */
    public boolean counted(@NameOf(NameKind.TALLY) String name) {
        return look(Dependency.At.COUNTED, name, "") == 1;
    }

    /** Returns the number of times that the named amount must be added to bring the seat's score to zero or above. */
    public int lacks(@NameOf(NameKind.VALUE) String unit) {
        return look(Dependency.At.LACKS, unit, "");
    }

    /** Returns the largest multiple of the named amount that the seat can pay off the given tally, in points. */
    public int payable(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        return look(Dependency.At.PAYABLE, tally, step);
    }

    /** Returns whether the seat can pay the named amount off the given tally at least once. */
    public boolean canPay(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        return look(Dependency.At.CAN_PAY, tally, step) == 1;
    }

    /** Returns the maximum number of times that the seat can pay the named amount off the given tally. */
    public int times(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        int payable = payable(tally, step);
        return payable == 0 ? 0 : payable / books.value(step);
    }
}
