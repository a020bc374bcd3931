package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.OptionCondition;
import dev.oya.pack.OptionValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads options and their values under a profile and layers. */
record OptionsReader(EntryReader reader) {
    private static final Pattern RANGE = Pattern.compile("(-?[0-9]{1,9})\\.\\.(-?[0-9]{1,9})?");

    /** Parses a range such as {@code 2..7}, {@code 0..} or a single number. Returns null if the text is not a valid range. */
    static int[] range(String text) {
        Matcher range = RANGE.matcher(text);
        if (range.matches()) {
            int least = Integer.parseInt(range.group(1));
            int most = range.group(2) == null ? Integer.MAX_VALUE : Integer.parseInt(range.group(2));
            return least <= most ? new int[] {least, most} : null;
        }
        if (text.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(text);
            return new int[] {number, number};
        }
        return null;
    }

    /** Returns the values of an option with further numbers added, or null if a value is not a number. */
    static Tree wider(Tree values, Tree further) {
        int[] range = values == null || !values.isScalar() ? null : range(values.text());
        int[] more = further.isScalar() && further.text() != null ? range(further.text()) : null;
        if (range != null && more != null) {
            int least = Math.min(range[0], more[0]);
            int most = Math.max(range[1], more[1]);
            return Tree.of(further.place(), least + ".." + (most == Integer.MAX_VALUE ? "" : most));
        }
        List<Tree> all = new ArrayList<>(values == null ? List.of() : values.list());
        all.addAll(further.isList() ? further.list() : List.of(further));
        boolean numbers = range == null && all.stream().allMatch(one -> one.scalar() instanceof Integer);
        return numbers ? Tree.of(further.place(), all) : null;
    }

    Map<String, Option> options(Map<String, Tree> entries) {
        return new LinkedHashMap<>(EntryReader.each(entries, this::option));
    }

    private Option option(String name, Tree entry) {
        List<Object> listed = new ArrayList<>();
        int[] range = {0, 0};
        Tree node = entry.get("values");
        if (node.isList()) {
            node.list().forEach(value -> listed.add(value.scalar()));
            oneKind(name, node);
        } else if (range(node.text()) == null) {
            reader.report(node, "not-in-schema.values");
        } else {
            range = range(node.text());
        }
        Map<String, Object> defaults = new LinkedHashMap<>();
        Tree given = entry.get("default");
        String what = entry.text("what", "");
        Option.Group group = Objects.requireNonNullElse(
                EntryReader.constant(entry, "group", Option.Group.values()), Option.Group.PLAY);
        Integer noLimit = entry.has("no-limit") ? (Integer) entry.number("no-limit", 0) : null;
        boolean beyond = entry.isTrue("beyond");
        Citation cite = reader.cite(entry, "\"" + name + "\"");
        OptionValues unnamed = new OptionValues(listed, range[0], range[1], noLimit, Map.of());
        OptionValues values = new OptionValues(listed, range[0], range[1], noLimit, says(entry, unnamed));
        if (noLimit != null && !values.allows(noLimit)) {
            reader.report(entry.get("no-limit"), "wrong-value.no-limit", noLimit, values.allowed());
        }
        if (given.isMap()) {
            given.map().forEach((profile, value) -> defaults.put(profile, allowed(name, values, value)));
        } else {
            defaults.put("*", allowed(name, values, given));
        }
        defaults.values().removeIf(value -> value == null);
        return new Option(name, what, group, values, defaults, beyond, cite, entry.place());
    }

    /** Returns the display texts of values. If one value that is a text has a display text, all must have one. */
    private Map<String, String> says(Tree entry, OptionValues allowed) {
        List<Object> values = allowed.listed();
        Map<String, String> says = new LinkedHashMap<>();
        Map<String, Tree> texts = entry.map("says");
        texts.forEach((value, words) -> {
            if (!(allowed.parse(value) instanceof Integer)) {
                reader.checkKnown(words, "wrong-value.none", value, texts(values));
            }
            says.put(value, entry.get("says").text(value, ""));
        });
        for (String value : texts(values)) {
            if (!texts.isEmpty() && !says.containsKey(value)) {
                reader.report(entry.get("says"), "not-in-schema.missing", value);
            }
        }
        return says;
    }

