package dev.oya.vocabulary;

/**
 * Question: is there anything against a build that a card makes or changes? A refusal says what.
 *
 * <p>Asked of each build that a way of {@link Conclusion.MayUse} makes possible.
 *
 * <p>Where nothing is concluded, nothing is against the build.
 *
 * @param word the word that makes or changes it
 * @param worth what the build is worth then, in pips
 * @param kept whether the hand keeps a card that counts so much when it is played
 * @param compound whether the build was compound before
 * @param changed whether the worth of the build has changed before
 * @param apart whether another build that is worth the same stays apart from it
 * @param last who made or changed it last: 0 the seat, 1 a partner, 2 another, 3 nobody, since it is new
 * @param creator who made it, likewise
 */
public record Building(
        RuleSettings settings,
        @NameOf(NameKind.WORD) String word,
        int worth,
        boolean kept,
        boolean compound,
        boolean changed,
        boolean apart,
        int last,
        int creator)
        implements Question {
    /** Nobody, since the build is new. */
    public static final int NEW = 3;

    /** Whether the build is new. */
    public boolean isNew() {
        return creator == NEW;
    }

    /** Whether the seat was the last to make, build on or change it. */
    public boolean isOwnLast() {
        return last == BuildBinding.OWN;
    }

    /** Whether a partner was. */
    public boolean isPartnerLast() {
        return last == BuildBinding.PARTNER;
    }

    /** Whether the seat made it. */
    public boolean isOwnMade() {
        return creator == BuildBinding.OWN;
    }

    /** Whether a partner made it. */
    public boolean isPartnerMade() {
        return creator == BuildBinding.PARTNER;
    }

    /** Whether a partner made it and its worth has never changed. */
    public boolean isPromised() {
        return isPartnerMade() && !changed;
    }
}
