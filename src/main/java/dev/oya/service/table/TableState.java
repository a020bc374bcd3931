package dev.oya.service.table;

import dev.oya.answers.TableEventJson;
import dev.oya.answers.ViewJson;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.TurnedCard;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.RecordWriter;
import dev.oya.store.MatchListing;
import dev.oya.store.MatchRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.node.ObjectNode;

/** A table as everything that was accepted has left it: a fold. Not thread-safe. */
final class TableState {
    private final MatchRow row;
    private final TableRules rules;
    private final TableConfig config;
    private final TableSecret secret;
    private final List<SeatHolder> seats = new ArrayList<>();
    private final List<TableEvent> actions = new ArrayList<>();
    private final UndoRequest undoing = new UndoRequest(seats);
    private final List<TableEvent> opening = new ArrayList<>();
    private long version;
    private MatchLog log;
    private Accepted.Rematched rematch;
    private long rematchVersion;
    private TableFailure stopped;

    TableState(MatchRow row, TableRules rules) {
        this.row = row;
        this.rules = rules;
        this.config = TableConfig.of(row.seats());
        this.secret = new TableSecret(row.secret(), config.seed());
        config.seats().forEach(seat -> seats.add(new SeatHolder(seats.size(), seat)));
        startIfAll(opening);
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

    List<SeatHolder> seats() {
        return seats;
    }

    /** Returns the hash of a seat's token, or null if no person holds the seat or if it is the public. */
    String token(int seat) {
        return seat == ViewJson.PUBLIC ? null : seats.get(seat).token;
    }

    /** How much has been accepted. */
    long version() {
        return version;
    }

    /** The match; null as long as persons are waited for. */
    Match match() {
        return log == null ? null : log.match();
    }

    /** What happened when its cards were dealt at once, because no person is waited for. */
    List<TableEvent> opening() {
        return opening;
    }

    /** The round so far, as moves that everyone could see. */
    List<TableEvent> actions() {
        return actions;
    }

    /** Who wants to take the last move back. */
    UndoRequest undoing() {
        return undoing;
    }

    /** The match that the same seats play after this one, or null. */
    String rematch() {
        return rematch == null ? null : rematch.table();
    }

    /** The version in which that was agreed on. */
    long rematchVersion() {
        return rematchVersion;
    }

    /** Why it cannot go on by itself, or null. */
    TableFailure stopped() {
        return stopped;
    }

    /** What follows from its secret. */
    TableSecret secret() {
        return secret;
    }

    /** What others need to know of it without folding it. */
    MatchListing standing() {
        boolean sat = seats.stream().anyMatch(holder -> holder.sat);
        int persons =
                (int) seats.stream().filter(holder -> holder.token != null).count();
        return new MatchListing(isFree(), !isOver() && (stopped == null || persons > 0), sat ? persons : null);
    }

    boolean isFree() {
        return config.open() && log == null && seats.stream().anyMatch(SeatHolder::isFree);
    }

    boolean isOver() {
        return log != null && log.match().isOver();
    }

    /** Whether a round is over and the next one can be dealt. */
    boolean isBetweenRounds() {
        return log != null && log.match().round().isOver() && !log.match().isOver();
    }

    /** Whether cards are being played. */
    boolean isInRound() {
        return log != null && !log.match().round().isOver();
    }

    /** The seats that may move now. */
    List<Integer> movers() {
        List<Integer> movers = new ArrayList<>();
        for (int bits = isInRound() ? match().round().movers() : 0; bits != 0; bits &= bits - 1) {
            movers.add(Integer.numberOfTrailingZeros(bits));
        }
        return movers;
    }

    /** The seat that must move in a round: the others may, but need not. */
    int next() {
        List<Integer> movers = movers();
        int turn = match().table().turn();
        return movers.contains(turn) ? turn : movers.get(0);
    }

    /** The seats of the persons without whom a round does not go on. */
    Set<Integer> waitedFor() {
        Set<Integer> waits = new TreeSet<>();
        if (isInRound()) {
            waits.addAll(undoing.waits());
            if (seats.get(next()).isThere()) {
                waits.add(next());
            }
        }
        return waits;
    }

    /** Whether a seat may ask to take back its last move: against bots always, among people where nothing hidden was seen. */
    boolean mayUndo(int seat) {
        return log != null && (isAlone() ? log.mayUndoAnything(Set.of(seat)) : log.mayUndo(Set.of(seat)));
    }

    /** Whether one person plays with bots. */
    private boolean isAlone() {
        return config.persons() == 1;
    }

    /** The records of the rounds that are over; when the match is, with what shows how their cards were dealt. */
    List<String> records() {
        return log == null
                ? List.of()
                : log.finished().stream().map(this::record).toList();
    }

    private String record(MatchLog.Finished round) {
        if (!isOver()) {
            return round.record();
        }
        ObjectNode record = TableRules.parse(round.record());
        secret.fair(seats).reveal(record, round.deal());
        return record.toString();
    }

    private String written(MatchLog round) {
        ObjectNode record = new RecordWriter(rules.book()).record(round.match(), round.id(), null, round.moves());
        if (isAlone() && round.takenBack() > 0) {
            record.put("takenBack", round.takenBack());
        }
        return record.toString();
    }

    /**
     * Carries out what was accepted: it refuses nothing, and does the same whether that was just accepted or is kept.
     *
     * @return what happened, as everyone could see it
     * @throws dev.oya.input.PackException where the rules fail; then this is to be folded anew
     */
    List<TableEvent> apply(Accepted accepted) {
        List<TableEvent> happened = new ArrayList<>();
        SeatHolder holder = accepted.seat() < 0 ? null : seats.get(accepted.seat());
        if (accepted instanceof Accepted.UndoAsked) {
            undoing.ask(holder.seat);
            happened.add(TableEvent.of(TableEventJson.of("undo-asked").put("seat", holder.seat)));
            undoIfAll(happened);
        } else if (accepted instanceof Accepted.UndoAnswered answered) {
            undoing.agree(holder.seat, answered.agree());
            undoIfAll(happened);
        } else if (accepted instanceof Accepted.Attended attended) {
            holder.away = attended.away();
            happened.add(seated(holder));
            nextIfAll(happened);
            undoIfAll(happened);
        } else if (accepted instanceof Accepted.Halted halted) {
            stopped = halted.why();
            happened.add(TableEvent.of(TableEventJson.of("stopped")));
        } else {
            // A player who wants to take something back wants it of the table as it was.
            undoing.drop();
            goOn(accepted, holder, happened);
        }
        version++;
        return happened;
    }

    private void goOn(Accepted accepted, SeatHolder holder, List<TableEvent> happened) {
        if (accepted instanceof Accepted.Moved moved) {
            if (!moved.bot() && holder.away) {
                holder.away = false;
                happened.add(seated(holder));
            }
            move(moved.move(), happened);
        } else if (accepted instanceof Accepted.Sat sat) {
            holder.sit(sat, log == null);
            happened.add(seated(holder));
            startIfAll(happened);
        } else if (accepted instanceof Accepted.Left) {
            holder.leave();
            happened.add(seated(holder));
            startIfAll(happened);
            nextIfAll(happened);
        } else if (accepted instanceof Accepted.NextAsked) {
            holder.ready = true;
            nextIfAll(happened);
        } else if (accepted instanceof Accepted.RoundBegun) {
            deal(happened);
        } else {
            rematch = (Accepted.Rematched) accepted;
            rematchVersion = version + 1;
            happened.add(TableEvent.of(TableEventJson.of("rematch")
                    .put("table", rematch.table())
                    .put("commitment", rematch.commitment())));
        }
    }

    private static TableEvent seated(SeatHolder holder) {
        return TableEvent.of(TableEventJson.of("seat")
                .put("seat", holder.seat)
                .put("kind", holder.kind())
                .put("name", holder.name)
                .put("away", holder.away));
    }

    private void startIfAll(List<TableEvent> happened) {
        if (log == null && seats.stream().noneMatch(SeatHolder::isFree)) {
            log = new MatchLog(row.id(), rules.book(), secret.fair(seats), this::written);
            follows(match().opening(), happened);
        }
    }

    private void follows(List<Event> events, List<TableEvent> happened) {
        TableEventJson.of(match(), events).forEach(one -> happened.add(TableEvent.of(one)));
    }

    /** Makes a move, and every draw after it that leaves no choice. */
    private void move(Move move, List<TableEvent> happened) {
        for (Move next = move; next != null; next = TurnedCard.only(match())) {
            if (!(log.act(next, next == move && !isForced(next)) instanceof Verdict.Accepted made)) {
                throw new IllegalStateException("what was accepted is refused: " + next);
            }
            see(next, happened);
            follows(made.events(), happened);
        }
        stopped = null;
    }

    /** Whether a word is all that one person who plays with bots can say: it is taken back with the move before it. */
    private boolean isForced(Move move) {
        return isAlone()
                && move.card() == Move.NO_CARD
                && match().view(move.seat()).moves().size() == 1;
    }

    /** Adds a move to what everyone could see, unless records leave it out. */
    private void see(Move move, List<TableEvent> happened) {
        TableEvent played = TableEvent.by(rules, move);
        if (played != null) {
            actions.add(played);
            happened.add(played);
        }
    }

    private void undoIfAll(List<TableEvent> happened) {
        int seat = undoing.granted();
        if (seat != UndoRequest.NOBODY && mayUndo(seat)) {
            log.undoAnything(Set.of(seat));
            actions.clear();
            log.moves().forEach(move -> see(move, new ArrayList<>()));
            stopped = null;
            happened.add(TableEvent.of(TableEventJson.of("undone").put("seat", seat)));
        }
    }

    private void nextIfAll(List<TableEvent> happened) {
        List<SeatHolder> there = seats.stream().filter(SeatHolder::isThere).toList();
        if (isBetweenRounds() && !there.isEmpty() && there.stream().allMatch(holder -> holder.ready)) {
            deal(happened);
        }
    }

    private void deal(List<TableEvent> happened) {
        seats.forEach(holder -> holder.ready = false);
        actions.clear();
        log.next(null);
        follows(match().opening(), happened);
        stopped = null;
    }
}
