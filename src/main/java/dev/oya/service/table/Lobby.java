package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.play.MatchLog;
import dev.oya.record.FairDeal;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.RandomHex;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How tables come about and who sits at them. Safe to share between threads. */
final class Lobby {
    private final Store store;
    private final TablePacks packs;
    private final Tables tables;

    Lobby(Store store, TablePacks packs, Tables tables) {
        this.store = store;
        this.packs = packs;
        this.tables = tables;
    }

    /** Makes a table; the rules have been tried. */
    ObjectNode create(ObjectNode rules, TableConfig config, String told) {
        int seats = config.seats().size();
        TableRules found = packs.asked(rules, seats);
        String id = told == null ? RandomHex.of(8) : told;
        MatchRow row = new MatchRow(
                id,
                found.json().toString(),
                found.digest(),
                config.json().toString(),
                RandomHex.of(32),
                System.currentTimeMillis(),
                config.open() && config.seats().contains(null),
                true);
        // Rules that cannot deal are told of now, not when everyone sits.
        FairDeal any = new FairDeal(
                new byte[32], config.seats().stream().map(seat -> "").toList());
        new MatchLog(id, found.book(), any, log -> "");
        if (store.create(row, packs.layers(found), tables.node)) {
            tables.mine.add(id);
        }
        return tables.at(id, false, table -> {
            tables.changed(table);
            return created(table.state());
        });
    }

    private static ObjectNode created(TableState table) {
        ObjectNode answer = Json.object();
        answer.put("table", table.row().id());
        answer.put("commitment", table.secret().commitment());
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

    /** Sits down; the answer has the token. At an open table a free seat needs no invite. */
    ObjectNode sit(String id, int seat, String invite, String name, String nonce) {
        return tables.at(id, true, table -> {
            if (table.state() == null) {
                throw new HttpProblem(401, Decider.WRONG_INVITE);
            }
            String token = RandomHex.of(20);
            table.ask(
                    new TableRequest.SitDown(
                            seat, invite, name, nonce, SeatHolder.hash(token), table.isTokenUsed(seat)),
                    null);
            return Json.object()
                    .put("token", token)
                    .put("table", id)
                    .put("seat", seat)
                    .put("version", table.state().version());
        });
    }

    /** Open tables with free seats, newest first. */
    ObjectNode open(long before, String id, int most) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("tables");
        List<MatchRow> rows = store.free(before, id, most);
        for (MatchRow row : rows) {
            ObjectNode one = tables.at(row.id(), true, table -> {
                TableState state = table.state();
                if (state == null) {
                    return null;
                }
                ObjectNode json = Json.object().put("table", row.id()).put("created", row.created());
                json.set("rules", state.rules().json());
                json.put("commitment", state.secret().commitment());
                ArrayNode seats = json.putArray("seats");
                for (SeatHolder holder : state.seats()) {
                    seats.addObject()
                            .put("seat", holder.seat)
                            .put("kind", holder.kind())
                            .put("name", holder.name)
                            .put("free", holder.isFree());
                }
                return state.isFree() ? json : null;
            });
            if (one != null) {
                list.add(one);
            }
        }
        MatchRow last = rows.size() < most ? null : rows.get(rows.size() - 1);
        answer.put("next", last == null ? null : last.created() + "-" + last.id());
        return answer;
    }

    /** What the table of a rematch is made of. */
    private record Again(String id, ObjectNode rules, TableConfig config) {
        static Again of(TableState before) {
            List<String> names = new ArrayList<>();
            List<String> bots = new ArrayList<>();
            before.seats().forEach(holder -> {
                names.add(holder.isPerson() ? holder.name : null);
                bots.add(holder.bot);
            });
            TableConfig old = before.config();
            return new Again(
                    before.secret().rematchId(),
                    before.rules().json(),
                    new TableConfig(bots, names, old.open(), old.away(), old.pace(), old.next(), null));
        }
    }

    /** A new table with the same seats, once for each match. */
    byte[] rematch(Caller who) {
        Again again = tables.seated(who, (table, seat) -> {
            // What may not be asked for must not make a table.
            table.allowed(new TableRequest.AskRematch(seat, null, null), who.language());
            return table.state().rematch() == null ? Again.of(table.state()) : null;
        });
        // Its rules may have to be compiled, in which the table that was played at goes on.
        if (again != null && store.match(again.id()).isEmpty()) {
            create(again.rules(), again.config(), again.id());
        }
        return tables.seated(who, (table, seat) -> {
            if (table.state().rematch() == null) {
                MatchRow next = store.match(again.id()).orElseThrow();
                String commitment = new TableSecret(next.secret(), null).commitment();
                table.ask(new TableRequest.AskRematch(seat, next.id(), commitment), who.language());
            }
            return table.past().one(table.state().rematchVersion(), seat, who.language());
        });
    }
}
