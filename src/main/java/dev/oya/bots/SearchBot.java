package dev.oya.bots;

import dev.oya.play.Choices;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** Chooses what comes out best where it plays on in its mind. */
record SearchBot(GreedyBot greedy, ThinkingBudget budget) implements Bot {
    SearchBot(Rules rules, ThinkingBudget budget) {
        this(new GreedyBot(rules, true), budget);
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        Choices choices = view.choices();
        boolean onTurn = view.turn() < 0 || view.turn() == view.seat();
        if (onTurn && choices.cards().isEmpty() && choices.plain().size() == 1) {
            return choices.plain().get(0);
        }
        return new Search(greedy, budget, view, luck).best();
    }
}
