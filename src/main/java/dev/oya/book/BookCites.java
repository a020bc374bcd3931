package dev.oya.book;

import dev.oya.pack.Cite;
import dev.oya.pack.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Citations of a book, each statement with a link to its rule text. */
final class BookCites {
    private BookCites() {}

    static List<Object> of(Cite cite) {
        List<Object> all = new ArrayList<>();
        if (cite.ruling() != null) {
            all.add(Map.of("text", cite.ruling(), "source", ""));
        }
        for (String statement : cite.statements()) {
            int dash = statement.lastIndexOf('-');
            all.add(Map.of("text", statement, "source", dash < 0 ? "" : statement.substring(0, dash)));
        }
        if (cite.because() != null) {
            all.add(Map.of("text", Sources.line(new Cite(List.of(), null, cite.because())), "source", ""));
        }
        return all;
    }
}
