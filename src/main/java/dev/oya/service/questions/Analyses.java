package dev.oya.service.questions;

import dev.oya.analysis.Analysis;
import dev.oya.analysis.Analysis.Gathering;
import dev.oya.analysis.Analysis.Position;
import dev.oya.analysis.AnalysisJson;
import dev.oya.analysis.MoveAnalysis;
import dev.oya.notation.Json;
import dev.oya.record.OpenRound;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Deadline;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.service.http.WorkLimiter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Analyses the decisions of a recorded round. */
record Analyses(CompiledPacks packs, Records records, WorkLimiter gate) {
    private static final int ITERATIONS = 200;
    private static final int MOST_ITERATIONS = 10_000;
    private static final int MOST_SEATS = 16;

    Reply analyse(Request request) throws Exception {
        ObjectNode question = request.json();
        Body body = Body.of(request, Set.of("rules", "record", "seat", "open", "iterations"));
        AskedRules asked = packs.asked();
        asked.read(body.root(), "rules", body.nodes());
        Integer seat = body.nodes().number(body.root(), "seat", 0, MOST_SEATS);
        Integer iterations = body.nodes().number(body.root(), "iterations", 1, MOST_ITERATIONS);
        Boolean open = body.nodes().truth(body.root(), "open");
        body.orRefuse(422);
        // The other half of the time limit is for compiling rules.
        Deadline deadline = new Deadline(Math.max(1, request.limits().of(Limit.RUN_SECONDS) / 2));
        Analysis analysis = new Analysis(
                one -> seat == null || one == seat,
                Boolean.TRUE.equals(open),
                iterations == null ? ITERATIONS : iterations,
                deadline::isOver);
        Gathering gathered = analysis.new Gathering(1);
        OpenRound round = records.read(question, asked, request.language(), gathered);
        List<MoveAnalysis> decisions = gate.through(() -> weigh(analysis, gathered.positions(), deadline));
        ObjectNode answer = Json.object();
        answer.set("rules", asked.json());
        answer.put("complete", decisions.size() == gathered.positions().size());
        ArrayNode list = answer.putArray("decisions");
        AnalysisJson json = new AnalysisJson(round.match().rules(), packs.speech(asked.pack(), request.language()));
        Analysis.worstFirst(decisions).forEach(one -> list.add(json.of(one)));
        return Reply.json(answer);
    }

    private static List<MoveAnalysis> weigh(Analysis analysis, List<Position> positions, Deadline deadline) {
        List<MoveAnalysis> decisions = new ArrayList<>();
        for (Position position : positions) {
            if (deadline.isOver()) {
                break;
            }
            decisions.add(analysis.weigh(position));
        }
        return decisions;
    }
}
