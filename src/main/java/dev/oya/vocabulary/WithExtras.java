package dev.oya.vocabulary;

/**
 * Extra cards, defined by the deck or the game, are dealt too.
 *
 * @param set the extra cards to deal
 */
public record WithExtras(@NameOf(NameKind.CARDS) String set) implements Conclusion {
    /** All extra cards are dealt. */
    public WithExtras() {
        this("all");
    }
}
