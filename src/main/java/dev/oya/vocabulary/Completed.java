package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: a seat completed something with a card that another seat had laid since its last turn; must that seat alone
 * pay for it?
 */
public final class Completed extends Question {
    private final String id;
    private final List<String> tags;
    private final boolean fromHand;
    private final boolean lastCard;

    /**
     * @param id the combination, or {@code four} for the fourth card of a month of which the seat was dealt three
     * @param tags the combination's tags
     * @param fromHand whether the other seat played the card from its hand, capturing nothing
     * @param lastCard whether it was the last card of that hand
     */
    public Completed(Settings settings, String id, List<String> tags, boolean fromHand, boolean lastCard) {
        super(settings);
        this.id = id;
        this.tags = tags;
        this.fromHand = fromHand;
        this.lastCard = lastCard;
    }

    @NameOf(value = NameKind.COMBINATION, also = "four")
    public String getId() {
        return id;
    }

    public boolean tagged(@NameOf(NameKind.TAG) String tag) {
        return tags.contains(tag);
    }

    public boolean isFromHand() {
        return fromHand;
    }

    public boolean isLastCard() {
        return lastCard;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Completed completed
                && completed.fromHand == fromHand
                && completed.lastCard == lastCard
                && completed.id.equals(id);
    }

    @Override
    public int hashCode() {
        return 4 * id.hashCode() + (fromHand ? 2 : 0) + (lastCard ? 1 : 0);
    }
}
