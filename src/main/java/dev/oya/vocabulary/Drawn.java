package dev.oya.vocabulary;

/**
 * A card that a seat drew for the first deal.
 *
 * @param seat the seat
 * @param group the group of the card it drew
 * @param kind the card's kind
 * @param points the card's points
 */
public record Drawn(
        int seat, int group, @NameOf(NameKind.CARD_KIND) String kind, int points) {}
