package dev.oya.cli.text;

import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * Styles of text in a terminal. Colour only repeats information that is also in the text. Colour-blind readers can distinguish
 * the colours, which are readable on dark and light backgrounds. Immutable.
 *
 * @param on whether colours are used; bold and faint text is used in any case
 */
public record Colours(boolean on) {
    /** Text without any colour. */
    public static final Colours OFF = new Colours(false);

    /** Numbers of the colours in the palette of 256 colours. */
    private static final Map<String, Integer> PALETTE =
            Map.of("blue", 33, "green", 36, "purple", 133, "vermilion", 167, "yellow", 172);

    private static final int GOOD = AttributedStyle.GREEN;
    private static final int BAD = AttributedStyle.RED;

    /**
     * Returns the styles for an output.
     *
     * @param terminal whether the output is a terminal
     * @param environment returns the value of an environment variable, or null; {@code NO_COLOR} turns colours off
     */
    public static Colours of(boolean terminal, UnaryOperator<String> environment) {
        String no = environment.apply("NO_COLOR");
        String kind = environment.apply("TERM");
        return new Colours(terminal && (no == null || no.isEmpty()) && kind != null && !kind.equals("dumb"));
    }

    /** Returns the style of a deck colour, or the default style if the colour is null or unknown. */
    public AttributedStyle named(String colour) {
        Integer number = colour == null ? null : PALETTE.get(colour.toLowerCase(Locale.ROOT));
        return on && number != null ? AttributedStyle.DEFAULT.foreground(number) : AttributedStyle.DEFAULT;
    }

    public AttributedStyle bold() {
        return AttributedStyle.BOLD;
    }

    public AttributedStyle faint() {
        return AttributedStyle.DEFAULT.faint();
    }

    /** Returns a text that reports a success, for printing. */
    public String good(String text) {
        return printed(text, GOOD);
    }

    /** Returns a text that reports a failure, for printing. */
    public String bad(String text) {
        return printed(text, BAD);
    }

    private String printed(String text, int colour) {
        return on ? new AttributedString(text, AttributedStyle.BOLD.foreground(colour)).toAnsi() : text;
    }
}
