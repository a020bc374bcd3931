package dev.oya.vocabulary;

/**
 * Question: is a build that a card makes or changes forbidden? A refusal gives the reason.
 *
 * <p>Asked for each build that a use in {@link Conclusion.MayUse} makes possible.
 *
 * <p>If nothing is concluded, the build is allowed.
 *
 * @param action the action that makes or changes it
 * @param worth the value of the build after the action, in pips
 * @param kept whether the hand keeps a card that counts this value when played
 * @param compound whether the build was compound before
 * @param changed whether the value of the build has changed before
 * @param apart whether another build of the same value remains separate
 * @param last the seat that last made or changed it: 0 the seat to move, 1 a partner, 2 another, 3 none because it is new
 * @param creator the seat that made it, with the same numbers
 */
public record Building(
        RuleSettings settings,
        @NameOf(NameKind.ACTION) String action,
        int worth,
        boolean kept,
        boolean compound,
        boolean changed,
        boolean apart,
        int last,
        int creator)
        implements Question {
    /** No seat, because the build is new. */
    public static final int NEW = 3;

    /** Returns whether the build is new. */
    public boolean isNew() {
        return creator == NEW;
    }

    /** Returns whether the seat to move was the last to make, add to or change it. */
    public boolean isOwnLast() {
        return last == BuildBinding.OWN;
    }

    /** Returns whether a partner was the last to make, add to or change it. */
    public boolean isPartnerLast() {
        return last == BuildBinding.PARTNER;
    }

    /** Returns whether the seat to move made it. */
    public boolean isOwnMade() {
        return creator == BuildBinding.OWN;
    }

    /** Returns whether a partner made it. */
    public boolean isPartnerMade() {
        return creator == BuildBinding.PARTNER;
    }

    /** Returns whether a partner made the build and its value has never changed. */
    public boolean isPromised() {
        return isPartnerMade() && !changed;
    }
}
