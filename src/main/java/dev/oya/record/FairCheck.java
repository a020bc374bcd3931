package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.notation.Fields;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Holds the cards of a record against the secret and the nonces they were dealt from. Not thread-safe. */
record FairCheck(Fields fields, FairDeal fair, FairDeal.Dealing dealing, Deck deck, int first) implements CardCheck {
    /** The field of a record that says how its cards were dealt. */
    static final String FIELD = "fair";

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern NONCE = Pattern.compile("[0-9a-fA-F]{0,64}");

    private FairCheck(Fields fields, FairDeal fair, int first, Deck deck) {
        this(fields, fair, fair.from(first), deck, first);
    }

    /** What a record says of its deals; null where it says nothing, or after what is wrong has been noted. */
    static FairCheck read(Fields fields, Deck deck, int seats, FairCheck before) {
        if (!isThere(fields)) {
            return null;
        }
        JsonNode node = fields.json().get(FIELD);
        int count = fields.count();
        String commitment = fields.text("fair.commitment", node.get("commitment"), HASH, "64 hexadecimal digits");
        String secret = fields.text("fair.secret", node.get("secret"), HASH, "64 hexadecimal digits");
        int deal = fields.number("fair.deal", node.get("deal"), 1, Integer.MAX_VALUE);
        List<String> nonces = new ArrayList<>();
        for (JsonNode nonce : node.path("nonces")) {
            nonces.add(fields.text("fair.nonces", nonce, NONCE, "at most 64 hexadecimal digits"));
        }
        if (nonces.size() != seats) {
            fields.wrong("fair.nonces", "one for each of " + seats + " seats", nonces.size());
        }
        if (fields.count() > count) {
            return null;
        }
        FairDeal fair = new FairDeal(HexFormat.of().parseHex(secret), nonces);
        if (!fair.commitment().equals(commitment)) {
            fields.wrong("fair.commitment", "the SHA-256 of the secret", commitment);
        }
        if (before != null
                && !(before.fair.commitment().equals(commitment)
                        && before.fair.nonces().equals(nonces))) {
            fields.wrong("fair", "the secret and nonces of the round before", "others");
        }
        if (before != null && before.dealing.next() != deal) {
            fields.wrong("fair.deal", before.dealing.next(), deal);
        }
        return new FairCheck(fields, fair, deal, deck);
    }

    static boolean isThere(Fields fields) {
        return fields.isTold(FIELD);
    }

    /** Who dealt first in the match, where this is its first round. */
    void dealer(Rules rules, int seats, int dealer) {
        if (first == 1) {
            int drawn = Match.firstDealer(rules, seats, fair.from(0));
            if (drawn != dealer) {
                fields.wrong("dealer", drawn + ", by the draw of deal 0", dealer);
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
            fields.wrong(field, "the cards of deal " + deal + " by the secret and the nonces", "others");
        }
    }
}
