package dev.oya.vocabulary;

/**
 * Question: how are the cards dealt?
 *
 * <p>Asked on entering a phase with {@code does: deal} or {@code does: deal-again}.
 *
 * <p>If nothing is concluded, no cards are dealt. A deal needs a {@link Conclusion.Pattern} and a {@link
 * Conclusion.DealtFirst}.
 *
 * @param seats number of seats at the table
 * @param dealer the dealer of the round
 * @param again whether this is a further deal of the round, from the stock
 */
public record ToDeal(RuleSettings settings, int seats, int dealer, boolean again) implements Question {
    /** Creates the question for the first deal of a round. */
    public ToDeal(RuleSettings settings, int seats, int dealer) {
        this(settings, seats, dealer, false);
    }

    /** Returns the seat after the dealer in order of play. */
    public int getAfterDealer() {
        return (dealer + 1) % seats;
    }

    /** Returns the value of the given option as text. */
    @NameOf(NameKind.SETTING)
    public String option(@NameOf(NameKind.OPTION) String name) {
        return String.valueOf(settings.option(name));
    }

    @Override
    public int atTable() {
        return seats;
    }
}
