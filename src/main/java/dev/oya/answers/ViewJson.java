package dev.oya.answers;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.explain.PaymentReasons;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.words.Glossary;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.TurnedCard;
import dev.oya.play.YakuInReach;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.SideGains;
import dev.oya.play.table.Table;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the view of a seat or a spectator as JSON. Immutable and thread-safe. */
public record ViewJson(Rules rules, Deck deck, Wording speech, MoveNotation moves, MoveSentence text) {
    /** Seat number that represents a spectator. */
    public static final int PUBLIC = -1;

    /**
     * Creates a writer.
     *
     * @param speech language of the sentences about moves and payments
     */
    public ViewJson(Rules rules, Wording speech) {
        this(
                rules,
                rules.settings().pack().deck(),
                speech,
                new MoveNotation(rules.settings().pack()),
                new MoveSentence(rules, speech));
    }

    /**
     * Adds the fields of a view.
     *
     * @param seat the seat, or {@link #PUBLIC}
     * @param most maximum number of legal moves to list; if there are more, {@code moves} is null
     */
    public void put(ObjectNode json, Match match, int seat, int most) {
        put(json, match, seat, most, true);
    }

    /** Adds the fields of a view without legal moves, for a table that cannot continue because its rules fail. */
    public void putStill(ObjectNode json, Match match, int seat) {
        put(json, match, seat, 0, false);
    }

    private void put(ObjectNode json, Match match, int seat, int most, boolean asks) {
        Table table = match.table();
        boolean mine = seat != PUBLIC;
        SeatView view = mine ? match.view(seat) : match.view(0).publicly();
        int turned = asks ? TurnedCard.card(match) : -1;
        json.put("phase", view.phase());
        json.put("round", view.round());
        json.put("rounds", match.rounds());
        json.put("dealer", view.dealer());
        json.put("turn", view.turn() < 0 || match.round().isOver() ? null : (Integer) view.turn());
        json.put("multiplier", view.factor());
        if (!table.factorRules().isEmpty()) {
            json.set(
                    "multiplied",
                    Json.MAPPER.valueToTree(PaymentReasons.Rule.named(
                            table.factorRules(), speech.sources(rules.settings().pack()))));
        }
        if (!table.factorCards().isEmpty()) {
            codes(json.putArray("multipliedBy"), table.factorCards());
        }
        ArrayNode carried = json.putArray("carried");
        table.carriedOut().forEach(carried::add);
        json.put("pot", view.pot());
        codes(json.putArray("hand"), mine ? view.hand() : CardSet.NONE);
        ArrayNode field = json.putArray("field");
        for (int card : table.fieldInOrder()) {
            field.add(deck.card(card).code());
        }
        if (view.faceDown() > 0) {
            json.put("faceDown", view.faceDown());
        }
        json.put("turned", turned < 0 ? null : deck.card(turned).code());
        builds(json.putArray("builds"), match, asks);
        json.put("stock", turned < 0 ? view.stock() : view.stock() - 1);
        seats(json.putArray("seats"), table, view, asks);
        ArrayNode held = json.putArray("held");
        json.set("reach", mine ? json.get("seats").get(seat).get("reach") : Json.MAPPER.createArrayNode());
        if (mine && asks) {
            view.held().forEach(held::add);
        }
        List<Move> open = mine && asks && !match.round().isOver() ? view.moves() : List.of();
        if (open.size() > most) {
            json.putNull("moves");
        } else {
            moves(json.putArray("moves"), view, open);
            if (mine && view.choices().isCut()) {
                json.put("more", true);
            }
        }
        if (match.round().isOver()) {
            json.set("settlement", settlement(match));
        }
    }

    /** Adds the fields of a view with all hands visible. */
    public void putAll(ObjectNode json, Match match) {
        put(json, match, PUBLIC, 0);
        for (int seat = 0; seat < match.table().seats(); seat++) {
            codes(
                    ((ObjectNode) json.get("seats").get(seat)).putArray("cards"),
                    match.view(seat).hand());
        }
    }

    /** Returns the settlement of a finished round. */
    public ObjectNode settlement(Match match) {
        return settlement(match.table());
    }

    /** Returns the settlement of a table whose round is settled. */
    public ObjectNode settlement(Table table) {
        return new Settlement(rules.settings(), table, speech).json();
    }

