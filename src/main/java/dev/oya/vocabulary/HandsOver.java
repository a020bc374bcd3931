package dev.oya.vocabulary;

/**
 * Captured cards go from a seat to another, as far as it has any; of several those that count least, in the order of the
 * deck.
 *
 * @param from the seat that gives them
 * @param to the seat that gets them
 * @param set which cards they may be
 * @param cards how many
 */
public record HandsOver(
        int from, int to, @NameOf(NameKind.CARDS) String set, int cards) implements Conclusion {}
