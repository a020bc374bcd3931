package dev.oya.api;

import dev.oya.notation.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes events as JSON. */
final class EventJson {
    private EventJson() {}

    static ObjectNode of(MatchEvent event) {
        if (event instanceof MatchEvent.Moved moved) {
            ObjectNode json = Json.object().put("seat", moved.move().seat());
            json.set("action", tree(moved.move().toJson()));
            return json.put("says", ((PlayableMove) moved.move()).report());
        }
        String kind = event.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-");
        ObjectNode json = Json.object().put("happened", kind.toLowerCase(java.util.Locale.ROOT));
        if (event instanceof MatchEvent.RoundOver over) {
            json.put("round", over.round()).set("settlement", tree(over.result().toJson()));
        } else if (event instanceof MatchEvent.Paid paid) {
            RoundResult.Paid payment = paid.payment();
            put(json, "from", payment.from());
            put(json, "to", payment.to());
            json.put("points", payment.points()).put("for", payment.reason()).put("why", payment.why());
        } else if (event instanceof MatchEvent.Completed completed) {
            FoundYaku yaku = completed.yaku();
            json.put("seat", completed.seat()).put("yaku", yaku.id());
            json.put("name", yaku.name()).put("points", yaku.points());
        } else {
            json.setAll(Json.tree((Record) event));
        }
        return json;
    }

    /** Adds a payer or payee in the format of JSON results: a seat number, {@code pot} or {@code bank}. */
    private static void put(ObjectNode json, String field, Party party) {
        if (party.seat() == null) {
            json.put(field, party.name());
        } else {
            json.put(field, party.seat());
        }
    }

    private static JsonNode tree(String json) {
        return Json.MAPPER.readTree(json);
    }
}