    /**
     * Adds the legal moves of the view to a list, each as an action with a sentence that describes it and names a sweep. A
     * declaration also has its worth.
     */
    public void moves(ArrayNode list, SeatView view, List<Move> open) {
        for (Move move : open) {
            boolean sweeps = move instanceof Move.OfCard played && view.sweeps(played);
            ObjectNode json = action(move).put("says", withSweep(says(move), sweeps));
            if (move instanceof Move.Declaration declared) {
                json.put("worth", speech.multiplied(view.worth(declared), view.factor()));
            }
            list.add(json);
        }
    }

    /** Returns a legal move as a command in one sentence. */
    public String says(Move move) {
        return text.of(move, MoveSentence.Form.DO);
    }

    /**
     * Returns a phrase that describes a move, for use after the name of the player, or after "you" if this seat made the move.
     */
    public String sentence(Move move, int seat) {
        return text.of(move, move.seat() == seat ? MoveSentence.Form.YOU : MoveSentence.Form.OTHER);
    }

    /** Returns the phrase for a move that has been made, with its result. */
    public String sentence(Move move, int seat, MoveOutcome outcome) {
        String says = sentence(move, seat);
        if (outcome.pile()) {
            return speech.say(move.seat() == seat ? "leaves-pile-you" : "leaves-pile-other", says);
        }
        String swept = withSweep(says, outcome.sweeps());
        return outcome.points() > 0 ? swept + " +" + outcome.points() : swept;
    }

    private String withSweep(String says, boolean sweeps) {
        return sweeps ? says + ", " + speech.feats(1, rules.settings().pack().sweeps()) : says;
    }

    /** Returns a move as an action in the format of records. Accepts moves that records leave out. */
    public ObjectNode action(Move move) {
        return moves.action(rules.fishing().divided(move));
    }

    private void builds(ArrayNode list, Match match, boolean asks) {
        Table table = match.table();
        for (Build build : table.builds()) {
            ObjectNode one = list.addObject();
            one.put("number", build.number());
            one.put("value", build.value());
            ArrayNode parts = one.putArray("parts");
            build.parts().forEach(part -> codes(parts.addArray(), part));
            one.put("creator", build.creator());
            one.put("last", build.last());
            ArrayNode bound = one.putArray("bound");
            for (int seat = 0; seat < table.seats(); seat++) {
                if (asks && rules.fishing().binds(table, build, seat)) {
                    bound.add(seat);
                }
            }
        }
    }

    private void seats(ArrayNode list, Table table, SeatView view, boolean asks) {
        boolean counts = rules.settings().pack().countsCards();
        int[] soFar = asks ? soFar(table, view) : new int[0];
        for (int seat = 0; seat < view.size(); seat++) {
            SeatView.Seat one = view.seat(seat);
            CardSet taken = view.taken(seat);
            ObjectNode json = list.addObject();
            json.put("seat", seat);
            json.put("side", table.side(seat));
            json.put("hand", one.handSize());
            codes(json.putArray("captured"), taken);
            if (table.taken(seat).size() > taken.size()) {
                json.put("unseen", table.taken(seat).size() - taken.size());
            }
            json.put("points", counts ? (Integer) deck.points(taken) : null);
            one.declared().forEach(json.putArray("declared")::add);
            codes(json.putArray("shown"), one.shown());
            one.marks().forEach(json.putArray("marks")::add);
            counts(json.putArray("counts"), table, one, seat);
            if (soFar.length > 0) {
                json.put("soFar", soFar[table.side(seat)]);
            }
            owed(json, table, seat);
            feats(json.putObject("feats"), one);
            json.put("score", score(table, one, seat));
            if (asks && table.taken(seat).size() == taken.size()) {
                made(json, table, seat);
            }
            ArrayNode reach = json.putArray("reach");
            YakuInReach.of(rules, view, seat).forEach(near -> reach(reach.addObject(), near));
        }
    }

    /** Adds the combinations that a seat has completed with captured cards, if there are any. */
    private void made(ObjectNode json, Table table, int seat) {
        List<String> made = rules.taken(table.pile(seat), table.holder(seat)).ids();
        if (!made.isEmpty()) {
            made.forEach(json.putArray("made")::add);
        }
    }

    /**
     * Returns the points of each side in the round so far if the scores do not include them. Returns an empty array before the
     * first capture, and if some captured cards are face down for the viewer.
     */
    private int[] soFar(Table table, SeatView view) {
        List<Integer> seats = IntStream.range(0, view.size()).boxed().toList();
        boolean shown = seats.stream()
                .allMatch(seat -> view.taken(seat).size() == table.taken(seat).size());
        boolean taken = seats.stream().anyMatch(seat -> !table.taken(seat).isEmpty());
        return shown && taken ? new SideGains(rules, table).notInScores() : new int[0];
    }

