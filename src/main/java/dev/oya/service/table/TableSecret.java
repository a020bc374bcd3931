package dev.oya.service.table;

import dev.oya.files.Sha256;
import dev.oya.record.FairDeal;
import java.util.HexFormat;
import java.util.List;

/**
 * The secret of a table and values derived from it. The derived values do not reveal the secret. Immutable; safe to share between
 * threads.
 */
final class TableSecret {
    private static final int INVITE = 40;
    private static final int ID = 16;

    private final byte[] secret;
    private final FairDeal alone;
    private final boolean seeded;
    private final String commitment;
    private final String watch;
    private final String watchHash;

    /**
     * Creates the secret of a table.
     *
     * @param hex the secret in hexadecimal digits
     * @param seed a seed that determines the deals instead of the secret, or null
     */
    TableSecret(String hex, String seed) {
        this.alone = new FairDeal(HexFormat.of().parseHex(hex), List.of());
        this.seeded = seed != null;
        this.secret = seed == null ? alone.secret() : Sha256.of(seed);
        this.commitment = new FairDeal(secret, List.of()).commitment();
        this.watch = derived("watch", INVITE);
        this.watchHash = SeatHolder.hash(watch);
    }

    /** Returns the commitment, which is published before the first deal. */
    String commitment() {
        return commitment;
    }

    /** Returns the deal with the nonces of the seats. */
    FairDeal fair(List<SeatHolder> seats) {
        return new FairDeal(
                secret, seats.stream().map(holder -> seeded ? "" : holder.nonce).toList());
    }

    /** Returns the invite to a seat. It cannot be guessed without the secret. */
    String invite(int seat) {
        return derived("invite:" + seat, INVITE);
    }

    /** Returns the token with which the creator of the table may delete it. */
    String owner() {
        return derived("owner", INVITE);
    }

    /** Returns the token with which anyone may watch the table. */
    String watch() {
        return watch;
    }

    boolean isForWatching(String token) {
        return SeatHolder.same(watchHash, SeatHolder.hash(token));
    }

    /** Returns the id of the rematch table. The id is the same for all requests. */
    String rematchId() {
        return derived("rematch", ID);
    }

    private String derived(String what, int digits) {
        return HexFormat.of().formatHex(alone.derived(what)).substring(0, digits);
    }
}
