package dev.oya.service.table;

import dev.oya.notation.Json;
import java.util.List;

/**
 * The settings of a table as the store keeps them.
 *
 * @param open whether anyone may spectate and take a free seat
 * @param away seconds until a bot plays for an absent person, or 0 for never
 * @param pace delay of a bot's move in milliseconds
 * @param next seconds until the next round starts automatically
 * @param clock seconds for each move, or null or 0 for no limit
 * @param roundClock seconds for all moves of a person in a round, or null or 0 for no limit
 * @param seed the seed that makes the deals repeatable, or null for random deals
 */
record TableConfig(
        List<Seat> seats, boolean open, int away, int pace, int next, Integer clock, Integer roundClock, String seed) {
    TableConfig {
        // Tables stored before clocks existed have none.
        clock = clock == null ? 0 : clock;
        roundClock = roundClock == null ? 0 : roundClock;
    }

    /** Returns whether the thinking time is limited. */
    boolean hasClock() {
        return clock > 0 || roundClock > 0;
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
