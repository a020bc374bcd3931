package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** Deletes the names of people from a stored match. It appends an event, after which all nodes read the table again. */
public final class Forgetting {
    /** Kind of the appended event. */
    static final String KIND = "forget";

    private static final String SEAT = "seat";
    private static final String NAME = "name";

    private final Store store;
    private final MatchRow match;
    private final TableConfig config;
    private final List<EventRow> events;

    Forgetting(Store store, MatchRow match) {
        this.store = store;
        this.match = match;
        this.config = TableConfig.of(match.seats());
        this.events = store.events(match.id(), 0);
    }

    /**
     * Deletes the given name from all matches of a store.
     *
     * @return the number of seats that had the name
     */
    public static int everywhere(Store store, String name) {
        int forgotten = 0;
        for (String id : store.mentioning(Json.MAPPER.writeValueAsString(name))) {
            Set<Integer> left = named(store, id, name);
            while (!left.isEmpty()) {
                // If a running node accepts a move at the same time, the number of the event is already taken.
                if (new Forgetting(store, store.match(id).orElseThrow())
                        .seat(left.iterator().next())) {
                    forgotten++;
                }
                left = named(store, id, name);
            }
        }
        return forgotten;
    }

    private static Set<Integer> named(Store store, String id, String name) {
        return store.match(id)
                .map(row -> new Forgetting(store, row).named(name))
                .orElse(Set.of());
    }

    /** Returns the seats of people who have or had the given name. */
    private Set<Integer> named(String name) {
        Set<Integer> seats = new TreeSet<>();
        IntStream.range(0, config.seats().size())
                .filter(seat -> config.seats().get(seat).bot() == null)
                .filter(seat -> name.equals(config.seats().get(seat).name()))
                .forEach(seats::add);
        events.stream()
                .filter(event -> event.kind().equals(SEAT))
                .filter(event ->
                        name.equals(TableRules.parse(event.body()).path(NAME).asString(null)))
                .forEach(event -> seats.add(event.seat()));
        return seats;
    }

    /**
     * Deletes the names of the people in a seat.
     *
     * @return whether the names were deleted; false if another event was stored first
     */
    boolean seat(int seat) {
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).seq();
        EventRow event = new EventRow(match.id(), last + 1, KIND, seat, "{}", 0);
        List<EventRow> rewritten = events.stream()
                .filter(one -> one.kind().equals(SEAT) && one.seat() == seat)
                .map(Forgetting::nameless)
                .toList();
        return store.rewrite(event, config.withoutName(seat).text(), rewritten);
    }

    private static EventRow nameless(EventRow event) {
        ObjectNode body = TableRules.parse(event.body()).putNull(NAME);
        return new EventRow(event.match(), event.seq(), event.kind(), event.seat(), body.toString(), 0);
    }
}
