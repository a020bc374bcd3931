package dev.oya.analysis;

import dev.oya.bots.Adviser;
import dev.oya.bots.Adviser.Expected;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.say.MoveReasons;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes evaluated moves as JSON. */
public final class AnalysisJson {
    private static final double HUNDREDTH = 100;

    private final Rules rules;
    private final MoveNotation moves;
    private final MoveSentence text;
    private final MoveReasons reasons;

    /**
     * Creates a writer.
     *
     * @param speech language of the sentences
     */
    public AnalysisJson(Rules rules, Wording speech) {
        this.rules = rules;
        this.moves = new MoveNotation(rules.settings().pack());
        this.text = new MoveSentence(rules, speech);
        this.reasons = new MoveReasons(rules, speech, false);
    }

    public ObjectNode of(MoveAnalysis decision) {
        Expected chosen = decision.chosen();
        ObjectNode json = Json.object();
        json.put("line", decision.line());
        json.put("round", decision.round());
        json.put("seat", decision.played().seat());
        json.put("number", decision.number());
        json.set("played", action(decision.played()));
        json.put("cost", points(chosen.behind()));
        json.put("costMargin", points(chosen.behindMargin()));
        json.put("mistake", decision.isMistake());
        put(json.putArray("moves"), decision.moves(), decision.view());
        return json;
    }

    /**
     * Adds the expected results of moves to a list. The field {@code move} is null for a decision to stay silent. Moves that are
     * about as good as the best one have reasons. The advised move is marked.
     *
     * @param view view of the seat before the move
     */
    public void put(ArrayNode list, List<Expected> expected, SeatView view) {
        Expected advised = expected.isEmpty() ? null : Adviser.advised(expected);
        for (Expected one : expected) {
            ObjectNode json = list.addObject();
            json.set("move", one.move() == null ? null : action(one.move()));
            json.put("says", one.move() == null ? null : text.of(one.move(), MoveSentence.Form.DO));
            json.put("points", points(one.points()));
            json.put("margin", points(one.margin()));
            json.put("behind", points(one.behind()));
            json.put("behindMargin", points(one.behindMargin()));
            json.put("tried", one.tried());
            if (one == advised) {
                json.put("advised", true);
            }
            if (one.isAsGood()) {
                reasons.of(view, one.move()).forEach(json.withArray("reasons")::add);
            }
        }
    }

    private ObjectNode action(Move move) {
        return moves.action(rules.fishing().divided(move));
    }

    private static double points(double points) {
        return Math.round(points * HUNDREDTH) / HUNDREDTH;
    }
}
