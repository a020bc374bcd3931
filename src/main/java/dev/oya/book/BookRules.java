package dev.oya.book;

import dev.oya.cards.CardSet;
import dev.oya.pack.Amounts;
import dev.oya.pack.Cite;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import dev.oya.pack.RuleText;
import dev.oya.pack.Sources;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Phases, words, rules, combinations, numbers and options of a pack, each with what it says and where it comes from. */
final class BookRules {
    private final Pack pack;
    private final Pack base;
    private final Map<String, Object> settings;
    private final BookWords words;
    private final Map<String, RuleText> rules;
    private final Map<String, RuleText> before;

    BookRules(Pack pack, Pack base, Map<String, Object> settings, BookWords words) {
        this.pack = pack;
        this.base = base;
        this.settings = settings;
        this.words = words;
        this.rules = RuleText.of(pack);
        this.before = RuleText.of(base);
    }

    Map<String, Object> model() {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("diagram", new PhaseDiagram(pack.phases(), words::name).svg());
        model.put("phases", phases());
        model.put("chapters", chapters());
        model.put("yakuGroups", yakuGroups());
        model.put("values", values());
        model.put("options", options());
        return model;
    }

    private List<Object> phases() {
        List<Object> all = new ArrayList<>();
        for (Phases.Phase phase : pack.phases().phases().values()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("id", phase.name());
            one.put("name", words.name(phase.name()));
            one.put("what", words.text("phases", phase.name(), phase.what()));
            List<Object> said = new ArrayList<>();
            for (String word : phase.words()) {
                said.add(Map.of(
                        "name", words.name(word),
                        "what",
                                words.text(
                                        "words",
                                        word,
                                        pack.phases().words().get(word).what())));
            }
            one.put("words", said);
            List<Object> ways = new ArrayList<>();
            for (Phases.Arrow arrow : phase.arrows().values()) {
                RuleText rule = rules.get(arrow.name());
                ways.add(Map.of(
                        "id", arrow.name(),
                        "to", arrow.to(),
                        "toName", words.name(arrow.to()),
                        "end", arrow.end() == null ? "" : words.name(arrow.end()),
                        "sentence", words.text("rules", arrow.name(), rule == null ? "" : rule.sentence())));
            }
            one.put("ways", ways);
            all.add(one);
        }
        return all;
    }

    private List<Object> chapters() {
        Map<String, List<Object>> byFile = new LinkedHashMap<>();
        Map<String, String> headings = new LinkedHashMap<>();
        for (RuleSource source : pack.rules()) {
            headings.putIfAbsent(source.file(), heading(source));
        }
        for (RuleText rule : rules.values()) {
            byFile.computeIfAbsent(rule.place().file(), file -> new ArrayList<>())
                    .add(rule(rule));
        }
        List<Object> chapters = new ArrayList<>();
        byFile.forEach((file, all) -> {
            String name = file.substring(file.lastIndexOf('/') + 1);
            chapters.add(Map.of(
                    "file", file,
                    "heading", words.text("chapters", name, headings.getOrDefault(file, name)),
                    "rules", all));
        });
        return chapters;
    }

    /** The sentence at the top of a file of rules. */
    private static String heading(RuleSource source) {
        String first = source.text().lines().findFirst().orElse("");
        return first.startsWith("//") ? first.replaceFirst("^//+\\s*", "") : source.file();
    }

    private Map<String, Object> rule(RuleText rule) {
        RuleText old = before.get(rule.name());
        boolean changed = old == null || !old.bare().equals(rule.bare());
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", rule.name());
        one.put("sentence", words.text("rules", rule.name(), rule.sentence()));
        one.put("cites", cites(rule.cite()));
        one.put("changed", changed);
        return one;
    }

    private List<Object> yakuGroups() {
        List<Object> groups = new ArrayList<>();
        for (YakuGroup group : pack.groups().values()) {
            List<Object> entries = new ArrayList<>();
            for (YakuEntry entry : pack.yaku().values()) {
                if (entry.group().equals(group.id())) {
                    entries.add(yaku(entry));
                }
            }
            groups.add(Map.of(
                    "name", words.name(group.id()),
                    "what", words.text("groups", group.id(), group.what()),
                    "best", group.best(),
                    "entries", entries));
        }
        return groups;
    }

    private Map<String, Object> yaku(YakuEntry entry) {
        boolean played = entry.when() == null || Objects.equals(settings.get(entry.when()), entry.whenValue());
        YakuEntry old = base.yaku().get(entry.key());
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", entry.key());
        one.put("rule", pack.ruleName(entry));
        one.put("name", words.name(entry.id()));
        one.put(
                "romaji",
                words.glossary().word(entry.id(), "romaji").equals(entry.id())
                        ? ""
                        : words.glossary().word(entry.id(), "romaji"));
        one.put("what", words.text("yaku", entry.key(), entry.what()));
        one.put("cards", entry.needs() == null ? List.of() : codes(entry.needs().set()));
        one.put("worth", played ? Amounts.worth(entry, settings) : words.say("not-played"));
        one.put("points", played ? points(entry) : "");
        one.put("played", played);
        one.put("cites", cites(entry.cite()));
        boolean changed = old == null
                || !Objects.equals(old.worth(), entry.worth())
                || !Objects.equals(old.more(), entry.more())
                || !Objects.equals(old.what(), entry.what());
        one.put("changed", changed);
        one.put("was", changed && old != null ? Amounts.worth(old, settings) : "");
        return one;
    }

    /** What it is worth in points, where it is reckoned in a larger unit. */
    private String points(YakuEntry entry) {
        if (entry.worth() == null
                || pack.unit() == null
                || !pack.unit().equals(entry.worth().unit())) {
            return "";
        }
        double number = entry.worth().option() == null
                ? entry.worth().number()
                : ((Number) settings.get(entry.worth().option())).doubleValue();
        return Amounts.number(number * ((Number) settings.get(pack.unit())).intValue());
    }

    private List<String> codes(CardSet cards) {
        return pack.deck().codes(cards);
    }

    private List<Object> values() {
        List<Object> all = new ArrayList<>();
        for (Value value : pack.values().values()) {
            Value old = base.values().get(value.name());
            boolean changed = old == null || !Objects.equals(old.amount(), value.amount());
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", value.name());
            one.put("what", words.text("values", value.name(), value.what()));
            one.put("is", Amounts.of(value.amount(), settings));
            one.put("cites", cites(value.cite()));
            one.put("changed", changed);
            one.put("was", changed && old != null ? Amounts.of(old.amount(), settings) : "");
            all.add(one);
        }
        return all;
    }

    private List<Object> options() {
        List<Object> all = new ArrayList<>();
        for (Option option : pack.options().values()) {
            Object value = settings.get(option.name());
            Object old = base.settings().get(option.name());
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", option.name());
            one.put("what", words.text("options", option.name(), option.what()));
            one.put("value", String.valueOf(value));
            one.put("allowed", option.allowed());
            one.put("cites", cites(pack.cite(option)));
            one.put("changed", !Objects.equals(value, old));
            one.put("was", Objects.equals(value, old) ? "" : String.valueOf(old));
            all.add(one);
        }
        return all;
    }

    private static String cites(Cite cite) {
        return Sources.line(cite);
    }
}
