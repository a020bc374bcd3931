package dev.oya.vocabulary;

/**
 * Question: a match is over; what does it come to for a side so far behind the best?
 *
 * <p>Asked of each side after the last round of a match whose rounds are counted by {@code score}.
 *
 * <p>Where nothing is concluded, nothing is said of the side: a result needs a {@link Conclusion.Margin}.
 *
 * @param points how many points the side has less than the best one
 * @param partners whether sides are of several seats
 * @param end the way the last round ended
 */
public record AfterLastRound(
        RuleSettings settings,
        int points,
        boolean partners,
        @NameOf(NameKind.END) String end) implements Question {}
