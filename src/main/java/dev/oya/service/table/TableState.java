package dev.oya.service.table;

import dev.oya.answers.MoveOutcome;
import dev.oya.answers.TableEventJson;
import dev.oya.answers.ViewJson;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.TurnedCard;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.RecordWriter;
import dev.oya.service.table.TableEvent.How;
import dev.oya.store.MatchListing;
import dev.oya.store.MatchRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.node.ObjectNode;

/** The state of a table, derived by replaying the accepted changes. Not thread-safe. */
final class TableState {
    private final MatchRow row;
    private final TableRules rules;
    private final TableConfig config;
    private final TableSecret secret;
    private final List<SeatHolder> seats = new ArrayList<>();
    /** The moves of the round that records contain, and the other events of the round, in order. */
    private final List<TableEvent> happened = new ArrayList<>();

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

    /** Returns the hash of a seat's token, or null for the public and for seats without a person. */
    String token(int seat) {
        return seat == ViewJson.PUBLIC ? null : seats.get(seat).token;
    }

    /** Returns the number of accepted changes. */
    long version() {
        return version;
    }

    /** Returns the match, or null until all people have taken their seats. */
    Match match() {
        return log == null ? null : log.match();
    }

    /** Returns the events of a match that started immediately because the table has only bots. */
    List<TableEvent> opening() {
        return opening;
    }

    /** Returns the moves of the round that all players can see. */
    List<TableEvent> actions() {
        return happened.stream().filter(one -> one.move() != null).toList();
    }

    /** Returns the moves of the round that records contain, and the other events of the round, in order. */
    List<TableEvent> happened() {
        return happened;
    }

    /** Returns the number of moves of the round. Moves that records omit also count. */
    int moves() {
        return log.moves().size();
    }

    /** Returns the pending undo request. */
    UndoRequest undoing() {
        return undoing;
    }

    /** Returns the id of the rematch table, or null if there is none. */
    String rematch() {
        return rematch == null ? null : rematch.table();
    }

    /** Returns the version in which the rematch was agreed. */
    long rematchVersion() {
        return rematchVersion;
    }

    /** Returns the reason that the table has stopped, or null if it has not. */
    TableFailure stopped() {
        return stopped;
    }

    TableSecret secret() {
        return secret;
    }

    /** Returns the hash of the token with which the table can be deleted. */
    String owner() {
        return config.owner() == null ? SeatHolder.hash(secret.owner()) : config.owner();
    }

