package dev.oya.vocabulary;

/**
 * The cards of the set are moved from the field to the bottom of the stock, and the next cards of the stock replace them.
 *
 * @param set the cards to put back
 */
public record PutsBack(@NameOf(NameKind.CARDS) String set) implements Conclusion {}
