package dev.oya.notation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.JsonTree;
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

/** Converts moves to actions of a record and back. Thread-safe. */
public record MoveNotation(Deck deck, Phases phases, FishingNotation fishing) {
    public MoveNotation(Pack pack) {
        this(pack.deck(), pack.phases(), new FishingNotation(pack.deck(), pack.phases()));
    }

    /** Returns a move as a record action, or null if records leave it out. Free cards are written in groups. */
    public ObjectNode write(Move move) {
        return phases.words().get(move.word()).silent() ? null : action(move);
    }

    /** Returns a move as a record action, including moves that records leave out. Free cards are written in groups. */
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

    /**
     * Reads a move from an action, including moves that records leave out. Returns null and adds to {@code problems} if it is
     * invalid.
     */
    public Move read(JsonNode action, List<Mismatch> problems) {
        RecordReader reader = new RecordReader(Json.object().set("move", action), 1);
        Move move = read(reader, reader.at("move"), true);
        problems.addAll(reader.problems());
        return move;
    }

    /** Reads a move from an action. Returns null and reports the errors to the reader if it is invalid. */
    public Move read(RecordReader reader, JsonTree action) {
        return read(reader, action, false);
    }

    private Move read(RecordReader reader, JsonTree action, boolean silent) {
        int before = reader.count();
        JsonTree from = action.at("seat");
        if (!(from.scalar() instanceof Integer)) {
            reader.wrong(from, "a seat");
        }
        JsonTree name = action.at("do");
        Phases.Word word = name.scalar() instanceof String text ? phases.words().get(text) : null;
        if (word == null || word.silent() && !silent) {
            reader.wrong(name, "one of " + said());
        }
        if (reader.count() > before) {
            return null;
        }
        int seat = (Integer) from.scalar();
        int card = word.card() == null ? Move.NO_CARD : card(reader, action.at("card"));
        if (word.act() != null) {
            Move move = fishing.read(reader, action, word, seat, card);
            return reader.count() > before ? null : move;
        }
        CardSet take =
                word.card() == null ? CardSet.NONE : CardSet.of(reader.cards(action.at("take"), deck, CardSet.NONE));
        List<String> yaku = word.yaku() == null ? List.of() : ids(reader, action.at(word.yaku()));
        Boolean choice = word.choice() == null ? null : reader.truth(action, word.choice());
        Tender.Sum tender = null;
        if (word.tender() != null) {
            int to = word.tender().to() == null ? Moment.NOBODY : reader.whole(action.at("to"));
            tender = new Tender.Sum(seat, to, reader.whole(action.at("points")));
        }
        return reader.count() > before ? null : new Move(seat, word.name(), card, take, yaku, choice, tender, null);
    }

    private int card(RecordReader reader, JsonTree code) {
        Card card = code.scalar() instanceof String text ? deck.card(text) : null;
        if (card == null) {
            reader.wrong(code, "a card of " + deck.id());
            return Move.NO_CARD;
        }
        return card.index();
    }

    private static List<String> ids(RecordReader reader, JsonTree list) {
        List<String> ids = new ArrayList<>();
        for (JsonTree id : reader.items(list, "a list of ids")) {
            if (id.scalar() instanceof String text) {
                ids.add(text);
            } else {
                reader.wrong(list, "a list of ids");
            }
        }
        return List.copyOf(ids);
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
