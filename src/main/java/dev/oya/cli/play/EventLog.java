package dev.oya.cli.play;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** The last events of a match as lines of text. Not thread-safe. */
final class EventLog {
    private static final int MOST = 200;
    private static final int NOBODY = -1;
    private static final String JOIN = " · ";

    private final List<String> lines = new ArrayList<>();
    private final StringBuilder begun = new StringBuilder();
    private int last = NOBODY;
    private int fresh;

    /** Returns a writer whose lines are added to the log. */
    PrintWriter writer() {
        return new PrintWriter(new Writer() {
            @Override
            public void write(char[] text, int from, int length) {
                printed(new String(text, from, length));
            }

            @Override
            public void flush() {
                // Complete lines are already in the log. An incomplete line is not logged.
            }

            @Override
            public void close() {
                // Nothing to close.
            }
        });
    }

    private void printed(String text) {
        begun.append(text.replace("\r", ""));
        int end = begun.indexOf("\n");
        while (end >= 0) {
            if (end > 0) {
                add(begun.substring(0, end));
            }
            begun.delete(0, end + 1);
            end = begun.indexOf("\n");
        }
    }

    private void add(String line) {
        lines.add(line);
        last = NOBODY;
        fresh++;
        if (lines.size() > MOST) {
            lines.remove(0);
        }
    }

    /** Adds a move of a seat. Consecutive moves of a seat are joined on one line. */
    void move(int seat, String name, String text) {
        if (last == seat && fresh > 0) {
            lines.set(lines.size() - 1, lines.get(lines.size() - 1) + JOIN + text);
        } else {
            add(name + "  " + text);
        }
        last = seat;
    }

    /** Returns the last lines, at most the given number. */
    List<String> last(int most) {
        return List.copyOf(lines.subList(Math.max(0, lines.size() - most), lines.size()));
    }

    int size() {
        return lines.size();
    }

    /** Returns the number of lines since the player was last asked. */
    int fresh() {
        return Math.min(fresh, lines.size());
    }

    /** Removes all lines. */
    void clear() {
        lines.clear();
        read();
    }

    /** Marks all lines as read. */
    void read() {
        fresh = 0;
        last = NOBODY;
    }
}
