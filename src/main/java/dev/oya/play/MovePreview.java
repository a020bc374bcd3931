package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.CardUse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Previews for a seat: the payments that an action would cause, and the reason a card cannot be played. They are computed on
 * determinizations, so they reveal no hidden card.
 */
public final class MovePreview {
    private static final List<String> LUCK = List.of("brings 1", "brings 2");

    private final Match match;
    private final SeatView view;

    public MovePreview(Match match, int seat) {
        this.match = match;
        this.view = match.view(seat);
    }

    private Round guess(String luck) {
        return view.guess(new Shuffle(luck));
    }

    /**
     * Returns the gain of each seat in the round if this move ends it. Returns null if it does not end the round or if the result
     * depends on hidden cards.
     */
    public int[] brings(Move move) {
        int[] gains = null;
        for (String luck : LUCK) {
            Round round = guess(luck);
            if (!round.act(move).accepted() || !round.isOver()) {
                return null;
            }
            int[] these = IntStream.range(0, round.table().seats())
                    .map(round.table()::gain)
                    .toArray();
            if (gains != null && !Arrays.equals(gains, these)) {
                return null;
            }
            gains = these;
        }
        return gains;
    }

    /**
     * Returns the rule's reason why a card of the hand cannot be played now, or null if it can. Tries the simplest move with the
     * card.
     */
    public Verdict.Refused closed(int card) {
        Map<String, Phases.Action> actions =
                match.rules().settings().pack().phases().actions();
        List<String> now = match.round().phase().actions().stream()
                .filter(action -> isPlain(actions.get(action)))
                .toList();
        List<String> tried = now.isEmpty()
                ? actions.keySet().stream()
                        .filter(action -> isPlain(actions.get(action)))
                        .toList()
                : now;
        for (String action : tried) {
            Move move = actions.get(action).act() == null
                    ? Move.card(view.seat(), action, card, CardSet.NONE)
                    : Move.card(view.seat(), action, card, CardSet.NONE, Fishing.NOTHING);
            if (guess(LUCK.get(0)).act(move) instanceof Verdict.Refused refused) {
                return refused;
            }
        }
        return null;
    }

    /** Returns whether an action only plays a card of the hand. */
    private boolean isPlain(Phases.Action action) {
        boolean plain = action.act() == null || match.rules().fishing().act(action.name()) == CardUse.Act.LAY;
        return plain && "hand".equals(action.card());
    }
}
