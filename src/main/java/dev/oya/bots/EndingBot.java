package dev.oya.bots;

import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;

/**
 * A bot that plays cards like another bot but has a fixed policy for actions that end the play. It takes such an action either
 * whenever the action is legal, or only if no other action is legal.
 */
record EndingBot(Bot otherwise, Map<String, Phases.Action> actions, boolean canEnd, boolean always) implements Bot {
    /**
     * Creates a bot that plays like the greedy bot.
     *
     * @param always true to end the play as soon as possible, false to avoid it
     */
    EndingBot(Rules rules, boolean always) {
        this(
                new GreedyBot(rules),
                rules.settings().pack().phases().actions(),
                rules.settings().pack().phases().actions().values().stream()
                        .anyMatch(action -> action.hints().ends()),
                always);
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        Move ending = canEnd ? firstEnding(view.moves()) : null;
        if (ending == null) {
            return otherwise.choose(view, luck);
        }
        if (always) {
            return ending;
        }
        SeatView others =
                view.withMoves(view.moves().stream().filter(move -> !ends(move)).toList());
        return others.moves().isEmpty() ? ending : otherwise.choose(others, luck);
    }

    private Move firstEnding(List<Move> moves) {
        for (Move move : moves) {
            if (ends(move)) {
                return move;
            }
        }
        return null;
    }

    private boolean ends(Move move) {
        return actions.get(move.action()).hints().ends();
    }
}
