package dev.oya.engine;

import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the combinations of a pack as rules, one rule an entry. */
public final class YakuRules {
    private static final String EOL = "\n";

    private YakuRules() {}

    /** The name of the rule that an entry becomes: {@code hand-yaku/triplet}. */
    static String name(Pack pack, YakuEntry entry) {
        return pack.ruleName(entry);
    }

    private static YakuGroup group(Pack pack, YakuEntry entry) {
        return pack.groups().get(entry.group());
    }

    static RuleSource source(Pack pack) {
        String text = pack.yaku().values().stream()
                .map(entry -> rule(pack, entry))
                .collect(Collectors.joining(
                        EOL,
                        "package oya;" + EOL + "import dev.oya.vocabulary.*;" + EOL
                                + "import dev.oya.vocabulary.Conclusion.*;" + EOL + EOL,
                        ""));
        return new RuleSource("yaku.yaml (as rules)", text, 1);
    }

    /** The rule that an entry becomes, as people may read it. */
    public static String rule(Pack pack, YakuEntry entry) {
        String type = Stream.of(group(pack, entry).of().split("-"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        StringBuilder text = new StringBuilder();
        text.append("// ").append(plain(entry.what())).append(EOL);
        text.append("rule ").append(quote(name(pack, entry)));
        if (entry.cite().ruling() != null) {
            text.append(" @ruling(").append(quote(entry.cite().ruling())).append(")");
        }
        if (!entry.cite().statements().isEmpty()) {
            text.append(" @cites(")
                    .append(quote(String.join(" ", entry.cite().statements())))
                    .append(")");
        }
        // A house combination cites nothing else; elsewhere the reason stands in the pack for those who want to read
        // it.
        if (entry.cite().ruling() == null && entry.cite().statements().isEmpty()) {
            text.append(" @because(").append(quote(entry.cite().because())).append(")");
        }
        text.append(EOL).append("when").append(EOL);
        text.append("    $it : ").append(type).append("( ");
        text.append(String.join(", ", conditions(entry))).append(" )").append(EOL);
        text.append("then").append(EOL);
        text.append("    insert( new Yaku(")
                .append(quote(entry.key()))
                .append(", ")
                .append(more(entry));
        return text.append(") );").append(EOL).append("end").append(EOL).toString();
    }

    private static List<String> conditions(YakuEntry entry) {
        List<String> all = new ArrayList<>();
        if (entry.when() != null) {
            Object value = entry.whenValue();
            all.add("is(" + quote(entry.when()) + ", " + (value instanceof String text ? quote(text) : value) + ")");
        }
        if (entry.round() > 0) {
            all.add("round == " + entry.round());
        }
        if (entry.month() > 0) {
            all.add("month == " + entry.month());
        }
        if (entry.needs() != null) {
            all.add("holds(" + quote(entry.needs().expression()) + ")");
        }
        if (entry.lacks() != null) {
            all.add("lacks(" + quote(entry.lacks().expression()) + ")");
        }
        for (YakuEntry.Count count : entry.counts()) {
            cards(all, quote(count.of().expression()), count.range());
        }
        if (!entry.months().isEmpty()) {
            String patterns = entry.months().stream()
                    .map(pattern -> pattern.stream()
                            .map(number -> number == 0 ? "+" : String.valueOf(number))
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(" | "));
            all.add("groups(" + quote(patterns) + ")");
        }
        if (entry.triplesOf() != null) {
            all.add("triples(" + quote(entry.triplesOf().expression()) + ") == " + entry.triples());
        }
        if (entry.points() != null) {
            range(all, "points()", entry.points());
        }
        return all;
    }

    /** Most combinations only ask whether there are enough cards, and not how many. */
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
            return "$it.beyond(" + more.beyond() + ", " + quote(more.of().expression()) + ")";
        }
        String number = switch (more.each()) {
            case "card" -> "$it.count(" + quote(more.of().expression()) + ")";
            case "run" -> "$it.run(" + quote(more.of().expression()) + ")";
            case "triples" -> "$it.triples(" + quote(more.of().expression()) + ")";
            default -> "$it.points()";
        };
        // A combination may be there before its run is as long as that.
        String further = more.beyond() == 0 ? number : number + " - " + more.beyond();
        return more.each().equals("run") && more.beyond() > 0 ? "Math.max(0, " + further + ")" : further;
    }

    private static String quote(String text) {
        return '"' + plain(text).replace('"', '\'') + '"';
    }

    /** What a layer says in words must not end the line or the text it stands in. */
    private static String plain(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029\\\\]", " ");
    }
}
