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
        Map<String, Phases.Word> words =
                match.rules().settings().pack().phases().words();
        List<String> now = match.round().phase().words().stream()
                .filter(word -> isPlain(words.get(word)))
                .toList();
        List<String> tried = now.isEmpty()
                ? words.keySet().stream()
                        .filter(word -> isPlain(words.get(word)))
                        .toList()
                : now;
        for (String word : tried) {
            Move move = words.get(word).act() == null
                    ? Move.card(view.seat(), word, card, CardSet.NONE)
                    : Move.card(view.seat(), word, card, CardSet.NONE, Fishing.NOTHING);
            if (guess(LUCK.get(0)).act(move) instanceof Verdict.Refused refused) {
                return refused;
            }
        }
        return null;
    }

    /** Returns whether an action only plays a card of the hand. */
    private boolean isPlain(Phases.Word word) {
        boolean plain = word.act() == null || match.rules().fishing().act(word.name()) == CardUse.Act.LAY;
        return plain && "hand".equals(word.card());
    }
}
