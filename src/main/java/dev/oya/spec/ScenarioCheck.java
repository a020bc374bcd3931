package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.DealSizes;
import dev.oya.play.ToldCheck;
import dev.oya.play.ToldCheck.Lying;
import dev.oya.play.ToldCheck.Points;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a scenario tells of a round, step by step, is held against what can be before the rules see it. For one scenario. */
final class ScenarioCheck {
    private final ScenarioState state;
    private final ToldTable told;
    private final Map<ToldThing, Map<Integer, Unfit.Told>> by = new EnumMap<>(ToldThing.class);
    private ToldCheck<Unfit.Told> check;
    private Unfit.Told step;
    private int ownFrom;

    ScenarioCheck(ScenarioState state, ToldTable told) {
        this.state = state;
        this.told = told;
    }

    /** This step is under way, of a scenario that begins in such a line: what stands above is of its backgrounds. */
    void step(String written, int line, int heading) {
        step = new Unfit.Told(written, line);
        ownFrom = heading;
    }

    /** The step under way tells something of a seat; of the table it is told as of seat 0. */
    void tells(ToldThing thing, int seat) {
        Unfit.Told before = seats(thing).put(seat, step);
        if (before != null && thing.once && before.line() > ownFrom && isUnplayed()) {
            throw new Unfit(step, "this was told before, in line " + before.line() + "; take one of the two away");
        }
    }

    private Map<Integer, Unfit.Told> seats(ToldThing thing) {
        return by.computeIfAbsent(thing, key -> new LinkedHashMap<>());
    }

    private Unfit.Told at(ToldThing thing, int seat) {
        return seats(thing).get(seat);
    }

    private boolean isUnplayed() {
        return state.play().match() == null;
    }

    /** Begins to check what is told, by the rules as they now are. */
    private void begin() {
        check = new ToldCheck<>(state.rules(), (at, code, message, advice) -> {
            throw new Unfit(at, message + (advice == null ? "" : "; " + advice));
        });
        by.forEach((thing, seats) -> seats.forEach((seat, at) -> check.seat(at, seat)));
    }

    private void begin(ToldThing.Round round) {
        begin();
        by.forEach((thing, seats) -> seats.forEach((seat, at) -> {
            if (isUnplayed() && !thing.rounds.contains(round)) {
                throw new Unfit(at, "this says nothing of a round that " + round.how + "; take it away");
            }
        }));
        check.seat(at(ToldThing.DEALER, 0), told.dealer());
        numbers();
    }

    private void numbers() {
        number(ToldThing.FACTOR, "A multiplier", 1, ToldCheck.MOST_FACTOR);
        number(ToldThing.POT, "The pot", 0, Integer.MAX_VALUE);
        number(ToldThing.ROUND, "A round", 1, Integer.MAX_VALUE);
        number(
                ToldThing.POINTS,
                "Card points of a seat",
                0,
                state.deck().points(state.deck().parse("all")));
        number(ToldThing.SWEEPS, "How often it cleared the table", 0, ToldCheck.MOST_FEATS);
        number(ToldThing.PRIZES, "What twins are worth", 0, ToldCheck.MOST_FEATS);
        if (at(ToldThing.FACTOR, 0) != null) {
            check.factor(at(ToldThing.FACTOR, 0));
        }
        told.carried.forEach(times -> check.carried(at(ToldThing.CARRIED, 0), times));
        if (at(ToldThing.POT, 0) != null) {
            check.pot(at(ToldThing.POT, 0));
        }
        check.round(at(ToldThing.ROUND, 0), told.round(), state.rules().rounds(told.seats()));
        if (told.scores != null) {
            check.scores(at(ToldThing.SCORES, 0), told.scores.length);
        }
    }

    private void number(ToldThing thing, String what, int least, int most) {
        told.of(thing).forEach((seat, number) -> check.number(at(thing, seat), what, number, least, most));
    }

    /** A round that is dealt and played. */
    void played() {
        begin(ToldThing.Round.DEALT);
        hands(true);
        told.fieldsBefore.forEach(
                field -> check.most(at(ToldThing.THROWN_IN, 0), field.size(), sizes().field(), "The field"));
        List<Lying<Unfit.Told>> lying = dealt();
        lying.add(lying(ToldThing.STOCK, 0, "in the stock", CardSet.of(told.stock)));
        check.places(lying);
    }

    /** A round that goes on in the middle, with this seat. */
    void midway(int turn) {
        begin(ToldThing.Round.MIDWAY);
        check.seat(step, turn);
        DealSizes sizes = sizes();
        told.hands.forEach((seat, hand) -> check.most(at(ToldThing.HAND, seat), hand.size(), sizes.hand(), "A hand"));
        List<Lying<Unfit.Told>> lying = dealt();
        lying.add(lying(ToldThing.BUILD, 0, "in a build", told.built()));
        told.builds.forEach(build -> check.build(at(ToldThing.BUILD, build.creator()), build));
        check.hands(seats(ToldThing.HAND), told.hands, turn);
        lying.addAll(captured());
        lying.add(lying(ToldThing.STOCK, 0, "in the stock", CardSet.of(told.stock)));
        check.places(lying);
    }

