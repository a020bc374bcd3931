package dev.oya.book;

import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Phases, words and rules of a pack, each with what it says and where it comes from. */
final class BookRules {
    private final Pack pack;
    private final Pack base;
    private final BookWords words;
    private final BookChanges changes;
    private final Map<String, WrittenRule> rules;
    private final Map<String, WrittenRule> before;

    BookRules(Pack pack, Pack base, BookWords words, BookChanges changes) {
        this.pack = pack;
        this.base = base;
        this.words = words;
        this.changes = changes;
        this.rules = WrittenRule.of(pack);
        this.before = WrittenRule.of(base);
    }

    Map<String, Object> model() {
        return Map.of(
                "diagram", new PhaseDiagram(pack.phases(), words::name).drawing(),
                "phases", phases(),
                "chapters", chapters());
    }

    private List<Object> phases() {
        List<Object> all = new ArrayList<>();
        for (Phases.Phase phase : pack.phases().phases().values()) {
            List<Object> said = new ArrayList<>();
            for (String word : phase.words()) {
                String what = pack.phases().words().get(word).what();
                said.add(Map.of("name", words.name(word), "what", words.text("words", word, what)));
            }
            List<Object> ways = new ArrayList<>();
            for (Phases.Arrow arrow : phase.arrows().values()) {
                WrittenRule rule = rules.get(arrow.name());
                ways.add(Map.of(
                        "id", arrow.name(),
                        "to", arrow.to(),
                        "toName", words.name(arrow.to()),
                        "end", arrow.end() == null ? "" : words.name(arrow.end()),
                        "sentence", words.text("rules", arrow.name(), rule == null ? "" : rule.sentence())));
            }
            all.add(Map.of(
                    "id", phase.name(),
                    "name", words.name(phase.name()),
                    "what", words.text("phases", phase.name(), phase.what()),
                    "words", said,
                    "ways", ways));
        }
        return all;
    }

    private List<Object> chapters() {
        Map<String, List<Object>> byFile = new LinkedHashMap<>();
        for (WrittenRule rule : rules.values()) {
            byFile.computeIfAbsent(rule.place().file(), file -> new ArrayList<>())
                    .add(rule(rule));
        }
        List<Object> chapters = new ArrayList<>();
        byFile.forEach((file, all) -> {
            chapters.add(Map.of("file", file, "heading", heading(file), "rules", all));
        });
        before.forEach((name, old) -> {
            if (!rules.containsKey(name)) {
                String was = words.text("rules", name, old.sentence());
                changes.note("", name, "", List.of(), was, BookCites.of(base.cite(old.cite())));
            }
        });
        return chapters;
    }

    /** The sentence at the top of a file of rules; what phases say themselves has one heading in every game. */
    String heading(String file) {
        if (file.endsWith(BookParts.PHASES)) {
            return words.say("what-follows");
        }
        String name = file.substring(file.lastIndexOf('/') + 1);
        String own = pack.rules().stream()
                .filter(source -> source.file().equals(file))
                .map(source -> source.text().lines().findFirst().orElse(""))
                .filter(first -> first.startsWith("//"))
                .map(first -> first.replaceFirst("^//+\\s*", ""))
                .findFirst()
                .orElse(name);
        return words.text("chapters", name, own);
    }

    private Map<String, Object> rule(WrittenRule rule) {
        WrittenRule old = before.get(rule.name());
        boolean changed = old == null || !old.bare().equals(rule.bare());
        String sentence = words.text("rules", rule.name(), rule.sentence());
        if (changed) {
            changes.note(
                    "rule-" + rule.name(),
                    rule.name(),
                    sentence,
                    BookCites.of(rule.cite()),
                    old == null ? "" : old.sentence(),
                    old == null ? List.of() : BookCites.of(base.cite(old.cite())));
        }
        return Map.of("id", rule.name(), "sentence", sentence, "cites", BookCites.of(rule.cite()), "changed", changed);
    }
}
