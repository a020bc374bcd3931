package dev.oya.pack;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The allowed values of an option.
 *
 * @param listed the values ({@link Boolean}, {@link Integer} or {@link String}); empty for a range
 * @param least lowest number of a range; ignored if values are listed
 * @param most highest number of a range, {@link Integer#MAX_VALUE} if the range is open
 * @param noLimit the number that means no limit, or null
 * @param says display texts of values, by value as text. Numbers may have none
 */
public record OptionValues(List<Object> listed, int least, int most, Integer noLimit, Map<String, String> says) {
    /** The value that means no limit. */
    public static final String NO_LIMIT = "no-limit";

    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,8})");

    public OptionValues {
        listed = List.copyOf(listed);
        says = Collections.unmodifiableMap(says);
    }

    /** Returns whether the given value is allowed. Types are compared strictly: {@code 1} is not {@code true}. */
    public boolean allows(Object value) {
        if (!listed.isEmpty()) {
            return listed.contains(value);
        }
        return value instanceof Integer number && number >= least && number <= most;
    }

    /** Returns these values limited to the numbers from {@code fewest} to {@code highest}. */
    public OptionValues within(int fewest, int highest) {
        List<Object> some = listed.stream()
                .filter(value -> value instanceof Integer number && number >= fewest && number <= highest)
                .toList();
        return new OptionValues(some, Math.max(least, fewest), Math.min(most, highest), noLimit, says);
    }

    /** Returns the allowed number that is nearest to the given one. */
    int nearest(int number) {
        return listed.isEmpty()
                ? Math.min(Math.max(number, least), most)
                : listed.stream()
                        .map(Integer.class::cast)
                        .min(Comparator.comparingInt(one -> Math.abs(one - number)))
                        .orElseThrow();
    }

    /** Returns the allowed values as text for messages, such as {@code 10, 12} or {@code 2 to 7}. */
    public Localized allowed() {
        if (!listed.isEmpty()) {
            return Localized.same(
                    String.join(", ", listed.stream().map(this::text).toList()));
        }
        int from = isNoLimit(least) ? least + 1 : least;
        Advice range = most == Integer.MAX_VALUE ? Advice.of("from", from) : Advice.of("from-to", from, most);
        return from > least ? Localized.join(", ", NO_LIMIT, range) : range;
    }

    /** Returns whether the given value means no limit. */
    public boolean isNoLimit(Object value) {
        return noLimit != null && noLimit.equals(value);
    }

    /** Returns the given value as written in files: {@code no-limit} if the value means no limit. */
    public String text(Object value) {
        return isNoLimit(value) ? NO_LIMIT : String.valueOf(value);
    }

    /** Parses a text, number or boolean as a value. Returns null if the value is not allowed. */
    public Object parse(Object written) {
        String text = String.valueOf(written);
        if (noLimit != null && NO_LIMIT.equals(text)) {
            return noLimit;
        }
        for (Object value : listed) {
            if (value.toString().equals(text)) {
                return value;
            }
        }
        Integer number = listed.isEmpty() && WHOLE.matcher(text).matches() ? Integer.valueOf(text) : null;
        return number != null && allows(number) ? number : null;
    }
}
