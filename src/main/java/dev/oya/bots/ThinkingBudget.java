package dev.oya.bots;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much a bot thinks about a move.
 *
 * @param rounds how many rounds it plays on in its mind; 0 where time counts
 * @param millis for how long, in milliseconds; 0 where rounds count
 * @param threads on how many threads, from 1
 */
record ThinkingBudget(int rounds, int millis, int threads) {
    /** How a budget is written. */
    static final String FORM =
            "\"strong:100ms\" thinks so long at a move, \"strong:400\" plays so many rounds on, either with \"x2\" behind it on "
                    + "two threads";

    /** More than an hour nobody waits for a move. */
    private static final int MOST_MILLIS = 3_600_000;

    private static final int MOST_THREADS = 256;
    private static final Pattern TOLD = Pattern.compile("([1-9]\\d{0,8})(ms)?(?:x([1-9]\\d{0,2}))?");

    /** The budget that is told after a bot's name; null where it is none. */
    static ThinkingBudget parse(String told) {
        Matcher parts = TOLD.matcher(told);
        if (!parts.matches()) {
            return null;
        }
        int amount = Integer.parseInt(parts.group(1));
        int threads = parts.group(3) == null ? 1 : Integer.parseInt(parts.group(3));
        ThinkingBudget budget = parts.group(2) == null
                ? new ThinkingBudget(amount, 0, threads)
                : new ThinkingBudget(0, amount, threads);
        return threads > MOST_THREADS || budget.millis > MOST_MILLIS ? null : budget;
    }
}
