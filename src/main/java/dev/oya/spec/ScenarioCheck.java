package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.play.DealSizes;
import dev.oya.play.SituationValidator;
import dev.oya.play.SituationValidator.Lying;
import dev.oya.play.SituationValidator.Points;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A check of the facts that a scenario states about a round. It rejects impossible facts before the rules evaluate them. Use one
 * instance per scenario.
 */
final class ScenarioCheck {
    private final ScenarioState state;
    private final ScenarioTable given;
    private final Map<TableFact, Map<Integer, InvalidScenarioException.Step>> by = new EnumMap<>(TableFact.class);
    private SituationValidator<InvalidScenarioException.Step> check;
    private InvalidScenarioException.Step step;
    private int ownFrom;

    ScenarioCheck(ScenarioState state, ScenarioTable table) {
        this.state = state;
        this.given = table;
    }

    /**
     * Begins a step.
     *
     * @param heading line at which the scenario begins; steps above it belong to backgrounds
     */
    void step(String written, int line, int heading) {
        step = new InvalidScenarioException.Step(written, line);
        ownFrom = heading;
    }

    /** Records that the current step states a fact about a seat. Facts about the table are recorded for seat 0. */
    void given(TableFact thing, int seat) {
        InvalidScenarioException.Step before = seats(thing).put(seat, step);
        if (before != null && thing.once && before.line() > ownFrom && isUnplayed()) {
            throw new InvalidScenarioException(step, "told-twice.step", before.line());
        }
    }

    private Map<Integer, InvalidScenarioException.Step> seats(TableFact thing) {
        return by.computeIfAbsent(thing, key -> new LinkedHashMap<>());
    }

    private InvalidScenarioException.Step at(TableFact thing, int seat) {
        return seats(thing).get(seat);
    }

    private boolean isUnplayed() {
        return state.play().match() == null;
    }

    /** Begins a validation with the current rules. */
    private void begin() {
        check = new SituationValidator<>(state.rules(), (at, key, parts) -> {
            throw new InvalidScenarioException(at, key, parts);
        });
        by.forEach((thing, seats) -> seats.forEach((seat, at) -> check.seat(at, seat)));
    }

    private void begin(TableFact.Round round) {
        begin();
        by.forEach((thing, seats) -> seats.forEach((seat, at) -> {
            if (isUnplayed() && !thing.rounds.contains(round)) {
                throw new InvalidScenarioException(at, round.problem);
            }
        }));
        check.seat(at(TableFact.DEALER, 0), given.dealer());
        numbers();
    }

    private void numbers() {
        number(TableFact.FACTOR, 1, SituationValidator.MOST_FACTOR);
        number(TableFact.POT, 0, Integer.MAX_VALUE);
        number(TableFact.ROUND, 1, Integer.MAX_VALUE);
        number(TableFact.POINTS, 0, state.deck().points(state.deck().parse("all")));
        number(TableFact.SWEEPS, 0, SituationValidator.MOST_FEATS);
        number(TableFact.PRIZES, 0, SituationValidator.MOST_FEATS);
        if (at(TableFact.FACTOR, 0) != null) {
            check.factor(at(TableFact.FACTOR, 0));
        }
        given.carried.forEach(times -> check.carried(at(TableFact.CARRIED, 0), times));
        if (at(TableFact.POT, 0) != null) {
            check.pot(at(TableFact.POT, 0));
        }
        check.round(at(TableFact.ROUND, 0), given.round(), state.rules().rounds(given.seats()));
        if (given.scores != null) {
            check.scores(at(TableFact.SCORES, 0), given.scores.length);
        }
    }

    private void number(TableFact thing, int least, int most) {
        given.of(thing).forEach((seat, number) -> check.number(at(thing, seat), number, least, most));
    }

    /** Validates the facts of a round that is dealt and played. */
    void played() {
        begin(TableFact.Round.DEALT);
        hands(true);
        given.fieldsBefore.forEach(field -> check.most(at(TableFact.THROWN_IN, 0), field.size(), sizes().field()));
        List<Lying<InvalidScenarioException.Step>> lying = dealt();
        lying.add(lying(TableFact.STOCK, 0, Advice.of("at-stock"), CardSet.of(given.stock)));
        check.places(given.dealer(), lying);
    }

    /**
     * Validates the facts of a round in progress.
     *
     * @param turn seat to move
     */
    void midway(int turn) {
        begin(TableFact.Round.MIDWAY);
        check.seat(step, turn);
        DealSizes sizes = sizes();
        given.hands.forEach((seat, hand) -> check.most(at(TableFact.HAND, seat), hand.size(), sizes.hand()));
        List<Lying<InvalidScenarioException.Step>> lying = dealt();
        lying.add(lying(TableFact.BUILD, 0, Advice.of("at-build"), given.built()));
        given.builds.forEach(build -> check.build(at(TableFact.BUILD, build.creator()), build));
        check.hands(seats(TableFact.HAND), given.hands, turn);
        lying.addAll(captured());
        lying.add(lying(TableFact.STOCK, 0, Advice.of("at-stock"), CardSet.of(given.stock)));
        check.places(given.dealer(), lying);
    }

