package dev.oya.cli.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.WCWidth;

/** Text for a terminal of eighty columns. Japanese letters are two columns wide. */
public final class Text {
    public static final int WIDTH = 80;

    private Text() {}

    /** How many columns a text takes. */
    public static int width(String text) {
        return text.codePoints()
                .map(letter -> Math.max(0, WCWidth.wcwidth(letter)))
                .sum();
    }

    /** The text with blanks behind it. */
    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** The text with blanks before it. */
    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** The words of a text in lines of at most {@code width} columns; a word that is longer stands alone. */
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

    /** The text in lines that begin at a column. */
    public static String block(String text, int indent) {
        String margin = " ".repeat(indent);
        return margin + String.join(System.lineSeparator() + margin, lines(text, WIDTH - indent));
    }

    /** A label in a column of its own, and beside it the text in as many lines as it takes. */
    public static String beside(String label, int indent, String text) {
        String block = block(text, indent);
        String bare = label.stripTrailing();
        return width(bare) < indent
                ? left(bare, indent) + block.substring(indent)
                : bare + System.lineSeparator() + block;
    }

    /** Prints texts below each other, numbered from 1; returns how wide the numbers are, a blank before them. */
    public static int numbered(PrintWriter out, List<String> texts) {
        int width = String.valueOf(texts.size()).length() + 1;
        for (int i = 0; i < texts.size(); i++) {
            out.println(beside(right(String.valueOf(i + 1), width) + "  ", width + 2, texts.get(i)));
        }
        return width;
    }

    /** A whole number, its thousands apart. */
    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
