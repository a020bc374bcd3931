package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;

/** The card turned over from the stock. A seat without a choice is not asked to move. */
public final class TurnedCard {
    private TurnedCard() {}

    /** Returns the draw of the seat to move if it has no choice, so that it can be made automatically. Otherwise returns null. */
    public static Move only(Match match) {
        List<Move> draws = draws(match);
        return draws.size() == 1 ? draws.get(0) : null;
    }

    /** Returns the face-up card of the stock while its seat chooses a capture, or -1 if there is none. */
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
