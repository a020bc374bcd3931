package dev.oya.vocabulary;

/**
 * The dealer takes the cards of the set from the field, and the next cards of the stock replace them.
 *
 * @param set the cards that the dealer takes
 */
public record DealerTakes(@NameOf(NameKind.CARDS) String set) implements Conclusion {}
