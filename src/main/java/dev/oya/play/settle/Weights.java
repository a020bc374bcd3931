package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.play.Learnt;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.vocabulary.Piles;
import java.util.List;

/** What sides have captured, to be compared. */
final class Weights {
    private Weights() {}

    static Piles piles(Rules rules, Table table) {
        CardSet[] cards = new CardSet[table.sides().size()];
        for (int side = 0; side < cards.length; side++) {
            cards[side] = table.piles[table.sides().get(side).get(0)];
        }
        Learnt learnt = rules.learnt();
        return new Piles(List.of(cards), learnt::weights);
    }
}
