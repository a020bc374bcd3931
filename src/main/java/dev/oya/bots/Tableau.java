package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.Build;
import dev.oya.play.fishing.Fishing;
import dev.oya.vocabulary.CardUse;
import java.util.ArrayList;
import java.util.List;

/**
 * The table after a move, as the seat that makes it expects it.
 *
 * @param hand what the seat holds then
 * @param field the free cards
 * @param builds the builds
 * @param taken what it has taken in, the played card among it; none where it takes nothing
 * @param claims the twins it claims, one card of each pair
 */
record Tableau(CardSet hand, CardSet field, List<Build> builds, CardSet taken, CardSet claims) {
    static Tableau after(SeatView view, Move move, CardUse.Act act) {
        Fishing fishing = move.fishing();
        CardSet hand = view.hand().without(move.card());
        CardSet field = view.field().minus(move.take());
        List<Build> builds = new ArrayList<>();
        CardSet taken = CardSet.NONE;
        CardSet put = move.take().with(move.card());
        boolean lies = false;
        for (Build build : view.builds()) {
            boolean touched = (fishing.builds() & Fishing.bit(build.number())) != 0;
            if (!touched) {
                builds.add(build);
            } else if (act == CardUse.Act.TAKE) {
                taken = taken.plus(build.cards());
            } else {
                builds.add(made(build.number(), build.cards().plus(put), fishing.value(), view.seat()));
            }
        }
        switch (act) {
            case TAKE -> taken = taken.plus(put);
            case LAY -> lies = true;
            case BUILD, BUILD_BELOW -> builds.add(made(0, put, fishing.value(), view.seat()));
            default -> lies = false;
        }
        return new Tableau(hand, lies ? field.with(move.card()) : field, builds, taken, fishing.claims());
    }

    private static Build made(int number, CardSet cards, int value, int seat) {
        return new Build(number, cards, List.of(cards), value, true, seat, seat, false);
    }

    /** Whether nothing lies on the table. */
    boolean isEmpty() {
        return field.isEmpty() && builds.isEmpty();
    }

    /** Of each pair of twins among some cards the first copy. */
    static CardSet twins(Deck deck, CardSet cards) {
        CardSet twins = CardSet.NONE;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            int original = deck.original(card);
            twins = original != card && cards.contains(original) ? twins.with(original) : twins;
        }
        return twins;
    }
}
