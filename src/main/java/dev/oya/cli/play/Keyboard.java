package dev.oya.cli.play;

import dev.oya.cli.text.Colours;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** The source of typed lines: a terminal or piped input. */
public interface Keyboard extends AutoCloseable {
    /** Thrown if the user presses Ctrl-C. */
    final class Interrupted extends RuntimeException {
        Interrupted() {
            super("interrupted");
        }
    }

    /** Prints a prompt and reads a line. Returns null at the end of the input. */
    String ask(String prompt);

    /** Returns whether the input comes from a person at a terminal. */
    default boolean isTerminal() {
        return false;
    }

    /** Returns the screen that is redrawn in place, or null if the match is printed line by line. */
    default FullScreen drawn() {
        return null;
    }

    /** Returns the writer for the events of the match. */
    default PrintWriter events(PrintWriter out) {
        return out;
    }

    @Override
    default void close() {
        // Nothing to close by default.
    }

    /**
     * Returns a keyboard that reads from the terminal, or from the given input if the process has no terminal.
     *
     * @param plain whether to print lines even on a terminal
     */
    static Keyboard of(InputStream in, PrintWriter out, boolean plain) {
        return in == System.in && hasTerminal() ? terminal(out, plain) : lines(in, out);
    }

    private static boolean hasTerminal() {
        if (System.console() == null) {
            return false;
        }
        try {
            // Since Java 22, System.console() may exist even if the process has no terminal.
            return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(System.console());
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }

    private static Keyboard terminal(PrintWriter out, boolean plain) {
        try {
            Terminal terminal = TerminalBuilder.builder().system(true).build();
            if (!plain && terminal.getStringCapability(Capability.cursor_address) != null) {
                return new FullScreen(terminal, Colours.of(true, System::getenv), out);
            }
            LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();
            return new Keyboard() {
                @Override
                public String ask(String prompt) {
                    out.flush();
                    try {
                        return reader.readLine(prompt);
                    } catch (EndOfFileException end) {
                        return null;
                    } catch (UserInterruptException stop) {
                        throw new Interrupted();
                    }
                }

                @Override
                public boolean isTerminal() {
                    return true;
                }

                @Override
                public void close() {
                    try {
                        terminal.close();
                    } catch (IOException alreadyGone) {
                        // The program is about to end.
                        return;
                    }
                }
            };
        } catch (IOException none) {
            return lines(System.in, out);
        }
    }

    /** Returns a keyboard for piped input. Each line is echoed after its prompt, so that the output looks like a typed game. */
    private static Keyboard lines(InputStream in, PrintWriter out) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return prompt -> {
            try {
                String line = reader.readLine();
                out.println((prompt + (line == null ? "" : line)).stripTrailing());
                return line;
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        };
    }
}
