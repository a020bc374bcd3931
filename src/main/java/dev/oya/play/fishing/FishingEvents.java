package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Turns moves with cards that are taken in by their sum into events. Not thread-safe. */
public record FishingEvents(FishingRules rules, Table table, Consumer<Event> happen) {
    /** Carries out an open move. */
    public void carryOut(FishingTurn turn, Move move) {
        Fishing fishing = move.fishing();
        switch (rules.act(move.word())) {
            case TAKE -> take(turn, move);
            case LAY -> happen.accept(new Event.Played(move.seat(), move.card(), CardSet.NONE));
            case BUILD -> {
                List<CardSet> parts = parts(turn, move);
                built(move, Build.of(table.buildCount() + 1, parts, fishing.value(), move.seat()));
            }
            case BUILD_BELOW -> {
                List<CardSet> parts = List.of(move.take().with(move.card()));
                built(move, Build.of(table.buildCount() + 1, parts, fishing.value(), move.seat()));
            }
            case ADD -> {
                List<CardSet> parts = parts(turn, move);
                built(move, turn.build(fishing.build()).with(parts, move.seat()));
            }
            case RAISE, LOWER ->
                built(move, turn.build(fishing.build()).worth(fishing.value(), move.card(), move.seat()));
        }
    }

    private void built(Move move, Build build) {
        happen.accept(new Event.Built(move.seat(), move.card(), move.take(), build));
    }

    /** The played card, with another where there is one, and the groups packed. */
    private List<CardSet> parts(FishingTurn turn, Move move) {
        Fishing fishing = move.fishing();
        CardSet first = CardSet.of(move.card());
        CardSet packed = move.take();
        if (fishing.with() >= 0) {
            first = first.with(fishing.with());
            packed = packed.without(fishing.with());
        }
        if (packed.isEmpty()) {
            return List.of(first);
        }
        List<CardSet> parts = new ArrayList<>();
        parts.add(first);
        parts.addAll(
                fishing.groups() != null
                        ? fishing.groups()
                        : turn.spread.groups(packed, fishing.value(), rules.most(move)));
        return parts;
    }

    private void take(FishingTurn turn, Move move) {
        Fishing fishing = move.fishing();
        int prize = 0;
        CardSet claims = fishing.claims();
        for (int card = claims.first(); card >= 0; card = claims.next(card)) {
            prize += rules.prize(card, turn.deck.original(move.card()) == card);
        }
        happen.accept(new Event.TakenIn(move.seat(), move.card(), move.take(), fishing.builds(), claims, prize));
    }
}
