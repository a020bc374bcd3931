package dev.oya.service.table;

import dev.oya.notation.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a table was asked for.
 *
 * @param seats for each seat the name of its bot, or null for a person
 * @param names for each seat the name of who is expected there, or null
 * @param open whether anybody may look on and take a free seat
 * @param away after how many seconds a bot plays for a person who is not there; 0 for never
 * @param pace after how many milliseconds a bot moves
 * @param next after how many seconds the next round begins without being asked for
 * @param seed from what the deals follow where they are to be the same each time, or null for luck
 */
record TableConfig(List<String> seats, List<String> names, boolean open, int away, int pace, int next, String seed) {
    ObjectNode json() {
        ObjectNode json = Json.object();
        ArrayNode all = json.putArray("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            all.addObject().put("bot", seats.get(seat)).put("name", names.get(seat));
        }
        return json.put("open", open)
                .put("away", away)
                .put("pace", pace)
                .put("next", next)
                .put("seed", seed);
    }

    static TableConfig of(String text) {
        JsonNode json = Json.MAPPER.readTree(text);
        List<String> bots = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (JsonNode seat : json.get("seats")) {
            bots.add(seat.get("bot").asString(null));
            names.add(seat.get("name").asString(null));
        }
        return new TableConfig(
                bots,
                names,
                json.get("open").booleanValue(),
                json.get("away").intValue(),
                json.get("pace").intValue(),
                json.get("next").intValue(),
                json.path("seed").asString(null));
    }
}
