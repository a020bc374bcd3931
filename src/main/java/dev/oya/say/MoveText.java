package dev.oya.say;

import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;

/** Moves in words. */
public final class MoveText {
    private final Wording speech;
    private final Deck deck;
    private final Phases phases;
    private final FishingText fishing;

    public MoveText(Rules rules, Wording speech) {
        Pack pack = rules.settings().pack();
        this.speech = speech;
        this.fishing = new FishingText(rules, speech);
        this.deck = pack.deck();
        this.phases = pack.phases();
    }

    /** What the move does, such as {@code play 1R poetry ribbon, takes 1B crane}; open moves of a seat differ in it. */
    public String of(Move move) {
        Phases.Word word = phases.words().get(move.word());
        if (word.act() != null) {
            return fishing.whole(move);
        }
        if (word.card() != null) {
            String card = speech.word(move.word()) + " " + speech.card(deck, move.card());
            return move.take().isEmpty()
                    ? card
                    : card + ", " + speech.say("takes", String.join(", ", speech.cards(deck, move.take())));
        }
        if (word.yaku() != null) {
            return speech.word(move.word()) + ": " + speech.words(move.yaku());
        }
        if (word.choice() != null) {
            return speech.word(move.word()) + ": " + speech.say(move.choice() ? "yes" : "no");
        }
        if (move.tender() != null) {
            return speech.word(move.word()) + ": " + speech.points(move.tender().amount())
                    + (move.tender().to() < 0
                            ? ""
                            : ", " + speech.account(move.tender().to()));
        }
        return speech.word(move.word());
    }

    /** Whether the card of a move is one that nobody has seen. */
    public boolean isHidden(Move move) {
        return "stock".equals(phases.words().get(move.word()).card());
    }

    /** Whether records leave the move out, so that nobody need be told of it. */
    public boolean isSilent(Move move) {
        return phases.words().get(move.word()).silent();
    }
}
