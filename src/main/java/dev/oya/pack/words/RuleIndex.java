package dev.oya.pack.words;

import dev.oya.input.Place;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sentence, place and source of every rule of a pack. */
public final class RuleIndex {
    private final Map<String, WrittenRule> byName = new LinkedHashMap<>();

    /** Creates an index with the pack's own texts. */
    public RuleIndex(Pack pack) {
        this(pack, Translations.none());
    }

    /** @param texts translations that replace the pack's own texts */
    public RuleIndex(Pack pack, Translations texts) {
        WrittenRule.of(pack)
                .forEach((name, rule) ->
                        byName.put(name, rule.saying(texts.of("rules", name, rule.sentence()), texts.of(rule.cite()))));
        for (YakuEntry entry : pack.yaku().values()) {
            String name = pack.ruleName(entry);
            String sentence = texts.of("yaku", entry.key(), entry.what());
            byName.putIfAbsent(name, new WrittenRule(name, sentence, texts.of(entry.cite()), entry.place(), ""));
        }
    }

    /** Returns the rule with the given name, or an empty rule if the name is unknown. */
    public WrittenRule of(String rule) {
        WrittenRule found = byName.get(rule);
        return found != null ? found : new WrittenRule(rule, "", Citation.NONE, new Place("", 0), "");
    }

    /** Returns the name, place and citations of the rule in one line. */
    public static String line(WrittenRule rule) {
        String cited = line(rule.cite());
        return rule.name() + ", " + rule.place() + (cited.isEmpty() ? "" : " [" + cited + "]");
    }

    /** Returns the ruling, statements and reason of a citation in one line. */
    public static String line(Citation cite) {
        List<String> parts = new ArrayList<>();
        if (cite.ruling() != null) {
            parts.add(cite.ruling());
        }
        parts.addAll(cite.statements());
        if (cite.because() != null) {
            parts.add("\"" + cite.because() + "\"");
        }
        return String.join(" ", parts);
    }
}
