package dev.oya.record;

import dev.oya.files.Sha256;
import dev.oya.play.CardSource;
import dev.oya.play.MatchLog;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * A deal that every player can verify after the match. The service commits to a secret before the deal, and the seats contribute
 * nonces, so that neither side can choose or predict the cards. Immutable; safe to share between threads.
 *
 * @param secret the 32 bytes of the secret, kept until the match is over
 * @param nonces the hexadecimal nonces of the seats in seat order, empty for a seat that contributed none
 */
public record FairDeal(byte[] secret, List<String> nonces) implements MatchLog.Deals {
    private static final HexFormat HEX = HexFormat.of();
    private static final long NUMBERS = 1L << 32;

    public FairDeal {
        secret = secret.clone();
        nonces = List.copyOf(nonces);
    }

    /** Returns the commitment: the SHA-256 of the secret in hexadecimal digits. It is published before the first deal. */
    public String commitment() {
        return HEX.formatHex(Sha256.of(secret));
    }

    /**
     * Adds the secret and the nonces to the record of a round. Call this only after the match is over.
     *
     * @param firstDeal number of the first deal of the round
     */
    public void reveal(ObjectNode record, int firstDeal) {
        ObjectNode fair = record.putObject(FairCheck.FIELD);
        fair.put("commitment", commitment());
        fair.put("secret", HEX.formatHex(secret));
        nonces.forEach(fair.putArray("nonces")::add);
        fair.put("deal", firstDeal);
    }

    /**
     * Returns a key derived from the secret. The key reveals neither the secret nor the cards.
     *
     * @param what the purpose of the key
     */
    public byte[] derived(String what) {
        return Sha256.keyed(secret, what.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns the given cards in the shuffled order of a deal.
     *
     * @param deal number of the deal in the match, including misdeals and reshuffles; 0 is the draw for the first dealer
     */
    public int[] shuffled(int deal, int[] cards) {
        byte[] key = Sha256.keyed(secret, (String.join(",", nonces) + ":" + deal).getBytes(StandardCharsets.UTF_8));
        Numbers numbers = new Numbers(key);
        int[] shuffled = cards.clone();
        for (int last = shuffled.length - 1; last > 0; last--) {
            int other = numbers.below(last + 1);
            int card = shuffled[last];
            shuffled[last] = shuffled[other];
            shuffled[other] = card;
        }
        return shuffled;
    }

    @Override
    public CardSource draw() {
        return from(0);
    }

    @Override
    public MatchLog.Dealt deal(int number) {
        Dealing dealing = from(number);
        return new MatchLog.Dealt(dealing, dealing::next);
    }

    Dealing from(int deal) {
        return new Dealing(deal);
    }

    /** Deals the cards of a round and counts the deals. Not thread-safe. */
    final class Dealing implements CardSource {
        private int next;

        private Dealing(int first) {
            this.next = first;
        }

        /** Returns the number of the next deal. */
        int next() {
            return next;
        }

        @Override
        public int[] deck(int[] cards) {
            return shuffled(next++, cards);
        }

        @Override
        public int[] restock(int[] cards) {
            int[] ordered = cards.clone();
            Arrays.sort(ordered);
            return shuffled(next++, ordered);
        }

        /**
         * Continues the draw with the cards that have not been drawn. After the last card, the draw starts again with the first
         * card.
         */
        @Override
        public int[] drawAgain(int[] cards, int drawn) {
            int[] all = shuffled(next - 1, cards);
            int[] rest = new int[all.length];
            Arrays.setAll(rest, i -> all[(i + drawn) % all.length]);
            return rest;
        }
    }

    /** Generates random numbers as HMACs of a counter. */
    private static final class Numbers {
        private final byte[] key;
        private ByteBuffer block = ByteBuffer.allocate(0);
        private int blocks;

        Numbers(byte[] key) {
            this.key = key;
        }

        int below(int bound) {
            long limit = NUMBERS - NUMBERS % bound;
            long number = next();
            while (number >= limit) {
                number = next();
            }
            return (int) (number % bound);
        }

        private long next() {
            if (!block.hasRemaining()) {
                block = ByteBuffer.wrap(Sha256.keyed(
                        key, ByteBuffer.allocate(4).putInt(blocks++).array()));
            }
            return Integer.toUnsignedLong(block.getInt());
        }
    }
}
