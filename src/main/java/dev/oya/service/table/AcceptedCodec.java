package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.play.table.Move;
import dev.oya.store.EventRow;
import java.util.ArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What was accepted, as the store keeps it: nowhere else is that text made or read. Safe to share between threads. */
final class AcceptedCodec {
    private final MoveNotation moves;

    AcceptedCodec(MoveNotation moves) {
        this.moves = moves;
    }

    /** @param version the version of the table after it */
    EventRow write(String table, long version, Accepted accepted) {
        ObjectNode body = Json.object();
        String kind;
        if (accepted instanceof Accepted.Moved moved) {
            kind = moved.bot() ? "bot" : "move";
            body = moves.action(moved.move());
        } else if (accepted instanceof Accepted.Sat sat) {
            kind = "seat";
            body.put("token", sat.token()).put("name", sat.name()).put("nonce", sat.nonce());
        } else if (accepted instanceof Accepted.UndoAnswered answered) {
            kind = "agree";
            body.put("agree", answered.agrees());
        } else if (accepted instanceof Accepted.Attended attended) {
            kind = attended.away() ? "away" : "back";
        } else if (accepted instanceof Accepted.Rematched rematched) {
            kind = "rematch";
            body.put("table", rematched.table()).put("commitment", rematched.commitment());
        } else if (accepted instanceof Accepted.Halted halted) {
            kind = "stop";
            body = Json.tree(halted.why());
        } else {
            kind = bare(accepted);
        }
        return new EventRow(table, version, kind, accepted.seat(), body.toString());
    }

    /** The kind of what says nothing but whose it is. */
    private static String bare(Accepted accepted) {
        if (accepted instanceof Accepted.UndoAsked) {
            return "undo";
        }
        if (accepted instanceof Accepted.NextAsked) {
            return "next";
        }
        return accepted instanceof Accepted.RoundBegun ? "round" : "leave";
    }

    Accepted read(EventRow row) {
        JsonNode body = Json.MAPPER.readTree(row.body());
        int seat = row.seat();
        return switch (row.kind()) {
            case "seat" ->
                new Accepted.Sat(
                        seat,
                        body.get("token").stringValue(),
                        body.get("name").asString(null),
                        body.get("nonce").stringValue());
            case "move" -> new Accepted.Moved(false, move(body));
            case "bot" -> new Accepted.Moved(true, move(body));
            case "undo" -> new Accepted.UndoAsked(seat);
            case "agree" -> new Accepted.UndoAnswered(seat, body.get("agree").booleanValue());
            case "next" -> new Accepted.NextAsked(seat);
            case "round" -> new Accepted.RoundBegun();
            case "away" -> new Accepted.Attended(seat, true);
            case "back" -> new Accepted.Attended(seat, false);
            case "leave" -> new Accepted.Left(seat);
            case "rematch" ->
                new Accepted.Rematched(
                        seat,
                        body.get("table").stringValue(),
                        body.get("commitment").stringValue());
            case "stop" -> new Accepted.Halted(Json.MAPPER.treeToValue(body, Stopped.class));
            default -> throw new IllegalStateException("what is kept of a table is of no kind: " + row.kind());
        };
    }

    private Move move(JsonNode body) {
        return moves.read(body, new ArrayList<>());
    }
}
