package dev.oya.engine.check;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Limits on the text of rules, checked before parsing: hidden characters, size and nesting. Not thread-safe. */
final class TextBounds {
    private static final int MOST_CHARACTERS = 32_768;
    /** Maximum nesting depth. Drools' parser takes about three times as long for each additional level of brackets. */
    private static final int DEEPEST = 8;

    /** Maximum number of tokens in a rule. The longest shipped rule has 123. */
    private static final int MOST_TOKENS = 300;

    /** Matches a comment, a string, a word or a single character. */
    private static final Pattern PART =
            Pattern.compile("//[^\n]*|/\\*(?s:.*?)\\*/|\"[^\"\n]*\"|[\\p{L}\\p{N}_$]++|\\S");

    private final String text;
    private final RuleFindings findings;
    private int line = 1;
    private int counted;

    TextBounds(String text, RuleFindings findings) {
        this.text = text;
        this.findings = findings;
    }

    /** Reports parts of an untrusted text that exceed a limit, and characters that may hide other text. */
    void check() {
        if (text.length() > MOST_CHARACTERS) {
            findings.report(0, "too-large.characters", MOST_CHARACTERS);
            return;
        }
        letters();
        if (findings.problems.isEmpty()) {
            parts(true);
        }
    }

    /** Reports brackets that are nested too deeply to be parsed in time. Trusted texts have no other limit. */
    void checkDepth() {
        parts(false);
    }

    /** Reports characters that may hide other text. */
    private void letters() {
        int at = 1;
        for (char letter : text.toCharArray()) {
            at += letter == '\n' ? 1 : 0;
            if (letter == '\\') {
                findings.report(at, "untrusted-code.backslash");
            } else if (Character.isISOControl(letter) && "\n\r\t".indexOf(letter) < 0
                    || Character.getType(letter) == Character.FORMAT) {
                findings.report(at, "untrusted-code.hidden");
            }
        }
    }

    /**
     * Checks the depth of brackets and, in an untrusted text, the length of each rule. An "end" within brackets does not end a
     * rule.
     */
    private void parts(boolean untrusted) {
        int depth = 0;
        int tokens = 0;
        Matcher parts = PART.matcher(text);
        while (parts.find()) {
            String part = parts.group();
            char first = part.charAt(0);
            if (part.startsWith("//") || part.startsWith("/*")) {
                continue;
            }
            depth += part.length() > 1 ? 0 : "([{".indexOf(first) >= 0 ? 1 : ")]}".indexOf(first) >= 0 ? -1 : 0;
            tokens = depth <= 0 && part.equals("end") ? 0 : tokens + 1;
            if (untrusted && (part.equals("\"") || first == '\'')) {
                at(parts.start(), "untrusted-code.quotation");
                return;
            }
            if (depth > DEEPEST) {
                at(parts.start(), "too-deep.brackets", DEEPEST);
                return;
            }
            if (untrusted && tokens > MOST_TOKENS) {
                at(parts.start(), "too-large.rule", MOST_TOKENS);
                return;
            }
        }
    }

    private void at(int place, String key, Object... parts) {
        for (; counted < place; counted++) {
            line += text.charAt(counted) == '\n' ? 1 : 0;
        }
        findings.report(line, key, parts);
    }
}
