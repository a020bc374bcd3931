package dev.oya.service.table;

import dev.oya.answers.TableEventJson;
import dev.oya.answers.ViewJson;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The view of a table for a seat or the public, in one language. */
final class TableView {
    /** Maximum number of legal moves in a view. Clients request further moves by card. */
    static final int MOST_MOVES = 200;

    private final TableState table;
    private final int seat;
    private final String language;
    private final ViewJson words;

    /**
     * Creates a view.
     *
     * @param seat the seat, or {@link ViewJson#PUBLIC}
     */
    TableView(TableState table, int seat, String language) {
        this.table = table;
        this.seat = seat;
        this.language = language;
        this.words = table.rules().in(language).views();
    }

    ObjectNode view() {
        try {
            return view(table.stopped(), false);
        } catch (PackException broken) {
            return view(TableFailure.by(broken, table.rules()), true);
        }
    }

    /**
     * Returns the view.
     *
     * @param still whether to omit the legal moves because the rules fail
     */
    private ObjectNode view(TableFailure stopped, boolean still) {
        ObjectNode view = Json.object();
        view.put("table", table.row().id());
        view.put("version", table.version());
        view.set("rules", table.rules().written());
        view.put("seat", seat == ViewJson.PUBLIC ? null : (Integer) seat);
        if (table.match() == null) {
            ViewJson.putNothing(view, table.seats().size());
            int[] sides = table.rules()
                    .book()
                    .settings()
                    .seating(table.seats().size())
                    .side();
            view.set("sides", Json.MAPPER.valueToTree(sides));
        } else if (still) {
            words.putStill(view, table.match(), seat);
        } else {
            words.put(view, table.match(), seat, MOST_MOVES);
        }
        for (SeatHolder holder : table.seats()) {
            ObjectNode one = (ObjectNode) view.get("seats").get(holder.seat);
            one.put("name", holder.name);
            one.put("kind", holder.kind());
            one.put("free", holder.isFree());
            one.put("away", holder.away);
            one.put("ready", holder.ready);
        }
        ArrayNode last = view.putArray("last");
        table.actions().forEach(played -> last.add(played.json()));
        view.put("clock", table.config().timing().clock());
        view.put("roundClock", table.config().timing().roundClock());
        view.put("over", table.isOver());
        if (table.isOver()) {
            ArrayNode winners = view.putArray("matchWinners");
            table.match().table().leaders().forEach(winners::add);
        }
        view.put("mayUndo", seat != ViewJson.PUBLIC && table.offersUndo(seat));
        if (table.undoing().seat() == UndoRequest.NOBODY) {
            view.putNull("undo");
        } else {
            ArrayNode waits =
                    view.putObject("undo").put("seat", table.undoing().seat()).putArray("waits");
            table.undoing().waits().forEach(waits::add);
        }
        view.put("commitment", table.secret().commitment());
        if (seat != ViewJson.PUBLIC && !table.config().open()) {
            view.put("watch", table.secret().watch());
        }
        if (stopped != null) {
            view.set("stopped", Json.tree(stopped.in(language)));
        }
        return view;
    }

    /**
     * Returns a version with its events and the view.
     *
     * @param happened the events of the version
     * @param secrets returns the secret of another table, or null if there is no such table
     */
    ObjectNode answer(List<TableEvent> happened, Function<String, TableSecret> secrets) {
        ObjectNode answer = Json.object();
        answer.put("version", table.version());
        ArrayNode events = answer.putArray("events");
        for (TableEvent one : happened) {
            events.add(event(one, secrets));
        }
        answer.set("view", view());
        return answer;
    }

    /** Returns the moves of the round in words, and the other events of the round. */
    ObjectNode log() {
        ObjectNode log = Json.object().put("version", table.version());
        ArrayNode lines = log.putArray("lines");
        table.happened().forEach(one -> lines.add(one.move() == null ? one.json() : inWords(one)));
        return log;
    }

    /** Returns a move with a sentence that describes it. */
    private ObjectNode inWords(TableEvent played) {
        ObjectNode json = Json.object().put("seat", played.move().seat());
        json.set("action", played.json());
        boolean bot = played.how() == TableEvent.How.BY_STAND_IN;
        if (bot) {
            json.put("bot", true);
        }
        if (played.outcome().points() > 0) {
            json.put("points", played.outcome().points());
        }
        return json.put("says", words.sentence(played.move(), bot ? ViewJson.PUBLIC : seat, played.outcome()));
    }

    private ObjectNode event(TableEvent one, Function<String, TableSecret> secrets) {
        if (one.move() != null) {
            return inWords(one);
        }
        ObjectNode json = one.json().deepCopy().asObject();
        if (one.is(TableEventJson.ROUND_OVER) && table.match().round().isOver()) {
            json.set("settlement", words.settlement(table.match()));
        } else if (one.is("rematch")) {
            admit(json, secrets.apply(json.get("table").stringValue()));
        }
        return json;
    }

    /**
     * Adds the invite of a person to the table of the rematch. For spectators of a private table, adds the token for watching it.
     *
     * @param next the secret of that table, or null if the table was deleted
     */
    private void admit(ObjectNode json, TableSecret next) {
        if (seat == ViewJson.PUBLIC) {
            if (next != null && !table.config().open()) {
                json.put("watch", next.watch());
            }
        } else if (table.seats().get(seat).isPerson()) {
            json.put("invite", next == null ? null : next.invite(seat));
        }
    }
}
