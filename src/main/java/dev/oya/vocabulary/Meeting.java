package dev.oya.vocabulary;

/**
 * The cards that a card meets when it is played or turned over.
 *
 * @param count number of cards of the card's group on the field
 * @param held number of cards of the card's group in the seat's hand, including the card if it is in the hand
 * @param waiting number of cards of the card's group on the field that the seat is about to take
 * @param own number of cards of the card's group on the field that the seat played from its hand in earlier turns
 * @param top group of the top card of the field, or 0 if no card lies face up
 * @param lying number of cards on the field, including face-down cards
 */
public record Meeting(int count, int held, int waiting, int own, int top, int lying) {
    /** The dependency on the top card of the field. */
    public static final Dependency TOP = new Dependency(Dependency.At.TOP);
    /** The dependency on the number of cards on the field. */
    public static final Dependency LYING = new Dependency(Dependency.At.LYING);

    private static final int ANY = -1;

    /** Returns these cards without the number of cards on the field, for answers that do not depend on it. */
    public Meeting ofAnySize() {
        return new Meeting(count, held, waiting, own, top, ANY);
    }
}
