package dev.oya.cli.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.WCWidth;

/** Formats text for a terminal of at most 80 columns. Japanese characters are two columns wide. */
public final class Text {
    private static final int WIDEST = 80;
    private static final int NARROWEST = 24;

    /** Number of columns of a line: the environment variable COLUMNS, but at most 80. */
    public static final int WIDTH = columns(System.getenv("COLUMNS"));

    private Text() {}

    /**
     * Returns the line width for the given value of COLUMNS.
     *
     * @param columns number of columns, or null if the variable is not set; a text that is not a number is ignored
     */
    static int columns(String columns) {
        return columns == null || !columns.matches("\\d{1,4}")
                ? WIDEST
                : Math.max(NARROWEST, Math.min(WIDEST, Integer.parseInt(columns)));
    }

    /** Returns the number of columns that a text occupies. */
    public static int width(String text) {
        return text.codePoints()
                .map(letter -> Math.max(0, WCWidth.wcwidth(letter)))
                .sum();
    }

    /** Pads a text with spaces on the right. */
    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** Pads a text with spaces on the left. */
    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** Wraps a text into lines of at most {@code width} columns. A longer word is placed on its own line. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+")) {
            if (line.length() > 0 && width(line.toString()) + 1 + width(word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Wraps and indents a text. */
    public static String block(String text, int indent) {
        String margin = " ".repeat(indent);
        return margin + String.join(System.lineSeparator() + margin, lines(text, WIDTH - indent));
    }

    /** Places a wrapped text beside a label. If the label is too wide, the text begins on the next line. */
    public static String beside(String label, int indent, String text) {
        String block = block(text, indent);
        String bare = label.stripTrailing();
        return width(bare) < indent
                ? left(bare, indent) + block.substring(indent)
                : bare + System.lineSeparator() + block;
    }

    /** Prints texts in a list numbered from 1. Returns the width of the numbers, including a space before them. */
    public static int numbered(PrintWriter out, List<String> texts) {
        int width = String.valueOf(texts.size()).length() + 1;
        for (int i = 0; i < texts.size(); i++) {
            out.println(beside(right(String.valueOf(i + 1), width) + "  ", width + 2, texts.get(i)));
        }
        return width;
    }

    /** Formats a whole number with thousands separators. */
    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
