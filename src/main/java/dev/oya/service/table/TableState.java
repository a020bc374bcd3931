package dev.oya.service.table;

import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.TurnedCard;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.Json;
import dev.oya.record.RecordWriter;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import dev.oya.store.Standing;
import dev.oya.view.Happenings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A table as everything that was accepted has left it: a fold. Not thread-safe. */
final class TableState {
    private final MatchRow row;
    private final TableRules rules;
    private final TableConfig config;
    private final TableSecret secret;
    private final List<SeatHolder> chairs = new ArrayList<>();
    private final List<PlayedMove> actions = new ArrayList<>();
    private long version;
    private MatchLog log;
    private final UndoRequest undoing = new UndoRequest(chairs);
    private String rematch;
    private Stopped stopped;

    /** What happened when its cards were dealt at once, because no person is waited for. */
    private List<ObjectNode> opening = List.of();

    TableState(MatchRow row, TableRules rules) {
        this.row = row;
        this.rules = rules;
        this.config = TableConfig.of(row.seats());
        this.secret = new TableSecret(row.secret(), config.seed());
        for (int seat = 0; seat < config.seats().size(); seat++) {
            String bot = config.seats().get(seat);
            String name = config.names().get(seat);
            chairs.add(new SeatHolder(seat, bot, name != null ? name : bot));
        }
        if (chairs.stream().noneMatch(SeatHolder::isFree)) {
            opening = begin();
        }
    }

    MatchRow row() {
        return row;
    }

    TableRules rules() {
        return rules;
    }

    TableConfig config() {
        return config;
    }

    List<SeatHolder> chairs() {
        return chairs;
    }

    /** How many requests have been accepted. */
    long version() {
        return version;
    }

    /** The match; null as long as persons are waited for. */
    Match match() {
        return log == null ? null : log.match();
    }

    List<ObjectNode> opening() {
        return opening;
    }

    /** The round so far, as actions that everyone could see. */
    List<PlayedMove> actions() {
        return actions;
    }

    /** Who wants to take the last move back. */
    UndoRequest undoing() {
        return undoing;
    }

    /** The match that the same seats play after this one, or null. */
    String rematch() {
        return rematch;
    }

    /** Why it cannot go on by itself, or null. */
    Stopped stopped() {
        return stopped;
    }

    /** What others need to know of it without folding it. */
    Standing standing() {
        boolean sat = chairs.stream().anyMatch(chair -> chair.sat);
        int persons = (int) chairs.stream().filter(chair -> chair.token != null).count();
        return new Standing(isFree(), !isOver() && (stopped == null || persons > 0), sat ? persons : null);
    }

    boolean isFree() {
        return config.open() && log == null && chairs.stream().anyMatch(SeatHolder::isFree);
    }

    boolean isOver() {
        return log != null && log.match().isOver();
    }

    List<String> records() {
        return log == null
                ? List.of()
                : log.finished().stream().map(this::record).toList();
    }

    /** The record of a round; when the match is over, with what shows how its cards were dealt. */
    private String record(MatchLog.Finished round) {
        if (!isOver()) {
            return round.record();
        }
        ObjectNode record = TableRules.parse(round.record());
        secret.fair(chairs).reveal(record, round.deal());
        return record.toString();
    }

    /** What follows from its secret. */
    TableSecret secret() {
        return secret;
    }

    private List<ObjectNode> begin() {
        log = new MatchLog(row.id(), rules.book(), secret.fair(chairs), this::written);
        return Happenings.of(log.match(), log.match().opening());
    }

    private String written(MatchLog round) {
        return new RecordWriter(rules.book())
                .record(round.match(), round.id(), null, round.moves())
                .toString();
    }

