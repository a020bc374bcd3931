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
 * @param promised whether a partner made the build and its worth has never changed
 */
public record Building(
        RuleSettings settings,
        @NameOf(NameKind.WORD) String word,
        int worth,
        boolean kept,
        boolean compound,
        boolean promised)
        implements Question {}
