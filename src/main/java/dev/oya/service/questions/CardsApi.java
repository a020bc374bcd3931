package dev.oya.service.questions;

import dev.oya.engine.RuleBook;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.situation.CardQuestion;
import dev.oya.situation.ScoreRequest;
import java.io.IOException;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** Scores games, and answers questions about hands and captured cards. */
record CardsApi(CompiledPacks packs) {

    Reply score(Request request) throws IOException {
        if (request.isJson()) {
            request.mustBeJson();
        }
        AskedRules asked = packs.asked();
        ScoreRequest scored = ScoreRequest.of(Body.NAME, request.text(), asked);
        if (!scored.problems().isEmpty()) {
            throw HttpProblem.of(scored.problems());
        }
        ObjectNode answer = scored.json(packs.speech(asked.pack(), request.language()));
        answer.set("rules", asked.json());
        return Reply.json(answer);
    }

    Reply ask(Request request, String what) throws IOException {
        Body body = Body.of(request, Set.of("rules", "cards"));
        if (!body.root().has("cards")) {
            body.nodes().report(body.root(), "no-question.cards");
        }
        AskedRules asked = packs.asked();
        RuleBook rules = asked.read(body.root(), "rules", body.nodes());
        CardQuestion question = rules == null ? null : CardQuestion.of(rules, what, body.root(), "cards", body.nodes());
        body.orRefuse(422);
        ObjectNode answer = question.json(packs.speech(asked.pack(), request.language()));
        answer.set("rules", asked.json());
        return Reply.json(answer);
    }
}
