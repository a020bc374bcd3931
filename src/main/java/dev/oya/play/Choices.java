package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The legal moves of a seat or of all seats. There can be thousands of moves that capture by sum, so they are computed card by
 * card and on demand. Later changes of the table do not affect the moves. Thread-safe.
 */
public final class Choices {
    /** No legal moves. */
    public static final Choices NONE = new Choices(List.of(), null);

    private final List<Move> plain;
    private final FishingTurn turn;
    private volatile List<Move> all;
    private volatile boolean cut;

    /**
     * Creates choices.
     *
     * @param plain moves that are not computed card by card
     * @param turn turn that computes the other moves, or null if there are none
     */
    Choices(List<Move> plain, FishingTurn turn) {
        this.plain = List.copyOf(plain);
        this.turn = turn;
    }

    /**
     * Returns whether there is no legal move. Computes no moves, because a seat that must play a card always has one.
     */
    public boolean isEmpty() {
        return plain.isEmpty() && turn == null;
    }

    /** Returns the legal moves, at most {@link CardPlays#MOST}. If there are more, {@link #isCut} returns true. */
    public List<Move> all() {
        List<Move> known = all;
        if (known == null) {
            known = turn == null ? plain : Collections.unmodifiableList(gather());
            all = known;
        }
        return known;
    }

    private List<Move> gather() {
        List<CardPlays> each = new ArrayList<>();
        int found = plain.size();
        boolean more = false;
        CardSet cards = turn.cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            CardPlays plays = turn.plays(card);
            each.add(plays);
            found += plays.size();
            more |= plays.isCut();
        }
        cut = more || found > CardPlays.MOST;
        List<Move> moves = new ArrayList<>(plain);
        for (int i = 0; i < each.size(); i++) {
            List<Move.BySum> some = each.get(i).moves();
            // If not all moves fit, the remaining space is divided among the remaining cards. Evenly spaced moves
            // of each card represent every kind of move.
            int part = Math.max(1, (CardPlays.MOST - moves.size()) / (each.size() - i));
            int listed = found > CardPlays.MOST ? Math.min(part, some.size()) : some.size();
            for (int k = 1; k <= listed; k++) {
                moves.add(some.get((int) ((long) k * some.size() / listed) - 1));
            }
        }
        return moves;
    }

    /** Returns whether there are more legal moves than {@link #all} lists. */
    public boolean isCut() {
        all();
        return cut;
    }

    /** Returns whether there is more than one legal move. */
    public boolean isFree() {
        int seen = plain.size();
        CardSet cards = cards();
        for (int card = cards.first(); card >= 0 && seen < 2; card = cards.next(card)) {
            seen += turn.plays(card).size();
        }
        return seen > 1;
    }

    /** Returns the moves that are not computed card by card, such as calls and captures by month. */
    public List<Move> plain() {
        return plain;
    }

    /**
     * Returns the cards of the hand whose moves are computed on demand, one copy of each. Some of these cards may have no legal
     * move.
     */
    public CardSet cards() {
        return turn == null ? CardSet.NONE : turn.cards();
    }

    /** Returns the legal moves with the given card. Each move is created when it is requested. */
    public CardPlays plays(int card) {
        return turn.plays(card);
    }

    /** Returns the legal moves with the given card, or an empty list if no moves are computed card by card. */
    public List<Move.BySum> with(int card) {
        return turn == null ? List.of() : turn.plays(card).moves();
    }

    /**
     * Returns a random legal move. If moves are computed card by card, chooses a card first. Returns null if there is no legal
     * move.
     *
     * @param below function that returns a random number from 0 to one less than its argument
     */
    public Move any(IntUnaryOperator below) {
        if (turn == null && plain.isEmpty()) {
            return null;
        }
        if (turn == null || !plain.isEmpty() && below.applyAsInt(plain.size() + 1) > 0) {
            return plain.get(below.applyAsInt(plain.size()));
        }
        CardSet cards = turn.cards();
        while (!cards.isEmpty()) {
            int card = cards.get(below.applyAsInt(cards.size()));
            CardPlays plays = turn.plays(card);
            if (plays.size() > 0) {
                return plays.move(below.applyAsInt(plays.size()));
            }
            cards = cards.without(card);
        }
        return null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Choices choices && choices.all().equals(all());
    }

    @Override
    public int hashCode() {
        return all().hashCode();
    }

    @Override
    public String toString() {
        return all().toString();
    }
}
