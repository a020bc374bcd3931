package dev.oya.spec;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.pack.Phases;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Position;
import dev.oya.play.Rules;
import dev.oya.play.fishing.Build;
import java.util.ArrayList;
import java.util.List;

/** A round in the middle as a scenario tells it: builds, hands, free cards, who is on turn. For one scenario. */
final class Midway {
    private final World world;
    private final List<Build> builds = new ArrayList<>();

    Midway(World world) {
        this.world = world;
    }

    /** A further build, its parts between commas. */
    void build(int seat, String parts, int value) {
        List<CardSet> all = new ArrayList<>();
        CardSet cards = CardSet.NONE;
        for (String part : parts.split(",")) {
            CardSet placed = world.copies().set(part, world.placed().plus(cards));
            all.add(placed);
            cards = cards.plus(placed);
        }
        builds.add(new Build(builds.size() + 1, cards, all, value, all.size() > 1, seat, seat, false));
    }

    /** Another seat was the last at a build; it may have changed its value. */
    void last(int number, int seat, boolean changed) {
        if (number < 1 || number > builds.size()) {
            throw new IllegalArgumentException("there is no build " + number);
        }
        Build one = builds.get(number - 1);
        builds.set(
                number - 1,
                new Build(
                        number,
                        one.cards(),
                        one.parts(),
                        one.value(),
                        one.compound(),
                        one.creator(),
                        seat,
                        one.changed() || changed));
    }

    /** The cards of all builds. */
    CardSet cards() {
        return builds.stream().map(Build::cards).reduce(CardSet.NONE, CardSet::plus);
    }

    /** The round goes on with this seat; whose hand is not told gets as many cards as it has, of those not mentioned. */
    Match begin(int turn) {
        world.check.midway(turn);
        Rules rules = world.rules();
        Position position = new Position(rules, world.seats, world.dealer);
        int size = world.hands.getOrDefault(turn, CardSet.NONE).size();
        CardSet placed = world.placed();
        for (int seat = 0; seat < world.seats; seat++) {
            CardSet hand = world.hands.get(seat);
            if (hand == null) {
                hand = dull(size, placed);
                placed = placed.plus(hand);
            }
            position.hand(seat, hand);
            position.mark(seat, "active");
        }
        builds.forEach(
                build -> position.build(build.parts(), build.value(), build.creator(), build.last(), build.changed()));
        world.piles.forEach(position::captured);
        world.check.marks().forEach((seat, marks) -> marks.forEach(mark -> position.mark(seat, mark)));
        position.field(world.field == null ? CardSet.NONE : world.field)
                .stock(world.stock.stream().mapToInt(Integer::intValue).toArray());
        if (world.scores != null) {
            position.standing(world.scores, world.round, Match.length(rules, world.seats));
        }
        return position.begin(played(), turn, Chance.of(new Shuffle("the middle of a round")));
    }

    /** The first phase in which a card is played from a hand. */
    private String played() {
        Phases machine = world.pack().phases();
        return machine.phases().values().stream()
                .filter(phase -> phase.words().stream()
                        .anyMatch(
                                word -> "hand".equals(machine.words().get(word).card())))
                .map(Phases.Phase::name)
                .findFirst()
                .orElseThrow();
    }

    /** The last cards of the deck that nobody has mentioned. */
    private CardSet dull(int size, CardSet placed) {
        List<Integer> free = world.deck().cards().stream()
                .map(Card::index)
                .filter(card -> !placed.contains(card))
                .toList();
        return CardSet.of(free.subList(Math.max(0, free.size() - size), free.size()));
    }
}
