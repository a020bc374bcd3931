package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBooks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Translates moves of games with captures by sum into events. Not thread-safe. */
public record FishingEvents(FishingRules rules, Table table, Consumer<Event> happen) {
    /** Carries out a legal move. */
    public void carryOut(FishingTurn turn, Move.BySum move) {
        Fishing fishing = move.fishing();
        switch (rules.act(move.action())) {
            case TAKE -> take(turn, move);
            case LAY -> happen.accept(new Event.Played(move.seat(), move.card(), CardSet.NONE));
            case BUILD -> {
                List<CardSet> parts = parts(turn, move, null);
                built(move, Build.of(table.buildCount() + 1, parts, fishing.value(), move.seat()));
            }
            case BUILD_BELOW -> {
                List<CardSet> parts = List.of(move.take().with(move.card()));
                built(move, Build.of(table.buildCount() + 1, parts, fishing.value(), move.seat()));
            }
            case ADD -> {
                Build first = turn.build(fishing.build());
                built(move, first.with(parts(turn, move, first), move.seat()));
            }
            case RAISE, LOWER -> {
                Build changed = turn.changed(fishing);
                List<CardSet> parts = parts(turn, move, changed);
                Build worth = changed.worth(fishing.value(), parts.get(0), move.seat());
                built(move, parts.size() == 1 ? worth : worth.with(parts.subList(1, parts.size()), move.seat()));
            }
        }
    }

    private void built(Move.BySum move, Build build) {
        happen.accept(new Event.Built(move.seat(), move.card(), move.take(), build));
    }

    /**
     * Returns the parts of a build: the played card with the free cards combined with it, the added groups, and the parts of
     * joined builds.
     */
    private List<CardSet> parts(FishingTurn turn, Move.BySum move, Build onto) {
        Fishing fishing = move.fishing();
        List<CardSet> parts = new ArrayList<>();
        parts.add(fishing.with().with(move.card()));
        CardSet packed = move.take().minus(fishing.with());
        if (!packed.isEmpty()) {
            parts.addAll(
                    fishing.groups() != null
                            ? fishing.groups()
                            : turn.spread.groups(packed, fishing.value(), rules.most(move)));
        }
        for (Build build : turn.builds) {
            if (build != onto && (fishing.builds() & Fishing.bit(build.number())) != 0) {
                parts.addAll(build.parts());
            }
        }
        return parts;
    }

    private void take(FishingTurn turn, Move.BySum move) {
        Fishing fishing = move.fishing();
        List<TableBooks.Claim> claims = new ArrayList<>();
        CardSet twins = fishing.claims();
        for (int card = twins.first(); card >= 0; card = twins.next(card)) {
            claims.add(new TableBooks.Claim(card, rules.prize(card, turn.deck.original(move.card()) == card)));
        }
        happen.accept(new Event.TakenIn(move.seat(), move.card(), move.take(), fishing.builds(), claims));
    }
}
