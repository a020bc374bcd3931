package dev.oya.vocabulary;

/**
 * Question: is the seat to move committed to a build?
 *
 * <p>Asked for each build on the table when a seat must move.
 *
 * <p>If nothing is concluded, the build commits no seat.
 *
 * @param last the seat that last made or changed the build: 0 for the seat to move, 1 for a partner, 2 for another seat
 * @param creator the seat that first made the build, numbered as for {@code last}
 * @param changed whether the build's value has ever changed
 */
public record BuildBinding(RuleSettings settings, int last, int creator, boolean changed) implements Question {
    static final int OWN = 0;
    static final int PARTNER = 1;

    /** Returns whether the seat to move was the last to make, add to or change the build. */
    public boolean isOwnLast() {
        return last == OWN;
    }

    /** Returns whether a partner was the last to make, add to or change the build. */
    public boolean isPartnerLast() {
        return last == PARTNER;
    }

    /** Returns whether the seat to move made the build. */
    public boolean isOwnMade() {
        return creator == OWN;
    }

    /** Returns whether a partner made the build. */
    public boolean isPartnerMade() {
        return creator == PARTNER;
    }
}