    private static Set<String> texts(List<Object> values) {
        Set<String> texts = new LinkedHashSet<>();
        values.stream().filter(String.class::isInstance).forEach(value -> texts.add((String) value));
        return texts;
    }

    /** Checks that the values of an option are distinct and of one type: both booleans, only numbers, or only texts. */
    private void oneKind(String name, Tree values) {
        Set<Object> before = new HashSet<>();
        Object first = null;
        for (Tree value : values.list()) {
            Object scalar = value.scalar();
            first = first == null ? scalar : first;
            if (scalar == null || scalar.getClass() != first.getClass() || !before.add(scalar)) {
                reader.report(value, "wrong-value.among", value.text(), name);
            }
        }
        if (first instanceof Boolean && before.size() < 2) {
            reader.report(values, "wrong-value.truth");
        }
    }

    /** Returns the option value in a node. Reports a problem and returns null if the value is not allowed. */
    Object allowed(String name, OptionValues values, Tree node) {
        Object value = values.parse(node.scalar());
        if (value != null) {
            return value;
        }
        reader.report(node, "wrong-value.said", "\"" + node.text() + "\"", name, values.allowed());
        return null;
    }

    /** Returns the option that a node names. Reports a problem and returns null if the option is unknown. */
    Option named(Tree named, Map<String, Option> options) {
        return reader.checkKnown(named, "unknown-option.name", options.keySet()) ? options.get(named.text()) : null;
    }

    /** Returns the option value that a condition requires, or null if the condition names no option. */
    Object decided(Tree when, Map<String, Option> options) {
        Tree named = when.get("option");
        Option option = named == null ? null : named(named, options);
        if (option == null) {
            return null;
        }
        Tree is = when.get("is");
        if (is != null) {
            return allowed(option.name(), option.values(), is);
        }
        if (!option.values().allows(true)) {
            reader.report(
                    when, "wrong-value.decided", option.name(), option.values().allowed());
        }
        return true;
    }

    /**
     * Returns the condition that an entry contains as true, false or a map with an option. Returns null if the entry is false
     * or missing.
     */
    OptionCondition condition(Tree entry, Map<String, Option> options) {
        if (entry == null || !entry.isMap()) {
            return entry != null && Boolean.TRUE.equals(entry.scalar()) ? OptionCondition.ALWAYS : null;
        }
        return new OptionCondition(entry.text("option", ""), decided(entry, options));
    }

    /** Returns the value of every option: the value set by the last layer that sets the option, or the default. */
    Map<String, Object> settings(Map<String, Option> options, String profile, List<Layer> layers) {
        Map<String, Object> settings = new LinkedHashMap<>();
        options.forEach((name, option) -> settings.put(name, option.defaultFor(profile)));
        for (Layer layer : layers) {
            layer.root().map("options").forEach((name, node) -> set(settings, options, name, node));
        }
        for (Map.Entry<String, Object> setting : settings.entrySet()) {
            Option option = options.get(setting.getKey());
            if (setting.getValue() == null && !reader.problems().has(option.place())) {
                reader.problems()
                        .report(
                                option.place(),
                                "wrong-value.default",
                                option.name(),
                                profile,
                                option.values().allowed());
            }
        }
        return settings;
    }

    /** Returns the source of each option that a layer sets, from the last layer that sets it. */
    Map<String, Citation> chosen(List<Layer> layers) {
        Map<String, Citation> chosen = new LinkedHashMap<>();
        for (Layer layer : layers) {
            var names = layer.root().map("options").keySet();
            if (!names.isEmpty()) {
                Citation cite = reader.cite(layer.root(), "\"" + layer.id() + "\"");
                names.forEach(name -> chosen.put(name, cite));
            }
        }
        return chosen;
    }

    private void set(Map<String, Object> settings, Map<String, Option> options, String name, Tree node) {
        boolean known = reader.checkKnown(node, "unknown-option.name", name, options.keySet());
        Object value = known ? allowed(name, options.get(name).values(), node) : null;
        if (value != null) {
            settings.put(name, value);
        }
    }
}
