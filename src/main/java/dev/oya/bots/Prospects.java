package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.fishing.FishingRules;
import java.util.List;

/**
 * A heuristic value of moves that capture by sum, in points. The value is that of the captured cards, minus the opponents'
 * chances on the remaining table, plus part of the seat's own chances. All point values come from the rules. Create one
 * instance for each choice.
 */
final class Prospects {
    /** Default probability that a card is still on the table at the seat's next turn. */
    private static final double STAYS = 0.5;
    /** Weight of all other chances relative to the best chance. */
    private static final double SECOND = 0.3;

    private final SeatView view;
    private final Deck deck;
    private final FishingRules rules;
    private final CardWorth worths;
    private final CardSet unseen;
    private final double each;
    /** Probability that an opponent has at least one of {@code n} cards, indexed by {@code n}. 0 means not computed yet. */
    private final double[] likely;

    /** Probability that an opponent has a card of value {@code n} in hand, indexed by {@code n}. */
    private final double[] chances = new double[CardWorth.HIGHEST];
    /** Bit mask of the values that the opponents' hand cards may have. */
    private final long held;

    private final VisibleTable now;
    /** Opponents' expected points from each free card: {@code alone}, or {@code paired} with its twin on the table. */
    private final double[] alone = new double[CardSet.MOST];

    private final double[] paired = new double[CardSet.MOST];
    /** Expected points of the seat from claiming the twin of a card in its hand, indexed by the card. */
    private final double[] twin = new double[CardSet.MOST];

    /**
     * Prepares the evaluation of the moves of one choice.
     *
     * @param all all cards of the deck
     */
    Prospects(SeatView view, Deck deck, CardSet all, FishingRules rules, CardWorth worths) {
        this.view = view;
        this.deck = deck;
        this.rules = rules;
        this.worths = worths;
        now = VisibleTable.now(view, worths);
        CardSet visible = view.hand().plus(view.field());
        for (int i = 0; i < now.builds().size(); i++) {
            visible = visible.plus(now.builds().get(i).cards());
        }
        int cards = 0;
        for (int seat = 0; seat < view.size(); seat++) {
            visible = visible.plus(view.pile(seat));
            cards += view.isPartner(seat) ? 0 : view.handSize(seat);
        }
        unseen = all.minus(visible);
        each = Math.min(1, (double) cards / Math.max(1, unseen.size()));
        long counts = 0;
        likely = new double[worths.mostAlike() + 1];
        for (int value = 1; value < CardWorth.HIGHEST; value++) {
            int copies = unseen.sizeWith(worths.counting(value));
            if (copies > 0) {
                chances[value] = chance(copies);
                counts |= 1L << value;
            }
        }
        held = counts;
        CardSet own = view.hand();
        CardSet near = own.plus(view.field());
        for (int card = near.first(); card >= 0; card = near.next(card)) {
            look(card, own.contains(card));
        }
    }

    private void look(int card, boolean own) {
        int pips = rules.onTable(card);
        double prize = worths.twin(card);
        double threat = prize == 0 ? 0 : chance(unseen.sizeWith(deck.copies(card))) * prize;
        double taker = Math.max(chanceOf(pips), chanceOf(2 * pips));
        double taken = chanceOf(pips) * worths.of(card);
        alone[card] = threat + taken;
        paired[card] = Math.max(threat, taker * worths.pair(card)) + taken;
        if (own && rules.claimsTwin(card)) {
            twin[card] = STAYS * (1 - chanceOf(pips)) * (prize + 2 * worths.of(card));
        }
    }

    /** Returns the approximate probability that an opponent has at least one of {@code copies} cards. */
    private double chance(int copies) {
        if (likely[copies] == 0) {
            likely[copies] = 1 - Math.pow(1 - each, copies);
        }
        return likely[copies];
    }

    /** Returns the probability that an opponent has a card of this value in hand. */
    private double chanceOf(int value) {
        return value < chances.length ? chances[value] : 0;
    }

    /** Returns the value of move number {@code play} with the card of {@code plays}, in points. */
    double of(CardPlays plays, int play) {
        VisibleTable after = now.after(plays, play, worths);
        double swept = after.isEmpty() ? 0 : sweep(after, plays, play);
        return gain(after, plays, play) + hopes(after) - (threats(after) + swept);
    }

    private double gain(VisibleTable after, CardPlays plays, int play) {
        if (after.taken().isEmpty()) {
            return 0;
        }
        int played = plays.card();
        CardSet claims = plays.claims(play);
        double gain = worths.of(after.taken());
        if (worths.countsTallies()) {
            gain += worths.tallies(view.counts(plays.move(play)));
        }
        for (int claimed = claims.first(); claimed >= 0; claimed = claims.next(claimed)) {
            gain += rules.prize(claimed, claimed == deck.original(played));
        }
        return after.isEmpty() ? gain + worths.sweep() : gain;
    }

    /** Returns the expected points of the seat's next turn from twins and from builds that it can take in. */
    private double hopes(VisibleTable after) {
        double best = 0;
        double all = 0;
        CardSet hand = after.hand();
        List<VisibleTable.Built> builds = after.builds();
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            double hope = after.field().meets(deck.copies(card)) ? twin[card] : 0;
            for (int i = 0; i < builds.size(); i++) {
                VisibleTable.Built build = builds.get(i);
                if (rules.counts(card, build.value())) {
                    boolean twins = build.cards().meets(deck.copies(card));
                    double points = twins ? build.points() + rules.prize(card, true) : build.points();
                    hope = Math.max(hope, (1 - chanceOf(build.value())) * points);
                }
            }
            best = Math.max(best, hope);
            all += hope;
        }
        return best + SECOND * (all - best);
    }

    /** Returns the points that the opponents can expect to take from the table. */
    private double threats(VisibleTable after) {
        double best = 0;
        double all = 0;
        CardSet field = after.field();
        for (int card = field.first(); card >= 0; card = field.next(card)) {
            boolean pair = field.contains(deck.original(card)) && field.sizeWith(deck.copies(card)) > 1;
            double threat = pair ? paired[card] : alone[card];
            best = Math.max(best, threat);
            all += threat;
        }
        for (VisibleTable.Built build : after.builds()) {
            double threat = chanceOf(build.value()) * build.points();
            best = Math.max(best, threat);
            all += threat;
        }
        return best + SECOND * (all - best);
    }

    /** Returns the expected points of an opponent's sweep. */
    private double sweep(VisibleTable after, CardPlays plays, int play) {
        int sum = 0;
        int highest = 1;
        for (int card = after.field().first(); card >= 0; card = after.field().next(card)) {
            int pips = rules.onTable(card);
            sum += pips;
            highest = Math.max(highest, pips);
        }
        double most = 0;
        for (long rest = held; rest != 0; rest &= rest - 1) {
            int value = Long.numberOfTrailingZeros(rest);
            if (value >= highest
                    && chances[value] > most
                    && sum % value == 0
                    && isWorth(after.builds(), value)
                    && (sum <= value || plays.leavesGroups(play, value))) {
                most = chances[value];
            }
        }
        return most * worths.sweep();
    }

    private static boolean isWorth(List<VisibleTable.Built> builds, int value) {
        for (int i = 0; i < builds.size(); i++) {
            if (builds.get(i).value() != value) {
                return false;
            }
        }
        return true;
    }
}
