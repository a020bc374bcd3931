package dev.oya.programs;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.TableCards;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes the view of a seat of its JSON: who holds the cards that the seat does not see is made up, which a view does not show.
 * Of the fields only those of the contract need to be there. Safe to share between threads.
 */
record ViewSituation(Rules rules, Deck deck, Phases phases, MoveNotation moves) {
    ViewSituation(Rules rules) {
        this(
                rules,
                rules.settings().pack().deck(),
                rules.settings().pack().phases(),
                new MoveNotation(rules.settings().pack()));
    }

    /**
     * Reads a view. Where the rules give other moves here than it lists, those that it lists are open.
     *
     * @throws IllegalArgumentException where it is none of these rules
     */
    SeatView read(JsonNode json) {
        SeatView view = resumed(json);
        if (same(json.path("moves"), view.moves())) {
            return view;
        }
        List<Move> open = new ArrayList<>();
        for (JsonNode action : json.path("moves")) {
            Move move = moves.read(action, new ArrayList<>());
            if (move != null) {
                open.add(move);
            }
        }
        return view.withMoves(open);
    }

    /** A view whose open moves are those that the rules give. */
    SeatView resumed(JsonNode json) {
        JsonNode seats = json.path("seats");
        String phase = json.path("phase").asString("");
        int own = json.path("seat").asInt(-1);
        if (own < 0 || own >= seats.size() || !phases.phases().containsKey(phase)) {
            throw new IllegalArgumentException("the view names no seat of these, or no phase of these rules");
        }
        int dealer = json.path("dealer").asInt(0);
        CardSet inPlay = rules.learnt().inPlay(seats.size(), dealer);
        HiddenSlots cards = new HiddenSlots(deck, inPlay, json, own, this::isFromHand);
        TableBuilder position = TableBuilder.of(rules, seats.size(), dealer);
        int[] scores = new int[seats.size()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = seats.get(seat).path("score").asInt(0);
        }
        position.standing(
                scores, json.path("round").asInt(1), json.path("rounds").asInt(0));
        int pot = json.path("pot").asInt(0);
        position.factor(json.path("multiplier").asInt(1))
                .carried(List.of(), numbers(json.path("carried")))
                .pot(0, pot);
        position.field(cards.field());
        builds(json, cards, position);
        for (int seat = 0; seat < scores.length; seat++) {
            position.captured(seat, cards.taken(seat));
        }
        for (int seat = 0; seat < scores.length; seat++) {
            seat(seats.get(seat), seat, cards, position);
            position.capturedBefore(seat, before(json, seat, own, cards))
                    .worth(seat, seats.get(seat).path("worth").asInt(0));
        }
        position.stock(cards.stock());
        done(json, position);
        laid(json, own, cards, position);
        json.path("roundMarks").forEach(mark -> position.roundMark(mark.asString("")));
        int turn = json.path("turn").asInt(-1);
        return Round.resumed(rules, position.at(phase, turn).table(), CardSource.of("", 0))
                .view(own);
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(one -> numbers.add(one.asInt(0)));
        return numbers;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.asString("")));
        return texts;
    }

    private static void seat(JsonNode json, int seat, HiddenSlots cards, TableBuilder position) {
        position.hand(seat, cards.hand(seat)).dealt(seat, cards.hand(seat).plus(cards.played(seat)));
        if (!json.path("declared").isEmpty()) {
            position.declared(seat, texts(json.path("declared"))).shown(seat, cards.originals(json.path("shown")));
        }
        position.feats(
                seat,
                json.path("sweeps").asInt(0),
                cards.originals(json.path("claimed")),
                json.path("prizes").asInt(0));
        json.path("marks").forEach(mark -> position.mark(seat, mark.asString("")));
    }

    /** The captured cards of a seat's side, without those of the turn that the side is having. */
    private CardSet before(JsonNode json, int seat, int own, HiddenSlots cards) {
        CardSet before = CardSet.NONE;
        boolean mine = false;
        for (List<Integer> side : rules.settings().sides(json.path("seats").size())) {
            mine |= side.contains(seat) && side.contains(own);
            for (int partner : side.contains(seat) ? side : List.<Integer>of()) {
                before = before.plus(cards.taken(partner));
            }
        }
        JsonNode last = json.path("last");
        boolean ends = mine && isMidTurn(json);
        for (int i = last.size() - 1; ends && i >= 0 && seat(last.get(i)) == own; i--) {
            before = before.minus(cards.originals(last.get(i).path("take")))
                    .minus(cards.originals(last.get(i).path("card")));
        }
        return before;
    }

    private static int seat(JsonNode action) {
        return action.path("seat").asInt(-1);
    }

    /** Whether a card is still to be moved in the turn that a seat is having. */
    private boolean isMidTurn(JsonNode json) {
        return phases.phases().get(json.path("phase").asString("")).words().stream()
                .anyMatch(word -> phases.words().get(word).card() != null);
    }

    /** Who laid which card of the field, and in which turn. */
    private void laid(JsonNode json, int own, HiddenSlots cards, TableBuilder position) {
        if (phases.words().values().stream().anyMatch(word -> word.act() != null)) {
            // Where cards are taken in by their sum, nobody is liable for what another could take.
            return;
        }
        int[] left = new int[json.path("seats").size()];
        int[] ended = new int[left.length];
        for (int seat = 0; seat < left.length; seat++) {
            left[seat] = cards.hand(seat).size();
        }
        List<JsonNode> last = played(json);
        last.forEach(action -> left[seat(action)] += isFromHand(action) ? 1 : 0);
        int turn = 0;
        for (int i = 0; i < last.size(); i++) {
            JsonNode action = last.get(i);
            int seat = seat(action);
            boolean fromHand = isFromHand(action);
            if (fromHand) {
                turn++;
                left[seat]--;
            }
            ended[seat] = isFromStock(action) ? turn : ended[seat];
            CardSet moved = moved(action, cards);
            CardSet take = cards.originals(action.path("take"));
            boolean waits = i + 1 == last.size() && fromHand && cards.field().meets(take);
            if (take.isEmpty() || cards.field().meets(moved) || isTaken(moved, last, i + 2, cards)) {
                TableCards.Laid how = new TableCards.Laid(seat, turn, fromHand, left[seat] == 0);
                moved.stream().forEach(card -> position.laid(card, how));
            }
            if (waits) {
                position.waiting(seat, moved, take);
            }
        }
        used(last, cards, position);
        for (int seat = 0; seat < left.length; seat++) {
            position.lastTurn(seat, ended[seat]);
        }
    }

    /** Whether an action takes one of these cards from the field, this one or a later one. */
    private static boolean isTaken(CardSet some, List<JsonNode> last, int from, HiddenSlots cards) {
        for (int i = from; i < last.size(); i++) {
            if (cards.originals(last.get(i).path("take")).meets(some)) {
                return true;
            }
        }
        return false;
    }

    /** The card that an action moves; where others go with it, all that lie on the field. */
    private CardSet moved(JsonNode action, HiddenSlots cards) {
        CardSet card = cards.originals(action.path("card"));
        Phases.Word word = word(action);
        return card.isEmpty() || word == null || !word.together()
                ? card
                : deck.sameGroup(card.first()).and(cards.field()).minus(cards.originals(action.path("take")));
    }

    /** What was taken and what lay there before, from the last action back. */
    private void used(List<JsonNode> last, HiddenSlots cards, TableBuilder position) {
        CardSet field = cards.field();
        for (int i = last.size() - 1; i >= 0; i--) {
            CardSet card = cards.originals(last.get(i).path("card"));
            CardSet take = cards.originals(last.get(i).path("take"));
            field = field.minus(card).minus(moved(last.get(i), cards)).plus(take);
            if (isFromHand(last.get(i)) && !card.isEmpty()) {
                position.used(card.first(), take, field);
            }
        }
    }

    private void builds(JsonNode json, HiddenSlots cards, TableBuilder position) {
        Set<Integer> changed = new HashSet<>();
        for (JsonNode action : json.path("last")) {
            CardUse.Act act = act(action);
            if (act == CardUse.Act.RAISE || act == CardUse.Act.LOWER) {
                changed.add(action.path("build").asInt(0));
            }
        }
        for (JsonNode build : json.path("builds")) {
            int number = build.path("number").asInt(0);
            Build made = Build.of(
                    number,
                    cards.parts(number),
                    build.path("value").asInt(0),
                    build.path("creator").asInt(0));
            position.build(made.left(build.path("last").asInt(0), changed.contains(number)));
        }
    }

    /** What was done so far, without the cards that came to no field. */
    private List<JsonNode> played(JsonNode json) {
        List<JsonNode> played = new ArrayList<>();
        json.path("last").forEach(action -> {
            if (!isKept(action)) {
                played.add(action);
            }
        });
        return played;
    }

    private boolean isKept(JsonNode action) {
        return word(action) != null && word(action).kept();
    }

    private Phases.Word word(JsonNode action) {
        return phases.words().get(action.path("do").asString(""));
    }

    private boolean isFromHand(JsonNode action) {
        return word(action) != null && "hand".equals(word(action).card());
    }

    private boolean isFromStock(JsonNode action) {
        return word(action) != null && "stock".equals(word(action).card());
    }

    private CardUse.Act act(JsonNode action) {
        Phases.Word word = word(action);
        return word == null || word.act() == null ? null : CardUse.Act.named(word.act());
    }

    /** What was said in the round so far. */
    private void done(JsonNode json, TableBuilder position) {
        JsonNode last = json.path("last");
        int turns = 0;
        int builds = 0;
        for (JsonNode action : last) {
            Phases.Word word = word(action);
            if (word != null && (word.card() == null || word.counted())) {
                position.said(action.path("seat").asInt(0), word.name());
            }
            turns += isFromHand(action) && !isKept(action) ? 1 : 0;
            builds += act(action) != null && act(action).makesBuilds() ? 1 : 0;
        }
        position.begun(turns, builds);
        JsonNode latest = last.isEmpty() ? json.path("none") : last.get(last.size() - 1);
        Phases.Word word = word(latest);
        if (word != null && word.tender() != null) {
            position.tender(new Tender.Sum(
                    latest.path("seat").asInt(0),
                    latest.path("to").asInt(Moment.NOBODY),
                    latest.path("points").asInt(0)));
        }
    }

    private boolean same(JsonNode listed, List<Move> open) {
        if (listed.size() != open.size()) {
            return false;
        }
        Set<ObjectNode> actions = new HashSet<>();
        open.forEach(move -> actions.add(plain(action(move))));
        for (JsonNode one : listed) {
            if (!actions.contains(plain(one))) {
                return false;
            }
        }
        return true;
    }

    ObjectNode action(Move move) {
        return moves.action(rules.fishing().divided(move));
    }

    /**
     * What an action says however it is written: without a sentence, and its cards in whatever order and groups. Of equal cards
     * either may be the one that the played card lies with.
     */
    static ObjectNode plain(JsonNode listed) {
        ObjectNode plain = Json.object();
        Map<String, List<String>> cards = new TreeMap<>();
        for (Map.Entry<String, JsonNode> field : listed.properties()) {
            String name = field.getKey();
            if (field.getValue().isArray()) {
                flatten(
                        field.getValue(),
                        cards.computeIfAbsent(name.equals("with") ? "pack" : name, any -> new ArrayList<>()));
            } else if (!name.equals("says")) {
                plain.set(name, field.getValue());
            }
        }
        cards.forEach((name, codes) -> codes.stream().sorted().forEach(plain.withArray(name)::add));
        return plain;
    }

    private static void flatten(JsonNode list, List<String> codes) {
        for (JsonNode one : list) {
            if (one.isArray()) {
                flatten(one, codes);
            } else {
                codes.add(one.asString(""));
            }
        }
    }
}
