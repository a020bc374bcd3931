package dev.oya;

import dev.oya.answers.ViewJson;
import dev.oya.api.CitedRule;
import dev.oya.api.LegalMove;
import dev.oya.api.MatchView;
import dev.oya.api.MoveAnswer;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RoundResult;
import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.MoveNotation;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.SavedMatch;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A match that logs its moves. Not thread-safe. */
final class RecordedMatch implements PlayedMatch {
    private static final String NO_ACTION = "wrong-move";

    private final ReadyRules rules;
    private final MatchLog log;
    private final ViewJson views;
    private final Wording speech;
    private final MoveNotation notation;

    RecordedMatch(ReadyRules rules, MatchLog log, Wording speech) {
        this.rules = rules;
        this.log = log;
        this.speech = speech;
        this.views = new ViewJson(log.match().rules(), speech);
        this.notation = new MoveNotation(log.match().rules().settings().pack());
    }

    private Match match() {
        return log.match();
    }

    @Override
    public int seats() {
        return match().table().seats();
    }

    @Override
    public List<LegalMove> moves() {
        return isRoundOver()
                ? List.of()
                : match().round().moves().stream().map(this::move).toList();
    }

    private LegalMove move(Move move) {
        ObjectNode action = views.action(move);
        return new LegalMove(
                move.seat(), move.action(), action.path("card").stringValue(null), views.says(move), action.toString());
    }

    @Override
    public MoveAnswer play(String json) {
        List<Mismatch> wrong = new ArrayList<>();
        Move move;
        try {
            move = notation.read(Json.STRICT.readTree(json), wrong);
        } catch (JacksonException broken) {
            return new MoveAnswer.Refused(NO_ACTION, "This is no JSON: " + broken.getOriginalMessage(), null);
        }
        if (move == null) {
            return new MoveAnswer.Refused(
                    NO_ACTION,
                    wrong.get(0).field() + " should be " + wrong.get(0).expected(),
                    null);
        }
        Verdict verdict = log.act(move);
        return verdict instanceof Verdict.Refused refused ? refused(refused) : new MoveAnswer.Made();
    }

    private MoveAnswer refused(Verdict.Refused refused) {
        CitedRule rule = rules.rule(refused.rule());
        return new MoveAnswer.Refused(refused.code(), speech.refusal(refused), rule);
    }

    @Override
    public MatchView view(int seat) {
        Objects.checkIndex(seat, seats());
        ObjectNode seen = Json.object();
        views.put(seen, match(), seat, Integer.MAX_VALUE);
        return new MatchView(
                seat,
                seen.get("phase").stringValue(),
                seen.get("round").intValue(),
                seen.get("rounds").intValue(),
                seen.get("dealer").intValue(),
                seen.get("turn").isInt() ? (Integer) seen.get("turn").intValue() : null,
                texts(seen.get("hand")),
                texts(seen.get("field")),
                seen.get("stock").intValue(),
                seen.get("seats").valueStream().map(RecordedMatch::other).toList(),
                seen.toString());
    }

    private static MatchView.Other other(JsonNode seat) {
        return new MatchView.Other(
                seat.get("seat").intValue(),
                seat.get("side").intValue(),
                seat.get("hand").intValue(),
                texts(seat.get("captured")),
                seat.get("score").intValue());
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::stringValue).toList();
    }

    @Override
    public boolean takeBack(int seat) {
        return log.undo(Set.of(Objects.checkIndex(seat, seats())));
    }

    @Override
    public boolean isRoundOver() {
        return match().round().isOver();
    }

    @Override
    public boolean isOver() {
        return match().isOver();
    }

    @Override
    public RoundResult result() {
        orThrow(isRoundOver(), "The round is not over");
        return rules.result(views.settlement(match()));
    }

    @Override
    public void nextRound() {
        orThrow(isRoundOver(), "The round is not over");
        orThrow(!isOver(), "The match is over");
        log.next(null);
    }

    private static void orThrow(boolean may, String why) {
        if (!may) {
            throw new IllegalStateException(why);
        }
    }

    @Override
    public List<String> records() {
        return SavedMatch.records(log);
    }
}
