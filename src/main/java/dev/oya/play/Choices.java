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
 * The open moves of a seat, or of all seats. Where cards are taken in by their sum there can be thousands, so they are found
 * card by card and only when somebody looks. A snapshot of the table; safe to share between threads.
 */
public final class Choices {
    /** No open move. */
    public static final Choices NONE = new Choices(List.of(), null);

    private final List<Move> plain;
    private final FishingTurn turn;
    private volatile List<Move> all;
    private volatile boolean cut;

    /**
     * @param plain the moves that are not found card by card
     * @param turn where the others are found, or null
     */
    Choices(List<Move> plain, FishingTurn turn) {
        this.plain = List.copyOf(plain);
        this.turn = turn;
    }

    /** Whether there is none; a seat that is to play a card always has one. */
    public boolean isEmpty() {
        return plain.isEmpty() && turn == null;
    }

    /** Every open move, up to {@link CardPlays#MOST} of them; {@link #isCut} tells whether there are more. */
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
            List<Move> some = each.get(i).moves();
            // Where not all have their place, each card that is left has its part of it, by moves of every kind.
            int part = Math.max(1, (CardPlays.MOST - moves.size()) / (each.size() - i));
            int listed = found > CardPlays.MOST ? Math.min(part, some.size()) : some.size();
            for (int k = 1; k <= listed; k++) {
                moves.add(some.get((int) ((long) k * some.size() / listed) - 1));
            }
        }
        return moves;
    }

    /** Whether there are more moves than {@link #all} lists; those are open too. */
    public boolean isCut() {
        all();
        return cut;
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
    public CardPlays plays(int card) {
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
