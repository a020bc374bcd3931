package dev.oya.serve.tables;

import dev.oya.record.FairDeal;
import java.util.HexFormat;
import java.util.List;

/** What follows from the secret of a table, and from which nobody learns it. Immutable; safe to share between threads. */
final class TableSecret {
    private static final int INVITE = 40;
    private static final int ID = 16;

    private final byte[] secret;
    private final FairDeal alone;
    private final String commitment;

    /** @param hex the secret */
    TableSecret(String hex) {
        this.secret = HexFormat.of().parseHex(hex);
        this.alone = new FairDeal(secret, List.of());
        this.commitment = alone.commitment();
    }

    /** What binds to it before anything is dealt. */
    String commitment() {
        return commitment;
    }

    /** How the cards are dealt to those who sit there. */
    FairDeal fair(List<Chair> chairs) {
        return new FairDeal(secret, chairs.stream().map(chair -> chair.nonce).toList());
    }

    /** What an invite to a seat is: nobody can know it who does not know the secret. */
    String invite(int seat) {
        return derived("invite:" + seat, INVITE);
    }

    /** The id of the table of a rematch: the same for whoever asks for it. */
    String rematchId() {
        return derived("rematch", ID);
    }

    private String derived(String what, int digits) {
        return HexFormat.of().formatHex(alone.derived(what)).substring(0, digits);
    }
}
