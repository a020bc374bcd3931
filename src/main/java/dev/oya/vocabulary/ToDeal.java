package dev.oya.vocabulary;

/**
 * Question: how are the cards dealt?
 *
 * <p>Asked when a phase is entered that does {@code deal} or {@code deal-again}.
 *
 * <p>Where nothing is concluded, no cards are dealt: a deal needs a {@link Conclusion.Pattern} and a {@link Conclusion.DealtFirst}.
 *
 * @param seats how many sit at the table
 * @param dealer who deals
 * @param again whether the cards of an earlier deal of the round have been played, and more are dealt from the stock
 */
public record ToDeal(RuleSettings settings, int seats, int dealer, boolean again) implements Question {
    /** The first deal of a round. */
    public ToDeal(RuleSettings settings, int seats, int dealer) {
        this(settings, seats, dealer, false);
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
    public int atTable() {
        return seats;
    }
}
