package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import java.util.List;
import java.util.Map;

/**
 * Rules as a book compares them: those of the table, or those that house rules are laid on.
 *
 * @param settings the value of every option in force
 * @param amounts amounts under these settings, in words
 */
record BookSide(Pack pack, Map<String, Object> settings, BookAmounts amounts, Map<String, WrittenRule> rules) {
    static BookSide of(Pack pack, Map<String, Object> settings, BookWords words) {
        return new BookSide(pack, settings, new BookAmounts(pack, settings, words), WrittenRule.of(pack));
    }

    /** What is cited; nothing where there was nothing yet. */
    List<Cite> cites(Citation cite) {
        return cite == null ? List.of() : BookCites.of(pack.cite(cite));
    }
}
