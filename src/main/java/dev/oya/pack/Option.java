package dev.oya.pack;

import dev.oya.input.Place;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A point on which tables differ.
 *
 * @param name its name, as in the {@code options} of a record
 * @param what description in one sentence
 * @param values the allowed values ({@link Boolean}, {@link Integer} or {@link String}); empty for a range
 * @param least lowest number of a range; ignored if values are listed
 * @param most highest number of a range, {@link Integer#MAX_VALUE} if it is open
 * @param defaults default value by profile; the key {@code *} is for all others
 * @param noLimit the number that means no limit, or null
 * @param beyond whether records of other programs may omit it and then mean its default
 * @param cite its source
 * @param says display texts of values that are not numbers, by value
 * @param place its place
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
    /** The value that means no limit. */
    public static final String NO_LIMIT = "no-limit";

    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,8})");

    public Option {
        values = List.copyOf(values);
        defaults = Collections.unmodifiableMap(defaults);
        says = Collections.unmodifiableMap(says);
    }

    /** Returns whether a value is allowed. Types are compared strictly: {@code 1} is not {@code true}. */
    public boolean allows(Object value) {
        if (!values.isEmpty()) {
            return values.contains(value);
        }
        return value instanceof Integer number && number >= least && number <= most;
    }

    /** Returns this option with only those of its numbers that are in a range. */
    public Option within(int fewest, int highest) {
        List<Object> some = values.stream()
                .filter(value -> value instanceof Integer number && number >= fewest && number <= highest)
                .toList();
        return with(some, Math.max(least, fewest), Math.min(most, highest), defaults);
    }

    /** Returns this option with other defaults. */
    public Option withDefaults(Map<String, Object> others) {
        return with(values, least, most, others);
    }

    private Option with(List<Object> values, int least, int most, Map<String, Object> defaults) {
        return new Option(name, what, values, least, most, defaults, noLimit, beyond, cite, says, place);
    }

    /** Returns the allowed values for messages, such as {@code 10, 12} or {@code 2 to 7}. */
    public String allowed() {
        if (!values.isEmpty()) {
            return String.join(", ", values.stream().map(this::said).toList());
        }
        int from = isNoLimit(least) ? least + 1 : least;
        String range = most == Integer.MAX_VALUE ? from + " or more" : from + " to " + most;
        return from > least ? NO_LIMIT + ", " + range : range;
    }

    /** Returns whether a value means no limit. */
    public boolean isNoLimit(Object value) {
        return noLimit != null && noLimit.equals(value);
    }

    /** Returns a value as written in files, with {@code no-limit} if it means no limit. */
    public String said(Object value) {
        return isNoLimit(value) ? NO_LIMIT : String.valueOf(value);
    }

    /** Returns the key of a value's display text. */
    public String choice(Object value) {
        return name + "=" + said(value);
    }

    /** Parses a text, number or boolean as a value. Returns null if it is not allowed. */
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

    /** Returns the default value of a profile. */
    public Object defaultFor(String profile) {
        Object own = defaults.get(profile);
        return own != null ? own : defaults.get("*");
    }
}
