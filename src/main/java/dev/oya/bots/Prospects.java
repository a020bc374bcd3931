package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.Build;
import dev.oya.play.fishing.FishingRules;
import java.util.List;

/**
 * How good a move looks, in points, where cards are taken in by their sum: what it takes, less what the others may hope
 * for from the table it leaves, and part of what the seat itself may. All worths come from the rules. Made for one choice.
 */
final class Prospects {
    /** How likely a card is still there at the seat's next turn, where nothing is known of it. */
    private static final double STAYS = 0.5;
    /** How much of what the second best chance offers counts beside the best. */
    private static final double SECOND = 0.3;
    /** Cards of no worth are worth having too, a little. */
    private static final double ANY_CARD = 0.05;
    /** No card counts so much. */
    private static final int HIGHEST = 64;

    private final SeatView view;
    private final Deck deck;
    private final FishingRules rules;
    private final Worths worths;
    private final CardSet unseen;
    private final double each;
    /** How likely an opponent holds a card that counts so much when it is played. */
    private final double[] chances;

    Prospects(SeatView view, Deck deck, FishingRules rules, Worths worths) {
        this.view = view;
        this.deck = deck;
        this.rules = rules;
        this.worths = worths;
        CardSet seen = view.hand().plus(view.field());
        for (Build build : view.builds()) {
            seen = seen.plus(build.cards());
        }
        int cards = 0;
        List<SeatView.Seat> seats = view.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            seen = seen.plus(seats.get(seat).pile());
            boolean partner = seat != view.seat() && view.isPartner(seat);
            cards += seat == view.seat() || partner ? 0 : seats.get(seat).handSize();
        }
        unseen = deck.parse("all").minus(seen);
        each = Math.min(1, (double) cards / Math.max(1, unseen.size()));
        int[] counts = new int[HIGHEST];
        for (int card = unseen.first(); card >= 0; card = unseen.next(card)) {
            counts[rules.fromHand(card)]++;
        }
        chances = new double[HIGHEST];
        for (int value = 0; value < HIGHEST; value++) {
            chances[value] = chance(counts[value]);
        }
    }

    double of(Move move) {
        Tableau after = Tableau.after(view, move, rules.act(move.word()));
        return gain(move, after) + hopes(after) - threats(after);
    }

    private double gain(Move move, Tableau after) {
        if (after.taken().isEmpty()) {
            return 0;
        }
        double gain = worth(after.taken());
        for (int twin = after.claims().first(); twin >= 0; twin = after.claims().next(twin)) {
            gain += rules.prize(twin, twin == deck.original(move.card()));
        }
        return after.isEmpty() ? gain + worths.sweep() : gain;
    }

    private double worth(CardSet cards) {
        double worth = 0;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            worth += worths.of(card) + ANY_CARD;
        }
        return worth;
    }

    /** How likely it is, about, that an opponent holds one of some cards. */
    private double chance(int copies) {
        return 1 - Math.pow(1 - each, copies);
    }

    /** How likely an opponent holds a card that counts so much when it is played. */
    private double chanceOf(int value) {
        return value < chances.length ? chances[value] : 0;
    }

    /** What the seat may hope for at its next turn: twins it holds, and builds it has a card for. */
    private double hopes(Tableau after) {
        double best = 0;
        double all = 0;
        for (int card = after.hand().first(); card >= 0; card = after.hand().next(card)) {
            boolean twin = rules.claimsTwin(card) && after.field().meets(deck.copies(card));
            double hope = twin
                    ? STAYS * (1 - chanceOf(rules.onTable(card))) * (rules.prize(card, true) + 2 * worths.of(card))
                    : 0;
            for (Build build : after.builds()) {
                if (build.value() == rules.fromHand(card)) {
                    hope = Math.max(hope, (1 - chanceOf(build.value())) * build(build, card));
                }
            }
            best = Math.max(best, hope);
            all += hope;
        }
        return best + SECOND * (all - best);
    }

    /** What taking a build is worth to whoever takes it with a card. */
    private double build(Build build, int card) {
        double worth = worth(build.cards());
        CardSet twins = Tableau.twins(deck, build.cards());
        for (int twin = twins.first(); twin >= 0; twin = twins.next(twin)) {
            worth += rules.prize(twin, false);
        }
        return card >= 0 && build.cards().meets(deck.copies(card)) ? worth + rules.prize(card, true) : worth;
    }

    /** What the opponents may hope for from the table. */
    private double threats(Tableau after) {
        double best = 0;
        double all = 0;
        CardSet pairs = Tableau.twins(deck, after.field());
        for (int card = after.field().first(); card >= 0; card = after.field().next(card)) {
            int twins = unseen.sizeWith(deck.copies(card));
            double threat = rules.claimsTwin(card) ? chance(twins) * rules.prize(card, true) : 0;
            if (pairs.contains(deck.original(card))) {
                int pips = rules.onTable(card);
                double taker = Math.max(chanceOf(pips), chanceOf(2 * pips));
                threat = Math.max(threat, taker * rules.prize(card, false));
            }
            threat += chanceOf(rules.onTable(card)) * worths.of(card);
            best = Math.max(best, threat);
            all += threat;
        }
        for (Build build : after.builds()) {
            double threat = chanceOf(build.value()) * build(build, -1);
            best = Math.max(best, threat);
            all += threat;
        }
        double swept = after.isEmpty() ? 0 : sweep(after);
        return best + SECOND * (all - best) + swept;
    }

    /** The chance that an opponent clears the table, in points. */
    private double sweep(Tableau after) {
        double most = 0;
        for (int value = 1; value < HIGHEST; value++) {
            int wanted = value;
            boolean builds = after.builds().stream().allMatch(build -> build.value() == wanted);
            if (builds && chanceOf(value) > most && rules.divides(after.field(), value)) {
                most = Math.max(most, chanceOf(value));
            }
        }
        return most * worths.sweep();
    }
}
