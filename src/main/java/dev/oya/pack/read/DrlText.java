package dev.oya.pack.read;

import dev.oya.input.RuleCaches;
import dev.oya.pack.Citation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What stands in a text of rules, told by its words and signs alone: comments, texts and brackets are known for what they
 * are, and nothing is parsed. Every start of the program lays layers on rules and parts them into units; the compiler's own
 * parser needs longer to get ready than all the rest of a start. Immutable; safe to share between threads.
 */
public final class DrlText {
    /** What rules begin with that do not say where the vocabulary is. */
    public static final String HEADER =
            "package oya; import dev.oya.vocabulary.*; import dev.oya.vocabulary.Conclusion.*; ";

    /**
     * A rule in a text.
     *
     * @param name its name
     * @param start where the word {@code rule} begins
     * @param end behind the word {@code end}, or behind its last word if there is none
     * @param line the line of its name in the text, from 1
     * @param cite where it says that it comes from
     * @param asks the facts of its condition
     * @param concludes what it makes
     * @param says the texts in its condition and its conclusions
     */
    public record Rule(
            String name,
            int start,
            int end,
            int line,
            Citation cite,
            Set<String> asks,
            Set<String> concludes,
            Set<String> says) {}

    /** A word, a text in quotation marks, or a sign; {@code keyword} where a word may begin or end something. */
    private record Token(int start, int end, boolean keyword) {}

    private static final String PACKAGE = "package";
    private static final Set<String> CITATIONS = Set.of("cites", "ruling", "because");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<Rule> unended = new ArrayList<>();
    private volatile String bare;

    private DrlText(String text) {
        this.text = text;
        tokens();
        for (int i = 0; i < tokens.size(); i++) {
            if (isKeyword(i, "declare") || isKeyword(i, "query")) {
                int last = end(i);
                i = isKeyword(last, "end") ? last : last - 1;
            } else if (isKeyword(i, "rule") && isName(i + 1)) {
                i = rule(i, end(i + 1));
            }
        }
    }

    /** Reads a text. */
    public static DrlText of(String text) {
        return new DrlText(text);
    }

    /** Reads a text once for all who share the caches. */
    public static DrlText of(String text, RuleCaches caches) {
        return caches.get(RuleCaches.Store.RULE_TEXTS, text, () -> new DrlText(text));
    }

