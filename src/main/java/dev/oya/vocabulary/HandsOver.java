package dev.oya.vocabulary;

/**
 * A seat gives captured cards to another, or as many as it has. If it has a choice, it gives the cards that count least, in deck
 * order.
 *
 * @param from the seat that gives
 * @param to the seat that receives
 * @param set the cards that may be given
 * @param cards number of cards
 */
public record HandsOver(
        int from, int to, @NameOf(NameKind.CARDS) String set, int cards) implements Conclusion {}
