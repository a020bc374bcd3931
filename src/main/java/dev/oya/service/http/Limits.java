package dev.oya.service.http;

import dev.oya.input.Suggestions;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The values of all limits. Immutable. */
public final class Limits {
    private static final Pattern SETTING = Pattern.compile("\\s*([a-z-]+)\\s*=\\s*([1-9][0-9]{0,8})\\s*(KiB|MiB)?\\s*");

    private final Map<Limit, Integer> set = new EnumMap<>(Limit.class);

    /**
     * Creates limits that replace some default values.
     *
     * @param settings entries of the form {@code NAME=VALUE}; sizes may have a unit, such as {@code 2MiB}
     * @throws IllegalArgumentException if a setting is invalid; the message explains how to correct it
     */
    public Limits(List<String> settings) {
        settings.forEach(this::set);
    }

    /** Returns these limits with some values replaced. */
    Limits with(List<String> settings) {
        Limits own = new Limits(settings);
        set.forEach(own.set::putIfAbsent);
        return own;
    }

    private void set(String setting) {
        Matcher matcher = SETTING.matcher(setting);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "\"" + setting + "\" is not a valid limit; write NAME=VALUE with a value of 1 or more");
        }
        String name = matcher.group(1);
        List<String> names = Arrays.stream(Limit.values()).map(Limit::written).toList();
        if (!names.contains(name)) {
            String near = Suggestions.english(name, names);
            throw new IllegalArgumentException("Unknown limit \"" + name + "\"; "
                    + (near != null ? near : "available: " + String.join(", ", names)));
        }
        Limit limit = Limit.values()[names.indexOf(name)];
        String unit = matcher.group(3);
        if (unit != null && !limit.isOfBytes()) {
            throw new IllegalArgumentException(
                    "\"" + setting + "\": " + name + " is not a size in bytes; write a number without a unit");
        }
        long value = Long.parseLong(matcher.group(2)) << (unit == null ? 0 : unit.equals("KiB") ? 10 : 20);
        if (value > 1_000_000_000) {
            throw new IllegalArgumentException("\"" + setting + "\" is more than 1000000000");
        }
        set.put(limit, (int) value);
    }

    public int of(Limit limit) {
        return set.getOrDefault(limit, limit.usual());
    }
}
