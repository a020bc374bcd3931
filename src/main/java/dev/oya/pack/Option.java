package dev.oya.pack;

import dev.oya.input.Place;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A point of the rules on which tables may differ.
 *
 * @param name the name of the option, as in the {@code options} of a record
 * @param what description in one sentence
 * @param group the group under which the option is listed
 * @param values the allowed values
 * @param defaults default value by profile; the key {@code *} applies to all other profiles
 * @param beyond whether records of other programs may omit the option; an omitted option has its default value
 * @param cite the source of the option
 * @param place position of the option in its file
 */
public record Option(
        String name,
        String what,
        Group group,
        OptionValues values,
        Map<String, Object> defaults,
        boolean beyond,
        Citation cite,
        Place place) {
    /** A group of options. Options are listed in the order of these groups. */
    public enum Group {
        DEAL,
        PLAY,
        SCORING,
        PAYMENTS,
        MATCH,
        RARE;

        /** Returns the name in YAML. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Option {
        defaults = Collections.unmodifiableMap(defaults);
    }

    /** Returns this option limited to the given numbers. A default outside them becomes the nearest of them. */
    public Option limited(OptionValues numbers) {
        Map<String, Object> inside = new LinkedHashMap<>(defaults);
        inside.replaceAll((profile, value) -> value instanceof Integer number ? numbers.nearest(number) : value);
        return new Option(name, what, group, numbers, inside, beyond, cite, place);
    }

    /** Returns the key of the given value's display text. */
    public String choice(Object value) {
        return name + "=" + values.text(value);
    }

    /** Returns the option's default value under the given profile. */
    public Object defaultFor(String profile) {
        Object own = defaults.get(profile);
        return own != null ? own : defaults.get("*");
    }
}
