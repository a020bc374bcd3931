package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.play.Choices;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;

/** Orders the legal moves of a seat by the greedy bot's preference. Create one instance for each choice. */
final class Ranking {
    /** Maximum number of moves to choose from. */
    private static final int WIDEST = 16;

    private final int most;
    private final List<Move> moves;
    private final List<Double> likings = new ArrayList<>();

    private Ranking(int most) {
        this.most = most;
        this.moves = new ArrayList<>(most + 1);
    }

    /** Returns the moves to choose from. If it is not the seat's turn, the last entry is null, which means to stay silent. */
    static List<Move> choices(GreedyBot greedy, SeatView view, Luck luck) {
        List<Move> choices = new ArrayList<>(of(greedy, view, luck, WIDEST));
        if (view.turn() >= 0 && view.turn() != view.seat()) {
            choices.add(null);
        }
        return choices;
    }

    static List<Move> of(GreedyBot greedy, SeatView view, Luck luck, int most) {
        Choices choices = view.choices();
        if (choices.cards().isEmpty() && choices.plain().size() < 2) {
            return choices.plain();
        }
        Ranking ranking = new Ranking(most);
        ranking.addPlain(greedy, view, luck);
        if (!choices.cards().isEmpty()) {
            ranking.addPlays(greedy.prospects(view), choices);
        }
        return ranking.moves;
    }

    private void addPlain(GreedyBot greedy, SeatView view, Luck luck) {
        CardMoveValue outlook = null;
        Move preferred = null;
        boolean asked = false;
        for (Move move : view.choices().plain()) {
            if (move instanceof Move.ByMonth play) {
                outlook = outlook == null ? greedy.outlook(view) : outlook;
                add(move, outlook.of(play));
            } else {
                preferred = asked ? preferred : greedy.choose(view, luck);
                asked = true;
                add(move, move.equals(preferred) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
            }
        }
    }

    private void addPlays(Prospects prospects, Choices choices) {
        CardSet cards = choices.cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            CardPlays plays = choices.plays(card);
            for (int play = 0; play < plays.size(); play++) {
                double liking = prospects.of(plays, play);
                if (isWanted(liking)) {
                    add(plays.move(play), liking);
                }
            }
        }
    }

    private boolean isWanted(double liking) {
        return moves.size() < most || liking > likings.get(likings.size() - 1);
    }

    private void add(Move move, double liking) {
        if (!isWanted(liking)) {
            return;
        }
        int place = moves.size();
        while (place > 0 && likings.get(place - 1) < liking) {
            place--;
        }
        moves.add(place, move);
        likings.add(place, liking);
        if (moves.size() > most) {
            moves.remove(most);
            likings.remove(most);
        }
    }
}