    /** Validates the facts of an entered round before they are applied to a table. */
    void entered() {
        begin(TableFact.Round.ENTERED);
        hands(false);
        check.places(given.dealer(), dealt());
        check.places(given.dealer(), captured());
        check.points(points());
        given.declared.forEach((seat, ids) -> {
            InvalidScenarioException.Step at = at(TableFact.DECLARED, seat);
            Map<String, InvalidScenarioException.Step> each = new LinkedHashMap<>();
            ids.forEach(id -> each.put(id, at));
            check.declared(at, each, seat, given.hands.get(seat));
        });
        InvalidScenarioException.Step factor = at(TableFact.FACTOR, 0);
        if (factor != null && (given.field != null || !given.carried.isEmpty())) {
            throw new InvalidScenarioException(factor, "told-twice.multiplier");
        }
        given.of(TableFact.POINTS).forEach((seat, points) -> {
            int onCards = state.deck().points(given.piles.getOrDefault(seat, CardSet.NONE));
            if (points < onCards) {
                throw new InvalidScenarioException(at(TableFact.POINTS, seat), "told-twice.card-points", seat, onCards);
            }
        });
    }

    /**
     * Checks that hands and the field have as many cards as the rules deal. In a round that is dealt, the scenario may state
     * fewer cards, because the deal adds the remaining cards.
     */
    private void hands(boolean isDealt) {
        DealSizes sizes = sizes();
        given.hands.forEach((seat, hand) -> size(at(TableFact.HAND, seat), hand, sizes.hand(), isDealt));
        if (given.field != null) {
            size(at(TableFact.FIELD, 0), given.field, sizes.field(), isDealt);
        }
    }

    private void size(InvalidScenarioException.Step at, CardSet cards, int size, boolean isDealt) {
        if (isDealt) {
            check.most(at, cards.size(), size);
        } else {
            check.size(at, cards.size(), size);
        }
    }

    /** Returns the stated marks of seats and the marks that follow from the actions of the seats. */
    Map<Integer, Set<String>> marks() {
        begin();
        return check.marks(seats(TableFact.MARK), given.marks, given.dealer());
    }

    /** Checks that no seat with captured cards or card points in an entered round sat out. */
    void playing(Table table, int active) {
        begin();
        check.playing(at(TableFact.MARK, 0), table.seatsWith(active).size());
        for (int seat = 0; seat < given.seats(); seat++) {
            if ((table.marks(seat) & active) == 0) {
                boolean pointed = given.of(TableFact.POINTS).getOrDefault(seat, 0) > 0;
                check.satOut(at(TableFact.CAPTURED, seat), pointed ? at(TableFact.POINTS, seat) : null, seat);
            }
        }
    }

    /** Validates the end of an entered round. */
    void end(String end, int seat, Table table) {
        begin();
        if (seat >= 0) {
            check.seat(step, seat);
        }
        check.end(step, end, seat, table);
    }

    /** Validates the size of a hand that the scenario examines. */
    void hand(CardSet hand) {
        begin();
        check.size(step, hand.size(), sizes().hand());
    }

    private DealSizes sizes() {
        return DealSizes.of(state.rules(), given.seats(), given.dealer());
    }

    private List<Lying<InvalidScenarioException.Step>> dealt() {
        List<Lying<InvalidScenarioException.Step>> lying = new ArrayList<>();
        lying.add(lying(TableFact.FIELD, 0, Advice.of("at-field"), given.free()));
        lying.add(lying(TableFact.FACE_DOWN, 0, Advice.of("at-field"), given.faceDown));
        given.hands.forEach((seat, hand) -> lying.add(lying(TableFact.HAND, seat, Advice.of("at-hand", seat), hand)));
        return lying;
    }

    private List<Lying<InvalidScenarioException.Step>> captured() {
        return given.piles.entrySet().stream()
                .map(pile ->
                        lying(TableFact.CAPTURED, pile.getKey(), Advice.of("at-seat", pile.getKey()), pile.getValue()))
                .toList();
    }

    private Lying<InvalidScenarioException.Step> lying(TableFact thing, int seat, Advice place, CardSet cards) {
        return new Lying<>(at(thing, seat), place, state.deck().codes(cards));
    }

    private List<Points<InvalidScenarioException.Step>> points() {
        Map<Integer, Points<InvalidScenarioException.Step>> all = new TreeMap<>();
        given.piles.forEach((seat, pile) -> all.put(
                seat, new Points<>(at(TableFact.CAPTURED, seat), state.deck().points(pile))));
        given.of(TableFact.POINTS)
                .forEach((seat, points) -> all.put(seat, new Points<>(at(TableFact.POINTS, seat), points)));
        return List.copyOf(all.values());
    }
}
