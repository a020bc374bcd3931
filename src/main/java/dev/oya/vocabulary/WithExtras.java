package dev.oya.vocabulary;

/**
 * The extra cards of the deck and the game are dealt too.
 *
 * @param set which of them
 */
public record WithExtras(@NameOf(NameKind.CARDS) String set) implements Conclusion {
    /** All of them. */
    public WithExtras() {
        this("all");
    }
}
