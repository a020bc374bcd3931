package dev.oya.service.table;

import dev.oya.files.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/** A seat of a table and the person or bot in it. Not thread-safe. */
final class SeatHolder {
    /** Name of the bot that plays for people who are absent or have left. */
    static final String STAND_IN = "cautious";

    final int seat;
    /** The name from the creation of the table, or null. */
    private final String reserved;

    /** Name of the bot in this seat, or null if the seat is for a person. */
    String bot;

    String name;
    /** Hash of the seat token, or null if the seat is free or has a bot. */
    String token;

    String nonce = "";
    /** Whether a person has ever taken this seat. */
    boolean sat;

    boolean away;
    /** Whether the seat has asked for the next round. */
    boolean ready;

    SeatHolder(int seat, TableConfig.Seat asked) {
        this.seat = seat;
        this.reserved = asked.name();
        this.bot = asked.bot();
        this.name = asked.name() != null ? asked.name() : bot;
    }

    /**
     * Assigns the seat to a person. If the person gives no name, the seat keeps the name from the creation of the table.
     *
     * @param adds whether the seat can still contribute to the shuffle
     */
    void sit(Accepted.Sat sat, boolean adds) {
        token = sat.token();
        nonce = adds ? sat.nonce() : nonce;
        name = sat.name() == null ? name : sat.name();
        away = false;
        this.sat = true;
    }

    /** Frees the seat. It gets the name from the creation of the table again. */
    void stand() {
        token = null;
        name = reserved;
        away = false;
    }

    void leave() {
        bot = STAND_IN;
        name = STAND_IN;
        token = null;
        away = false;
    }

    boolean isPerson() {
        return bot == null;
    }

    /** Returns the type of the holder, in the form used in responses. */
    String kind() {
        return isPerson() ? "person" : "bot";
    }

    /** Returns whether a person can take the seat. */
    boolean isFree() {
        return isPerson() && token == null;
    }

    /** Returns whether a person has the seat and is not absent. */
    boolean isThere() {
        return isPerson() && token != null && !away;
    }

    /** Returns the bot that moves for this seat now, or null if a person moves. */
    String mover() {
        return isPerson() ? away ? STAND_IN : null : bot;
    }

    /** Returns the hash that is stored for a token or an invite. */
    static String hash(String word) {
        return HexFormat.of().formatHex(Sha256.of(word));
    }

    /** Compares two hashes in constant time. */
    static boolean same(String one, String other) {
        return one != null
                && MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