    /** A round that is only told, before anything of it is put on a table. */
    void told() {
        begin(ToldThing.Round.TOLD);
        hands(false);
        check.places(dealt());
        check.places(captured());
        check.points(points());
        told.declared.forEach((seat, ids) -> {
            Unfit.Told at = at(ToldThing.DECLARED, seat);
            Map<String, Unfit.Told> each = new LinkedHashMap<>();
            ids.forEach(id -> each.put(id, at));
            String advice = "say before it what it holds: \"seat " + seat + " holds ...\"";
            check.declared(at, each, seat, told.hands.get(seat), advice);
        });
        Unfit.Told factor = at(ToldThing.FACTOR, 0);
        if (factor != null && (told.field != null || !told.carried.isEmpty())) {
            throw new Unfit(factor, "the multiplier follows from the field; tell the one or the other");
        }
        told.of(ToldThing.POINTS).forEach((seat, points) -> {
            int onCards = state.deck().points(told.piles.getOrDefault(seat, CardSet.NONE));
            if (points < onCards) {
                throw new Unfit(
                        at(ToldThing.POINTS, seat),
                        "the cards that seat " + seat + " has captured are " + onCards + " points");
            }
        });
    }

    /** Hands and the field have as many cards as the rules deal, or where the rest is dealt no more. */
    private void hands(boolean isDealt) {
        DealSizes sizes = sizes();
        told.hands.forEach((seat, hand) -> size(at(ToldThing.HAND, seat), hand, sizes.hand(), "A hand", isDealt));
        if (told.field != null) {
            size(at(ToldThing.FIELD, 0), told.field, sizes.field(), "The field", isDealt);
        }
    }

    private void size(Unfit.Told at, CardSet cards, int size, String what, boolean isDealt) {
        if (isDealt) {
            check.most(at, cards.size(), size, what);
        } else {
            check.size(at, cards.size(), size, what);
        }
    }

    /** The marks that are told of seats, with those that follow from what they have said. */
    Map<Integer, Set<String>> marks() {
        begin();
        return check.marks(seats(ToldThing.MARK), told.marks, told.dealer());
    }

    /** The marks of a told round are known: who has captured and declared has played. */
    void playing(Table table, int active) {
        begin();
        check.playing(at(ToldThing.MARK, 0), table.seatsWith(active).size());
        for (int seat = 0; seat < told.seats(); seat++) {
            if ((table.marks(seat) & active) == 0) {
                satOut(ToldThing.CAPTURED, seat, "has captured cards");
                if (told.of(ToldThing.POINTS).getOrDefault(seat, 0) > 0) {
                    satOut(ToldThing.POINTS, seat, "has card points");
                }
            }
        }
    }

    private void satOut(ToldThing thing, int seat, String done) {
        if (at(thing, seat) != null) {
            check.satOut(at(thing, seat), seat, done);
        }
    }

    /** A told round ended so. */
    void end(String end, int seat, Table table) {
        begin();
        if (seat >= 0) {
            check.seat(step, seat);
        }
        check.end(step, end, seat, table, "say it with \"by seat 0\"");
    }

    /** A hand that somebody looks at. */
    void hand(CardSet hand) {
        begin();
        check.size(step, hand.size(), sizes().hand(), "A hand");
    }

    private DealSizes sizes() {
        return DealSizes.of(state.rules(), told.seats(), told.dealer());
    }

    private List<Lying<Unfit.Told>> dealt() {
        List<Lying<Unfit.Told>> lying = new ArrayList<>();
        lying.add(lying(ToldThing.FIELD, 0, "on the field", told.free()));
        told.hands.forEach((seat, hand) -> lying.add(lying(ToldThing.HAND, seat, "in the hand of seat " + seat, hand)));
        return lying;
    }

    private List<Lying<Unfit.Told>> captured() {
        return told.piles.entrySet().stream()
                .map(pile -> lying(ToldThing.CAPTURED, pile.getKey(), "with seat " + pile.getKey(), pile.getValue()))
                .toList();
    }

    private Lying<Unfit.Told> lying(ToldThing thing, int seat, String place, CardSet cards) {
        return new Lying<>(at(thing, seat), place, state.deck().codes(cards));
    }

    private List<Points<Unfit.Told>> points() {
        Map<Integer, Points<Unfit.Told>> all = new TreeMap<>();
        told.piles.forEach((seat, pile) -> all.put(
                seat, new Points<>(at(ToldThing.CAPTURED, seat), state.deck().points(pile))));
        told.of(ToldThing.POINTS)
                .forEach((seat, points) -> all.put(seat, new Points<>(at(ToldThing.POINTS, seat), points)));
        return List.copyOf(all.values());
    }
}
