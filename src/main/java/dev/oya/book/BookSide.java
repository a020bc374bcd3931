package dev.oya.book;

import dev.oya.pack.Pack;
import java.util.Map;

/**
 * Rules as a book compares them: those of the table, or those that house rules are laid on.
 *
 * @param pack the pack
 * @param settings the value of every option in force
 * @param amounts amounts under these settings, in words
 */
record BookSide(Pack pack, Map<String, Object> settings, BookAmounts amounts) {
    static BookSide of(Pack pack, Map<String, Object> settings, BookWords words) {
        return new BookSide(pack, settings, new BookAmounts(pack, settings, words));
    }
}
