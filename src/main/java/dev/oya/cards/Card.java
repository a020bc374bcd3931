package dev.oya.cards;

/**
 * One physical card of a deck.
 *
 * @param index its place in the deck's list of cards, from 0
 * @param code its notation, such as {@code 1B}; copies of a card share it
 * @param group the month or rank it belongs to, from 1; 0 for a card of no group
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
