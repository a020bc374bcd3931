package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;

/** Collects the captured cards of the sides, so that rules can compare them. */
public final class PileWeights {
    private PileWeights() {}

    public static Piles piles(RuleSettings settings, Table table) {
        CardSet[] cards = new CardSet[table.sides().size()];
        for (int side = 0; side < cards.length; side++) {
            cards[side] = table.pile(table.sides().get(side).get(0));
        }
        return new Piles(List.of(cards), settings::weights);
    }
}
