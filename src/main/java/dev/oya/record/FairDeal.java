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
 * Cards that everyone can check afterwards: who deals is bound by the commitment to a secret, and the seats add nonces of
 * their own, so that neither knows the cards before. Immutable; safe to share between threads.
 *
 * @param secret the secret, of 32 bytes; known to nobody before the match is over
 * @param nonces the nonces of the seats in seat order, hexadecimal, empty where none was given
 */
public record FairDeal(byte[] secret, List<String> nonces) implements MatchLog.Deals {
    private static final HexFormat HEX = HexFormat.of();
    private static final long NUMBERS = 1L << 32;

    public FairDeal {
        secret = secret.clone();
        nonces = List.copyOf(nonces);
    }

    /** What binds to the secret before anything is dealt: its SHA-256, in hexadecimal digits. */
    public String commitment() {
        return HEX.formatHex(Sha256.of(secret));
    }

    /** Says in the record of a round how its cards were dealt: only when the match is over, for the secret is in it. */
    public void reveal(ObjectNode record, int firstDeal) {
        ObjectNode fair = record.putObject(FairCheck.FIELD);
        fair.put("commitment", commitment());
        fair.put("secret", HEX.formatHex(secret));
        nonces.forEach(fair.putArray("nonces")::add);
        fair.put("deal", firstDeal);
    }

    /** Something else that follows from the secret, and from which neither it nor a card does. */
    public byte[] derived(String what) {
        return Sha256.keyed(secret, what.getBytes(StandardCharsets.UTF_8));
    }

    /** @param deal its number over the match, misdeals and reshuffles included; 0 is the draw for the first deal */
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

    /** The cards of a round, and how many deals it took. Not thread-safe. */
    final class Dealing implements CardSource {
        private int next;

        private Dealing(int first) {
            this.next = first;
        }

        /** The number of the deal that comes next. */
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

        /** Those who are tied draw the next cards; after the last one comes the first. */
        @Override
        public int[] drawAgain(int[] cards, int drawn) {
            int[] all = shuffled(next - 1, cards);
            int[] rest = new int[all.length];
            Arrays.setAll(rest, i -> all[(i + drawn) % all.length]);
            return rest;
        }
    }

    /** Random numbers from the blocks that a key gives. */
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
