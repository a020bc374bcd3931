package dev.oya.vocabulary;

/**
 * A card on the field.
 *
 * @param field the field that contains the card
 * @param id the card's index in the deck, which identifies the card
 */
public record FieldCard(Field field, int id) {
    /** Returns whether the card is in the set. */
    public boolean among(@NameOf(NameKind.CARDS) String set) {
        return field.among(id, set);
    }
}
