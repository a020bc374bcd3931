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

/** For every rule of a pack what it says, where it stands and where it comes from. */
public final class RuleIndex {
    private final Map<String, WrittenRule> byName = new LinkedHashMap<>();

    /** In the words of the pack itself. */
    public RuleIndex(Pack pack) {
        this(pack, Translations.none());
    }

    /** @param texts the sentences of another language */
    public RuleIndex(Pack pack, Translations texts) {
        WrittenRule.of(pack)
                .forEach((name, rule) -> byName.put(name, rule.saying(texts.of("rules", name, rule.sentence()))));
        for (YakuEntry entry : pack.yaku().values()) {
            String name = pack.ruleName(entry);
            String sentence = texts.of("yaku", entry.key(), entry.what());
            byName.putIfAbsent(name, new WrittenRule(name, sentence, entry.cite(), entry.place(), ""));
        }
    }

    /** The rule of a name; one that says nothing where there is no such rule. */
    public WrittenRule of(String rule) {
        WrittenRule found = byName.get(rule);
        return found != null ? found : new WrittenRule(rule, "", Citation.NONE, new Place("", 0), "");
    }

    /** The name of a rule, where it is written, and what it cites. */
    public static String line(WrittenRule rule) {
        String cited = line(rule.cite());
        return rule.name() + ", " + rule.place() + (cited.isEmpty() ? "" : " [" + cited + "]");
    }

    /** What is cited, in one line: the ruling first. */
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
