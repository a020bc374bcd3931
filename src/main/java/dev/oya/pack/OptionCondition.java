package dev.oya.pack;

import java.util.Map;

/**
 * A condition on the value of an option.
 *
 * @param option name of the option, or null if the condition is always true
 * @param value required value of the option
 */
public record OptionCondition(String option, Object value) {
    /** A condition that is always true. */
    public static final OptionCondition ALWAYS = new OptionCondition(null, null);

    /**
     * Returns whether the condition is true.
     *
     * @param options every option with its value
     */
    public boolean holds(Map<String, Object> options) {
        return option == null || value.equals(options.get(option));
    }
}
