package dev.oya.vocabulary;

/**
 * The cards of the set that the seat took straight from the stock in this turn return to the field. They count as cards of the
 * moved card's group. A card that takes this whole group takes the returned cards too.
 *
 * @param set the cards that return
 */
public record Returns(@NameOf(NameKind.CARDS) String set) implements Conclusion {}
