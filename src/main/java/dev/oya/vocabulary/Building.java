package dev.oya.vocabulary;

/**
 * Question: is a build that a card makes or changes forbidden? A refusal gives the reason.
 *
 * <p>Asked for each build that a {@link Conclusion.MayUse} makes possible.
 *
 * <p>If nothing is concluded, the build is allowed.
 *
 * @param action the action that makes or changes the build
 * @param worth the value of the build after the action, in pips
 * @param kept whether the hand still has a card with this value when played
 * @param compound whether the build was compound before the action
 * @param changed whether the value of the build changed before the action
 * @param apart whether another build of the same value remains separate
 * @param last the seat that last made or changed the build: 0 for the seat to move, 1 for a partner, 2 for another seat, or 3
 *     if the build is new
 * @param creator the seat that first made the build, numbered as for {@code last}
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

    /** Returns whether the seat to move was the last to make, add to or change the build. */
    public boolean isOwnLast() {
        return last == BuildBinding.OWN;
    }

    /** Returns whether a partner was the last to make, add to or change the build. */
    public boolean isPartnerLast() {
        return last == BuildBinding.PARTNER;
    }

    /** Returns whether the seat to move made the build. */
    public boolean isOwnMade() {
        return creator == BuildBinding.OWN;
    }

    /** Returns whether a partner made the build. */
    public boolean isPartnerMade() {
        return creator == BuildBinding.PARTNER;
    }

    /** Returns whether a partner made the build and its value has never changed. */
    public boolean isPromised() {
        return isPartnerMade() && !changed;
    }
}
