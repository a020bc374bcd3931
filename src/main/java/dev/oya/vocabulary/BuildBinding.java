package dev.oya.vocabulary;

/**
 * Question: does a build bind the seat whose turn it is?
 *
 * <p>Asked of each build on the table when a seat is on turn.
 *
 * <p>Where nothing is concluded, the build binds nobody.
 *
 * @param last who made or changed the build last: 0 the seat, 1 a partner, 2 another
 * @param creator who made it, likewise
 * @param changed whether its worth has ever changed
 */
public record BuildBinding(RuleSettings settings, int last, int creator, boolean changed) implements Question {
    static final int OWN = 0;
    static final int PARTNER = 1;

    /** Whether the seat was the last to make, build on or change it. */
    public boolean isOwnLast() {
        return last == OWN;
    }

    /** Whether a partner was. */
    public boolean isPartnerLast() {
        return last == PARTNER;
    }

    /** Whether the seat made it. */
    public boolean isOwnMade() {
        return creator == OWN;
    }

    /** Whether a partner made it. */
    public boolean isPartnerMade() {
        return creator == PARTNER;
    }
}