    /** All rules in the order of the text. */
    public List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** Returns whether a text begins by saying which package it belongs to. */
    public static boolean namesPackage(String text) {
        int at = 0;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("//", at)) {
                at = behind(text, "\n", at);
            } else if (text.startsWith("/*", at)) {
                at = behind(text, "*/", at + 2);
            } else {
                break;
            }
        }
        int end = at + PACKAGE.length();
        return text.startsWith(PACKAGE, at)
                && (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end)));
    }

    /** The text without its citations. */
    public String uncited() {
        StringBuilder rest = new StringBuilder(text.length());
        int from = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (isCitation(i)) {
                rest.append(text, from, tokens.get(i).start());
                i += 4;
                from = tokens.get(i).end();
            }
        }
        return rest.append(text.substring(from)).toString();
    }

    /** The text by which two rules are the same: without comments and citations, blanks as one. */
    public String bare() {
        if (bare == null) {
            bare = joined();
        }
        return bare;
    }

    private String joined() {
        DrlText uncited = new DrlText(uncited());
        StringBuilder all = new StringBuilder(text.length());
        int behind = 0;
        for (int i = 0; i < uncited.tokens.size(); i++) {
            all.append(i > 0 && uncited.tokens.get(i).start() > behind ? " " : "")
                    .append(uncited.said(i));
            behind = uncited.tokens.get(i).end();
        }
        return all.toString();
    }

    private void tokens() {
        int depth = 0;
        for (int at = 0; at < text.length(); ) {
            char sign = text.charAt(at);
            int start = at;
            if (Character.isWhitespace(sign)) {
                at++;
            } else if (text.startsWith("//", at)) {
                at = behind(text, "\n", at);
            } else if (text.startsWith("/*", at)) {
                at = behind(text, "*/", at + 2);
            } else if (sign == '"' || sign == '\'') {
                at = behindText(at);
                tokens.add(new Token(start, at, false));
            } else if (Character.isJavaIdentifierStart(sign)) {
                while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                    at++;
                }
                // "move.end()" is no end of a rule.
                depth = beginsLine(start, at) ? 0 : depth;
                boolean member = start > 0 && text.charAt(start - 1) == '.';
                tokens.add(new Token(start, at, depth == 0 && !member));
            } else {
                depth = "([{".indexOf(sign) >= 0
                        ? depth + 1
                        : ")]}".indexOf(sign) >= 0 ? Math.max(0, depth - 1) : depth;
                tokens.add(new Token(start, ++at, false));
            }
        }
    }

    private static int behind(String text, String mark, int from) {
        int found = text.indexOf(mark, from);
        return found < 0 ? text.length() : found + mark.length();
    }

    /** Returns whether a word is "rule" at the start of a line, before a text: a bracket left open before it is a mistake. */
    private boolean beginsLine(int start, int end) {
        return text.substring(start, end).equals("rule")
                && text.substring(end).stripLeading().startsWith("\"")
                && text.substring(text.lastIndexOf('\n', start) + 1, start).isBlank();
    }

    private int behindText(int start) {
        int at = start + 1;
        while (at < text.length() && text.charAt(at) != text.charAt(start) && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }

    /** A token as it is written; nothing behind the last. */
    private String said(int i) {
        return i < tokens.size()
                ? text.substring(tokens.get(i).start(), tokens.get(i).end())
                : "";
    }

    private boolean isKeyword(int i, String word) {
        return i < tokens.size() && tokens.get(i).keyword() && said(i).equals(word);
    }

    private boolean isText(int i) {
        return said(i).startsWith("\"") || said(i).startsWith("'");
    }

    private boolean isName(int i) {
        return isText(i) || i < tokens.size() && tokens.get(i).keyword();
    }

    private boolean isCitation(int i) {
        return said(i).equals("@")
                && CITATIONS.contains(said(i + 1))
                && said(i + 2).equals("(")
                && isText(i + 3);
    }

    /** What stands between quotation marks. */
    private String inside(int i) {
        String said = said(i);
        return isText(i) ? said.substring(1, Math.max(1, said.length() - 1)) : said;
    }

    /** The token with which what begins here ends. */
    private int end(int from) {
        int last = from;
        while (last < tokens.size() && !isKeyword(last, "end") && !beginsRule(last)) {
            last++;
        }
        return last;
    }

    private int rule(int first, int last) {
        Set<String> asks = new LinkedHashSet<>();
        Set<String> concludes = new LinkedHashSet<>();
        Set<String> says = new LinkedHashSet<>();
        List<String> statements = new ArrayList<>();
        String ruling = null;
        String because = null;
        boolean then = false;
        for (int i = first + 2; i < last; i++) {
            then |= isKeyword(i, "then");
            if (isCitation(i)) {
                String cited = inside(i + 3).replaceAll("\\\\(.)", "$1");
                switch (said(i + 1)) {
                    case "cites" -> statements.addAll(Arrays.asList(cited.trim().split("[\\s,]+")));
                    case "ruling" -> ruling = cited;
                    default -> because = cited;
                }
                i += 4;
            } else if (isText(i)) {
                says.add(inside(i));
            } else if (Character.isUpperCase(said(i).charAt(0)) && said(i + 1).equals("(")) {
                (then ? concludes : asks).add(said(i));
            }
        }
        int start = tokens.get(first).start();
        boolean ends = isKeyword(last, "end");
        int end = last < tokens.size() ? tokens.get(ends ? last : last - 1).end() : text.length();
        int line = 1
                + (int) text.substring(0, tokens.get(first + 1).start())
                        .chars()
                        .filter(sign -> sign == '\n')
                        .count();
        Rule rule = new Rule(
                inside(first + 1), start, end, line, new Citation(statements, ruling, because), asks, concludes, says);
        rules.add(rule);
        if (!ends) {
            unended.add(rule);
        }
        return ends ? last : last - 1;
    }

    /** Returns whether a rule begins at a token: its name is in quotation marks, unlike a word of another rule. */
    private boolean beginsRule(int i) {
        return isKeyword(i, "rule") && isText(i + 1);
    }

    /** Returns the rules without the word "end", in the order of the text. */
    List<Rule> unended() {
        return List.copyOf(unended);
    }
}
