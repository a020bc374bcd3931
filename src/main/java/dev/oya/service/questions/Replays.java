package dev.oya.service.questions;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.play.Match;
import dev.oya.record.OpenRound;
import dev.oya.say.Wording;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import java.io.IOException;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Returns the open views of a recorded round, with all hands, before each action and after the last one. */
record Replays(CompiledPacks packs, Records records) {
    private static final int MOST_SEATS = 16;

    Reply replay(Request request) throws IOException {
        ObjectNode json = request.json();
        Body body = Body.of(request, Set.of("rules", "record", "seat"));
        Integer asked = body.nodes().number(body.root(), "seat", 0, MOST_SEATS);
        int seat = asked == null ? ViewJson.PUBLIC : asked;
        AskedRules rules = AskedRules.of(packs, body);
        Wording speech = packs.speech(rules.pack(), request.language());
        ObjectNode answer = Json.object();
        ArrayNode steps = answer.putArray("steps");
        OpenRound round = records.read(json, rules, request.language(), (match, move) -> {
            ViewJson views = new ViewJson(match.rules(), speech);
            ObjectNode step = step(steps, views, match);
            step.set("action", views.action(move));
            step.put("says", views.sentence(move, seat));
        });
        answer.set("rules", rules.json());
        step(steps, new ViewJson(round.match().rules(), speech), round.match());
        return Reply.json(answer);
    }

    private static ObjectNode step(ArrayNode steps, ViewJson views, Match match) {
        ObjectNode step = steps.addObject();
        views.putAll(step.putObject("view"), match);
        return step;
    }
}
