package dev.oya.vocabulary;

/**
 * A group of cards of which a seat was dealt all but one, and what became of them.
 *
 * @param number its number among those of the seat, from 0
 * @param caught what the seat captured of it
 */
public record DealtGroup(int number, Achievements.Caught caught) {
    /** Whether the seat captured the card it was not dealt. */
    public boolean isMissing() {
        return caught.missing();
    }

    /** Whether the seat captured the cards it was dealt. */
    public boolean isOwn() {
        return caught.own();
    }

    /** Whether the seat captured the whole group. */
    public boolean isAll() {
        return caught.missing() && caught.own();
    }
}
