package dev.oya.vocabulary;

/** Question: a card meets so many cards of its month on the field; what does it take? */
public final class Matches extends Question {
    private final int count;

    /** @param count cards of the same month on the field, 0 to 3 */
    public Matches(Settings settings, int count) {
        super(settings);
        this.count = count;
    }

    public int getCount() {
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Matches matches && matches.count == count;
    }

    @Override
    public int hashCode() {
        return count;
    }
}
