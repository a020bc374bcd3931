package dev.oya.words;

import java.util.Arrays;

/**
 * Question: a seat names points with a word, or answers another that has named some; is it refused, and what does it mean?
 */
public final class Tender extends Moment {
    private final int seat;
    private final int from;
    private final int to;
    private final int amount;
    private final int worth;
    private final int score;
    private final int[] tallies;

    /**
     * The points that are named.
     *
     * @param from who named them
     * @param to to whom, or {@link Moment#NOBODY}
     * @param amount in points
     */
    public record Sum(int from, int to, int amount) {}

    /**
     * @param seat who speaks
     * @param sum the points that are named, now or before
     * @param worth what the speaker would be compensated with by one payer if it had to sit out, in points
     * @param score the speaker's score
     * @param tallies what is counted for the speaker, in the order of the pack
     */
    public Tender(Settings settings, State state, int seat, Sum sum, int worth, int score, int[] tallies) {
        super(settings, state);
        this.seat = seat;
        this.from = sum.from();
        this.to = sum.to();
        this.amount = sum.amount();
        this.worth = worth;
        this.score = score;
        this.tallies = tallies.clone();
    }

    /** Who speaks. */
    public int getSeat() {
        return seat;
    }

    /** Who named the points. */
    public int getFrom() {
        return from;
    }

    /** To whom they were named, or {@link Moment#NOBODY}. */
    public int getTo() {
        return to;
    }

    /** The points that are named. */
    public int getAmount() {
        return amount;
    }

    /** What the speaker would be compensated with by one payer if it had to sit out, in points. */
    public int getWorth() {
        return worth;
    }

    /** Whether a seat has these marks. */
    public boolean toIs(String marks) {
        return to >= 0 && seatIs(to, marks);
    }

    /** What has been counted for the speaker. */
    public int tally(String name) {
        return tallies[settings.tally(name)];
    }

    /** As much of a tally as the speaker can pay in multiples of a named number. */
    public int payable(String tally, String step) {
        int least = Math.min(tally(tally), Math.max(0, score));
        return least - least % value(step);
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other)
                && other instanceof Tender tender
                && tender.seat == seat
                && tender.from == from
                && tender.to == to
                && tender.amount == amount
                && tender.worth == worth
                && tender.score == score
                && Arrays.equals(tender.tallies, tallies);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * super.hashCode() + to) + amount) + score;
    }
}
