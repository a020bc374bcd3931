package dev.oya.notation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Moves as the actions of a record, and back. Safe to share between threads. */
public record MoveNotation(Deck deck, Phases phases, FishingNotation fishing) {
    public MoveNotation(Pack pack) {
        this(pack.deck(), pack.phases(), new FishingNotation(pack.deck(), pack.phases()));
    }

    /** A move, its free cards in groups, as an action; null where records leave it out. */
    public ObjectNode write(Move move) {
        return phases.words().get(move.word()).silent() ? null : action(move);
    }

    /** A move, its free cards in groups, as an action, also one that records leave out. */
    public ObjectNode action(Move move) {
        Phases.Word word = phases.words().get(move.word());
        ObjectNode action = Json.MAPPER.createObjectNode();
        action.put("seat", move.seat());
        action.put("do", move.word());
        if (word.card() != null) {
            action.put("card", deck.card(move.card()).code());
        }
        if (word.act() != null) {
            fishing.write(move, word, action);
        } else if (word.card() != null) {
            ArrayNode take = action.putArray("take");
            deck.codes(move.take()).forEach(take::add);
        }
        if (word.yaku() != null) {
            ArrayNode ids = action.putArray(word.yaku());
            move.yaku().forEach(ids::add);
        }
        if (word.choice() != null) {
            action.put(word.choice(), move.choice());
        }
        if (word.tender() != null) {
            if (word.tender().to() != null) {
                action.put("to", move.tender().to());
            }
            action.put("points", move.tender().amount());
        }
        return action;
    }

    /** An action as a move, also one that records leave out; null where anything is wrong, which is noted. */
    public Move read(JsonNode action, List<Mismatch> problems) {
        Fields fields = new Fields(action, 1);
        Move move = read(fields, "move", action, true);
        problems.addAll(fields.problems());
        return move;
    }

    /** An action as a move, or null after its problems have been noted. */
    public Move read(Fields fields, String place, JsonNode action) {
        return read(fields, place, action, false);
    }

    private Move read(Fields fields, String place, JsonNode action, boolean silent) {
        int before = fields.count();
        JsonNode seat = action.get("seat");
        JsonNode name = action.get("do");
        if (seat == null || !seat.isInt()) {
            fields.wrong(place + ".seat", "a seat", seat);
        }
        Phases.Word word = name != null && name.isString() ? phases.words().get(name.stringValue()) : null;
        if (word == null || word.silent() && !silent) {
            fields.wrong(place + ".do", "one of " + said(), name);
        }
        if (fields.count() > before) {
            return null;
        }
        int card = Move.NO_CARD;
        CardSet take = CardSet.NONE;
        List<String> yaku = new ArrayList<>();
        Boolean choice = null;
        Tender.Sum tender = null;
        if (word.card() != null) {
            card = card(fields, place, action);
        }
        if (word.act() != null) {
            Move move = fishing.read(fields, place, action, word, seat.intValue(), card);
            return fields.count() > before ? null : move;
        }
        if (word.card() != null) {
            for (int taken : fields.cards(place + ".take", action.get("take"), deck)) {
                take = take.with(taken);
            }
        }
        if (word.yaku() != null) {
            yaku = ids(fields, place + "." + word.yaku(), action.get(word.yaku()));
        }
        if (word.choice() != null) {
            JsonNode answer = action.get(word.choice());
            if (answer == null || !answer.isBoolean()) {
                fields.wrong(place + "." + word.choice(), "true or false", answer);
            } else {
                choice = answer.booleanValue();
            }
        }
        if (word.tender() != null) {
            int to = word.tender().to() == null ? Moment.NOBODY : fields.whole(place + ".to", action.get("to"));
            tender = new Tender.Sum(seat.intValue(), to, fields.whole(place + ".points", action.get("points")));
        }
        return fields.count() > before
                ? null
                : new Move(seat.intValue(), word.name(), card, take, List.copyOf(yaku), choice, tender, null);
    }

    private int card(Fields fields, String place, JsonNode action) {
        JsonNode code = action.get("card");
        Card card = code != null && code.isString() ? deck.card(code.stringValue()) : null;
        if (card == null) {
            fields.wrong(place + ".card", "a card of " + deck.id(), code);
            return Move.NO_CARD;
        }
        return card.index();
    }

    private static List<String> ids(Fields fields, String place, JsonNode node) {
        List<String> ids = new ArrayList<>();
        if (node == null || !node.isArray()) {
            fields.wrong(place, "a list of ids", node);
            return ids;
        }
        for (JsonNode id : node) {
            if (id.isString()) {
                ids.add(id.stringValue());
            } else {
                fields.wrong(place, "a list of ids", node);
            }
        }
        return ids;
    }

    private String said() {
        return String.join(
                " ",
                phases.words().values().stream()
                        .filter(word -> !word.silent())
                        .map(Phases.Word::name)
                        .toList());
    }
}
