package dev.oya.vocabulary;

/**
 * A card on the field.
 *
 * @param field the field
 * @param id tells it from other cards
 */
public record FieldCard(Field field, int id) {
    /** Whether it is a card of the set. */
    public boolean among(@NameOf(NameKind.CARDS) String set) {
        return field.among(id, set);
    }
}
