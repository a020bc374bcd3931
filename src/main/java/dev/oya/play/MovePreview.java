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
 * What a seat may ask before it moves: what a word brings it now, and why a card is not open. Both are tried on rounds in which
 * what the seat does not see is dealt anew, so that nothing hidden can be told from them.
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

    /** What each seat gains by the round if this move ends it; null where it goes on, or where it hangs on what is hidden. */
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

    /** Why a card of the hand cannot be played now, as the rules say of the plainest move with it; null where they allow that. */
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

    /** Whether a word plays a card of the hand and nothing with it. */
    private boolean isPlain(Phases.Word word) {
        boolean plain = word.act() == null || match.rules().fishing().act(word.name()) == CardUse.Act.LAY;
        return plain && "hand".equals(word.card());
    }
}
