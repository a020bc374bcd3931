package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import java.util.List;

/** Replaces each card of a move with a copy that is in the hand or on the table. */
record CopyResolver(FishingTurn turn) {
    Move.BySum move(Move.BySum move) {
        int card = turn.hand.contains(move.card()) ? move.card() : copy(move.card(), turn.hand);
        CardSet take = move.take();
        if (turn.spread.field.containsAll(take)) {
            return card == move.card() ? move : withCards(move, card, take, move.fishing());
        }
        int[] copies = new int[128];
        CardSet used = take.and(turn.spread.field);
        for (int one = take.first(); one >= 0; one = take.next(one)) {
            copies[one] = turn.spread.field.contains(one) ? one : copy(one, turn.spread.field.minus(used));
            used = used.with(copies[one]);
        }
        Fishing fishing = move.fishing();
        CardSet with = take.containsAll(fishing.with()) ? replaced(fishing.with(), copies) : fishing.with();
        List<CardSet> groups = fishing.groups() == null
                ? null
                : fishing.groups().stream()
                        .map(group -> replaced(group, copies))
                        .toList();
        Fishing found = new Fishing(with, fishing.builds(), fishing.value(), fishing.claims(), groups);
        return withCards(move, card, replaced(take, copies), found);
    }

    private static Move.BySum withCards(Move.BySum move, int card, CardSet take, Fishing fishing) {
        return new Move.BySum(move.seat(), move.action(), card, take, fishing);
    }

    private static CardSet replaced(CardSet cards, int[] copies) {
        CardSet replaced = CardSet.NONE;
        for (int one = cards.first(); one >= 0; one = cards.next(one)) {
            replaced = replaced.with(copies[one]);
        }
        return replaced;
    }

    /** Returns a copy of the card that the given set contains, or the card itself if the set contains none. */
    private int copy(int card, CardSet among) {
        int copy = turn.deck.copies(card).and(among).first();
        return copy < 0 ? card : copy;
    }
}
