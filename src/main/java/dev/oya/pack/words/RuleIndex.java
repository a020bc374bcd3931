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
    /**
     * @param name the rule
     * @param sentence the rule as a player says it
     * @param cite where it comes from
     * @param place where it is written
     */
    public record Source(String name, String sentence, Citation cite, Place place) {
        /** Its name, where it is written, and what it cites. */
        public String line() {
            String cited = RuleIndex.line(cite);
            return name + ", " + place + (cited.isEmpty() ? "" : " [" + cited + "]");
        }
    }

    private final Map<String, Source> byName = new LinkedHashMap<>();

    /** In the words of the pack itself. */
    public RuleIndex(Pack pack) {
        this(pack, Translations.none());
    }

    /** @param texts the sentences of another language */
    public RuleIndex(Pack pack, Translations texts) {
        WrittenRule.of(pack)
                .values()
                .forEach(rule -> byName.put(
                        rule.name(),
                        new Source(
                                rule.name(),
                                texts.of("rules", rule.name(), rule.sentence()),
                                rule.cite(),
                                rule.place())));
        for (YakuEntry entry : pack.yaku().values()) {
            String name = pack.ruleName(entry);
            byName.put(
                    name, new Source(name, texts.of("yaku", entry.key(), entry.what()), entry.cite(), entry.place()));
        }
    }

    /** The source of a rule; one that says nothing where there is no such rule. */
    public Source of(String rule) {
        Source source = byName.get(rule);
        return source != null ? source : new Source(rule, "", Citation.NONE, new Place("", 0));
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
