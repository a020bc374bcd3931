package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.play.table.Move;
import dev.oya.store.EventRow;
import java.util.ArrayList;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** Serializes and deserializes accepted changes for the store. Safe to share between threads. */
final class AcceptedCodec {
    /** The changes that are serialized by their fields, without the seat. All other changes have a special form. */
    private static final Map<String, Class<? extends Accepted>> KINDS = Map.of(
            "seat", Accepted.Sat.class,
            "undo", Accepted.UndoAsked.class,
            "agree", Accepted.UndoAnswered.class,
            "next", Accepted.NextAsked.class,
            "round", Accepted.RoundBegun.class,
            "leave", Accepted.Left.class,
            "stand", Accepted.Stood.class,
            "forget", Accepted.NameForgotten.class,
            "rematch", Accepted.Rematched.class);

    private static final String SEAT = "seat";

    private final MoveNotation moves;

    AcceptedCodec(MoveNotation moves) {
        this.moves = moves;
    }

    /**
     * Serializes a change.
     *
     * @param version the version of the table after the change
     */
    EventRow write(String table, long version, Accepted accepted) {
        ObjectNode body = Json.object();
        String kind;
        if (accepted instanceof Accepted.Moved moved) {
            kind = moved.bot() ? "bot" : "move";
            body = moves.action(moved.move());
        } else if (accepted instanceof Accepted.Attended attended) {
            kind = attended.away() ? "away" : "back";
        } else if (accepted instanceof Accepted.Halted halted) {
            kind = "stop";
            body = Json.tree(halted.why());
        } else {
            kind = KINDS.keySet().stream()
                    .filter(one -> KINDS.get(one) == accepted.getClass())
                    .findFirst()
                    .orElseThrow();
            body = Json.MAPPER.valueToTree(accepted);
            body.remove(SEAT);
        }
        return new EventRow(table, version, kind, accepted.seat(), body.toString(), 0);
    }

    Accepted read(EventRow row) {
        ObjectNode body = TableRules.parse(row.body());
        return switch (row.kind()) {
            case "move" -> new Accepted.Moved(false, move(body));
            case "bot" -> new Accepted.Moved(true, move(body));
            case "away" -> new Accepted.Attended(row.seat(), true);
            case "back" -> new Accepted.Attended(row.seat(), false);
            case "stop" -> new Accepted.Halted(Json.MAPPER.treeToValue(body, TableFailure.class));
            default -> {
                if (!KINDS.containsKey(row.kind())) {
                    throw new IllegalStateException("unknown kind of stored event: " + row.kind());
                }
                yield Json.MAPPER.treeToValue(body.put(SEAT, row.seat()), KINDS.get(row.kind()));
            }
        };
    }

    private Move move(ObjectNode body) {
        return moves.read(body, new ArrayList<>());
    }
}
