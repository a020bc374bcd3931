package dev.oya.service.table;

import dev.oya.files.Sha256;
import dev.oya.record.FairDeal;
import java.util.HexFormat;
import java.util.List;

/** What follows from the secret of a table, and from which nobody learns it. Immutable; safe to share between threads. */
final class TableSecret {
    private static final int INVITE = 40;
    private static final int ID = 16;

    private final byte[] secret;
    private final FairDeal alone;
    private final boolean seeded;
    private final String commitment;

    /**
     * @param hex the secret
     * @param seed what the deals follow from instead, and from which everybody may know them, or null
     */
    TableSecret(String hex, String seed) {
        this.alone = new FairDeal(HexFormat.of().parseHex(hex), List.of());
        this.seeded = seed != null;
        this.secret = seed == null ? alone.secret() : Sha256.of(seed);
        this.commitment = new FairDeal(secret, List.of()).commitment();
    }

    /** What binds to it before anything is dealt. */
    String commitment() {
        return commitment;
    }

    /** How the cards are dealt to those who sit there. */
    FairDeal fair(List<SeatHolder> seats) {
        return new FairDeal(
                secret, seats.stream().map(holder -> seeded ? "" : holder.nonce).toList());
    }

    /** What an invite to a seat is: nobody can know it who does not know the secret. */
    String invite(int seat) {
        return derived("invite:" + seat, INVITE);
    }

    /** The id of the table of a rematch: the same for everybody who asks for it. */
    String rematchId() {
        return derived("rematch", ID);
    }

    private String derived(String what, int digits) {
        return HexFormat.of().formatHex(alone.derived(what)).substring(0, digits);
    }
}
