package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import java.util.List;

/**
 * A change made by house rules.
 *
 * @param anchor anchor of the passage in the book, or empty if the passage was removed
 * @param now current text, or empty if the passage was removed
 * @param was previous text, or empty if the passage is new
 * @param citesBefore citations of the previous text
 */
record BookChange(String anchor, String name, String now, List<Cite> cites, String was, List<Cite> citesBefore) {
    static BookChange gone(String name, String was, List<Cite> citesBefore) {
        return new BookChange("", name, "", List.of(), was, citesBefore);
    }
}
