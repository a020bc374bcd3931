package dev.oya.pack.read;

import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The entries of a pack before they are built: layers are laid on here. Not thread-safe. */
final class PackTree {
    final Map<String, YamlNode> options = new LinkedHashMap<>();
    final Map<String, YamlNode> sides = new LinkedHashMap<>();
    final Map<String, YamlNode> values = new LinkedHashMap<>();
    final Map<String, YamlNode> sets = new LinkedHashMap<>();
    final Map<String, YamlNode> groups = new LinkedHashMap<>();
    final Map<String, YamlNode> yaku = new LinkedHashMap<>();
    final Map<String, YamlNode> either = new LinkedHashMap<>();
    final Map<String, YamlNode> fields = new LinkedHashMap<>();
    final List<RuleSource> rules = new ArrayList<>();
    YamlNode phases;

    /** Takes in one of the pack's YAML files by its kind. */
    void take(String kind, YamlNode root, ParseContext reading) {
        switch (kind) {
            case "options" -> put(options, reading.map(root, "options"), reading);
            case "values" -> {
                put(values, reading.map(root, "values"), reading);
                put(sets, reading.map(root, "sets"), reading);
            }
            case "yaku" -> {
                put(groups, reading.map(root, "groups"), reading);
                put(yaku, reading.map(root, "yaku"), reading);
                put(either, reading.map(root, "either"), reading);
            }
            case "record" -> put(fields, reading.map(root, "fields"), reading);
            case "phases" -> phases = root;
            default ->
                reading.problem(
                        root.place(),
                        "unknown-file",
                        "A pack has no file of the kind \"" + kind + "\"",
                        "name it options.yaml, values.yaml, phases.yaml, yaku.yaml or record.yaml");
        }
    }

    private static void put(Map<String, YamlNode> into, Map<String, YamlNode> entries, ParseContext reading) {
        entries.forEach((key, entry) -> {
            YamlNode before = into.putIfAbsent(key, entry);
            if (before != null) {
                reading.problem(
                        entry.place(),
                        "duplicate-key",
                        "\"" + key + "\" is already defined",
                        "the first is in " + before.place());
            }
        });
    }
}
