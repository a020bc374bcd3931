package dev.oya.cli.play;

import java.util.List;
import org.jline.utils.AttributedString;

/** The content of a terminal above the prompt. */
interface TerminalPage {
    /**
     * Returns the lines of the page.
     *
     * @param columns width of the terminal
     * @param rows height of the terminal without the line of the prompt
     * @param log the events so far
     * @return at most {@code rows} lines of at most {@code columns} columns
     */
    List<AttributedString> lines(int columns, int rows, EventLog log);
}
