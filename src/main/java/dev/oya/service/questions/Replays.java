package dev.oya.service.questions;

import dev.oya.answers.MoveOutcome;
import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
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
        Steps steps = new Steps(speech, seat);
        OpenRound round = records.read(json, rules, request.language(), steps::before);
        ObjectNode answer = Json.object();
        answer.set("steps", steps.after(round.match()));
        answer.set("rules", rules.json());
        return Reply.json(answer);
    }

    /** The steps of a replay: the view before each move with the move, and the view after the last move. Not thread-safe. */
    private static final class Steps {
        private final ArrayNode all = Json.MAPPER.createArrayNode();
        private final Wording speech;
        private final int seat;
        private ObjectNode last;
        private Move move;
        private int sweeps;
        private boolean leavesPile;

        /** @param seat the seat for which the moves are described, or {@link ViewJson#PUBLIC} */
        Steps(Wording speech, int seat) {
            this.speech = speech;
            this.seat = seat;
        }

        /** Adds the step before a move. */
        void before(Match match, Move next) {
            ViewJson views = step(match);
            last.set("action", views.action(next));
            move = next;
            sweeps = match.table().sweeps(next.seat());
            leavesPile = match.table().leavesPile(next, views.deck());
        }

        /** Adds the step after the last move, and returns all steps. */
        ArrayNode after(Match match) {
            step(match);
            return all;
        }

        /** Describes the previous move, whose effects are known now, and adds a step with the current view. */
        private ViewJson step(Match match) {
            ViewJson views = new ViewJson(match.rules(), speech);
            if (move != null) {
                boolean swept = match.table().sweeps(move.seat()) > sweeps;
                MoveOutcome outcome = MoveOutcome.of(match, move, swept, leavesPile);
                last.put("says", views.sentence(move, seat, outcome));
            }
            last = all.addObject();
            views.putAll(last.putObject("view"), match);
            return views;
        }
    }
}
