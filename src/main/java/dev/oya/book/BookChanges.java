package dev.oya.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What house rules change, gathered while a book is written. Not thread-safe. */
final class BookChanges {
    private final List<Object> all = new ArrayList<>();

    /**
     * Notes a change.
     *
     * @param anchor where the book says it, or empty for what is gone
     * @param name what is changed
     * @param now what it is, or empty for what is gone
     * @param cites why
     * @param before what it was, or empty for what is new
     * @param citesBefore where that comes from
     */
    void note(String anchor, String name, String now, List<Object> cites, String before, List<Object> citesBefore) {
        all.add(Map.of(
                "anchor", anchor, "name", name, "now", now, "cites", cites, "was", before, "citesBefore", citesBefore));
    }

    List<Object> model() {
        return all;
    }
}
