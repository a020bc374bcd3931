package dev.oya.vocabulary;

/**
 * Question: what is the match result of a side that is behind the best side?
 *
 * <p>Asked for each side after the last round of a match, in games with {@code does: score}.
 *
 * <p>If nothing is concluded, the side has no result. A result needs a {@link Conclusion.Margin}.
 *
 * @param points number of points by which the side is behind the best side
 * @param partners whether sides have more than one seat
 * @param end id of the end of the last round
 */
public record AfterLastRound(
        RuleSettings settings,
        int points,
        boolean partners,
        @NameOf(NameKind.END) String end) implements Question {}
