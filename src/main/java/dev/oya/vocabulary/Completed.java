package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: must a seat pay alone because its card on the field let another seat complete a combination or group?
 *
 * <p>Asked when a seat completes a combination, or captures the fourth card of a month of which it was dealt three.
 *
 * <p>If nothing is concluded, the seat that placed the card pays no more than the other seats.
 *
 * @param id the combination, or null for a whole group of cards
 * @param tags tags of the combination
 * @param group whether the other seat completed a group of cards of which it was dealt all but this card
 * @param fromHand whether the seat played the card from its hand and not from the stock
 * @param lastCard whether the card was the last card of the seat's hand
 * @param fresh whether the other seat had no turn between the placing of the card and the completion
 */
public record Completed(
        RuleSettings settings,
        @NameOf(NameKind.COMBINATION) String id,
        List<String> tags,
        boolean group,
        boolean fromHand,
        boolean lastCard,
        boolean fresh)
        implements Question {
    public Completed {
        tags = List.copyOf(tags);
    }

    public boolean tagged(@NameOf(NameKind.TAG) String tag) {
        return tags.contains(tag);
    }
}
