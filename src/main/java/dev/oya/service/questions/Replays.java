package dev.oya.service.questions;

import dev.oya.play.Match;
import dev.oya.record.Json;
import dev.oya.record.OpenRound;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.told.Speech;
import dev.oya.view.SeatJson;
import java.io.IOException;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A recorded round step by step, with all hands: what lay where before each action, and after the last. */
final class Replays {
    private final CompiledPacks packs;
    private final Records records;

    Replays(CompiledPacks packs, Records records) {
        this.packs = packs;
        this.records = records;
    }

    Endpoint endpoint() {
        return Endpoint.post(
                        "/api/records/replay",
                        "What lay where before each action of a recorded round and after the last, with all hands.",
                        this::replay)
                .takes("recorded")
                .answers(200, "The steps.", "replay")
                .refuses(400, 413, 422, 429);
    }

    private Reply replay(Request request) throws IOException {
        ObjectNode told = request.json();
        Body body = Body.of(request, Set.of("rules", "record"));
        AskedRules asked = AskedRules.of(packs, body);
        Speech speech = packs.speech(asked.pack(), request.language());
        ObjectNode answer = Json.object();
        ArrayNode steps = answer.putArray("steps");
        OpenRound round = records.read(told, asked, (match, move) -> {
            SeatJson views = new SeatJson(match.rules(), speech);
            ObjectNode step = step(steps, views, match);
            step.set("action", views.action(move));
            step.put("says", views.says(move));
        });
        answer.set("rules", asked.json());
        step(steps, new SeatJson(round.match().rules(), speech), round.match());
        return Reply.json(answer);
    }

    private static ObjectNode step(ArrayNode steps, SeatJson views, Match match) {
        ObjectNode step = steps.addObject();
        views.putAll(step.putObject("view"), match);
        return step;
    }
}
