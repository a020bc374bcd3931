package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reports to the streams of a table which people are missing, when a bot plays for them, and when the next round begins. Guarded
 * by the table's lock.
 */
final class WaitingReport {
    /** Milliseconds without a stream or a request after which a person is reported as missing. A reload takes less. */
    private static final long GRACE = 3_000;

    private static final String EVENT = "waiting";

    private final TableLock table;
    private final Store store;
    /** Seats whose people no other process has seen, as of the last update. Moves do not wait for the store. */
    private final Set<Integer> unseen = new HashSet<>();
    /** The version and the missing seats of the last report, or an empty string if there was nothing to report. */
    private String sent = "";

    WaitingReport(TableLock table, Store store) {
        this.table = table;
        this.store = store;
    }

    /** Asks the store which people have not been seen by other processes, and queues a report for all streams. */
    void update(Feed feed) {
        if (store.isShared()) {
            unseen.clear();
            for (SeatHolder holder : table.state().seats()) {
                if (isMissingHere(holder.seat)
                        && store.attendance().unseen(table.id, holder.seat).orElse(grace()) >= grace()) {
                    unseen.add(holder.seat);
                }
            }
        }
        send(feed);
    }

    /** Queues a report for all streams, unless they have already received it. */
    void send(Feed feed) {
        List<Integer> missing = missing();
        String now = isEmpty(missing) ? "" : table.version() + " " + missing;
        if (!now.equals(sent)) {
            sent = now;
            byte[] data = report(missing);
            feed.sendAll(EVENT, language -> data);
        }
    }

    /** Queues a report for a new stream, unless there is nothing to report. */
    void send(Feed feed, Feed.Listener one) {
        List<Integer> missing = missing();
        if (!isEmpty(missing)) {
            feed.say(one, EVENT, report(missing));
        }
    }

    private boolean isEmpty(List<Integer> missing) {
        return missing.isEmpty() && !table.state().isBetweenRounds();
    }

    private List<Integer> missing() {
        TableState state = table.state();
        List<Integer> missing = new ArrayList<>();
        for (SeatHolder holder : state.seats()) {
            if (state.match() != null && !state.isOver() && holder.isThere() && isMissing(holder.seat)) {
                missing.add(holder.seat);
            }
        }
        return missing;
    }

    private boolean isMissing(int seat) {
        return isMissingHere(seat) && (!store.isShared() || unseen.contains(seat));
    }

    private boolean isMissingHere(int seat) {
        return table.unseenMillis(seat) >= grace();
    }

    private long grace() {
        // Other processes record their streams in the store only occasionally.
        long away = TimeUnit.SECONDS.toMillis(table.state().config().timing().away());
        return store.isShared() ? Math.max(GRACE, away / 2) : GRACE;
    }

    private byte[] report(List<Integer> missing) {
        TableState state = table.state();
        long next = state.isBetweenRounds() ? Clock.untilNextRound(table) : -1;
        ObjectNode json = Json.object().put("version", state.version());
        json.put("next", next < 0 ? null : (Double) (next / 1000.0));
        ArrayNode list = json.putArray("missing");
        for (int seat : missing) {
            long bot = state.waitedFor().contains(seat)
                    ? Math.min(Clock.untilAway(table, seat), table.untilLate(seat))
                    : Long.MAX_VALUE;
            list.addObject()
                    .put("seat", seat)
                    .put("bot", bot == Long.MAX_VALUE ? null : (Double) (Math.max(0, bot) / 1000.0));
        }
        return Json.bytes(json);
    }
}
