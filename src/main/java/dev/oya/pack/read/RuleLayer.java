package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Disables, replaces and adds rules as a layer says; the lines of all other rules stay as they are.
 *
 * @param sources the rules so far; changed in place
 */
record RuleLayer(Layer layer, List<RuleSource> sources, ParseContext reading) {
    private static final int MOST_FILES = 20;

    void lay() {
        Tree rules = layer.root().get("rules");
        for (Tree name : reading.list(rules, "disable")) {
            blank(String.valueOf(name.text()), name);
        }
        reading.map(rules, "replace").forEach(this::replace);
        Tree added = rules.get("add");
        if (added != null && added.isScalar()) {
            add(new RuleSource(layer.file(), added.text(), added.textLine(), layer.foreign()));
        }
        if (reading.list(rules, "files").size() > MOST_FILES) {
            reading.tell(rules.get("files"), "too-large.rule-files", MOST_FILES);
            return;
        }
        for (Tree file : reading.list(rules, "files")) {
            String text = layer.beside().apply(String.valueOf(file.text()));
            if (text == null) {
                reading.tell(
                        file,
                        "missing-file.beside",
                        file.text(),
                        layer.foreign() ? "a layer reads only .drl files that lie beside it" : null);
            } else {
                add(new RuleSource(layer.shown(file.text()), text, 1, layer.foreign()));
            }
        }
    }

    private void add(RuleSource source) {
        if (mayRead(source)) {
            sources.add(source);
        }
    }

    private boolean mayRead(RuleSource source) {
        return !layer.foreign() || reading.admits(source);
    }

    private void replace(String name, Tree text) {
        if (!text.isScalar()) {
            reading.tell(text, "not-in-schema.replacement");
            return;
        }
        RuleSource source = new RuleSource(layer.file(), text.text(), text.textLine(), layer.foreign());
        if (!mayRead(source)) {
            return;
        }
        List<DrlText.Rule> found = DrlText.of(text.text()).rules();
        if (found.size() != 1 || !found.get(0).name().equals(name)) {
            reading.tell(
                    text,
                    "wrong-rule",
                    name,
                    found.isEmpty()
                            ? null
                            : "the text has the rule \"" + found.get(0).name() + "\"");
            return;
        }
        if (blank(name, text)) {
            sources.add(source);
        }
    }

    /** Turns the text of a rule into spaces, keeping the ends of lines. */
    private boolean blank(String name, Tree at) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            RuleSource source = sources.get(i);
            for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                names.add(rule.name());
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
        reading.unknown(at, "unknown-rule", name, names);
        return false;
    }
}
