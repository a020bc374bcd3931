package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import java.util.List;

/**
 * What house rules change.
 *
 * @param anchor where the book says it, or empty for what is gone
 * @param now what it is, or empty for what is gone
 * @param was what it was, or empty for what is new
 * @param citesBefore where that comes from
 */
record BookChange(String anchor, String name, String now, List<Cite> cites, String was, List<Cite> citesBefore) {
    static BookChange gone(String name, String was, List<Cite> citesBefore) {
        return new BookChange("", name, "", List.of(), was, citesBefore);
    }
}
