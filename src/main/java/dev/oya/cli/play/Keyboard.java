package dev.oya.cli.play;

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

/** Where a person types: a terminal, or lines that are piped in. */
public interface Keyboard extends AutoCloseable {
    /** Thrown where the person presses Ctrl-C. */
    final class Interrupted extends RuntimeException {
        Interrupted() {
            super("interrupted");
        }
    }

    /** The next line; null where there is none any more. */
    String ask(String prompt);

    /** Whether a person sits there and could look away. */
    default boolean isTerminal() {
        return false;
    }

    @Override
    default void close() {
        // Nothing is open.
    }

    /** A terminal where the program has one, else the lines of the input. */
    static Keyboard of(InputStream in, PrintWriter out) {
        return in == System.in && hasTerminal() ? terminal(out) : lines(in, out);
    }

    private static boolean hasTerminal() {
        if (System.console() == null) {
            return false;
        }
        try {
            // From Java 22 on there is a console without a terminal too.
            return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(System.console());
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }

    private static Keyboard terminal(PrintWriter out) {
        try {
            Terminal terminal = TerminalBuilder.builder().system(true).build();
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
                        // The program ends anyway.
                        return;
                    }
                }
            };
        } catch (IOException none) {
            return lines(System.in, out);
        }
    }

    /** What is piped in is shown behind its question, so that the output reads like a game that was typed. */
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
