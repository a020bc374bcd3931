package dev.oya.vocabulary;

/**
 * A group of cards of which a seat was dealt all but one, and the cards that the seat captured.
 *
 * @param number the group's index among the groups of the seat, from 0
 * @param caught whether the seat captured the remaining card and the cards that it was dealt
 */
public record DealtGroup(int number, Achievements.Caught caught) {
    /** Returns whether the seat captured the card that it was not dealt. */
    public boolean isMissing() {
        return caught.missing();
    }

    /** Returns whether the seat captured the cards that it was dealt. */
    public boolean isOwn() {
        return caught.own();
    }

    /** Returns whether the seat captured the whole group. */
    public boolean isAll() {
        return caught.missing() && caught.own();
    }
}
