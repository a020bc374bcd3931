package dev.oya.words;

/** Question: how are the cards dealt? */
public final class ToDeal extends Question {
    private final int seats;
    private final int dealer;

    /**
     * @param seats how many sit at the table
     * @param dealer who deals
     */
    public ToDeal(Settings settings, int seats, int dealer) {
        super(settings);
        this.seats = seats;
        this.dealer = dealer;
    }

    public int getSeats() {
        return seats;
    }

    public int getDealer() {
        return dealer;
    }

    /** The seat after the dealer in order of play. */
    public int getAfterDealer() {
        return (dealer + 1) % seats;
    }

    /** The value of an option, as text. */
    public String option(String name) {
        return String.valueOf(settings.option(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ToDeal deal && deal.seats == seats && deal.dealer == dealer;
    }

    @Override
    public int hashCode() {
        return 8 * seats + dealer;
    }
}
