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
 * A rule as it is written, without compiling it.
 *
 * @param name its name
 * @param sentence the comment above it: the rule as a player says it
 * @param cite where it comes from
 * @param place the line of its name
 * @param drl its text
 */
public record WrittenRule(String name, String sentence, Citation cite, Place place, String drl) {
    /** All rules of a pack's DRL files by name, in the order of the files. */
    public static Map<String, WrittenRule> of(Pack pack) {
        return of(pack.rules());
    }

    /** All rules of these texts by name. */
    public static Map<String, WrittenRule> of(List<RuleSource> sources) {
        Map<String, WrittenRule> all = new LinkedHashMap<>();
        for (RuleSource source : sources) {
            int behind = 0;
            for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                String drl = source.text().substring(rule.start(), rule.end());
                Place place = new Place(source.file(), source.firstLine() + rule.line() - 1);
                String sentence = comment(source.text().substring(behind, rule.start()));
                // What stands in the last line of a rule is no comment of the next.
                behind = rule.end() - 1;
                all.put(rule.name(), new WrittenRule(rule.name(), sentence, rule.cite(), place, drl));
            }
        }
        return all;
    }

    /** The same rule in other words. */
    public WrittenRule saying(String other) {
        return new WrittenRule(name, other, cite, place, drl);
    }

    /** The text by which two rules are the same: without comments, blanks and citations. */
    public String bare() {
        return DrlText.of(drl).bare();
    }

    /** What its text speaks of: the facts it asks, what it concludes, the names in it. */
    public DrlText.Rule spoken() {
        return DrlText.of(drl).rules().get(0);
    }

    /**
     * A rule as people write it, its sentence above it.
     *
     * @param cite where it comes from; its own reason is left out where it cites anything else
     * @param condition what stands behind {@code when}
     * @param conclusion what is inserted
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

    /** A text in quotation marks. */
    public static String quoted(String text) {
        return '"' + plain(text).replace('"', '\'') + '"';
    }

    /** What a layer says in words must not end the line or the text it stands in. */
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
