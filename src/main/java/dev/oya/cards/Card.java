package dev.oya.cards;

/**
 * One physical card of a deck.
 *
 * @param index the card's position in the deck's list of cards, from 0
 * @param code the card's code in records, such as {@code 1B}; identical copies have the same code
 * @param group the card's month or rank, from 1, or 0 if the card has neither
 * @param kind the id of the card's kind, such as {@code bright}
 * @param points number of card points that the card is worth
 * @param name the card's English name
 */
public record Card(int index, String code, int group, String kind, int points, String name) {
    @Override
    public String toString() {
        return code;
    }
}
