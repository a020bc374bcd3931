package dev.oya.cli.play;

import java.util.List;
import org.jline.utils.AttributedString;

/** A page of text, such as the settlement of a round or an explanation. Longer texts are divided into several pages. */
record TextPage(List<String> text, int from) implements TerminalPage {
    TextPage(List<String> text) {
        this(List.copyOf(text), 0);
    }

    @Override
    public List<AttributedString> lines(int columns, int rows, EventLog log) {
        return text.stream()
                .skip(from)
                .limit(rows)
                .map(line -> Styled.fit(AttributedString.fromAnsi(line), columns))
                .toList();
    }

    /** Returns the next page, or null if this is the last one. */
    TextPage next(int rows) {
        return from + rows < text.size() ? new TextPage(text, from + rows) : null;
    }
}
