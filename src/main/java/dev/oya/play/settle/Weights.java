package dev.oya.play.settle;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.Weighing;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Has the rules weigh cards for those who are compared by what they have captured. */
final class Weights {
    private Weights() {}

    /** What each side has captured, to be compared. */
    static Piles piles(Rules rules, Table table) {
        List<CardSet> cards =
                table.sides().stream().map(side -> table.piles[side.get(0)]).toList();
        Map<String, int[]> weights = new HashMap<>();
        for (Card card : rules.settings().pack().deck().cards()) {
            for (Conclusion.Weighs weighs :
                    rules.ask(new Weighing(rules.settings(), card)).all(Conclusion.Weighs.class)) {
                weights.computeIfAbsent(weighs.scale(), any -> new int[128])[card.index()] = weighs.weight();
            }
        }
        return new Piles(cards, weights);
    }
}
