package dev.oya.vocabulary;

/**
 * A seat gives captured cards to another seat. A seat with fewer than {@code cards} cards of the set gives all of these cards.
 * The cards that count least are given first, in deck order.
 *
 * @param from the seat that gives
 * @param to the seat that receives
 * @param set the cards that may be given
 * @param cards number of cards to give
 */
public record HandsOver(
        int from, int to, @NameOf(NameKind.CARDS) String set, int cards) implements Conclusion {}
