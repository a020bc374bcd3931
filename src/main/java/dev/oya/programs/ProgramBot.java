package dev.oya.programs;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.bots.OutsideBot;
import dev.oya.notation.Json;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.MatchProgress;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.RecordWriter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A seat that an external program plays. If the program does not return a legal move, the bot {@code cautious} moves for it. Not
 * thread-safe.
 */
final class ProgramBot implements OutsideBot {
    /** Number of forfeits after which {@code cautious} plays the rest of the match. */
    private static final int MOST_FORFEITS = 10;

    private final Programs programs;
    private final String command;
    private final Rules rules;
    private final BotView views;
    private final Bot otherwise;
    private ProgramDialogue program;
    private MatchProgress played;
    private int seat;
    private String table;
    private int forfeits;
    private boolean out;

    ProgramBot(Programs programs, String command, Rules rules, BotView views) {
        this(programs, command, rules, views, Bots.named("cautious", rules));
        programs.tally(command);
    }

    private ProgramBot(Programs programs, String command, Rules rules, BotView views, Bot otherwise) {
        this.programs = programs;
        this.command = command;
        this.rules = rules;
        this.views = views;
        this.otherwise = otherwise;
    }

    @Override
    public Bot afresh() {
        return new ProgramBot(programs, command, rules, views, otherwise.afresh());
    }

    @Override
    public void begins(MatchProgress match, int inSeat, String seed) {
        played = match;
        seat = inSeat;
        table = Programs.seed(seed, seat);
        program = programs.conversation(command, seat);
        program.tally().began();
        ObjectNode hello = Json.object().put("oya", 1).put("say", "hello");
        hello.put("game", rules.settings().pack().id());
        hello.set("rules", views.named());
        hello.put("seat", seat).put("seats", match.match().table().seats());
        hello.put("rounds", match.match().rounds()).put("seed", table);
        if (!program.hello(hello)) {
            leaves();
        }
    }

    private void leaves() {
        out = true;
        program.tally().lost();
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        if (out) {
            return otherwise.choose(view, luck);
        }
        boolean must = mustMove(played.match());
        if (!must && !program.outOfTurn()) {
            return null;
        }
        if (must && !program.forced() && view.moves().size() == 1) {
            return view.moves().get(0);
        }
        ObjectNode shown = views.of(played, table, seat);
        ProgramDialogue.Answer answer = program.ask(shown, programs.ms());
        if (answer == ProgramDialogue.Answer.ENDED) {
            leaves();
            return otherwise.choose(view, luck);
        }
        if (!must && answer.given() != null && answer.given().path("silent").asBoolean(false)) {
            return null;
        }
        ProgramDialogue.Why why = answer.why() != null ? answer.why() : wrong(answer.given(), view);
        return why == null ? move(answer.given(), view) : forfeit(why, view, luck);
    }

    /**
     * Returns whether the round waits for this seat. The round does not wait for a seat that may only act out of turn.
     */
    private boolean mustMove(Match match) {
        int turn = match.table().turn();
        return turn == seat || turn < 0 || (match.round().movers() >> turn & 1) == 0;
    }

    /** Returns the reason an answer is invalid, or null if the answer is a legal move. */
    private ProgramDialogue.Why wrong(JsonNode answer, SeatView view) {
        JsonNode index = answer.get("index");
        if (index != null) {
            boolean open = index.isInt()
                    && index.intValue() >= 0
                    && index.intValue() < view.moves().size();
            return open ? null : index.isNumber() ? ProgramDialogue.Why.ILLEGAL : ProgramDialogue.Why.UNREADABLE;
        }
        Move move = answer.has("move") ? views.move(answer.get("move")) : null;
        if (move == null) {
            return ProgramDialogue.Why.UNREADABLE;
        }
        // The list of legal moves contains only one way to divide the same cards. Other ways are tried on a copy of the
        // round.
        boolean open = move.seat() == seat
                && (view.moves().contains(move)
                        || played.match().round().copy(CardSource.of(table, 0)).act(move) instanceof Verdict.Accepted);
        return open ? null : ProgramDialogue.Why.ILLEGAL;
    }

    private Move move(JsonNode answer, SeatView view) {
        return answer.has("index") ? view.moves().get(answer.get("index").intValue()) : views.move(answer.get("move"));
    }

    private Move forfeit(ProgramDialogue.Why why, SeatView view, Luck luck) {
        program.tally().forfeited(why);
        Move instead = otherwise.choose(view, luck);
        ObjectNode json =
                Json.object().put("say", "forfeit").put("id", program.id()).put("why", why.text());
        json.set("played", instead == null ? Json.MAPPER.nullNode() : views.action(instead));
        program.send(json);
        if (++forfeits == MOST_FORFEITS || !program.isAlive()) {
            leaves();
        }
        return instead;
    }

    @Override
    public void roundOver() {
        // The record names the table, not the seed of the match, because the seed reveals the cards of later rounds.
        ObjectNode json = Json.object().put("say", "round-over");
        json.set("record", new RecordWriter(rules).record(played.match(), table, null, played.moves()));
        send(json);
    }

    @Override
    public void matchOver() {
        ObjectNode json = Json.object().put("say", "match-over");
        json.set("scores", Json.MAPPER.valueToTree(played.match().table().scores()));
        send(json);
    }

    private void send(ObjectNode what) {
        boolean was = program.isAlive();
        program.send(what);
        if (was && !program.isAlive() && !out) {
            leaves();
        }
    }
}
