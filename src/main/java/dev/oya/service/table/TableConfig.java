package dev.oya.service.table;

import dev.oya.notation.Json;
import java.util.List;

/**
 * How a table was asked for, as the store keeps it.
 *
 * @param open whether anybody may look on and take a free seat
 * @param away after how many seconds a bot plays for a person who is not there; 0 for never
 * @param pace after how many milliseconds a bot moves
 * @param next after how many seconds the next round begins without being asked for
 * @param clock after how many seconds a bot moves for a person who has not; null or 0 for never
 * @param roundClock how many seconds of a round persons are waited for, each of them; null or 0 for as many as it takes
 * @param seed from what the deals follow where they are to be the same each time, or null for luck
 */
record TableConfig(
        List<Seat> seats, boolean open, int away, int pace, int next, Integer clock, Integer roundClock, String seed) {
    TableConfig {
        // Tables that were made before there were clocks have none.
        clock = clock == null ? 0 : clock;
        roundClock = roundClock == null ? 0 : roundClock;
    }

    /** Whether persons have so much time and no more. */
    boolean hasClock() {
        return clock > 0 || roundClock > 0;
    }

    /**
     * A seat.
     *
     * @param bot the name of its bot, or null for a person
     * @param name the name of who is expected there, or null
     */
    record Seat(String bot, String name) {}

    /** How many persons are to sit there. */
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
