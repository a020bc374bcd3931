package dev.oya.pack;

import java.util.List;
import java.util.Map;

/**
 * A point on which tables differ.
 *
 * @param name its name, as in a record's {@code options}
 * @param what one sentence
 * @param values the values it may have ({@link Boolean}, {@link Integer} or {@link String}); empty for a range
 * @param least the lowest number of a range; ignored where values are listed
 * @param most the highest number of a range; {@link Integer#MAX_VALUE} where it is open
 * @param defaults the value for each profile; the key {@code *} is for all others
 * @param beyond whether records of other programs do not know it: its default holds where a record has none
 * @param cite where it comes from
 * @param place where it is written
 */
public record Option(
        String name,
        String what,
        List<Object> values,
        int least,
        int most,
        Map<String, Object> defaults,
        boolean beyond,
        Cite cite,
        Place place) {
    public Option {
        values = List.copyOf(values);
        defaults = Map.copyOf(defaults);
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
        return new Option(
                name, what, values, Math.max(least, fewest), Math.min(most, highest), defaults, beyond, cite, place);
    }

    /** The values in words, for messages: {@code 10, 12} or {@code 2 to 7}. */
    public String allowed() {
        if (!values.isEmpty()) {
            return String.join(", ", values.stream().map(String::valueOf).toList());
        }
        return most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most;
    }

    /** The value that the profile gives it. */
    public Object defaultFor(String profile) {
        Object own = defaults.get(profile);
        return own != null ? own : defaults.get("*");
    }
}
