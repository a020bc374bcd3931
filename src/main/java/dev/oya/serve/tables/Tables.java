package dev.oya.serve.tables;

import dev.oya.play.Move;
import dev.oya.record.Json;
import dev.oya.record.Mismatch;
import dev.oya.serve.Problem;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import dev.oya.store.StoreAway;
import dev.oya.view.SeatJson;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** All tables: what seats ask of them. Safe to share between threads. */
final class Tables {
    /** Who loses so many races in a row is told to ask again. */
    private static final int MOST_RACES = 20;

    private static final SecureRandom RANDOM = new SecureRandom();

    /** The name of this process among those that share the store. */
    final String node = random(8);

    private final Store store;
    private final PackShelf shelf;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();
    /** Is told of every table that has changed; its lock is held. */
    private final Consumer<LiveTable> changed;

    Tables(Store store, PackShelf shelf, Consumer<LiveTable> changed) {
        this.store = store;
        this.shelf = shelf;
        this.changed = changed;
    }

    static String random(int bytes) {
        byte[] some = new byte[bytes];
        RANDOM.nextBytes(some);
        return HexFormat.of().formatHex(some);
    }

    TableRules rules(MatchRow row) {
        return shelf.kept(row);
    }

    void changed(LiveTable table) {
        changed.accept(table);
    }

    Collection<LiveTable> live() {
        return live.values();
    }

    /** The table in memory, if it is. */
    LiveTable known(String id) {
        return live.get(id);
    }

    /** Lets go of a table that nobody uses. */
    void drop(LiveTable table) {
        table.forgotten = true;
        live.remove(table.id, table);
    }

    /**
     * Does something with a table while nobody else does.
     *
     * @param fresh whether what other processes accepted must be known
     */
    <T> T at(String id, boolean fresh, Function<LiveTable, T> doing) {
        for (int race = 0; ; race++) {
            LiveTable table = live.computeIfAbsent(id, any -> new LiveTable(id, this, store));
            table.lock.lock();
            try {
                if (table.forgotten) {
                    continue;
                }
                if (table.state() == null) {
                    drop(table);
                } else if (fresh && store.isShared()) {
                    table.read();
                }
                return doing.apply(table);
            } catch (LiveTable.Late late) {
                if (race == MOST_RACES) {
                    throw new Problem(503, "store-away").retryAfter(1);
                }
            } catch (StoreAway away) {
                throw new Problem(503, "store-away").retryAfter(1);
            } finally {
                table.leave();
            }
        }
    }

    /** A table with the seat that a token is for. */
    interface Seated<T> {
        T with(LiveTable table, int seat);
    }

    <T> T seated(String id, String token, boolean fresh, Seated<T> doing) {
        if (token == null) {
            throw new Problem(401, "wrong-token");
        }
        return at(id, fresh, table -> {
            int seat = table.seatOf(token);
            table.back(seat);
            return doing.with(table, seat);
        });
    }

    /** A table as a seat sees it; without a token as the public does, where it is open. */
    private <T> T seen(String id, String token, Seated<T> doing) {
        if (token != null) {
            return seated(id, token, true, doing);
        }
        return at(id, true, table -> {
            if (table.state() == null || !table.state().config().open()) {
                throw new Problem(404, "no-table");
            }
            return doing.with(table, SeatJson.PUBLIC);
        });
    }

    ObjectNode view(String id, String token, String language) {
        return seen(id, token, (table, seat) -> new TableView(table.state(), seat, language).view());
    }

    /** The open moves, or those with one card. */
    ObjectNode moves(String id, String token, String card, boolean brings, String language) {
        return seated(
                id, token, true, (table, seat) -> new OpenMoves(table.state(), seat, language).json(card, brings));
    }

    /** The round so far, in words. */
    ObjectNode log(String id, String token, String language) {
        return seen(id, token, (table, seat) -> new TableView(table.state(), seat, language).log());
    }

