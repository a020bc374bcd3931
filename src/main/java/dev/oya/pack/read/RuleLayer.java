package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Tree;
import dev.oya.pack.RuleSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Applies the rule changes of a layer: disables, replaces and adds rules. All other rules keep their line numbers. A rule
 * generated from {@code yaku.yaml} is disabled together with its entry. No rule is generated from an entry if DRL contains a
 * rule of the same name.
 *
 * @param tree rules and entries so far; modified by {@link #lay}
 */
record RuleLayer(Layer layer, LayerStack tree, EntryReader reader) {
    void lay() {
        Tree rules = layer.root().get("rules");
        for (Tree name : rules.list("disable")) {
            disable(String.valueOf(name.text()), name);
        }
        rules.map("replace").forEach(this::replace);
        Tree added = rules.get("add");
        if (added != null) {
            add(new RuleSource(layer.file(), added.text(), added.textLine(), layer.foreign()));
        }
        for (Tree file : rules.list("files")) {
            String text = layer.beside().apply(String.valueOf(file.text()));
            if (text == null) {
                reader.report(
                        file, "missing-file.beside", file.text(), layer.foreign() ? Advice.of("only-beside") : null);
            } else {
                add(new RuleSource(layer.shown(file.text()), text, 1, layer.foreign()));
            }
        }
    }

    private void add(RuleSource source) {
        if (mayRead(source)) {
            tree.rules.add(source);
        }
    }

    private boolean mayRead(RuleSource source) {
        if (layer.foreign() && !reader.admits(source)) {
            return false;
        }
        // If the layer has a source, this source applies to all rules of the layer.
        if (LayerMerge.SOURCES.stream().noneMatch(layer.root()::has)) {
            RuleChecks.cited(source, reader);
        }
        return true;
    }

    private void replace(String name, Tree text) {
        RuleSource source = new RuleSource(layer.file(), text.text(), text.textLine(), layer.foreign());
        if (!mayRead(source)) {
            return;
        }
        List<DrlText.Rule> found = reader.rules(text.text()).rules();
        if (found.size() != 1 || !found.get(0).name().equals(name)) {
            reader.report(
                    text,
                    "wrong-rule",
                    name,
                    found.isEmpty()
                            ? null
                            : Advice.of("rule-of-text", found.get(0).name()));
            return;
        }
        String key = tree.yakuRules().get(name);
        boolean disabled = tree.disabled.containsKey(name);
        if (!blank(name) && key == null && !disabled) {
            unknown(name, text);
            return;
        }
        Map.Entry<String, Tree> entry = tree.disabled.remove(name);
        if (entry != null) {
            tree.yaku.put(entry.getKey(), entry.getValue());
        }
        if (key != null || entry != null) {
            tree.written.add(name);
        }
        tree.rules.add(source);
    }

    private void disable(String name, Tree at) {
        String key = tree.yakuRules().get(name);
        if (!blank(name) && key == null && !tree.disabled.containsKey(name)) {
            unknown(name, at);
        } else if (!tree.disabled.containsKey(name)) {
            tree.disabled.put(name, key == null ? null : Map.entry(key, tree.yaku.remove(key)));
        }
    }

    private void unknown(String name, Tree at) {
        Set<String> names = new LinkedHashSet<>(WrittenRule.of(tree.rules).keySet());
        names.addAll(tree.yakuRules().keySet());
        reader.unknown(at, "unknown-rule", name, names);
    }

    /** Replaces the text of a rule by spaces, but keeps its line breaks. Returns whether the rule exists. */
    private boolean blank(String name) {
        List<RuleSource> sources = tree.rules;
        for (int i = 0; i < sources.size(); i++) {
            RuleSource source = sources.get(i);
            for (DrlText.Rule rule : reader.rules(source.text()).rules()) {
                if (rule.name().equals(name)) {
                    String blank =
                            source.text().substring(rule.start(), rule.end()).replaceAll("[^\\r\\n]", " ");
                    String text = source.text().substring(0, rule.start())
                            + blank
                            + source.text().substring(rule.end());
                    sources.set(i, source.with(text));
                    return true;
                }
            }
        }
        return false;
    }
}
