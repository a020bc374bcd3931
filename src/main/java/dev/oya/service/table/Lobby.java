package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.play.MatchLog;
import dev.oya.record.FairDeal;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.RandomHex;
import dev.oya.service.http.RateLimit;
import dev.oya.service.http.RequestFaults;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Creates tables and assigns their seats. Safe to share between threads. */
final class Lobby {
    private final Store store;
    private final TablePacks packs;
    private final Tables tables;
    private final RateLimit seatings;

    Lobby(Store store, TablePacks packs, Tables tables, Limits limits) {
        this.store = store;
        this.seatings = new RateLimit("too-many-seatings", limits.of(Limit.SEATINGS_PER_MINUTE), 60);
        this.packs = packs;
        this.tables = tables;
    }

    /** Reports every fault of the rules for a new table. */
    void check(ObjectNode rules, TableConfig config, RequestFaults faults) {
        packs.check(rules, config.seats().size(), faults);
    }

    /**
     * Creates a table.
     *
     * @param text the id of the table, or null for a new id
     */
    ObjectNode create(ObjectNode rules, TableConfig config, String text) {
        TableRules found = packs.asked(rules, config.seats().size());
        String id = text == null ? RandomHex.of(8) : text;
        // Deals once, so that rules that cannot deal are reported now and not only when all seats are taken.
        FairDeal any = new FairDeal(
                new byte[32], config.seats().stream().map(seat -> "").toList());
        new MatchLog(id, found.book(), any, log -> "");
        store(id, found, config);
        return tables.at(id, false, table -> {
            tables.changed(table);
            return created(table.state());
        });
    }

    /** Stores a new table. This process moves its bots. */
    private void store(String id, TableRules rules, TableConfig config) {
        MatchRow row = new MatchRow(
                id,
                rules.json().toString(),
                rules.digest(),
                config.text(),
                RandomHex.of(32),
                System.currentTimeMillis(),
                config.open() && config.persons() > 0,
                config.open());
        if (store.create(row, packs.layers(rules), tables.node)) {
            tables.mine.add(id);
        }
    }

    private static ObjectNode created(TableState table) {
        ObjectNode answer = Json.object();
        answer.put("table", table.row().id());
        answer.put("commitment", table.secret().commitment());
        answer.put("owner", table.secret().owner());
        answer.set("rules", table.rules().json());
        ArrayNode seats = answer.putArray("seats");
        for (SeatHolder holder : table.seats()) {
            seats.addObject()
                    .put("seat", holder.seat)
                    .put("kind", holder.kind())
                    .put("invite", holder.isPerson() ? table.secret().invite(holder.seat) : null);
        }
        return answer;
    }

    /** Deletes a match for its owner, and ends its streams. */
    ObjectNode delete(String id, String token) {
        tables.at(id, true, table -> {
            String hash = SeatHolder.hash(token == null ? "" : token);
            if (table.state() == null || !SeatHolder.same(table.state().owner(), hash)) {
                throw new HttpProblem(401, "wrong-owner");
            }
            store.upkeep().delete(id);
            tables.gone(id);
            return null;
        });
        return Json.object().put("deleted", id);
    }

    /** Assigns a seat to a person and returns its token. A free seat at an open table needs no invite. */
    ObjectNode sit(String id, int seat, String invite, String name, String nonce) {
        return tables.at(id, true, table -> {
            if (table.state() == null) {
                throw new HttpProblem(401, Decider.WRONG_INVITE);
            }
            TableLock.orRefuse(Decider.refusal(table.state(), seat, invite, table.isTokenUsed(seat)));
            // Limits how often a seat is taken: each token invalidates the previous one and sends a new version to all
            // streams.
            seatings.count(id + ":" + seat);
            String token = RandomHex.of(20);
            table.accept(new Accepted.Sat(seat, SeatHolder.hash(token), name, nonce));
            return seated(table, seat, token);
        });
    }

    private static ObjectNode seated(TableLock table, int seat, String token) {
        return Json.object()
                .put("token", token)
                .put("table", table.id)
                .put("seat", seat)
                .put("version", table.state().version());
    }