    /** Returns the summary that the store keeps for queries. */
    MatchListing listing() {
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

    /** Returns whether a round is over and the next one can be dealt. */
    boolean isBetweenRounds() {
        return log != null && log.match().round().isOver() && !log.match().isOver();
    }

    /** Returns whether a round is being played. */
    boolean isInRound() {
        return log != null && !log.match().round().isOver();
    }

    /** Returns the seats that may move now. */
    List<Integer> movers() {
        List<Integer> movers = new ArrayList<>();
        for (int bits = isInRound() ? match().round().movers() : 0; bits != 0; bits &= bits - 1) {
            movers.add(Integer.numberOfTrailingZeros(bits));
        }
        return movers;
    }

    /** Returns the seat that must move. Other movers may pass. */
    int next() {
        List<Integer> movers = movers();
        int turn = match().table().turn();
        return movers.contains(turn) ? turn : movers.get(0);
    }

    /** Returns the seats of the people for whom the round is waiting. */
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

    /**
     * Returns whether a seat may ask to undo its last move. Against bots only, a seat may always ask. Among people, a seat may
     * ask only if no hidden information has been revealed since.
     */
    boolean mayUndo(int seat) {
        return log != null && (isAlone() ? log.mayUndoAnything(Set.of(seat)) : log.mayUndo(Set.of(seat)));
    }

    /** Returns whether to offer an undo to a seat: among people, only if the seat has chosen a move in this round. */
    boolean offersUndo(int seat) {
        return mayUndo(seat) && (isAlone() || happened.stream().anyMatch(one -> one.isChosenBy(seat)));
    }

    /** Returns whether the table has only one seat for a person. */
    private boolean isAlone() {
        return config.persons() == 1;
    }

    /** Returns the records of the finished rounds. After the match, they contain the secret of the deals. */
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
     * Applies an accepted change. The change is not checked, and the result is the same for new and replayed changes.
     *
     * @return the events that all players can see
     * @throws dev.oya.input.PackException if the rules fail; this state must then be discarded
     */
    List<TableEvent> apply(Accepted accepted) {
        List<TableEvent> seen = new ArrayList<>();
        SeatHolder holder = accepted.seat() < 0 ? null : seats.get(accepted.seat());
        if (accepted instanceof Accepted.UndoAsked) {
            undoing.ask(holder.seat);
            seen.add(TableEvent.of(TableEventJson.of("undo-asked").put("seat", holder.seat)));
            undoIfAll(seen);
        } else if (accepted instanceof Accepted.UndoAnswered answered) {
            undoing.agree(holder.seat, answered.agree());
            undoIfAll(seen);
        } else if (accepted instanceof Accepted.Attended attended) {
            holder.away = attended.away();
            seen.add(seated(holder));
            nextIfAll(seen);
            undoIfAll(seen);
        } else if (accepted instanceof Accepted.Sat sat && sat.token().equals(holder.token)) {
            // The same person, with another name.
            holder.sit(sat, log == null);
            seen.add(seated(holder));
        } else if (accepted instanceof Accepted.NameForgotten) {
            holder.name = holder.isPerson() ? null : holder.name;
            seen.add(seated(holder));
        } else if (accepted instanceof Accepted.Halted halted) {
            stopped = halted.why();
            seen.add(TableEvent.of(TableEventJson.of("stopped")));
        } else {
            // A pending undo request refers to the state before this change, so the request is cancelled.
            undoing.drop();
            applyOther(accepted, holder, seen);
        }
        version++;
        return seen;
    }

    private void applyOther(Accepted accepted, SeatHolder holder, List<TableEvent> seen) {
        if (accepted instanceof Accepted.Moved moved) {
            if (!moved.bot() && holder.away) {
                holder.away = false;
                seen.add(seated(holder));
            }
            move(moved.move(), moved.bot() && holder.isPerson(), seen);
        } else if (accepted instanceof Accepted.Sat sat) {
            holder.sit(sat, log == null);
            seen.add(seated(holder));
            startIfAll(seen);
        } else if (accepted instanceof Accepted.Left) {
            holder.leave();
            seen.add(seated(holder));
            startIfAll(seen);
            nextIfAll(seen);
        } else if (accepted instanceof Accepted.Stood) {
            holder.stand();
            seen.add(seated(holder));
        } else if (accepted instanceof Accepted.NextAsked) {
            holder.ready = true;
            nextIfAll(seen);
        } else if (accepted instanceof Accepted.RoundBegun) {
            deal(seen);
        } else {
            rematch = (Accepted.Rematched) accepted;
            rematchVersion = version + 1;
            seen.add(TableEvent.of(TableEventJson.of("rematch")
                    .put("seat", rematch.seat())
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

    private void startIfAll(List<TableEvent> seen) {
        if (log == null && seats.stream().noneMatch(SeatHolder::isFree)) {
            log = new MatchLog(row.id(), rules.book(), secret.fair(seats), this::written);
            follows(match().opening(), seen);
        }
    }

    private void follows(List<Event> events, List<TableEvent> seen) {
        List<TableEvent> all =
                TableEventJson.of(match(), events).stream().map(TableEvent::of).toList();
        happened.addAll(all);
        seen.addAll(all);
    }

    /**
     * Makes a move, and every draw after it that leaves no choice.
     *
     * @param standIn whether a bot makes the move for an absent person
     */
    private void move(Move move, boolean standIn, List<TableEvent> seen) {
        boolean forced = isForced(move);
        for (Move next = move; next != null; next = TurnedCard.only(match())) {
            boolean isFirst = next == move;
            if (!(log.act(next, isFirst && !(isAlone() && forced)) instanceof Verdict.Accepted made)) {
                throw new IllegalStateException("an accepted move is refused: " + next);
            }
            How how = standIn ? How.BY_STAND_IN : isFirst && !forced ? How.CHOSEN : How.FORCED;
            TableEvent played = TableEvent.by(rules, next, how, MoveOutcome.of(match(), next, made.events()));
            if (played != null) {
                happened.add(played);
                seen.add(played);
            }
            follows(made.events(), seen);
        }
        stopped = null;
    }

    /**
     * Returns whether a move is an action without a card and the only choice of its seat. At a table of one person, undo treats
     * it as part of the previous move.
     */
    private boolean isForced(Move move) {
        return !(move instanceof Move.OfCard)
                && match().view(move.seat()).moves().size() == 1;
    }

    private void undoIfAll(List<TableEvent> seen) {
        int seat = undoing.granted();
        if (seat != UndoRequest.NOBODY && mayUndo(seat)) {
            log.undoAnything(Set.of(seat));
            // Undo keeps the first moves of the round.
            long visible = log.moves().stream()
                    .filter(move -> rules.moves().write(rules.divided(move)) != null)
                    .count();
            keep((int) visible);
            stopped = null;
            seen.add(TableEvent.of(TableEventJson.of("undone").put("seat", seat)));
        }
    }

    /** Removes all but the given number of moves, with the events that followed the removed moves. */
    private void keep(int moves) {
        int kept = 0;
        for (int at = 0; at < happened.size(); at++) {
            if (happened.get(at).move() != null && kept++ == moves) {
                happened.subList(at, happened.size()).clear();
            }
        }
    }

    private void nextIfAll(List<TableEvent> seen) {
        List<SeatHolder> there = seats.stream().filter(SeatHolder::isThere).toList();
        if (isBetweenRounds() && !there.isEmpty() && there.stream().allMatch(holder -> holder.ready)) {
            deal(seen);
        }
    }

    private void deal(List<TableEvent> seen) {
        seats.forEach(holder -> holder.ready = false);
        happened.clear();
        log.next(null);
        follows(match().opening(), seen);
        stopped = null;
    }
}
