package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule in source form.
 *
 * @param name the rule's name
 * @param sentence the comment above the rule, as a player would say it
 * @param cite the rule's source
 * @param place place of the rule's name
 * @param drl the rule's text
 */
public record WrittenRule(String name, String sentence, Citation cite, Place place, String drl) {
    /** Returns all rules of a pack's DRL files by name, in file order. */
    public static Map<String, WrittenRule> of(Pack pack) {
        return of(pack.rules());
    }

    /** Returns all rules of the given texts by name. */
    public static Map<String, WrittenRule> of(List<RuleSource> sources) {
        Map<String, WrittenRule> all = new LinkedHashMap<>();
        for (RuleSource source : sources) {
            int behind = 0;
            for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                String drl = source.text().substring(rule.start(), rule.end());
                Place place = source.place(rule.line());
                String sentence = comment(source.text().substring(behind, rule.start()));
                // A comment on the last line of a rule does not belong to the next rule.
                behind = rule.end() - 1;
                all.put(rule.name(), new WrittenRule(rule.name(), sentence, rule.cite(), place, drl));
            }
        }
        return all;
    }

    /** Returns this rule with the given sentence and source. */
    public WrittenRule saying(String other, Citation source) {
        return new WrittenRule(name, other, source, place, drl);
    }

    /**
     * Returns the text without comments and citations, with single spaces. Rules that differ only in comments, citations or
     * spacing have equal results.
     */
    public String bare() {
        return DrlText.of(drl).bare();
    }

    /** Returns whether the rule gives a side points. */
    public boolean givesPoints() {
        return spoken().concludes().contains("Gains");
    }

    /** Returns the names in the rule's text: the facts, the conclusions and the literals. */
    public DrlText.Rule spoken() {
        return DrlText.of(drl).rules().get(0);
    }

    /**
     * Returns a rule as DRL with its sentence above it.
     *
     * @param cite the source of the rule; its reason is omitted if it has a ruling or statements
     * @param condition the text after {@code when}
     * @param conclusion the inserted conclusion
     */
    public static String drl(String name, String sentence, Citation cite, String condition, String conclusion) {
        StringBuilder text = new StringBuilder("// " + plain(sentence) + "\nrule " + quoted(name));
        if (cite.ruling() != null) {
            text.append(" @ruling(").append(quoted(cite.ruling())).append(")");
        }
        if (!cite.statements().isEmpty()) {
            text.append(" @cites(")
                    .append(quoted(String.join(" ", cite.statements())))
                    .append(")");
        }
        if (cite.ruling() == null && cite.statements().isEmpty()) {
            text.append(" @because(").append(quoted(cite.because())).append(")");
        }
        return text + "\nwhen\n    " + condition + "\nthen\n    insert( " + conclusion + " );\nend\n";
    }

    /** Returns the given text as a DRL string literal. */
    public static String quoted(String text) {
        return '"' + plain(text).replace('"', '\'') + '"';
    }

    /** Replaces characters that would end a line or a string by spaces, because the text may come from a layer. */
    private static String plain(String text) {
        return String.valueOf(text).replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029\\\\]", " ");
    }

    private static String comment(String before) {
        List<String> lines = new ArrayList<>();
        String[] all = before.stripTrailing().split("\\R");
        for (int i = all.length - 1; i >= 0 && all[i].strip().startsWith("//"); i--) {
            lines.add(0, all[i].strip().replaceFirst("^//+\\s*", ""));
        }
        return String.join(" ", lines);
    }
}
