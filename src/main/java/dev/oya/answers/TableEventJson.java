package dev.oya.answers;

import dev.oya.notation.Json;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Writes public table events other than moves as JSON. */
public final class TableEventJson {
    /** Name of the field with the kind of event. */
    public static final String HAPPENED = "happened";

    /** Kind of the event at the end of a round. Each receiver also gets the {@code settlement} in its language. */
    public static final String ROUND_OVER = "round-over";

    private TableEventJson() {}

    /** Returns an event of the given kind. */
    public static ObjectNode of(String what) {
        return Json.object().put(HAPPENED, what);
    }

    /**
     * Returns the public events that result from match events, in order.
     *
     * @param match the match after the events
     */
    public static List<ObjectNode> of(Match match, List<Event> events) {
        return PublicEvent.of(match, events).stream()
                .map(one -> of(kind(one)).setAll(Json.tree((Record) one)))
                .map(ObjectNode.class::cast)
                .toList();
    }

    private static String kind(PublicEvent event) {
        if (event instanceof PublicEvent.Dealt || event instanceof PublicEvent.DealtAgain) {
            return "dealt";
        }
        if (event instanceof PublicEvent.Misdeal) {
            return "misdeal";
        }
        if (event instanceof PublicEvent.HandedOver) {
            return "handed-over";
        }
        if (event instanceof PublicEvent.Returned) {
            return "returned";
        }
        return event instanceof PublicEvent.RoundOver ? ROUND_OVER : "match-over";
    }
}
