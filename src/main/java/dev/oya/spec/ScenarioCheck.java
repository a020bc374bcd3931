package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.DealSizes;
import dev.oya.play.ToldCheck;
import dev.oya.play.ToldCheck.Lying;
import dev.oya.play.ToldCheck.Points;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a scenario tells of a round, step by step, is held against what can be before the rules see it. For one scenario. */
public final class ScenarioCheck {
    /** What may be told. */
    enum Thing {
        DEALER,
        FACTOR,
        CARRIED,
        FIELD,
        THROWN_IN,
        STOCK,
        RESTOCK,
        HAND,
        CAPTURED,
        POINTS,
        SWEEPS,
        PRIZES,
        DECLARED,
        MARK,
        SAID,
        LIABLE,
        BUILD,
        TALLY,
        ROUND,
        SCORES,
        POT
    }

    private static final Set<Thing> OF_TOLD =
            EnumSet.complementOf(EnumSet.of(Thing.THROWN_IN, Thing.STOCK, Thing.RESTOCK, Thing.BUILD));
    // Points are told of the end, and a background may serve rounds that are played too.
    private static final Set<Thing> OF_PLAYED = EnumSet.of(
            Thing.DEALER,
            Thing.CARRIED,
            Thing.FIELD,
            Thing.THROWN_IN,
            Thing.STOCK,
            Thing.RESTOCK,
            Thing.HAND,
            Thing.POINTS,
            Thing.TALLY,
            Thing.ROUND,
            Thing.SCORES,
            Thing.POT);
    private static final Set<Thing> OF_MIDWAY = EnumSet.of(
            Thing.DEALER,
            Thing.FIELD,
            Thing.STOCK,
            Thing.HAND,
            Thing.CAPTURED,
            Thing.MARK,
            Thing.BUILD,
            Thing.ROUND,
            Thing.SCORES);

    /** What a scenario tells once, instead of what its backgrounds tell. */
    private static final Set<Thing> ONCE = EnumSet.of(
            Thing.DEALER,
            Thing.FACTOR,
            Thing.FIELD,
            Thing.STOCK,
            Thing.RESTOCK,
            Thing.HAND,
            Thing.POINTS,
            Thing.SWEEPS,
            Thing.PRIZES,
            Thing.ROUND,
            Thing.SCORES,
            Thing.POT);

    private final ScenarioState state;
    private final ToldTable told;
    private final Map<Thing, Map<Integer, Unfit.Told>> by = new EnumMap<>(Thing.class);
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
    void tells(Thing thing, int seat) {
        Map<Integer, Unfit.Told> seats = by.computeIfAbsent(thing, key -> new LinkedHashMap<>());
        Unfit.Told before = seats.get(seat);
        if (thing == Thing.DEALER && !seats.isEmpty()) {
            before = seats.values().iterator().next();
            seats.clear();
        }
        seats.put(seat, step);
        if (before != null
                && ONCE.contains(thing)
                && before.line() > ownFrom
                && state.play().match() == null) {
            throw new Unfit(step, "this was told before, in line " + before.line() + "; take one of the two away");
        }
    }

    private Unfit.Told at(Thing thing, int seat) {
        return by.getOrDefault(thing, Map.of()).get(seat);
    }

    private ToldCheck<Unfit.Told> begin(Set<Thing> used, String how) {
        ToldCheck<Unfit.Told> check = new ToldCheck<>(state.rules(), (at, code, message, advice) -> {
            throw new Unfit(at, message + (advice == null ? "" : "; " + advice));
        });
        by.forEach((thing, seats) -> seats.forEach((seat, at) -> {
            check.seat(at, seat);
            if (state.play().match() == null && !used.contains(thing)) {
                throw new Unfit(at, "this says nothing of a round that " + how + "; take it away");
            }
        }));
        numbers(check);
        return check;
    }

    private void numbers(ToldCheck<Unfit.Told> check) {
        if (told.factor != null) {
            check.number(at(Thing.FACTOR, 0), "A multiplier", told.factor, 1, ToldCheck.MOST_FACTOR);
            check.factor(at(Thing.FACTOR, 0));
        }
        told.carried.forEach(times -> check.carried(at(Thing.CARRIED, 0), times));
        if (at(Thing.POT, 0) != null) {
            check.pot(at(Thing.POT, 0));
        }
        check.number(at(Thing.POT, 0), "The pot", told.pot, 0, Integer.MAX_VALUE);
        check.number(at(Thing.ROUND, 0), "A round", told.round, 1, Integer.MAX_VALUE);
        check.round(at(Thing.ROUND, 0), told.round, state.rules().rounds(told.seats));
        if (told.scores != null) {
            check.scores(at(Thing.SCORES, 0), told.scores.length);
        }
        int deckPoints = state.deck().points(state.deck().parse("all"));
        told.points.forEach(
                (seat, points) -> check.number(at(Thing.POINTS, seat), "Card points of a seat", points, 0, deckPoints));
        told.sweeps.forEach((seat, times) ->
                check.number(at(Thing.SWEEPS, seat), "How often it cleared the table", times, 0, ToldCheck.MOST_FEATS));
        told.prizes.forEach((seat, points) ->
                check.number(at(Thing.PRIZES, seat), "What twins are worth", points, 0, ToldCheck.MOST_FEATS));
    }

    /** A round that is dealt and played. */
    void played() {
        ToldCheck<Unfit.Told> check = begin(OF_PLAYED, "is dealt and played");
        DealSizes sizes = sizes();
        told.hands.forEach((seat, hand) -> check.most(at(Thing.HAND, seat), hand.size(), sizes.hand(), "A hand"));
        if (told.field != null) {
            check.most(at(Thing.FIELD, 0), told.field.size(), sizes.field(), "The field");
        }
        told.fieldsBefore.forEach(
                field -> check.most(at(Thing.THROWN_IN, 0), field.size(), sizes.field(), "The field"));
        List<Lying<Unfit.Told>> lying = dealt();
        lying.add(lying(Thing.STOCK, 0, "in the stock", CardSet.of(told.stock)));
        check.places(lying);
    }

