package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.notation.RecordReader;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/** Checks that a record has the cards that its secret and nonces determine. Not thread-safe. */
record FairCheck(RecordReader reader, FairDeal fair, FairDeal.Dealing dealing, Deck deck, int first)
        implements CardCheck {
    /** The field of a record that contains the secret and the nonces. */
    static final String FIELD = "fair";

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern NONCE = Pattern.compile("[0-9a-fA-F]{0,64}");

    private FairCheck(RecordReader reader, FairDeal fair, int first, Deck deck) {
        this(reader, fair, fair.from(first), deck, first);
    }

    /**
     * Reads the secret and the nonces of a record.
     *
     * @param before the check of the previous round, or null if that round is unknown
     * @return the check, or null if the field is absent or invalid
     */
    static FairCheck read(RecordReader reader, Deck deck, int seats, FairCheck before) {
        if (!isThere(reader)) {
            return null;
        }
        JsonTree fair = reader.at(FIELD);
        int count = reader.count();
        String commitment = reader.text(fair.at("commitment"), HASH, Advice.of("hex-digits"));
        String secret = reader.text(fair.at("secret"), HASH, Advice.of("hex-digits"));
        int deal = reader.number(fair.at("deal"), 1, Integer.MAX_VALUE);
        List<String> nonces = new ArrayList<>();
        for (JsonTree nonce : fair.at("nonces").items()) {
            nonces.add(reader.text(nonce, NONCE, Advice.of("most-hex-digits")));
        }
        if (nonces.size() != seats) {
            reader.wrong("fair.nonces", Advice.of("nonces", seats), nonces.size());
        }
        if (reader.count() > count) {
            return null;
        }
        FairDeal dealt = new FairDeal(HexFormat.of().parseHex(secret), nonces);
        if (!dealt.commitment().equals(commitment)) {
            reader.wrong("fair.commitment", Advice.of("hash-of-secret"), commitment);
        }
        if (before != null
                && !(before.fair.commitment().equals(commitment)
                        && before.fair.nonces().equals(nonces))) {
            reader.wrong("fair", Advice.of("same-secret"), Advice.of("other-value"));
        }
        if (before != null) {
            reader.same("fair.deal", before.dealing.next(), deal);
        }
        return new FairCheck(reader, dealt, deal, deck);
    }

    static boolean isThere(RecordReader reader) {
        return reader.isPresent(FIELD);
    }

    /** Checks the first dealer against the draw, if this is the first round of the match. */
    void dealer(Rules rules, int seats, int dealer) {
        if (first == 1) {
            int drawn = Match.firstDealer(rules, seats, fair.from(0));
            if (drawn != dealer) {
                reader.wrong("dealer", Advice.of("drawn-dealer", drawn), dealer);
            }
        }
    }

    @Override
    public void deck(String field, int[] cards, int[] dealt) {
        int deal = dealing.next();
        same(field, deal, dealing.deck(cards), dealt);
    }

    @Override
    public void stock(int[] cards, int[] dealt) {
        int deal = dealing.next();
        same("stock", deal, dealing.restock(cards), dealt);
    }

    private void same(String field, int deal, int[] expected, int[] found) {
        if (!CardCheck.same(deck, expected, found)) {
            reader.wrong(field, Advice.of("cards-of-deal", deal), Advice.of("other-cards"));
        }
    }
}
