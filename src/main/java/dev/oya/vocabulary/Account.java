package dev.oya.vocabulary;

/** What a seat has, owes and has been counted for when the books of a match are kept. */
public final class Account {
    private final Ledger books;
    private final int seat;

    Account(Ledger books, int seat) {
        this.books = books;
        this.seat = seat;
    }

    private int look(Look.At at, String name, String step) {
        return books.look(new Look(at, seat, name, step));
    }

    /** The seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** The number of its side, from 0; a seat without a partner is a side of its own. */
    public int getSide() {
        return books.settings().side(books.getSeats(), seat);
    }

    /** Its score in points. */
    public int getScore() {
        return look(Look.At.SCORE, "", "");
    }

    /** Whether its score is below zero. */
    public boolean isBelowZero() {
        return look(Look.At.BELOW_ZERO, "", "") == 1;
    }

    /** Whether it has won the round. */
    public boolean isWinner() {
        return books.getWinner() == seat;
    }

    /** Whether nobody has a higher score. */
    public boolean isBest() {
        return look(Look.At.BEST, "", "") == 1;
    }

    /** Whether nobody has more, what each owes not counted. */
    public boolean isRichest() {
        return look(Look.At.RICHEST, "", "") == 1;
    }

    /** Whether it alone has most, what each owes not counted. */
    public boolean isAlone() {
        return look(Look.At.ALONE, "", "") == 1;
    }

    /** Whether nobody has less, what each owes not counted. */
    public boolean isPoorest() {
        return look(Look.At.POOREST, "", "") == 1;
    }

    /** What has been counted for it. */
    public int tally(@NameOf(NameKind.TALLY) String name) {
        return look(Look.At.TALLY, name, "");
    }

    /** Whether anything has been counted for it. */
    public boolean counted(@NameOf(NameKind.TALLY) String name) {
        return look(Look.At.COUNTED, name, "") == 1;
    }

    /** How many times a named number it must be given so that its score is no longer below zero. */
    public int lacks(@NameOf(NameKind.VALUE) String unit) {
        return look(Look.At.LACKS, unit, "");
    }

    /** As much of a tally as it can pay in multiples of a named number. */
    public int payable(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        return look(Look.At.PAYABLE, tally, step);
    }

    /** Whether it can pay any of a tally in multiples of a named number. */
    public boolean canPay(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        return look(Look.At.CAN_PAY, tally, step) == 1;
    }

    /** How many times a named number it can pay off a tally at most. */
    public int times(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        int payable = payable(tally, step);
        return payable == 0 ? 0 : payable / books.value(step);
    }
}
