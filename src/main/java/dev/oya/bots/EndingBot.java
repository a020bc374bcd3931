package dev.oya.bots;

import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;

/**
 * Plays its cards like another bot, but has its mind made up about words that end the play: it says them whenever it may,
 * or never where anything else is open.
 */
record EndingBot(Bot otherwise, Map<String, Phases.Word> words, boolean canEnd, boolean always) implements Bot {
    /** @param always whether it ends the play as soon as it may; else never */
    EndingBot(Rules rules, boolean always) {
        this(
                new GreedyBot(rules),
                rules.settings().pack().phases().words(),
                rules.settings().pack().phases().words().values().stream().anyMatch(Phases.Word::ends),
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
        return words.get(move.word()).ends();
    }
}
