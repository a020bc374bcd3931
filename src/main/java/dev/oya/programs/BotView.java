package dev.oya.programs;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.play.Match;
import dev.oya.play.MatchProgress;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.say.Wording;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Builds the view of a seat for a program. The view has the fields of a view in the HTTP API and further fields with public
 * information. Immutable and thread-safe.
 */
record BotView(Rules rules, ObjectNode named, ViewJson seats, MoveNotation moves) {
    /** @param named the names and versions of the rules, as a JSON object that every view contains */
    BotView(Rules rules, ObjectNode named, Wording speech) {
        this(
                rules,
                named.deepCopy(),
                new ViewJson(rules, speech),
                new MoveNotation(rules.settings().pack()));
    }

    /**
     * Returns the current view of a seat with all its legal moves.
     *
     * @param table id of the match in the view
     */
    ObjectNode of(MatchProgress played, String table, int seat) {
        Match match = played.match();
        ObjectNode view = Json.object();
        view.put("table", table);
        view.put("version", played.moves().size());
        view.set("rules", named);
        view.put("seat", seat);
        seats.put(view, match, seat, Integer.MAX_VALUE);
        List<SeatView.Seat> all = match.view(seat).seats();
        for (int other = 0; other < all.size(); other++) {
            ObjectNode one = (ObjectNode) view.get("seats").get(other);
            one.put("name", "seat " + other).put("kind", "bot").put("away", false);
            one.put("sweeps", all.get(other).captures().sweeps());
            rules.settings()
                    .pack()
                    .deck()
                    .codes(all.get(other).captures().claimed())
                    .forEach(one.putArray("claimed")::add);
            one.put("prizes", all.get(other).captures().prizes())
                    .put("worth", all.get(other).captures().worth());
        }
        ArrayNode marks = view.putArray("roundMarks");
        for (String mark : rules.settings().pack().phases().marks().round().keySet()) {
            if ((match.table().roundMarks() & rules.settings().roundMark(mark)) != 0) {
                marks.add(mark);
            }
        }
        ArrayNode last = view.putArray("last");
        for (Move move : played.moves()) {
            ObjectNode action = moves.write(rules.fishing().divided(move));
            if (action != null) {
                last.add(action);
            }
        }
        return view;
    }

    /** Returns a move as a JSON action, even if records omit the move. */
    ObjectNode action(Move move) {
        return seats.action(move);
    }

    /** Reads a JSON action. Returns null if it is invalid. */
    Move move(JsonNode action) {
        return moves.read(action, new java.util.ArrayList<>());
    }
}
