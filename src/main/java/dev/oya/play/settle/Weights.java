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
        List<CardSet> cards =
                table.sides().stream().map(side -> table.piles[side.get(0)]).toList();
        Learnt learnt = rules.learnt();
        return new Piles(cards, learnt::weights);
    }
}