    /** Returns the score of a seat before the round, or after it once the round is settled. */
    public static int score(Table table, SeatView.Seat one, int seat) {
        return table.isPaid() ? one.score() : one.score() - table.gain(seat);
    }

    /** Adds the sweeps, claimed twins and tallies of a round that are not zero, keyed by id. */
    private void feats(ObjectNode json, SeatView.Seat one) {
        Pack pack = rules.settings().pack();
        if (one.captures().sweeps() > 0) {
            json.put(pack.sweeps(), one.captures().sweeps());
        }
        if (!one.captures().claimed().isEmpty()) {
            json.put(pack.claims(), one.captures().claimed().size());
        }
        one.captures().counts().forEach(json::put);
    }

    /** Adds what a seat owes in the match, if it owes anything. */
    private void owed(ObjectNode json, Table table, int seat) {
        rules.settings().pack().phases().tallies().forEach((name, tally) -> {
            int debt = tally.owed() ? table.tally(rules.settings().tally(name), seat) : 0;
            if (debt > 0) {
                json.withArray("owed").add(speech.word(name) + " " + debt);
            }
        });
    }

    /** Adds the counts of a round: sweeps, claimed twins and repeated calls. */
    private void counts(ArrayNode list, Table table, SeatView.Seat one, int seat) {
        Pack pack = rules.settings().pack();
        if (one.captures().sweeps() > 0) {
            list.add(speech.feats(one.captures().sweeps(), pack.sweeps()));
        }
        one.captures().counts().forEach((tally, count) -> list.add(speech.feats(count, tally)));
        if (!one.captures().claimed().isEmpty()) {
            list.add(speech.feats(one.captures().claimed().size(), pack.claims()));
        }
        table.soFar().said().forEach((action, times) -> {
            Phases phases = pack.phases();
            boolean counted = phases.actions().get(action).counted();
            if (times.get(seat) > (counted ? 0 : 1) && (counted || phases.isSpoken(action))) {
                list.add(said(phases.actions().get(action), times.get(seat)));
            }
        });
    }

    /** Returns an action of a seat with the factor by which it multiplies a win, or else with its number if it is above 1. */
    private String said(Phases.Action action, int times) {
        String multiplies = action.multiplies();
        String name = speech.word(multiplies == null ? action.name() : Glossary.said(action.name()));
        int factor =
                multiplies == null ? times : (int) Math.pow(rules.settings().value(multiplies), times);
        return name + (factor > 1 ? " × " + factor : "");
    }

    /** Adds a combination within reach. */
    public void reach(ObjectNode json, YakuInReach reach) {
        json.put("yaku", reach.entry().id());
        codes(json.putArray("have"), reach.has());
        codes(json.putArray("need"), reach.wants());
        json.put("of", reach.of());
        json.put("missing", reach.missing());
        json.put("worth", speech.amount(reach.entry(), rules.settings().options()));
    }

    private void codes(ArrayNode list, CardSet cards) {
        codes(cards).forEach(list::add);
    }

    /** Returns card codes in deck order, so that copies cannot be distinguished. */
    public List<String> codes(CardSet cards) {
        int[] originals = new int[cards.size()];
        int at = 0;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            originals[at++] = deck.original(card);
        }
        Arrays.sort(originals);
        return Arrays.stream(originals).mapToObj(card -> deck.card(card).code()).toList();
    }

    /** Adds the fields of a view before the first deal. */
    public static void putNothing(ObjectNode json, int seats) {
        for (String none : List.of("phase", "rounds", "dealer", "turn", "turned")) {
            json.putNull(none);
        }
        for (String nought : List.of("round", "pot", "stock")) {
            json.put(nought, 0);
        }
        json.put("multiplier", 1);
        for (String list : List.of("carried", "hand", "field", "builds", "held", "reach", "moves")) {
            json.putArray(list);
        }
        ArrayNode all = json.putArray("seats");
        for (int seat = 0; seat < seats; seat++) {
            ObjectNode one = all.addObject().put("seat", seat).put("side", seat).put("hand", 0);
            one.putArray("captured");
            one.putNull("points");
            List.of("declared", "shown", "marks", "counts", "reach").forEach(one::putArray);
            one.putObject("feats");
            one.put("score", 0);
        }
    }
}
