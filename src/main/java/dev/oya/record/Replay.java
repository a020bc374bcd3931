package dev.oya.record;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.input.Localized;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.util.Arrays;
import java.util.List;

/** Replays recorded rounds. */
final class Replay {
    private Replay() {}

    static final class Recorded implements CardSource {
        private final RoundRecord.Dealt dealt;
        private final Pack pack;
        private final CardCheck check;
        private int deals;
        private boolean restocked;

        Recorded(Pack pack, RoundRecord record, CardCheck check) {
            this.pack = pack;
            this.check = check;
            this.dealt = record.dealt();
        }

        @Override
        public int[] deck(int[] cards) {
            int deal = deals++;
            List<int[]> misdeals = dealt.misdeals();
            if (deal > misdeals.size()) {
                throw new ReplayStopped("deck", Advice.of("no-misdeal"), Advice.of("misdeal"));
            }
            int[] next = deal < misdeals.size() ? misdeals.get(deal) : dealt.deck();
            String field = deal < misdeals.size() ? "misdeals[" + deal + "]" : "deck";
            same(field, cards, next);
            if (check != null) {
                check.deck(field, cards, next);
            }
            return next.clone();
        }

        @Override
        public int[] restock(int[] cards) {
            restocked = true;
            int[] stock = dealt.stock();
            if (stock == null) {
                return cards.clone();
            }
            same("stock", cards, stock);
            if (check != null) {
                check.stock(cards, stock);
            }
            return stock.clone();
        }

        private void same(String field, int[] expected, int[] found) {
            CardSet right = CardSet.of(expected);
            CardSet cards = CardSet.of(found);
            int missing = right.minus(cards).first();
            if (missing >= 0) {
                Advice all = Advice.of("card-among", pack.deck().card(missing), expected.length);
                throw new ReplayStopped(field, all, Advice.of("none"));
            }
            int more = cards.minus(right).first();
            if (more >= 0) {
                throw new ReplayStopped(
                        field, Advice.of("no-card-of-hands"), pack.deck().card(more));
            }
        }

        int deals() {
            return deals;
        }

        boolean restocked() {
            return restocked;
        }
    }

    /**
     * Replays the actions of a round from its start.
     *
     * @param check validates the cards, or null to skip this check
     * @param whole whether an unfinished round is an error
     * @param made receives all moves, including the ones that records omit
     */
    static Match play(
            Rules rules, RoundRecord record, Match.Start start, CardCheck check, boolean whole, List<Move> made) {
        Recorded chance = new Recorded(rules.settings().pack(), record, check);
        Match match = new Match(rules, record.terms().seats(), record.terms().rounds(), start, chance);
        int number = 0;
        for (Move move : record.actions()) {
            if (chance.deals() > 0) {
                thrownIn(chance, record);
            }
            act(rules, match, move, "actions[" + number++ + "]", made);
            if (chance.restocked()
                    && record.dealt().stock() == null
                    && match.table().anyCardPlayed()) {
                throw new ReplayStopped("stock", Advice.of("reshuffled-stock"), "null");
            }
        }
        while (passSilently(rules, match, made)) {
            continue;
        }
        if (!match.round().isOver()) {
            if (!whole) {
                return match;
            }
            throw new ReplayStopped(
                    "actions",
                    Advice.of("action-in-phase", match.round().phase().name()),
                    Advice.of("end-of-actions"));
        }
        thrownIn(chance, record);
        if (!chance.restocked() && record.dealt().stock() != null) {
            if (match.table().anyCardPlayed() || record.terms().rules().hash() != null || !restocks(rules)) {
                throw new ReplayStopped(
                        "stock",
                        Advice.of("no-reshuffle"),
                        Advice.counted("cards-number", record.dealt().stock().length));
            }
            chance.same("stock", unseen(rules, match.table()), record.dealt().stock());
        }
        return match;
    }

    /** Replays a round for an observer. The round must already have been replayed without errors. */
    static void replay(Rules rules, RoundRecord record, Match.Start start, List<Move> moves, Verifier.Watcher watcher) {
        CardSource chance = new Recorded(rules.settings().pack(), record, null);
        Match match = new Match(rules, record.terms().seats(), record.terms().rounds(), start, chance);
        for (Move move : moves) {
            watcher.before(match, move);
            match.act(move);
        }
    }

    /**
     * Returns the cards that a reshuffle would use if the round ended before play. These are all cards except the field and the
     * hands of the active seats.
     */
    private static int[] unseen(Rules rules, Table table) {
        CardSet visible = table.field();
        for (int seat : RecordFields.active(rules.settings(), table)) {
            visible = visible.plus(table.hand(seat));
        }
        CardSet lying = visible;
        return Arrays.stream(table.deck()).filter(card -> !lying.contains(card)).toArray();
    }

    /** Returns whether the game has a phase that reshuffles the stock. */
    private static boolean restocks(Rules rules) {
        return rules.settings().pack().phases().phases().values().stream()
                .anyMatch(phase -> phase.does() == Phases.Task.RESTOCK);
    }

    /** Checks that the cards were dealt again after each recorded misdeal. */
    private static void thrownIn(Recorded chance, RoundRecord record) {
        if (chance.deals() <= record.dealt().misdeals().size()) {
            throw new ReplayStopped(
                    "misdeals[" + (chance.deals() - 1) + "]", Advice.of("misdeal"), Advice.of("no-misdeal"));
        }
    }

    /**
     * Makes a recorded move, after any moves that records omit.
     *
     * @param place the field of the record that contains the move
     * @param made receives the moves that were made
     */
    static void act(Rules rules, Match match, Move move, String place, List<Move> made) {
        Verdict verdict = attempt(rules, match, move, made);
        if (verdict instanceof Verdict.Refused refused) {
            throw new ReplayStopped(
                    place,
                    match.round().isOver() ? Advice.of("no-action-after") : Advice.of("legal-move"),
                    refused.rule() == null ? Localized.join(" ", refused, "(" + refused.code() + ")") : refused.code());
        }
        made.add(move);
    }

    /**
     * Makes a move if it is legal. If the move is illegal, makes legal moves that records omit, one at a time, and tries again
     * after each.
     */
    static Verdict attempt(Rules rules, Match match, Move move, List<Move> made) {
        Verdict verdict = match.act(move);
        while (verdict instanceof Verdict.Refused && passSilently(rules, match, made)) {
            verdict = match.act(move);
        }
        return verdict;
    }

    /** Makes one move that records omit. Returns false if no such move is legal. */
    static boolean passSilently(Rules rules, Match match, List<Move> made) {
        var words = rules.settings().pack().phases().actions();
        for (Move move :
                match.round().isOver() ? List.<Move>of() : match.round().moves()) {
            if (words.get(move.action()).fields().silent() && match.act(move).accepted()) {
                made.add(move);
                return true;
            }
        }
        return false;
    }
}
