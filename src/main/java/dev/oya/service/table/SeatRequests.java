package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.play.table.Move;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Reply;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Handles the requests of players and spectators at a table. Safe to share between threads. */
final class SeatRequests {
    private final Tables tables;

    SeatRequests(Tables tables) {
        this.tables = tables;
    }

    ObjectNode view(Tables.Caller who) {
        return tables.seen(who, (table, seat) -> new TableView(table.state(), seat, who.language()).view());
    }

    /** Returns the legal moves of a seat, or only those with one card. */
    ObjectNode moves(Tables.Caller who, String card, boolean brings) {
        return tables.seated(
                who, (table, seat) -> new LegalMoves(table.state(), seat, who.language()).json(card, brings));
    }

    /** Returns the moves of the round in words. */
    ObjectNode log(Tables.Caller who) {
        return tables.seen(who, (table, seat) -> new TableView(table.state(), seat, who.language()).log());
    }

    /**
     * Makes a move at the given version of the table. For a repeated move, returns the events of the first response with the
     * current view.
     */
    Reply move(Tables.Caller who, long version, JsonNode json) {
        if (who.token() == null) {
            throw new HttpProblem(401, "wrong-token");
        }
        return tables.at(who.table(), false, table -> {
            int seat = table.seatOf(who.token());
            table.used = true;
            if (version > table.state().version() && tables.isShared()) {
                table.read();
            }
            Move move = TableJson.move(json, seat, table.state().rules());
            if (version != table.state().version()) {
                table.back(seat);
                return Reply.json(repeatedAnswer(table, version, move, who.language()))
                        .replayed();
            }
            table.ask(new Accepted.Moved(false, move), who.language());
            return Reply.json(table.answer(seat, who.language()));
        });
    }

    /** Returns the events of the first response to the same move, with the current view. */
    private byte[] repeatedAnswer(TableLock table, long version, Move move, String language) {
        TableState state = table.state();
        Accepted made = new Accepted.Moved(false, move).kept(state.rules());
        if (version < state.version()
                && tables.past.accepted(state, version + 1).equals(made)) {
            byte[] data = tables.past.one(state, version + 1, move.seat(), language);
            ObjectNode answer = TableRules.parse(new String(data, StandardCharsets.UTF_8));
            answer.set("view", new TableView(state, move.seat(), language).view());
            return Json.bytes(answer);
        }
        HttpProblem stale = new HttpProblem(409, "stale", state.version());
        throw stale.with("version", Json.MAPPER.valueToTree(state.version()));
    }

    /** Asks to undo the seat's last move, or answers another seat's request. A repeated request changes nothing. */
    byte[] undo(Tables.Caller who, Boolean agree) {
        return tables.seated(who, (table, seat) -> {
            if (agree != null || table.state().undoing().seat() != seat) {
                table.ask(
                        agree == null ? new Accepted.UndoAsked(seat) : new Accepted.UndoAnswered(seat, agree),
                        who.language());
            }
            return table.answer(seat, who.language());
        });
    }

    /** Asks for the next round. A repeated request changes nothing. */
    byte[] next(Tables.Caller who) {
        return tables.seated(who, (table, seat) -> {
            if (!table.state().seats().get(seat).ready) {
                table.ask(new Accepted.NextAsked(seat), who.language());
            }
            return table.answer(seat, who.language());
        });
    }

    /** Sends a phrase to all streams of the table, at this node and at others. */
    ObjectNode say(Tables.Caller who, String phrase) {
        return tables.seated(who, (table, seat) -> {
            tables.say(table, seat, phrase);
            return QuickPhrases.event(seat, phrase, who.language());
        });
    }

    /** Changes the name of the seat. A repeated request changes nothing. */
    byte[] rename(Tables.Caller who, String name) {
        return tables.seated(who, (table, seat) -> {
            SeatHolder holder = table.state().seats().get(seat);
            if (!name.equals(holder.name)) {
                table.accept(new Accepted.Sat(seat, holder.token, name, holder.nonce));
            }
            return table.answer(seat, who.language());
        });
    }

    /** Deletes the name of the seat from the table and its history. */
    byte[] forget(Tables.Caller who) {
        return tables.seated(who, (table, seat) -> {
            if (table.state().seats().get(seat).name != null) {
                table.forgetName(seat);
            }
            return table.answer(seat, who.language());
        });
    }

    byte[] stand(Tables.Caller who) {
        return tables.seated(who, (table, seat) -> {
            table.ask(new Accepted.Stood(seat), who.language());
            return table.answer(ViewJson.PUBLIC, who.language());
        });
    }

    byte[] leave(Tables.Caller who) {
        return tables.seated(who, (table, seat) -> {
            table.accept(new Accepted.Left(seat));
            return table.answer(ViewJson.PUBLIC, who.language());
        });
    }

    /** Returns the records of the finished rounds. */
    List<String> records(Tables.Caller who) {
        return tables.seen(who, (table, seat) -> table.state().records());
    }

    /**
     * Opens a stream at a table.
     *
     * @param last the last version that the client has, or -1
     * @param opening opens the sink of a seat, or of a spectator; its second argument must be called when the stream has ended
     */
    void listen(Tables.Caller who, long last, BiFunction<Integer, Runnable, Feed.Sink> opening) {
        tables.seen(who, (table, seat) -> {
            table.listen(seat, who.language(), last, gone -> opening.apply(seat, gone));
            tables.changed(table);
            return null;
        });
    }
}
