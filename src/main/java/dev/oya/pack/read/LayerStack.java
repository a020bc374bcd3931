package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.RuleSource;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The entries of a pack while layers are merged. Not thread-safe. */
final class LayerStack {
    /** Kinds of files that contain entries. */
    static final Set<String> KINDS = Set.of("options", "values", "yaku", "record", "phases");

    final Map<String, Tree> options = new LinkedHashMap<>();
    final Map<String, Tree> sides = new LinkedHashMap<>();
    final Map<String, Tree> values = new LinkedHashMap<>();
    final Map<String, Tree> sets = new LinkedHashMap<>();
    final Map<String, Tree> scales = new LinkedHashMap<>();
    final Map<String, Tree> groups = new LinkedHashMap<>();
    final Map<String, Tree> yaku = new LinkedHashMap<>();
    final Map<String, Tree> either = new LinkedHashMap<>();
    final Map<String, Tree> fields = new LinkedHashMap<>();
    final List<RuleSource> rules = new ArrayList<>();
    final Map<String, Map<String, String>> words = new LinkedHashMap<>();

    /**
     * Rules that layers have disabled, by rule name. The value is the key and the entry of the combination that is removed with
     * the rule, or null.
     */
    final Map<String, Map.Entry<String, Tree>> disabled = new LinkedHashMap<>();

    /** Handwritten rules that replace generated rules. */
    final Set<String> written = new HashSet<>();

    Tree phases;

    /** Returns the names of the rules generated from {@code yaku.yaml}, each with its entry. */
    Map<String, String> yakuRules() {
        Map<String, String> names = new LinkedHashMap<>();
        yaku.forEach((key, entry) -> {
            Tree group = entry.has("group")
                    ? groups.get(String.valueOf(entry.get("group").text()))
                    : null;
            if (group != null && group.has("of")) {
                names.put(YakuEntry.rule(group.get("of").text(), key), key);
            }
        });
        return names;
    }

    /** Adds the content of one of the pack's YAML files. */
    void take(String kind, Tree root, EntryReader reader) {
        switch (kind) {
            case "options" -> put(options, root.map("options"), reader);
            case "values" -> {
                put(values, root.map("values"), reader);
                put(sets, root.map("sets"), reader);
                put(scales, root.map("scales"), reader);
            }
            case "yaku" -> {
                put(groups, root.map("groups"), reader);
                put(yaku, root.map("yaku"), reader);
                put(either, root.map("either"), reader);
            }
            case "record" -> put(fields, root.map("fields"), reader);
            case "phases" -> {
                phases = root;
                new PhaseRules(null, rules, reader).add(root);
            }
            default -> throw new IllegalArgumentException(kind);
        }
    }

    private static void put(Map<String, Tree> into, Map<String, Tree> entries, EntryReader reader) {
        entries.forEach((key, entry) -> {
            Tree before = into.putIfAbsent(key, entry);
            if (before != null) {
                reader.report(entry, "duplicate-key.entry", key, before.place());
            }
        });
    }
}
