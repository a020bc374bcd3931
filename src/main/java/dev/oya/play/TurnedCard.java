package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;

/** The card turned over from the stock. If the seat to move has no choice, the card can be played automatically. */
public final class TurnedCard {
    private TurnedCard() {}

    /**
     * Returns the only legal draw of the seat to move, so that it can be made automatically. Returns null if the seat has a
     * choice or cannot draw.
     */
    public static Move only(Match match) {
        List<Move> draws = draws(match);
        return draws.size() == 1 ? draws.get(0) : null;
    }

    /** Returns the face-up card of the stock while the seat to move chooses a capture, or -1 if there is none. */
    public static int card(Match match) {
        return draws(match).isEmpty() ? -1 : match.table().nextOfStock();
    }

    private static List<Move> draws(Match match) {
        int turn = match.table().turn();
        if (turn < 0 || match.round().isOver()) {
            return List.of();
        }
        Map<String, Phases.Action> actions =
                match.rules().settings().pack().phases().actions();
        List<String> offered = match.round().phase().actions();
        if (offered.stream().noneMatch(action -> actions.get(action).cardMove().from() == Phases.Origin.STOCK)) {
            return List.of();
        }
        return match.round().choices(turn).plain().stream()
                .filter(move -> actions.get(move.action()).cardMove().from() == Phases.Origin.STOCK)
                .toList();
    }
}
