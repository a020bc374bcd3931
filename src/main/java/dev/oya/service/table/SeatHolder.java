package dev.oya.service.table;

import dev.oya.files.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/** A seat of a table and who sits on it. Not thread-safe. */
final class SeatHolder {
    /** The bot that plays for those who are away or have left. */
    static final String STAND_IN = "cautious";

    final int seat;
    /** The name of the bot that sits here; null where it is a person. */
    String bot;

    String name;
    /** The hash of the token; null as long as nobody has sat down, or where a bot sits. */
    String token;

    String nonce = "";
    /** Whether a person ever sat here. */
    boolean sat;

    boolean away;
    /** Whether the next round has been asked for. */
    boolean ready;

    SeatHolder(int seat, TableConfig.Seat asked) {
        this.seat = seat;
        this.bot = asked.bot();
        this.name = asked.name() != null ? asked.name() : bot;
    }

    /** @param adds whether what the seat adds to the shuffling still counts */
    void sit(Accepted.Sat sat, boolean adds) {
        token = sat.token();
        nonce = adds ? sat.nonce() : nonce;
        name = sat.name();
        away = false;
        this.sat = true;
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

    /** What answers call it. */
    String kind() {
        return isPerson() ? "person" : "bot";
    }

    /** Whether a person may still sit down. */
    boolean isFree() {
        return isPerson() && token == null;
    }

    /** Whether a person sits here who is there. */
    boolean isThere() {
        return isPerson() && token != null && !away;
    }

    /** The bot that moves for this seat now; null where a person does. */
    String mover() {
        return isPerson() ? away ? STAND_IN : null : bot;
    }

    /** What is kept of a token or an invite. */
    static String hash(String word) {
        return HexFormat.of().formatHex(Sha256.of(word));
    }

    /** Whether two hashes are the same; it takes as long whatever they are. */
    static boolean same(String one, String other) {
        return one != null
                && MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