    /** A round that goes on in the middle, with this seat. */
    void midway(int turn) {
        ToldCheck<Unfit.Told> check = begin(OF_MIDWAY, "goes on in the middle");
        check.seat(step, turn);
        DealSizes sizes = sizes();
        told.hands.forEach((seat, hand) -> check.most(at(Thing.HAND, seat), hand.size(), sizes.hand(), "A hand"));
        List<Lying<Unfit.Told>> lying = dealt();
        lying.add(lying(Thing.BUILD, 0, "in a build", told.built()));
        told.builds().forEach(build -> check.build(at(Thing.BUILD, build.creator()), build));
        check.hands(by.getOrDefault(Thing.HAND, Map.of()), told.hands, turn);
        captured(lying);
        lying.add(lying(Thing.STOCK, 0, "in the stock", CardSet.of(told.stock)));
        check.places(lying);
    }

    /** A round that is only told, before anything of it is put on a table. */
    void told() {
        ToldCheck<Unfit.Told> check = begin(OF_TOLD, "is only told");
        DealSizes sizes = sizes();
        told.hands.forEach((seat, hand) -> check.size(at(Thing.HAND, seat), hand.size(), sizes.hand(), "A hand"));
        if (told.field != null) {
            check.size(at(Thing.FIELD, 0), told.field.size(), sizes.field(), "The field");
        }
        check.places(dealt());
        List<Lying<Unfit.Told>> lying = new ArrayList<>();
        captured(lying);
        check.places(lying);
        check.points(points());
        told.declared.forEach((seat, ids) -> {
            Map<String, Unfit.Told> each = new LinkedHashMap<>();
            ids.forEach(id -> each.put(id, at(Thing.DECLARED, seat)));
            check.declared(
                    at(Thing.DECLARED, seat),
                    each,
                    seat,
                    told.hands.get(seat),
                    "say before it what it holds: \"seat " + seat + " holds ...\"");
        });
        if (told.factor != null && (told.field != null || !told.carried.isEmpty())) {
            throw new Unfit(at(Thing.FACTOR, 0), "the multiplier follows from the field; tell the one or the other");
        }
        told.points.forEach((seat, points) -> {
            int onCards = state.deck().points(told.piles.getOrDefault(seat, CardSet.NONE));
            if (points < onCards) {
                throw new Unfit(
                        at(Thing.POINTS, seat),
                        "the cards that seat " + seat + " has captured are " + onCards + " points");
            }
        });
    }

    /** The marks that are told of seats, with those that follow from what they have said. */
    Map<Integer, Set<String>> marks() {
        return begin(EnumSet.allOf(Thing.class), "")
                .marks(by.getOrDefault(Thing.MARK, Map.of()), told.marks, told.dealer);
    }

    /** The marks of a told round are known: who has captured and declared has played. */
    void playing(Table table, int active) {
        ToldCheck<Unfit.Told> check = begin(OF_TOLD, "is only told");
        check.playing(at(Thing.MARK, 0), table.seatsWith(active).size());
        for (int seat = 0; seat < told.seats; seat++) {
            if ((table.marks(seat) & active) == 0) {
                satOut(check, Thing.CAPTURED, seat, "has captured cards");
                if (told.points.getOrDefault(seat, 0) > 0) {
                    satOut(check, Thing.POINTS, seat, "has card points");
                }
            }
        }
    }

    private void satOut(ToldCheck<Unfit.Told> check, Thing thing, int seat, String done) {
        if (by.getOrDefault(thing, Map.of()).containsKey(seat)) {
            check.satOut(at(thing, seat), seat, done);
        }
    }

    /** A told round ended so. */
    void end(String end, int by, Table table) {
        ToldCheck<Unfit.Told> check = begin(OF_TOLD, "is only told");
        if (by >= 0) {
            check.seat(step, by);
        }
        check.end(step, end, by, table, "say it with \"by seat 0\"");
    }

    /** A hand that somebody looks at. */
    void hand(CardSet hand) {
        begin(EnumSet.allOf(Thing.class), "").size(step, hand.size(), sizes().hand(), "A hand");
    }

    private DealSizes sizes() {
        return DealSizes.of(state.rules(), told.seats, told.dealer);
    }

    private List<Lying<Unfit.Told>> dealt() {
        List<Lying<Unfit.Told>> lying = new ArrayList<>();
        if (told.field != null) {
            lying.add(lying(Thing.FIELD, 0, "on the field", told.field));
        }
        told.hands.forEach((seat, hand) -> lying.add(lying(Thing.HAND, seat, "in the hand of seat " + seat, hand)));
        return lying;
    }

    private void captured(List<Lying<Unfit.Told>> lying) {
        told.piles.forEach((seat, pile) -> lying.add(lying(Thing.CAPTURED, seat, "with seat " + seat, pile)));
    }

    private Lying<Unfit.Told> lying(Thing thing, int seat, String place, CardSet cards) {
        return new Lying<>(at(thing, seat), place, state.deck().codes(cards));
    }

    private List<Points<Unfit.Told>> points() {
        Map<Integer, Points<Unfit.Told>> all = new TreeMap<>();
        told.piles.forEach((seat, pile) -> all.put(
                seat, new Points<>(at(Thing.CAPTURED, seat), state.deck().points(pile))));
        told.points.forEach((seat, points) -> all.put(seat, new Points<>(at(Thing.POINTS, seat), points)));
        return List.copyOf(all.values());
    }
}
