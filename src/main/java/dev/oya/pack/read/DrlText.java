package dev.oya.pack.read;

import dev.oya.input.RuleCaches;
import dev.oya.pack.Citation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The rules in a DRL text, found by a scanner that recognises only comments, strings and brackets. Every run needs the rules to
 * merge layers and to split the rules into chapters. Loading the full parser would take longer than the rest of the startup.
 * Immutable and thread-safe.
 */
public final class DrlText {
    /** Header of rules that do not import the vocabulary themselves. */
    public static final String HEADER =
            "package oya; import dev.oya.vocabulary.*; import dev.oya.vocabulary.Conclusion.*; ";

    /**
     * A rule in a text.
     *
     * @param name the rule's name
     * @param start offset of the word {@code rule}
     * @param end offset after the word {@code end}, or after the rule's last token if {@code end} is missing
     * @param line line of its name, from 1
     * @param cite the rule's source
     * @param asks facts in its condition
     * @param concludes conclusions that it inserts
     * @param says string literals in its condition and conclusions
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

    /**
     * A word, a string literal or another character.
     *
     * @param keyword whether the token is a word that may start or end a rule
     */
    private record Token(int start, int end, boolean keyword) {}

    private static final Pattern HEADER_LINE = Pattern.compile("((package|import) [\\w.*]+;?\\s*)*");
    private static final String PACKAGE = "package";
    private static final String RULE = "rule";
    /** Number of tokens in a citation. */
    private static final int CITATION = 5;

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
            } else if (isKeyword(i, RULE) && isName(i + 1)) {
                i = rule(i, end(i + 1));
            }
        }
    }

    public static DrlText of(String text) {
        return new DrlText(text);
    }

    /** Reads a text, or returns the cached result of an earlier read. */
    public static DrlText of(String text, RuleCaches caches) {
        return caches.get(RuleCaches.Store.RULE_TEXTS, text, () -> new DrlText(text));
    }

    /** Returns all rules in text order. */
    public List<Rule> rules() {
        return List.copyOf(rules);
    }

    /**
     * Returns the package declaration and the imports. Returns null if anything else is between the rules, except comments that
     * begin with two slashes.
     */
    public String header() {
        StringBuilder between = new StringBuilder();
        int behind = 0;
        for (Rule rule : rules) {
            between.append(text, behind, rule.start());
            behind = rule.end();
        }
        List<String> lines = between.append(text.substring(behind))
                .toString()
                .lines()
                .map(line -> line.replaceFirst("//.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
        return lines.stream().allMatch(line -> HEADER_LINE.matcher(line).matches()) ? String.join(" ", lines) : null;
    }

    /** Returns the text without the named rules. The remaining rules keep their line numbers. */
    public String without(Set<String> names) {
        StringBuilder rest = new StringBuilder(text.length());
        int behind = 0;
        for (Rule rule : rules) {
            if (names.contains(rule.name())) {
                rest.append(text, behind, rule.start());
                text.substring(rule.start(), rule.end())
                        .chars()
                        .filter(sign -> sign == '\n')
                        .forEach(sign -> rest.append('\n'));
                behind = rule.end();
            }
        }
        return rest.append(text.substring(behind)).toString();
    }

    public String of(Rule rule) {
        return text.substring(rule.start(), rule.end());
    }

    /** Returns whether a text begins with a package declaration. */
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

    /** Returns the text without its citations. */
    public String uncited() {
        StringBuilder rest = new StringBuilder(text.length());
        int from = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (isCitation(i)) {
                rest.append(text, from, tokens.get(i).start());
                i += CITATION - 1;
                from = tokens.get(i).end();
            }
        }
        return rest.append(text.substring(from)).toString();
    }

    /**
     * Returns the text without comments and citations, with single spaces. Rules that differ only in comments, citations or
     * spacing have equal results.
     */
    public String bare() {
        if (bare == null) {
            bare = joined();
        }
        return bare;
    }

    private String joined() {
        StringBuilder all = new StringBuilder(text.length());
        int behind = 0;
        boolean gap = false;
        for (int i = 0; i < tokens.size(); i++) {
            gap |= tokens.get(i).start() > behind;
            if (isCitation(i)) {
                i += CITATION - 1;
            } else {
                all.append(gap && !all.isEmpty() ? " " : "").append(token(i));
                gap = false;
            }
            behind = tokens.get(i).end();
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
                // A member such as "end" in "move.end()" is not a keyword.
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

    /**
     * Returns whether a word is "rule" at the start of a line and a string follows. If so, an open bracket before the word is a
     * mistake.
     */
    private boolean beginsLine(int start, int end) {
        return end - start == RULE.length()
                && text.startsWith(RULE, start)
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

    /** Returns the token at this index as written, or an empty string after the last token. */
    private String token(int i) {
        return i < tokens.size()
                ? text.substring(tokens.get(i).start(), tokens.get(i).end())
                : "";
    }

    /** Returns whether the token at this index equals the given text. */
    private boolean is(int i, String what) {
        if (i >= tokens.size()) {
            return false;
        }
        Token token = tokens.get(i);
        return token.end() - token.start() == what.length() && text.startsWith(what, token.start());
    }

    private boolean isKeyword(int i, String word) {
        return is(i, word) && tokens.get(i).keyword();
    }

    private boolean isText(int i) {
        if (i >= tokens.size()) {
            return false;
        }
        char first = text.charAt(tokens.get(i).start());
        return first == '"' || first == '\'';
    }

    private boolean isName(int i) {
        return isText(i) || i < tokens.size() && tokens.get(i).keyword();
    }

    private boolean isCitation(int i) {
        return i + CITATION <= tokens.size()
                && is(i, "@")
                && CITATIONS.contains(token(i + 1))
                && is(i + 2, "(")
                && isText(i + 3);
    }

    /** Returns the content of the string literal at this index, or another token as written. */
    private String inside(int i) {
        String text = token(i);
        return isText(i) ? text.substring(1, Math.max(1, text.length() - 1)) : text;
    }

    /**
     * Returns the index of the token that ends the rule, declaration or query. It is the keyword {@code end}, the start of the
     * next rule or the end of the text.
     */
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
                switch (token(i + 1)) {
                    case "cites" -> statements.addAll(Arrays.asList(cited.trim().split("[\\s,]+")));
                    case "ruling" -> ruling = cited;
                    default -> because = cited;
                }
                i += CITATION - 1;
            } else if (isText(i)) {
                says.add(inside(i));
            } else if (is(i + 1, "(")
                    && Character.isUpperCase(text.charAt(tokens.get(i).start()))) {
                (then ? concludes : asks).add(token(i));
            }
        }
        int start = tokens.get(first).start();
        boolean ends = isKeyword(last, "end");
        int end = last < tokens.size() ? tokens.get(ends ? last : last - 1).end() : text.length();
        int named = tokens.get(first + 1).start();
        int line = 1;
        for (int at = text.indexOf('\n'); at >= 0 && at < named; at = text.indexOf('\n', at + 1)) {
            line++;
        }
        Rule rule = new Rule(
                inside(first + 1), start, end, line, new Citation(statements, ruling, because), asks, concludes, says);
        rules.add(rule);
        if (!ends) {
            unended.add(rule);
        }
        return ends ? last : last - 1;
    }

    /**
     * Returns whether a rule begins at the token with this index. The rule's name must be quoted, because "rule" may also be a
     * word inside a rule.
     */
    private boolean beginsRule(int i) {
        return isKeyword(i, RULE) && isText(i + 1);
    }

    /** Returns the rules that lack the word "end", in text order. */
    List<Rule> unended() {
        return List.copyOf(unended);
    }
}
