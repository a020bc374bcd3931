package dev.oya.service.table;

import dev.oya.view.SeatJson;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** What seats and those who look on ask of tables, moves aside. Safe to share between threads. */
final class SeatRequests {
    private final Tables tables;

    SeatRequests(Tables tables) {
        this.tables = tables;
    }

    ObjectNode view(String id, String token, String language) {
        return tables.seen(id, token, (table, seat) -> new TableView(table.state(), seat, language).view());
    }

    /** The open moves, or those with one card. */
    ObjectNode moves(String id, String token, String card, boolean brings, String language) {
        return tables.seated(
                id, token, true, (table, seat) -> new OpenMoves(table.state(), seat, language).json(card, brings));
    }

    /** The round so far, in words. */
    ObjectNode log(String id, String token, String language) {
        return tables.seen(id, token, (table, seat) -> new TableView(table.state(), seat, language).log());
    }

    /** Asks to take the last move back, or answers another who has. */
    byte[] undo(String id, String token, Boolean agree, String language) {
        return tables.seated(id, token, true, (table, seat) -> {
            TableState state = table.state();
            table.accept(agree == null ? Decider.undo(state, seat) : Decider.agree(state, seat, agree));
            return table.answer(seat, language);
        });
    }

    /** Asks for the next round; who has asked already is answered as things are. */
    byte[] next(String id, String token, String language) {
        return tables.seated(id, token, true, (table, seat) -> {
            TableState state = table.state();
            Accepted next = Decider.next(state, seat);
            if (!state.chairs().get(seat).ready) {
                table.accept(next);
            }
            return table.answer(seat, language);
        });
    }

    byte[] leave(String id, String token, String language) {
        return tables.seated(id, token, true, (table, seat) -> {
            table.accept(new Accepted(AcceptedKind.LEAVE, seat));
            return table.answer(SeatJson.PUBLIC, language);
        });
    }

    /** The records of the rounds that are over. */
    List<String> records(String id, String token) {
        return tables.seen(id, token, (table, seat) -> table.state().records());
    }

    /**
     * Listens to a table.
     *
     * @param last the last version that whoever listens has, or -1
     * @param opening opens where the events go, and is given what is to be called when that has ended
     */
    void listen(String id, String token, String language, long last, Function<Runnable, Feed.Sink> opening) {
        tables.seen(id, token, (table, seat) -> {
            Listening listening = new Listening();
            listening.begun(table.listen(seat, language, last, opening.apply(listening::gone)));
            tables.changed(table);
            return null;
        });
    }

    /** A stream that may end before it has begun. */
    private static final class Listening {
        private Feed.Listener listener;
        private boolean over;

        synchronized void begun(Feed.Listener begun) {
            listener = begun;
            if (over) {
                listener.end();
            }
        }

        synchronized void gone() {
            over = true;
            if (listener != null) {
                listener.end();
            }
        }
    }
}
