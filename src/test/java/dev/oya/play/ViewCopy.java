package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import java.util.List;

/** An immutable copy of a seat's view, for comparison. Each component has the name of a method of the view. */
public record ViewCopy(
        int seat,
        CardSet hand,
        CardSet field,
        int faceDown,
        List<SeatView.Seat> seats,
        List<List<Integer>> sides,
        int stock,
        int turn,
        int dealer,
        int round,
        String phase,
        int factor,
        int pot,
        List<Build> builds,
        Choices choices,
        List<String> held) {
    public static ViewCopy of(SeatView view) {
        return new ViewCopy(
                view.seat(),
                view.hand(),
                view.field(),
                view.faceDown(),
                view.seats(),
                view.sides(),
                view.stock(),
                view.turn(),
                view.dealer(),
                view.round(),
                view.phase(),
                view.factor(),
                view.pot(),
                view.builds(),
                view.choices(),
                view.held());
    }
}