    /**
     * Returns a page of open tables, newest first.
     *
     * @param playing true for tables whose match has started, false for tables with free seats
     * @param before creation time of the last table on the previous page
     * @param id id of the last table on the previous page
     */
    ObjectNode open(boolean playing, long before, String id, int most) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("tables");
        List<MatchRow> rows = store.open(!playing, before, id, most);
        for (MatchRow row : rows) {
            ObjectNode one = tables.at(row.id(), true, table -> listed(table.state(), playing));
            if (one != null) {
                list.add(one);
            }
        }
        MatchRow last = rows.size() < most ? null : rows.get(rows.size() - 1);
        answer.put("next", last == null ? null : last.created() + "-" + last.id());
        return answer;
    }

    private static ObjectNode listed(TableState table, boolean playing) {
        if (table == null || table.isOver() || playing == table.isFree()) {
            return null;
        }
        ObjectNode json = Json.object()
                .put("table", table.row().id())
                .put("created", table.row().created());
        json.set("rules", table.rules().json());
        json.put("commitment", table.secret().commitment());
        ArrayNode seats = json.putArray("seats");
        for (SeatHolder holder : table.seats()) {
            seats.addObject()
                    .put("seat", holder.seat)
                    .put("kind", holder.kind())
                    .put("name", holder.name)
                    .put("free", holder.isFree());
        }
        return json;
    }

    /** Returns the configuration of a rematch. Its seats have the names of the current people. */
    private static TableConfig sameSeats(TableState before) {
        TableConfig old = before.config();
        List<TableConfig.Seat> seats = before.seats().stream()
                .map(holder -> new TableConfig.Seat(holder.bot, holder.isPerson() ? holder.name : null))
                .toList();
        return new TableConfig(seats, old.open(), old.timing(), null, before.owner());
    }

    /** The changes that lead to a position of a finished match, with the rules and settings of its table. */
    private record Retried(TableRules rules, TableConfig config, int seat, List<Accepted> changes) {}

    /**
     * Creates a table that continues from a position of a finished match, and seats the person who asked. The bots are the same,
     * and the seed deals the same cards.
     */
    ObjectNode retry(Tables.Caller who, TableJson.Position position) {
        Retried retried = tables.seated(who, (table, seat) -> {
            TableState state = table.state();
            TableLock.orRefuse(Decider.refusalOfRetry(state));
            return new Retried(state.rules(), state.config(), seat, changesUntil(state, position));
        });
        String id = RandomHex.of(8);
        String token = RandomHex.of(20);
        store(id, retried.rules(), retried.config());
        return tables.at(id, false, table -> {
            for (Accepted change : retried.changes()) {
                table.accept(change instanceof Accepted.Sat sat ? sat.with(SeatHolder.hash(token)) : change);
            }
            return seated(table, retried.seat(), token);
        });
    }

    /** Returns the changes up to the last version of the round with at most the given number of moves. */
    private List<Accepted> changesUntil(TableState state, TableJson.Position position) {
        TableState then = new TableState(state.row(), state.rules());
        List<Accepted> changes = new ArrayList<>();
        int last = 0;
        for (EventRow event : store.events(state.row().id(), 0)) {
            Accepted change = state.rules().codec().read(event);
            changes.add(change);
            then.apply(change);
            if (then.isInRound()
                    && then.match().table().round() == position.round()
                    && (position.silent() ? then.moves() : then.actions().size()) <= position.before()) {
                last = changes.size();
            }
        }
        if (last == 0) {
            throw new HttpProblem(400, "wrong-field", "round", "the number of a round of the match").place("/round");
        }
        return changes.subList(0, last);
    }

    /** The table of a rematch that is to be created. */
    private record Rematch(String id, ObjectNode rules, TableConfig config) {}

    /** Creates the table of the rematch, once for each match. */
    byte[] rematch(Tables.Caller who) {
        Rematch rematch = tables.seated(who, (table, seat) -> {
            TableState state = table.state();
            // A refused rematch must not create a table.
            TableLock.orRefuse(Decider.refusal(state, new Accepted.Rematched(seat, null, null), who.language()));
            return state.rematch() != null
                    ? null
                    : new Rematch(state.secret().rematchId(), state.rules().json(), sameSeats(state));
        });
        // Creates the table without the lock, because its rules may have to be compiled.
        if (rematch != null && store.match(rematch.id()).isEmpty()) {
            create(rematch.rules(), rematch.config(), rematch.id());
        }
        return tables.seated(who, (table, seat) -> {
            if (table.state().rematch() == null) {
                MatchRow next = store.match(rematch.id()).orElseThrow();
                String commitment = new TableSecret(next.secret(), null).commitment();
                table.ask(new Accepted.Rematched(seat, next.id(), commitment), who.language());
            }
            return tables.past.one(table.state(), table.state().rematchVersion(), seat, who.language());
        });
    }
}
