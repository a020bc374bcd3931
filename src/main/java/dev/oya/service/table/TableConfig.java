package dev.oya.service.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.notation.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * The settings of a table in the form that is stored.
 *
 * @param open whether anyone may spectate and take a free seat
 * @param timing the durations
 * @param seed the seed that makes the deals repeatable, or null for random deals
 * @param owner hash of the owner's token of the first match, or null if this is the first match
 */
record TableConfig(
        List<Seat> seats, boolean open, @JsonUnwrapped Timing timing, String seed, String owner) {
    /**
     * The durations of a table.
     *
     * @param away seconds until a bot plays for an absent person, or 0 for never
     * @param pace delay of a bot's move in milliseconds
     * @param next seconds until the next round starts automatically, or {@link #NEVER}
     * @param clock seconds for each move, or null or 0 for no limit
     * @param roundClock seconds for all moves of a person in a round, or null or 0 for no limit
     */
    record Timing(int away, int pace, int next, Integer clock, Integer roundClock) {
        /** A value of {@code next} with which the next round waits until every person has asked for it. */
        static final int NEVER = Integer.MAX_VALUE;

        Timing {
            // Tables stored by versions of Oya without clocks have no clock.
            clock = clock == null ? 0 : clock;
            roundClock = roundClock == null ? 0 : roundClock;
        }

        /** Returns whether the thinking time is limited. */
        boolean hasClock() {
            return clock > 0 || roundClock > 0;
        }
    }

    /** Returns these settings without the name of a person. */
    TableConfig withoutName(int seat) {
        List<Seat> others = new ArrayList<>(seats);
        if (seats.get(seat).bot() == null) {
            others.set(seat, new Seat(null, null));
        }
        return new TableConfig(others, open, timing, seed, owner);
    }

    /**
     * A seat.
     *
     * @param bot name of the bot, or null for a person
     * @param name name of the expected person, or null
     */
    record Seat(String bot, String name) {}

    /** Returns the number of seats for people. */
    long persons() {
        return seats.stream().filter(seat -> seat.bot() == null).count();
    }

    String text() {
        return Json.tree(this).toString();
    }

    static TableConfig of(String text) {
        return Json.MAPPER.readValue(text, TableConfig.class);
    }
}
