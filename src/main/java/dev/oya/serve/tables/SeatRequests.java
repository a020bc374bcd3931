package dev.oya.serve.tables;

import dev.oya.record.Json;
import dev.oya.serve.Problem;
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
            if (agree == null) {
                if (!state.mayUndo(seat)) {
                    throw new Problem(422, "nothing-to-undo");
                }
                table.accept(Kind.UNDO, seat, Json.object());
            } else {
                if (!state.undoing().waits().contains(seat)) {
                    throw new Problem(422, "no-undo-asked");
                }
                table.accept(Kind.AGREE, seat, Json.object().put("agree", agree));
            }
            return table.answer(seat, language);
        });
    }

    /** Asks for the next round; who has asked already is answered as things are. */
    byte[] next(String id, String token, String language) {
        return tables.seated(id, token, true, (table, seat) -> {
            TableState state = table.state();
            if (!state.isBetweenRounds()) {
                if (state.isOver() || state.match() == null) {
                    throw new Problem(422, state.isOver() ? "match-is-over" : "seats-are-free");
                }
                throw new Problem(422, "round-goes-on");
            }
            if (!state.chairs().get(seat).ready) {
                table.accept(Kind.NEXT, seat, Json.object());
            }
            return table.answer(seat, language);
        });
    }

    byte[] leave(String id, String token, String language) {
        return tables.seated(id, token, true, (table, seat) -> {
            table.accept(Kind.LEAVE, seat, Json.object());
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
    void listen(String id, String token, String language, long last, Function<Runnable, Audience.Sink> opening) {
        tables.seen(id, token, (table, seat) -> {
            Listening listening = new Listening(table);
            listening.begun(table.listen(seat, language, last, opening.apply(listening::gone)));
            tables.changed(table);
            return null;
        });
    }

    /** A stream that may end before it has begun. */
    private static final class Listening {
        private final LiveTable table;
        private Audience.Listener listener;
        private boolean over;

        Listening(LiveTable table) {
            this.table = table;
        }

        void begun(Audience.Listener begun) {
            listener = begun;
            if (over) {
                table.leave(listener);
            }
        }

        void gone() {
            table.lock.lock();
            try {
                over = true;
                if (listener != null) {
                    table.leave(listener);
                }
            } finally {
                table.lock.unlock();
            }
        }
    }
}
