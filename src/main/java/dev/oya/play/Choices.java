package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.Plays;
import dev.oya.play.fishing.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The open moves of a seat, or of all seats. Where cards are taken in by their sum there can be thousands, so they are found
 * card by card and only when somebody looks. A snapshot of the table; safe to share between threads.
 */
public final class Choices {
    /** No open move. */
    public static final Choices NONE = new Choices(List.of(), null);

    private final List<Move> plain;
    private final Turn turn;
    private volatile List<Move> all;

    /**
     * @param plain the moves that are not found card by card
     * @param turn where the others are found, or null
     */
    Choices(List<Move> plain, Turn turn) {
        this.plain = List.copyOf(plain);
        this.turn = turn;
    }

    /** Whether there is none; a seat that is to play a card always has one. */
    public boolean isEmpty() {
        return plain.isEmpty() && turn == null;
    }

    /** Every open move. */
    public List<Move> all() {
        List<Move> known = all;
        if (known == null) {
            known = turn == null ? plain : Collections.unmodifiableList(gather());
            all = known;
        }
        return known;
    }

    private List<Move> gather() {
        List<Move> moves = new ArrayList<>(plain);
        CardSet cards = turn.cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            moves.addAll(List.copyOf(turn.plays(card).moves()));
        }
        return moves;
    }

    /** Whether there is more than one. */
    public boolean isFree() {
        int seen = plain.size();
        CardSet cards = cards();
        for (int card = cards.first(); card >= 0 && seen < 2; card = cards.next(card)) {
            seen += turn.plays(card).size();
        }
        return seen > 1;
    }

    /** The moves that are not found card by card: words, and cards that are matched by their month. */
    public List<Move> plain() {
        return plain;
    }

    /** The cards of the hand whose moves are found card by card, of copies one only; some may have none. */
    public CardSet cards() {
        return turn == null ? CardSet.NONE : turn.cards();
    }

    /** The open moves with one of these cards, by number: none is made until it is asked for. */
    public Plays plays(int card) {
        return turn.plays(card);
    }

    /** The open moves with one of these cards. */
    public List<Move> with(int card) {
        return turn == null ? List.of() : turn.plays(card).moves();
    }

    /**
     * Any open move: each as likely as the others, but where they are found card by card first a card, then one of its
     * moves.
     *
     * @param below gives a number from 0 to one less than its argument
     * @return null where there is none
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
            Plays plays = turn.plays(card);
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
