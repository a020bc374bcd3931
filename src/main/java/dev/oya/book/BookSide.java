package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import java.util.List;
import java.util.Map;

/**
 * One of the two rule sets that a book compares: the rules of the table or those before house rules.
 *
 * @param settings current value of every option
 * @param amounts formatter for amounts under these settings
 * @param quoting formatter of citations
 */
record BookSide(
        Pack pack,
        Map<String, Object> settings,
        BookAmounts amounts,
        Map<String, WrittenRule> rules,
        BookCites quoting) {
    static BookSide of(Pack pack, Map<String, Object> settings, BookWords words, BookCites quoting) {
        return new BookSide(pack, settings, new BookAmounts(pack, settings, words), WrittenRule.of(pack), quoting);
    }

    /** Returns the citations of a rule or value, or an empty list if {@code cite} is null. */
    List<Cite> cites(Citation cite) {
        return cite == null ? List.of() : quoting.of(pack.cite(cite));
    }
}
