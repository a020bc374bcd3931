package dev.oya.pack.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the rules of a DRL text by a lexical scan, so that layers can be laid on before anything is compiled. Comments,
 * strings and whatever stands in brackets are passed over.
 */
public final class RuleNames {
    /**
     * A rule in a text.
     *
     * @param name its name
     * @param start where the word {@code rule} begins
     * @param end behind the word {@code end}; the end of the text where there is none
     * @param line the line of its name in the text, from 1
     */
    public record Rule(String name, int start, int end, int line) {}

    /** What was found in texts before: the rules of a pack are looked for by everyone who reads it. */
    private static final Map<String, List<Rule>> KEPT = new ConcurrentHashMap<>();

    private static final int MOST_KEPT = 300;

    private final String text;
    private final List<Rule> rules = new ArrayList<>();
    private int at;
    private int depth;

    private RuleNames(String text) {
        this.text = text;
    }

    /** All rules in the order of the text. */
    public static List<Rule> in(String text) {
        if (KEPT.size() >= MOST_KEPT) {
            KEPT.clear();
        }
        return KEPT.computeIfAbsent(text, any -> List.copyOf(new RuleNames(any).scan()));
    }

    private List<Rule> scan() {
        while (at < text.length()) {
            int start = at;
            String word = next();
            if (word == null || depth > 0) {
                continue;
            }
            if (word.equals("rule")) {
                blanks();
                int named = at;
                String name = name();
                if (name != null) {
                    toEnd();
                    rules.add(new Rule(name, start, at, line(named)));
                }
            } else if (word.equals("declare") || word.equals("query")) {
                toEnd();
            }
        }
        return rules;
    }

    private void toEnd() {
        while (at < text.length()) {
            String word = next();
            if ("end".equals(word) && depth == 0) {
                return;
            }
        }
    }

    /** Passes over one word, string, comment or sign; gives the word, or null. */
    private String next() {
        char sign = text.charAt(at);
        if (Character.isJavaIdentifierStart(sign)) {
            int start = at;
            while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                at++;
            }
            // "move.end()" is no end of a rule.
            boolean member = start > 0 && text.charAt(start - 1) == '.';
            return member ? null : text.substring(start, at);
        }
        if (text.startsWith("//", at)) {
            at = behind("\n", at);
        } else if (text.startsWith("/*", at)) {
            at = behind("*/", at + 2);
        } else if (sign == '"' || sign == '\'') {
            string();
        } else {
            depth += "([{".indexOf(sign) >= 0 ? 1 : ")]}".indexOf(sign) >= 0 && depth > 0 ? -1 : 0;
            at++;
        }
        return null;
    }

    private String name() {
        if (at >= text.length()) {
            return null;
        }
        char sign = text.charAt(at);
        if (sign == '"' || sign == '\'') {
            int start = at + 1;
            string();
            return text.substring(start, Math.max(start, at - 1));
        }
        return Character.isJavaIdentifierStart(sign) ? next() : null;
    }

    private void string() {
        char quote = text.charAt(at++);
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(at + 1, text.length());
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private int behind(String mark, int from) {
        int found = text.indexOf(mark, from);
        return found < 0 ? text.length() : found + mark.length();
    }

    private int line(int index) {
        return 1
                + (int) text.substring(0, index)
                        .chars()
                        .filter(sign -> sign == '\n')
                        .count();
    }
}
