package dev.oya.pack.read;

import dev.oya.pack.Pack;
import dev.oya.pack.Value;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The number of seats that a rule requires. */
public final class RequiredSeats {
    /** A comparison of the number of seats, or of the seats with a mark, with a value. */
    private static final Pattern CONDITION =
            Pattern.compile("[(,]\\s*(seats|count\\(\"[^\"]+\"\\)) ([=!<>]=|[<>]) value\\(\"([^\"]+)\"\\)(?=\\s*[,)])");

    /** The unit of values that are numbers of seats, and the name of the number of all seats. */
    private static final String SEATS = "seats";

    private RequiredSeats() {}

    /** Returns whether a rule can apply at a table with the given number of seats. */
    public static boolean accept(WrittenRule rule, Pack pack, int seats) {
        return CONDITION.matcher(rule.drl()).results().allMatch(condition -> accepts(condition, pack, seats));
    }

    private static boolean accepts(MatchResult condition, Pack pack, int seats) {
        Value value = pack.values().get(condition.group(3));
        if (value == null
                || value.amount() == null
                || !SEATS.equals(value.amount().unit())) {
            return true;
        }
        int compared = Double.compare(seats, value.amount().number());
        // At most all seats have a mark.
        boolean isMark = !condition.group(1).equals(SEATS);
        return switch (condition.group(2)) {
            case "==" -> isMark ? compared >= 0 : compared == 0;
            case "!=" -> isMark || compared != 0;
            case ">=" -> compared >= 0;
            case ">" -> compared > 0;
            case "<=" -> isMark || compared <= 0;
            default -> isMark || compared < 0;
        };
    }
}