    /** Makes a move at a version; made again, it is answered again. */
    byte[] move(String id, String token, long version, JsonNode told, String language) {
        if (token == null) {
            throw new Problem(401, "wrong-token");
        }
        return at(id, false, table -> {
            int seat = table.seatOf(token);
            if (version > table.state().version() && store.isShared()) {
                table.read();
            }
            Move move = read(table.state(), seat, told);
            ObjectNode action = table.state()
                    .rules()
                    .moves()
                    .action(table.state().rules().book().fishing().divided(move));
            if (version != table.state().version()) {
                table.back(seat);
                return Json.bytes(again(table, seat, version, action, language));
            }
            playing(table.state());
            try {
                table.accept(Kind.MOVE, seat, action);
            } catch (TableState.Refusal refused) {
                throw Refusals.of(
                        refused.verdict(), table.state().rules().in(language).sources());
            }
            return table.answer(seat, language);
        });
    }

    private static Move read(TableState state, int seat, JsonNode told) {
        if (!(told instanceof ObjectNode action)) {
            throw new Problem(400, "no-move").place("/move");
        }
        if (action.has("seat")
                && !action.get("seat").equals(Json.object().put("seat", seat).get("seat"))) {
            throw new Problem(403, "another-seat").place("/move/seat");
        }
        List<Mismatch> problems = new ArrayList<>();
        Move move = state.rules().moves().read(action.deepCopy().put("seat", seat), problems);
        if (move == null) {
            Mismatch first = problems.get(0);
            throw new Problem(400, "no-such-move", first.field(), first.expected(), first.found())
                    .place("/" + first.field().replace('.', '/'));
        }
        return move;
    }

    private static void playing(TableState state) {
        if (state.match() == null) {
            throw new Problem(422, "seats-are-free");
        }
        if (state.match().round().isOver()) {
            throw new Problem(422, state.isOver() ? "match-is-over" : "round-is-over");
        }
    }

    private ObjectNode again(LiveTable table, int seat, long version, ObjectNode action, String language) {
        ObjectNode[] found = new ObjectNode[1];
        if (version >= 0 && version < table.state().version()) {
            table.again(version, seat, language, (event, answer) -> {
                boolean same = event.kind().equals(Kind.MOVE.word())
                        && event.seat() == seat
                        && TableRules.parse(event.body()).equals(action);
                found[0] = same ? answer : null;
                return false;
            });
        }
        if (found[0] == null) {
            throw stale(table.state());
        }
        found[0].set("view", new TableView(table.state(), seat, language).view());
        return found[0];
    }

    private static Problem stale(TableState state) {
        ObjectNode present = Json.object().put("version", state.version());
        return new Problem(409, "stale", state.version()).with("version", present.get("version"));
    }

    /** Asks to take the last move back, or answers another who has. */
    byte[] undo(String id, String token, Boolean agree, String language) {
        return seated(id, token, true, (table, seat) -> {
            TableState state = table.state();
            if (agree == null) {
                if (!state.mayUndo(seat)) {
                    throw new Problem(422, "nothing-to-undo");
                }
                table.accept(Kind.UNDO, seat, Json.object());
            } else {
                if (!state.waitsForUndo().contains(seat)) {
                    throw new Problem(422, "no-undo-asked");
                }
                table.accept(Kind.AGREE, seat, Json.object().put("agree", agree));
            }
            return table.answer(seat, language);
        });
    }

    /** Asks for the next round; who has asked already is answered as things are. */
    byte[] next(String id, String token, String language) {
        return seated(id, token, true, (table, seat) -> {
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
        return seated(id, token, true, (table, seat) -> {
            table.accept(Kind.LEAVE, seat, Json.object());
            return table.answer(SeatJson.PUBLIC, language);
        });
    }

    /** The records of the rounds that are over. */
    List<String> records(String id, String token) {
        return seen(id, token, (table, seat) -> table.state().records());
    }

    /**
     * Listens to a table.
     *
     * @param last the last version that whoever listens has, or -1
     * @param opening opens where the events go, and is given what is to be called when that has ended
     */
    void listen(String id, String token, String language, long last, Function<Runnable, Audience.Sink> opening) {
        seen(id, token, (table, seat) -> {
            Listening listening = new Listening(table);
            listening.begun(table.listen(seat, language, last, opening.apply(listening::gone)));
            changed(table);
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

    /** How many tables are live that were opened in the last days. */
    int count() {
        return store.live(System.currentTimeMillis() - TimeUnit.DAYS.toMillis(7));
    }
}
