package dev.oya.vocabulary;

import java.util.Arrays;

/** What a seat has, owes and has been counted for when the books of a match are kept. */
public final class Account {
    private final Books books;
    private final int seat;

    Account(Books books, int seat) {
        this.books = books;
        this.seat = seat;
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
        return books.scores()[seat];
    }

    /** Whether it has won the round. */
    public boolean isWinner() {
        return books.getWinner() == seat;
    }

    /** Whether nobody has a higher score. */
    public boolean isBest() {
        return Arrays.stream(books.scores()).allMatch(score -> score <= getScore());
    }

    /** Whether nobody has more, what each owes not counted. */
    public boolean isRichest() {
        return books.net(seat) == books.most();
    }

    /** Whether it alone has most, what each owes not counted. */
    public boolean isAlone() {
        return isRichest() && books.richest() == 1;
    }

    /** Whether nobody has less, what each owes not counted. */
    public boolean isPoorest() {
        return books.net(seat) == books.least();
    }

    /** What has been counted for it. */
    public int tally(@NameOf(NameKind.TALLY) String name) {
        return books.tally(name, seat);
    }

    /** How many times a named number it must be given so that its score is no longer below zero. */
    public int lacks(@NameOf(NameKind.VALUE) String unit) {
        int score = getScore();
        return score >= 0 ? 0 : (-score + books.value(unit) - 1) / books.value(unit);
    }

    /** As much of a tally as it can pay in multiples of a named number. */
    public int payable(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        int least = Math.min(tally(tally), Math.max(0, getScore()));
        return least - least % books.value(step);
    }

    /** How many times a named number it can pay off a tally at most. */
    public int times(@NameOf(NameKind.TALLY) String tally, @NameOf(NameKind.VALUE) String step) {
        return payable(tally, step) / books.value(step);
    }
}
