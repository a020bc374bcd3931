package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: a seat completed something with a card that another seat had laid on the field; must that seat alone pay for it?
 *
 * <p>Asked when a seat completes a combination, or has the fourth card of a month of which it was dealt three.
 *
 * <p>Where nothing is concluded, that seat pays no more than others.
 *
 * @param id the combination, or nothing for a whole group of cards
 * @param tags the combination's tags
 * @param group whether it is a group of cards, of which the seat was dealt all but this one
 * @param fromHand whether the other seat laid the card from its hand, not from the stock
 * @param lastCard whether that seat's hand was empty then
 * @param fresh whether the seat has had no turn since then
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
