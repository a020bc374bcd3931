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
            for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                String drl = source.text().substring(rule.start(), rule.end());
                Place place = new Place(source.file(), source.firstLine() + rule.line() - 1);
                String sentence = comment(source.text().substring(0, rule.start()));
                all.put(rule.name(), new WrittenRule(rule.name(), sentence, rule.cite(), place, drl));
            }
        }
        return all;
    }

    /** The text by which two rules are the same: without comments, blanks and citations. */
    public String bare() {
        return DrlText.of(drl).bare();
    }

    /** What its text speaks of: the facts it asks, what it concludes, the names in it. */
    public DrlText.Rule spoken() {
        return DrlText.of(drl).rules().get(0);
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
