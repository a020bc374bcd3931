package dev.oya.bots;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bot's thinking budget per move.
 *
 * @param rounds number of playouts, or 0 to use time
 * @param millis time in milliseconds, or 0 to use playouts
 * @param threads number of threads, at least 1
 */
record ThinkingBudget(int rounds, int millis, int threads) {
    /** Description of the format, for messages. */
    static final String FORM =
            "\"strong:100ms\" thinks for 100 ms per move, \"strong:400\" runs 400 simulations, and \"x2\" after either uses "
                    + "two threads";

    /** Upper limit of one hour per move. */
    private static final int MOST_MILLIS = 3_600_000;

    private static final int MOST_THREADS = 256;
    private static final Pattern FORMAT = Pattern.compile("([1-9]\\d{0,8})(ms)?(?:x([1-9]\\d{0,2}))?");

    /** Parses the budget after a bot's name. Returns null if the budget is invalid. */
    static ThinkingBudget parse(String text) {
        Matcher parts = FORMAT.matcher(text);
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
