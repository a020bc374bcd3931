package dev.oya.cli.play;

import dev.oya.cli.text.Colours;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence.ForceMode;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/**
 * A terminal on which the table is redrawn in place. It uses the alternate screen, so the shell's screen is restored when this
 * terminal is closed or the program is interrupted. Not thread-safe, except that the terminal may be resized at any time.
 */
final class FullScreen implements Keyboard {
    /** Minimum number of rows and columns. If a terminal reports fewer, a standard size is assumed. */
    private static final int LEAST = 8;

    private static final int ROWS = 24;

    private final Terminal terminal;
    private final Colours colours;
    private final Reader reader;
    private final PrintWriter after;
    private final EventLog log = new EventLog();
    private final PrintWriter written = log.writer();
    private final Thread restore = new Thread(this::leave);
    private TerminalPage page = (columns, rows, events) -> List.of();
    private List<String> last = List.of();
    private boolean entered;

    /** A line reader that redraws the page if the terminal is resized or the program is resumed. */
    private final class Reader extends LineReaderImpl {
        Reader(Terminal terminal) throws IOException {
            super(terminal, "oya");
        }

        @Override
        protected void handleSignal(Terminal.Signal signal) {
            super.handleSignal(signal);
            if (signal == Terminal.Signal.WINCH || signal == Terminal.Signal.CONT) {
                draw();
                redrawLine();
                redisplay();
            }
        }
    }

    /** @param after receives the last page when the terminal is closed */
    FullScreen(Terminal terminal, Colours colours, PrintWriter after) throws IOException {
        this.terminal = terminal;
        this.colours = colours;
        this.after = after;
        this.reader = new Reader(terminal);
        reader.option(LineReader.Option.ERASE_LINE_ON_FINISH, true);
        reader.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
        reader.option(LineReader.Option.BRACKETED_PASTE, false);
        reader.option(LineReader.Option.AUTO_FRESH_LINE, false);
    }

    Colours colours() {
        return colours;
    }

    /** Returns the log of events, which the table shows. */
    EventLog log() {
        return log;
    }

    @Override
    public PrintWriter events(PrintWriter out) {
        return written;
    }

    @Override
    public FullScreen drawn() {
        return this;
    }

    @Override
    public boolean isTerminal() {
        return true;
    }

    /** Sets the page to show from the next question on. */
    void show(TerminalPage next) {
        page = next;
        if (!(next instanceof TextPage)) {
            last = List.of();
        }
    }

    /**
     * Shows a text from the next question on. If the text is longer than the screen, asks a question after each page.
     *
     * @param more the question after a page that is not the last one
     */
    void text(List<String> lines, String more) {
        last = List.copyOf(lines);
        TextPage one = new TextPage(lines);
        for (TextPage next = one.next(rows()); next != null; next = next.next(rows())) {
            page = one;
            if (ask(more) == null) {
                return;
            }
            one = next;
        }
        page = one;
    }

    /** If a text is shown, waits until the player has read it. */
    void finishText(String question) {
        if (page instanceof TextPage) {
            ask(question);
        }
    }

    @Override
    public String ask(String prompt) {
        enter();
        draw();
        try {
            String line = reader.readLine(prompt);
            log.read();
            return line;
        } catch (EndOfFileException end) {
            return null;
        } catch (UserInterruptException stop) {
            throw new Interrupted();
        }
    }

    private void enter() {
        if (!entered) {
            entered = true;
            Runtime.getRuntime().addShutdownHook(restore);
            terminal.puts(Capability.enter_ca_mode);
            terminal.puts(Capability.clear_screen);
        }
    }

    private int columns() {
        return terminal.getWidth() < LEAST ? Text.WIDTH : terminal.getWidth();
    }

    /** Returns the number of colours that the terminal supports. */
    private int maxColours() {
        Integer most = terminal.getNumericCapability(Capability.max_colors);
        return most == null ? 8 : most;
    }

    private int rows() {
        return (terminal.getHeight() < LEAST ? ROWS : terminal.getHeight()) - 1;
    }

    /** Draws the page and places the cursor on the last line. */
    private void draw() {
        terminal.puts(Capability.cursor_home);
        List<AttributedString> lines = page.lines(columns(), rows(), log);
        for (int row = 0; row < rows(); row++) {
            if (row < lines.size()) {
                terminal.writer().print(lines.get(row).toAnsi(maxColours(), ForceMode.None));
            }
            if (row >= lines.size() || lines.get(row).columnLength() < columns()) {
                terminal.puts(Capability.clr_eol);
            }
            terminal.puts(Capability.cursor_address, row + 1, 0);
        }
        terminal.puts(Capability.clr_eos);
        terminal.flush();
    }

    private synchronized void leave() {
        if (entered) {
            entered = false;
            terminal.puts(Capability.exit_ca_mode);
            terminal.flush();
        }
    }

    @Override
    public void close() {
        boolean drawn = entered;
        leave();
        if (drawn) {
            try {
                Runtime.getRuntime().removeShutdownHook(restore);
            } catch (IllegalStateException ending) {
                // The JVM is shutting down, so the hook is already running.
            }
            last.forEach(after::println);
            log.last(log.fresh()).forEach(after::println);
            after.flush();
        }
        try {
            terminal.close();
        } catch (IOException gone) {
            // The program is about to end.
            return;
        }
    }
}
