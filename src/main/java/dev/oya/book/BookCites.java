package dev.oya.book;

import dev.oya.pack.Citation;
import dev.oya.pack.words.RuleIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Citations of a book, each statement with a link to its rule text. */
final class BookCites {
    private BookCites() {}

    /**
     * What several rules follow, as it stands in the margin: rulings and reasons first, then the statements of each text.
     *
     * @param text the rule text that is followed, of which alone statements are named where there are any; or null
     */
    static List<Object> margin(List<Citation> cites, String text) {
        Map<String, Set<String>> bySource = new LinkedHashMap<>();
        for (Citation cite : cites) {
            boolean own = cite.statements().stream().anyMatch(one -> source(one).equals(text));
            Set<String> others = bySource.computeIfAbsent("", any -> new TreeSet<>());
            if (cite.ruling() != null) {
                others.addAll(List.of(cite.ruling().split(" ")));
            }
            if (cite.because() != null) {
                others.add(RuleIndex.line(new Citation(List.of(), null, cite.because())));
            }
            for (String one : cite.statements()) {
                if (!own || source(one).equals(text)) {
                    bySource.computeIfAbsent(source(one), any -> new TreeSet<>())
                            .add(one.substring(one.lastIndexOf('-') + 1));
                }
            }
        }
        List<Object> all = new ArrayList<>();
        bySource.forEach((source, some) -> {
            if (!some.isEmpty()) {
                all.add(Map.of("source", source, "statements", String.join(" ", some)));
            }
        });
        return all;
    }

    private static String source(String statement) {
        int dash = statement.lastIndexOf('-');
        return dash < 0 ? "" : statement.substring(0, dash);
    }

    static List<Object> of(Citation cite) {
        List<Object> all = new ArrayList<>();
        if (cite.ruling() != null) {
            all.add(Map.of("text", cite.ruling(), "source", ""));
        }
        for (String statement : cite.statements()) {
            all.add(Map.of("text", statement, "source", source(statement)));
        }
        if (cite.because() != null) {
            all.add(Map.of("text", RuleIndex.line(new Citation(List.of(), null, cite.because())), "source", ""));
        }
        return all;
    }
}
