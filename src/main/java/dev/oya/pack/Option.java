package dev.oya.pack;

import dev.oya.input.Place;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A point on which tables differ.
 *
 * @param name its name, as in a record's {@code options}
 * @param what one sentence
 * @param values the values it may have ({@link Boolean}, {@link Integer} or {@link String}); empty for a range
 * @param least the lowest number of a range; ignored where values are listed
 * @param most the highest number of a range; {@link Integer#MAX_VALUE} where it is open
 * @param defaults the value for each profile; the key {@code *} is for all others
 * @param noLimit the number that stands for no limit, or null
 * @param beyond whether records of other programs do not know it: its default holds where a record has none
 * @param cite where it comes from
 * @param says the words for values that are no numbers, by the value as it is written
 * @param place where it is written
 */
public record Option(
        String name,
        String what,
        List<Object> values,
        int least,
        int most,
        Map<String, Object> defaults,
        Integer noLimit,
        boolean beyond,
        Citation cite,
        Map<String, String> says,
        Place place) {
    /** How no limit is written. */
    public static final String NO_LIMIT = "no-limit";

    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,8})");

    public Option {
        values = List.copyOf(values);
        defaults = Collections.unmodifiableMap(defaults);
        says = Collections.unmodifiableMap(says);
    }

    /** Whether the option may have this value; kinds count: {@code 1} is not {@code true}. */
    public boolean allows(Object value) {
        if (!values.isEmpty()) {
            return values.contains(value);
        }
        return value instanceof Integer number && number >= least && number <= most;
    }

    /** The same option with a range that is no wider than this. */
    public Option within(int fewest, int highest) {
        return with(Math.max(least, fewest), Math.min(most, highest), defaults);
    }

    /** The same option with another value for each profile. */
    public Option withDefaults(Map<String, Object> others) {
        return with(least, most, others);
    }

    private Option with(int least, int most, Map<String, Object> defaults) {
        return new Option(name, what, values, least, most, defaults, noLimit, beyond, cite, says, place);
    }

    /** The values in words, for messages: {@code 10, 12} or {@code 2 to 7}. */
    public String allowed() {
        if (!values.isEmpty()) {
            return String.join(", ", values.stream().map(this::said).toList());
        }
        int from = isNoLimit(least) ? least + 1 : least;
        String range = most == Integer.MAX_VALUE ? from + " or more" : from + " to " + most;
        return from > least ? NO_LIMIT + ", " + range : range;
    }

    /** Whether a value stands for no limit. */
    public boolean isNoLimit(Object value) {
        return noLimit != null && noLimit.equals(value);
    }

    /** A value as it is written: {@code no-limit} where it stands for that. */
    public String said(Object value) {
        return isNoLimit(value) ? NO_LIMIT : String.valueOf(value);
    }

    /** What a value has its words by, in a file of sentences. */
    public String choice(Object value) {
        return name + "=" + said(value);
    }

    /** The value that is written so, as a text, a number or a truth; null where the option may not have it. */
    public Object parse(Object written) {
        String text = String.valueOf(written);
        if (noLimit != null && NO_LIMIT.equals(text)) {
            return noLimit;
        }
        for (Object value : values) {
            if (value.toString().equals(text)) {
                return value;
            }
        }
        Integer number = values.isEmpty() && WHOLE.matcher(text).matches() ? Integer.valueOf(text) : null;
        return number != null && allows(number) ? number : null;
    }

    /** The value that the profile gives it. */
    public Object defaultFor(String profile) {
        Object own = defaults.get(profile);
        return own != null ? own : defaults.get("*");
    }
}
