package dev.oya.engine;

import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates the rules for the combinations of a pack, one rule per entry. Skips entries for which a layer contains a rule. */
public final class YakuRules {
    private static final String EOL = "\n";

    private YakuRules() {}

    private static YakuGroup group(Pack pack, YakuEntry entry) {
        return pack.groups().get(entry.group());
    }

    static RuleSource source(Pack pack, RuleCaches caches) {
        Set<String> written = pack.rules().stream()
                .flatMap(source -> DrlText.of(source.text(), caches).rules().stream())
                .map(DrlText.Rule::name)
                .collect(Collectors.toSet());
        String text = pack.yaku().values().stream()
                .filter(entry -> !written.contains(pack.ruleName(entry)))
                .map(entry -> rule(pack, entry))
                .collect(Collectors.joining(
                        EOL,
                        "package oya;" + EOL + "import dev.oya.vocabulary.*;" + EOL
                                + "import dev.oya.vocabulary.Conclusion.*;" + EOL + EOL,
                        ""));
        return new RuleSource("yaku.yaml (as rules)", text, 1);
    }

    /** Returns the rule of an entry in source form. */
    public static String rule(Pack pack, YakuEntry entry) {
        String type = Stream.of(group(pack, entry).of().split("-"))
                .map(action -> action.substring(0, 1).toUpperCase(Locale.ROOT) + action.substring(1))
                .collect(Collectors.joining());
        return WrittenRule.drl(
                pack.ruleName(entry),
                entry.what(),
                entry.cite(),
                "$it : " + type + "( " + String.join(", ", conditions(entry)) + " )",
                "new Yaku(" + WrittenRule.quoted(entry.key()) + ", " + more(entry) + ")");
    }

    private static List<String> conditions(YakuEntry entry) {
        List<String> all = new ArrayList<>();
        if (entry.when() != null) {
            Object value = entry.whenValue();
            all.add("is(" + WrittenRule.quoted(entry.when()) + ", "
                    + (value instanceof String text ? WrittenRule.quoted(text) : value) + ")");
        }
        if (entry.round() > 0) {
            all.add("round == " + entry.round());
        }
        if (entry.month() > 0) {
            all.add("month == " + entry.month());
        }
        if (entry.needs() != null) {
            all.add("holds(" + WrittenRule.quoted(entry.needs().expression()) + ")");
        }
        if (entry.lacks() != null) {
            all.add("lacks(" + WrittenRule.quoted(entry.lacks().expression()) + ")");
        }
        for (YakuEntry.Count count : entry.counts()) {
            cards(all, WrittenRule.quoted(count.of().expression()), count.range());
        }
        if (!entry.months().isEmpty()) {
            String patterns = entry.months().stream()
                    .map(pattern -> pattern.stream()
                            .map(number -> number == 0 ? "+" : String.valueOf(number))
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(" | "));
            all.add("groups(" + WrittenRule.quoted(patterns) + ")");
        }
        if (entry.triplesOf() != null) {
            all.add("triples(" + WrittenRule.quoted(entry.triplesOf().expression()) + ") == " + entry.triples());
        }
        if (entry.points() != null) {
            range(all, "points()", entry.points());
        }
        return all;
    }

    /**
     * Adds a condition on the number of cards. Uses {@code reaches} if only a minimum is required, so that cached answers do
     * not depend on the exact number.
     */
    private static void cards(List<String> conditions, String set, YakuEntry.Range range) {
        if (range.least() > 0 && range.most() == Integer.MAX_VALUE) {
            conditions.add("reaches(" + range.least() + ", " + set + ")");
        } else {
            range(conditions, "count(" + set + ")", range);
        }
    }

    private static void range(List<String> conditions, String number, YakuEntry.Range range) {
        if (range.least() == range.most()) {
            conditions.add(number + " == " + range.least());
            return;
        }
        if (range.least() > 0) {
            conditions.add(number + " >= " + range.least());
        }
        if (range.most() < Integer.MAX_VALUE) {
            conditions.add(number + " <= " + range.most());
        }
    }

    private static String more(YakuEntry entry) {
        if (entry.more() == null) {
            return "0";
        }
        YakuEntry.More more = entry.more();
        if (more.each().equals("card") && more.beyond() > 0) {
            return "$it.beyond(" + more.beyond() + ", "
                    + WrittenRule.quoted(more.of().expression()) + ")";
        }
        String number = switch (more.each()) {
            case "card" -> "$it.count(" + WrittenRule.quoted(more.of().expression()) + ")";
            case "run" -> "$it.run(" + WrittenRule.quoted(more.of().expression()) + ")";
            case "triples" -> "$it.triples(" + WrittenRule.quoted(more.of().expression()) + ")";
            default -> "$it.points()";
        };
        // A combination may be complete with a shorter run, so the number must not become negative.
        String further = more.beyond() == 0 ? number : number + " - " + more.beyond();
        return more.each().equals("run") && more.beyond() > 0 ? "Math.max(0, " + further + ")" : further;
    }
}
