package dev.oya.cards;

/**
 * One physical card of a deck.
 *
 * @param index its position in the deck's list of cards, from 0
 * @param code its code in records, such as {@code 1B}; identical copies have the same code
 * @param group its month or rank, from 1; 0 if it has none
 * @param kind the id of its kind, such as {@code bright}
 * @param points its card points
 * @param name its English name
 */
public record Card(int index, String code, int group, String kind, int points, String name) {
    @Override
    public String toString() {
        return code;
    }
}