    /**
     * Applies what was accepted, or can be: it refuses nothing.
     *
     * @return what happened, as everyone could see it
     * @throws dev.oya.input.PackException where the rules fail; then this is to be folded anew
     */
    List<ObjectNode> apply(EventRow event) {
        List<ObjectNode> happened = new ArrayList<>();
        JsonNode body = TableRules.parse(event.body());
        AcceptedKind kind = AcceptedKind.of(event.kind());
        SeatHolder chair = event.seat() < 0 ? null : chairs.get(event.seat());
        if (kind != AcceptedKind.UNDO
                && kind != AcceptedKind.AGREE
                && kind != AcceptedKind.AWAY
                && kind != AcceptedKind.BACK
                && kind != AcceptedKind.STOP) {
            undoing.drop();
        }
        switch (kind) {
            case SEAT -> sit(chair, body, happened);
            case MOVE -> {
                move(chair.seat, body, happened);
                if (chair.away) {
                    chair.away = false;
                    happened.add(0, seated(chair));
                }
            }
            case BOT -> move(chair.seat, body, happened);
            case UNDO -> {
                undoing.ask(chair.seat);
                happened.add(Happenings.of("undo-asked").put("seat", chair.seat));
                undoIfAll(happened);
            }
            case AGREE -> {
                undoing.agree(chair.seat, body.get("agree").booleanValue());
                undoIfAll(happened);
            }
            case NEXT -> {
                chair.ready = true;
                nextIfAll(happened);
            }
            case ROUND -> deal(happened);
            case AWAY, BACK -> {
                chair.away = kind == AcceptedKind.AWAY;
                happened.add(seated(chair));
                nextIfAll(happened);
                undoIfAll(happened);
            }
            case LEAVE -> leave(chair, happened);
            case REMATCH -> {
                rematch = body.get("table").stringValue();
                happened.add(Happenings.of("rematch")
                        .put("table", rematch)
                        .put("commitment", body.get("commitment").stringValue()));
            }
            case STOP -> {
                stopped = Stopped.kept(body);
                happened.add(Happenings.of("stopped"));
            }
        }
        version = event.seq();
        return happened;
    }

    private static ObjectNode seated(SeatHolder chair) {
        return Happenings.of("seat")
                .put("seat", chair.seat)
                .put("kind", chair.isPerson() ? "person" : "bot")
                .put("name", chair.name)
                .put("away", chair.away);
    }

    private void sit(SeatHolder chair, JsonNode body, List<ObjectNode> happened) {
        chair.token = body.get("token").stringValue();
        if (log == null) {
            chair.nonce = body.get("nonce").stringValue();
        }
        chair.name = body.get("name").asString(null);
        chair.away = false;
        chair.sat = true;
        happened.add(seated(chair));
        startIfAll(happened);
    }

    private void startIfAll(List<ObjectNode> happened) {
        if (log == null && chairs.stream().noneMatch(SeatHolder::isFree)) {
            happened.addAll(begin());
        }
    }

    private void leave(SeatHolder chair, List<ObjectNode> happened) {
        chair.bot = SeatHolder.STAND_IN;
        chair.name = SeatHolder.STAND_IN;
        chair.token = null;
        chair.away = false;
        happened.add(seated(chair));
        startIfAll(happened);
        nextIfAll(happened);
        undoIfAll(happened);
    }

    private void move(int seat, JsonNode body, List<ObjectNode> happened) {
        Move next = rules.moves().read(body, new ArrayList<>());
        while (next != null) {
            if (!(log.act(next) instanceof Verdict.Accepted made)) {
                throw new IllegalStateException("what was accepted is refused: " + next);
            }
            told(next, happened);
            happened.addAll(Happenings.of(log.match(), made.events()));
            next = TurnedCard.only(log.match());
        }
        stopped = null;
    }

    private void told(Move move, List<ObjectNode> happened) {
        PlayedMove played = PlayedMove.of(rules, move);
        if (played != null) {
            actions.add(played);
            ObjectNode event = Json.object().put("seat", move.seat());
            event.set("action", played.written());
            happened.add(event);
        }
    }

    /** Whether a seat may ask to take back its last move. */
    boolean mayUndo(int seat) {
        return log != null && log.mayUndo(Set.of(seat));
    }

    private void undoIfAll(List<ObjectNode> happened) {
        int seat = undoing.granted();
        if (seat != UndoRequest.NOBODY && log.undo(Set.of(seat))) {
            actions.clear();
            log.moves().forEach(move -> told(move, new ArrayList<>()));
            stopped = null;
            happened.add(Happenings.of("undone").put("seat", seat));
        }
    }

    /** Whether a round is over and the next one can be dealt. */
    boolean isBetweenRounds() {
        return log != null && log.match().round().isOver() && !log.match().isOver();
    }

    private void nextIfAll(List<ObjectNode> happened) {
        List<SeatHolder> there = chairs.stream().filter(SeatHolder::isThere).toList();
        if (isBetweenRounds() && !there.isEmpty() && there.stream().allMatch(chair -> chair.ready)) {
            deal(happened);
        }
    }

    private void deal(List<ObjectNode> happened) {
        chairs.forEach(chair -> chair.ready = false);
        actions.clear();
        log.next(null);
        happened.addAll(Happenings.of(log.match(), log.match().opening()));
        stopped = null;
    }
}
