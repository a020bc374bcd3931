package dev.oya.bots;

import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** Takes any open move, each as likely as the others, of cards that can be used in many ways first a card; out of turn it mostly says nothing. */
final class RandomBot implements Bot {
    /** Out of turn it speaks once in so many times. */
    private static final int SELDOM = 8;

    @Override
    public Move choose(SeatView view, Luck luck) {
        if (view.turn() >= 0 && view.turn() != view.seat() && luck.below(SELDOM) != 0) {
            return null;
        }
        return view.any(luck::below);
    }
}
