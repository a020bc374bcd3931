package dev.oya.service.table;

import dev.oya.play.MatchLog;
import dev.oya.record.FairDeal;
import dev.oya.record.Json;
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
    private final TablePacks shelf;
    private final Tables tables;

    Lobby(Store store, TablePacks shelf, Tables tables) {
        this.store = store;
        this.shelf = shelf;
        this.tables = tables;
    }

    /** Makes a table; the rules have been tried. */
    ObjectNode create(ObjectNode rules, TableConfig config, String told) {
        int seats = config.seats().size();
        TableRules found = shelf.asked(rules, seats);
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
        if (store.create(row, shelf.layers(found), tables.node)) {
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
        for (SeatHolder chair : table.chairs()) {
            ObjectNode one = seats.addObject().put("seat", chair.seat);
            one.put("kind", chair.isPerson() ? "person" : "bot");
            one.put("invite", chair.isPerson() ? table.secret().invite(chair.seat) : null);
        }
        return answer;
    }

    /** Sits down; the answer has the token. At an open table a free seat needs no invite. */
    ObjectNode sit(String id, int seat, String invite, String name, String nonce) {
        return tables.at(id, true, table -> {
            TableState state = table.state();
            SeatHolder chair =
                    state == null || seat < 0 || seat >= state.chairs().size()
                            ? null
                            : state.chairs().get(seat);
            boolean invited = chair != null
                    && invite != null
                    && SeatHolder.same(SeatHolder.hash(state.secret().invite(seat)), SeatHolder.hash(invite));
            boolean welcome = chair != null && invite == null && state.config().open() && chair.isFree();
            if (!invited && !welcome) {
                throw new HttpProblem(401, "wrong-invite");
            }
            if (!chair.isPerson() || state.isOver()) {
                throw new HttpProblem(422, "seat-taken");
            }
            if (chair.token != null
                    && (table.presence.isUsed(chair.token) || store.attendance().isUsed(id, seat, chair.token))) {
                throw new HttpProblem(422, "seat-taken");
            }
            String token = RandomHex.of(20);
            ObjectNode body = Json.object().put("token", SeatHolder.hash(token));
            table.accept(
                    new Accepted(AcceptedKind.SEAT, seat, body.put("name", name).put("nonce", nonce)));
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
                for (SeatHolder chair : state.chairs()) {
                    seats.addObject()
                            .put("seat", chair.seat)
                            .put("kind", chair.isPerson() ? "person" : "bot")
                            .put("name", chair.name)
                            .put("free", chair.isFree());
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

    /** A new table with the same seats, once for each match. */
    ObjectNode rematch(String id, String token, String language) {
        ObjectNode made = tables.seated(id, token, true, (table, seat) -> {
            TableState state = table.state();
            Decider.rematch(state);
            return state.rematch() != null ? null : state.rules().json();
        });
        if (made != null) {
            again(id, made);
        }
        return tables.seated(id, token, true, (table, seat) -> {
            if (table.state().rematch() == null) {
                String next = table.state().secret().rematchId();
                String commitment =
                        tables.at(next, false, other -> other.state().secret().commitment());
                ObjectNode body = Json.object().put("table", next).put("commitment", commitment);
                table.accept(new Accepted(AcceptedKind.REMATCH, seat, body));
            }
            return table.history().rematched(seat, language);
        });
    }

    /** Makes the table of a rematch, unless another has made it. */
    private void again(String id, ObjectNode rules) {
        String[] next = new String[1];
        TableConfig config = tables.at(id, false, table -> {
            List<String> names = new ArrayList<>();
            List<String> bots = new ArrayList<>();
            table.state().chairs().forEach(chair -> {
                names.add(chair.isPerson() ? chair.name : null);
                bots.add(chair.bot);
            });
            TableConfig old = table.state().config();
            next[0] = table.state().secret().rematchId();
            return new TableConfig(bots, names, old.open(), old.away(), old.pace(), old.next(), null);
        });
        if (store.match(next[0]).isEmpty()) {
            create(rules, config, next[0]);
        }
    }
}
