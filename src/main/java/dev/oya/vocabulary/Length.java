package dev.oya.vocabulary;

/** Question: how many rounds does the match last? Without an answer it lasts as many as the option {@code rounds} says. */
public final class Length extends Question {
    private final int seats;

    /** @param seats how many sit at the table */
    public Length(Settings settings, int seats) {
        super(settings);
        this.seats = seats;
    }

    public int getSeats() {
        return seats;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Length length && length.seats == seats;
    }

    @Override
    public int hashCode() {
        return seats;
    }
}
