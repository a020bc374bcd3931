package dev.oya.spec.write;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.List;

/** Writes moves as steps. */
record MoveSteps(Pack pack, StepWriter steps, PhraseWriter words) {
    private List<String> codes(CardSet cards) {
        return pack.deck().codes(cards);
    }

    private String code(int card) {
        return pack.deck().card(card).code();
    }

    /**
     * Returns the step that makes a move.
     *
     * @param table table before the move
     */
    String step(Move move, Table table) {
        int seat = move.seat();
        if (move instanceof Move.YesNo answer) {
            return steps.sentence("WhenSteps.say", seat, words.choice(move.action(), answer.yes()));
        }
        if (move instanceof Move.Declaration some) {
            return some.yaku().isEmpty()
                    ? say(move)
                    : steps.sentence(
                            "WhenSteps.declare",
                            seat,
                            some.yaku().stream().map(words::yaku).toList());
        }
        if (move instanceof Move.Bid bid) {
            return bid.to() < 0
                    ? steps.sentence("WhenSteps.repays", seat, bid.points())
                    : steps.sentence("WhenSteps.bids", seat, bid.points(), bid.to());
        }
        if (move instanceof Move.ByMonth play) {
            return byMonth(play);
        }
        return move instanceof Move.BySum play ? bySum(play, table) : say(move);
    }

    private String say(Move move) {
        return steps.sentence("WhenSteps.say", move.seat(), words.action(move.action()));
    }

    private String byMonth(Move.ByMonth play) {
        List<String> take = codes(play.take());
        List<String> card = List.of(code(play.card()));
        if (play.action().equals(usual(Phases.Origin.HAND, "play"))) {
            return steps.sentence("WhenSteps.play", play.seat(), card, take);
        }
        if (play.action().equals(usual(Phases.Origin.STOCK, "draw"))) {
            return steps.sentence("WhenSteps.draw", play.seat(), card, take);
        }
        return steps.sentence("WhenSteps.sayWith", play.seat(), words.action(play.action()), card, take);
    }

    /** Returns the action that a step implies without naming it, or null if the step must name the action. */
    private String usual(Phases.Origin from, String name) {
        List<String> all = pack.phases().actions().values().stream()
                .filter(action -> action.cardMove().from() == from)
                .map(Phases.Action::name)
                .toList();
        return all.contains(name) ? name : all.size() == 1 ? all.get(0) : null;
    }

    private String bySum(Move.BySum play, Table table) {
        Fishing fishing = play.fishing();
        int seat = play.seat();
        String card = code(play.card());
        List<Integer> builds = table.builds().stream()
                .map(Build::number)
                .filter(number -> (fishing.builds() & Fishing.bit(number)) != 0)
                .toList();
        List<String> with = codes(fishing.with());
        List<String> packed = codes(play.take().minus(fishing.with()));
        return switch (pack.phases().actions().get(play.action()).cardMove().act()) {
            case TAKE -> take(play, builds, card);
            case LAY -> steps.sentence("FishingSteps.lay", seat, card);
            case BUILD ->
                with.isEmpty()
                        ? steps.sentence("FishingSteps.lie", seat, card, packed)
                        : steps.sentence("FishingSteps.make", seat, card, with, fishing.value(), packed);
            case BUILD_BELOW -> steps.sentence("FishingSteps.makeDown", seat, card, with.get(0), fishing.value());
            case ADD ->
                with.isEmpty()
                        ? steps.sentence("FishingSteps.lieOnBuild", seat, card, builds, packed)
                        : steps.sentence("FishingSteps.add", seat, builds, card, with, packed);
            case RAISE ->
                with.isEmpty()
                        ? steps.sentence("FishingSteps.raise", seat, builds, fishing.value(), card, packed)
                        : steps.sentence("FishingSteps.raiseWith", seat, builds, fishing.value(), card, with, packed);
            case LOWER -> steps.sentence("FishingSteps.lower", seat, fishing.build(), fishing.value(), card);
        };
    }

    private String take(Move.BySum play, List<Integer> builds, String card) {
        List<String> free = codes(play.take());
        List<String> claims = codes(play.fishing().claims());
        String claim = pack.phases().actions().get(play.action()).fields().claims();
        Object claimed = claims.isEmpty() || claim == null ? null : new StepWriter.Claim(claims, words.claim(claim));
        if (builds.isEmpty()) {
            return steps.sentence("FishingSteps.take", play.seat(), free, card, claimed);
        }
        return free.isEmpty()
                ? steps.sentence("FishingSteps.takeBuilds", play.seat(), builds, card, claimed)
                : steps.sentence("FishingSteps.takeBoth", play.seat(), builds, free, card, claimed);
    }
}
