package dev.oya.vocabulary;

/** Question: how are the cards dealt? */
public final class ToDeal extends Question {
    private final int seats;
    private final int dealer;
    private final boolean again;

    /**
     * @param seats how many sit at the table
     * @param dealer who deals
     * @param again whether the cards of an earlier deal of the round have been played
     */
    public ToDeal(Settings settings, int seats, int dealer, boolean again) {
        super(settings);
        this.seats = seats;
        this.dealer = dealer;
        this.again = again;
    }

    /** The first deal of a round. */
    public ToDeal(Settings settings, int seats, int dealer) {
        this(settings, seats, dealer, false);
    }

    /** Whether the cards of an earlier deal of the round have been played, and more are dealt from the stock. */
    public boolean isAgain() {
        return again;
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
    @NameOf(NameKind.SETTING)
    public String option(@NameOf(NameKind.OPTION) String name) {
        return String.valueOf(settings.option(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ToDeal deal && deal.seats == seats && deal.dealer == dealer && deal.again == again;
    }

    @Override
    public int hashCode() {
        return 2 * (8 * seats + dealer) + (again ? 1 : 0);
    }
}
