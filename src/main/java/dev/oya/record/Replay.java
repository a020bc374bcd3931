package dev.oya.record;

import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.Verdict;
import java.util.Arrays;
import java.util.List;

/** Plays a recorded round again. */
final class Replay {
    private Replay() {}

    /** A place in the record where the replay could not go on. */
    static final class Stuck extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final String field;
        final String expected;
        final String found;

        Stuck(String field, String expected, String found) {
            super(field);
            this.field = field;
            this.expected = expected;
            this.found = found;
        }
    }

    /** Chance as it was recorded. */
    static final class Recorded implements Chance {
        private final List<int[]> misdeals;
        private final int[] deck;
        private final int[] stock;
        private final Pack pack;
        private int deals;
        private boolean restocked;

        Recorded(Pack pack, RoundRecord record) {
            this.pack = pack;
            this.misdeals = record.misdeals();
            this.deck = record.deck();
            this.stock = record.stock();
        }

        @Override
        public int[] deck(int[] cards) {
            int deal = deals++;
            if (deal > misdeals.size()) {
                throw new Stuck("deck", "a pack that can be played", "one that must be dealt anew");
            }
            int[] next = deal < misdeals.size() ? misdeals.get(deal) : deck;
            same(deal < misdeals.size() ? "misdeals[" + deal + "]" : "deck", cards, next);
            return next.clone();
        }

        @Override
        public int[] restock(int[] cards) {
            restocked = true;
            if (stock == null) {
                return cards.clone();
            }
            same("stock", cards, stock);
            return stock.clone();
        }

        private void same(String field, int[] expected, int[] found) {
            int[] a = expected.clone();
            int[] b = found.clone();
            Arrays.sort(a);
            Arrays.sort(b);
            if (Arrays.equals(a, b)) {
                return;
            }
            for (int card : a) {
                if (Arrays.binarySearch(b, card) < 0) {
                    throw new Stuck(
                            field,
                            a.length + " cards with " + pack.deck().card(card).code(),
                            "none");
                }
            }
            for (int card : b) {
                if (Arrays.binarySearch(a, card) < 0) {
                    throw new Stuck(
                            field,
                            "none of the cards in hands",
                            pack.deck().card(card).code());
                }
            }
            throw new Stuck(field, a.length + " cards", b.length + " cards");
        }

        int deals() {
            return deals;
        }

        boolean restocked() {
            return restocked;
        }
    }

    /** Replays the actions of a round from its start. */
    static Match play(Rules rules, RoundRecord record, Match.Start start) {
        Recorded chance = new Recorded(rules.settings().pack(), record);
        Match match = new Match(rules, record.seats(), record.rounds(), start, chance);
        int number = 0;
        for (Move move : record.actions()) {
            if (chance.deals() > 0) {
                thrownIn(chance, record);
            }
            act(rules, match, move, "actions[" + number++ + "]");
            if (chance.restocked() && record.stock() == null && match.table().anyCardPlayed()) {
                throw new Stuck("stock", "the stock after the reshuffle", "null");
            }
        }
        while (!match.round().isOver() && passSilently(rules, match)) {
            continue;
        }
        if (!match.round().isOver()) {
            throw new Stuck(
                    "actions", "an action in phase " + match.round().phase().name(), "the end of the actions");
        }
        thrownIn(chance, record);
        boolean played = match.table().anyCardPlayed() || !restocks(rules);
        if (!chance.restocked() && record.stock() != null && played) {
            throw new Stuck("stock", "null, for nobody dropped out", record.stock().length + " cards");
        }
        return match;
    }

    /** Whether there are rounds of this game in which the stock is shuffled anew. */
    private static boolean restocks(Rules rules) {
        return rules.settings().pack().phases().phases().values().stream()
                .anyMatch(phase -> "restock".equals(phase.does()));
    }

    /** Every pack that the record says was thrown in must have been. */
    private static void thrownIn(Recorded chance, RoundRecord record) {
        if (chance.deals() <= record.misdeals().size()) {
            throw new Stuck(
                    "misdeals[" + (chance.deals() - 1) + "]",
                    "a pack that must be dealt anew",
                    "one that can be played");
        }
    }

    private static void act(Rules rules, Match match, Move move, String place) {
        while (true) {
            Verdict verdict = match.act(move);
            if (verdict instanceof Verdict.Refused refused) {
                if (!match.round().isOver() && passSilently(rules, match)) {
                    continue;
                }
                throw new Stuck(
                        place,
                        match.round().isOver() ? "no action after the end" : "an open move",
                        refused.message() + " (" + refused.code() + ")");
            }
            return;
        }
    }

    /** Says for a seat what records leave out; false where there is nothing of the kind to say. */
    private static boolean passSilently(Rules rules, Match match) {
        var words = rules.settings().pack().phases().words();
        for (Move move : match.round().moves()) {
            Phases.Word word = words.get(move.word());
            if (word.silent()) {
                match.act(move);
                return true;
            }
        }
        return false;
    }
}
