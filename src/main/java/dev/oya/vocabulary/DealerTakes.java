package dev.oya.vocabulary;

/**
 * Those cards of the set that lie on the field go to the dealer, and the next ones of the stock lie there instead.
 *
 * @param set which cards
 */
public record DealerTakes(@NameOf(NameKind.CARDS) String set) implements Conclusion {}
