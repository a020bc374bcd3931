package dev.oya.pack;

import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.RuleNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule as it is written, without compiling it.
 *
 * @param name its name
 * @param sentence the comment above it: the rule as a player says it
 * @param cite where it comes from
 * @param place the line of its name
 * @param drl its text
 */
public record RuleText(String name, String sentence, Cite cite, Place place, String drl) {
    private static final Pattern ANNOTATION =
            Pattern.compile("@(cites|ruling|because)\\s*\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\s*\\)");
    private static final Pattern WHEN = Pattern.compile("(?m)^\\s*when\\b");

    /** All rules of a pack's DRL files by name, in the order of the files. */
    public static Map<String, RuleText> of(Pack pack) {
        return of(pack.rules());
    }

    /** All rules of these texts by name. */
    public static Map<String, RuleText> of(List<RuleSource> sources) {
        Map<String, RuleText> all = new LinkedHashMap<>();
        for (RuleSource source : sources) {
            for (RuleNames.Rule rule : RuleNames.in(source.text())) {
                String drl = source.text().substring(rule.start(), rule.end());
                Place place = new Place(source.file(), source.firstLine() + rule.line() - 1);
                String sentence = comment(source.text().substring(0, rule.start()));
                all.put(rule.name(), new RuleText(rule.name(), sentence, cite(drl), place, drl));
            }
        }
        return all;
    }

    /** The text by which two rules are the same: without comments, blanks and citations. */
    public String bare() {
        return DrlText.bare(drl);
    }

    private static String comment(String before) {
        List<String> lines = new ArrayList<>();
        String[] all = before.stripTrailing().split("\\R");
        for (int i = all.length - 1; i >= 0 && all[i].strip().startsWith("//"); i--) {
            lines.add(0, all[i].strip().replaceFirst("^//+\\s*", ""));
        }
        return String.join(" ", lines);
    }

    private static Cite cite(String drl) {
        Matcher when = WHEN.matcher(drl);
        Matcher annotation = ANNOTATION.matcher(when.find() ? drl.substring(0, when.start()) : drl);
        List<String> statements = new ArrayList<>();
        String ruling = null;
        String because = null;
        while (annotation.find()) {
            String text = annotation.group(2).replaceAll("\\\\(.)", "$1");
            switch (annotation.group(1)) {
                case "cites" -> statements.addAll(Arrays.asList(text.trim().split("[\\s,]+")));
                case "ruling" -> ruling = text;
                default -> because = text;
            }
        }
        return new Cite(statements, ruling, because);
    }
}
