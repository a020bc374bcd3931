package dev.oya.pack.read;

import java.util.regex.Pattern;

/** DRL without what decides nothing: comments, blanks and citations. */
public final class DrlText {
    private static final Pattern CITATION =
            Pattern.compile("@(cites|ruling|because)\\s*\\(\\s*\"(?:[^\"\\\\]|\\\\.)*\"\\s*\\)");
    /** A string, kept; or a comment or blanks, which become one blank. */
    private static final Pattern PARTS = Pattern.compile(
            "\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'|(?://[^\\n]*|/\\*(?s:.*?)\\*/|\\s)++");

    private DrlText() {}

    /** The text by which two rules are the same. */
    public static String bare(String drl) {
        return PARTS.matcher(CITATION.matcher(drl).replaceAll(""))
                .replaceAll(part -> {
                    char first = part.group().charAt(0);
                    return first == '"' || first == '\'' ? java.util.regex.Matcher.quoteReplacement(part.group()) : " ";
                })
                .strip();
    }
}
