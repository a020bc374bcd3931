package dev.oya.notation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
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

    /** Returns a move as a record action, or null if records omit it. Free cards are written in groups. */
    public ObjectNode write(Move move) {
        return phases.actions().get(move.action()).fields().silent() ? null : action(move);
    }

    /** Returns a move as a record action, including moves that records omit. Free cards are written in groups. */
    public ObjectNode action(Move move) {
        Phases.Action action = phases.actions().get(move.action());
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.put("seat", move.seat());
        json.put("do", move.action());
        if (move instanceof Move.OfCard play) {
            json.put("card", deck.card(play.card()).code());
        }
        if (move instanceof Move.BySum play) {
            fishing.write(play, action, json);
        } else if (move instanceof Move.ByMonth play) {
            ArrayNode take = json.putArray("take");
            deck.codes(play.take()).forEach(take::add);
        } else if (move instanceof Move.Declaration declaration) {
            ArrayNode ids = json.putArray(action.fields().yaku());
            declaration.yaku().forEach(ids::add);
        } else if (move instanceof Move.YesNo answer) {
            json.put(action.fields().choice(), answer.yes());
        } else if (move instanceof Move.Bid bid) {
            if (action.tender().to() != null) {
                json.put("to", bid.to());
            }
            json.put("points", bid.points());
        }
        return json;
    }

    /**
     * Reads a move from an action, including moves that records omit. If the action is invalid, adds to {@code problems} and
     * returns null.
     */
    public Move read(JsonNode json, List<Mismatch> problems) {
        RecordReader reader = new RecordReader(Json.object().set("move", json), 1);
        Move move = read(reader, reader.at("move"), true);
        problems.addAll(reader.problems());
        return move;
    }

    /**
     * Returns a move as it would be read back from its record action, with the first copies of equal cards. The free cards of
     * the move must be divided into groups.
     */
    public Move recorded(Move move) {
        if (move instanceof Move.BySum play) {
            return fishing.recorded(play);
        }
        return move instanceof Move.ByMonth play
                ? new Move.ByMonth(
                        play.seat(), play.action(), deck.original(play.card()), new FirstCopies(deck).name(play.take()))
                : move;
    }

    /** Reads a move from an action. If the action is invalid, reports the errors to the reader and returns null. */
    public Move read(RecordReader reader, JsonTree json) {
        return read(reader, json, false);
    }

    private Move read(RecordReader reader, JsonTree json, boolean silent) {
        int before = reader.count();
        JsonTree from = json.at("seat");
        if (!(from.scalar() instanceof Integer)) {
            reader.wrong(from, Advice.of("seat"));
        }
        JsonTree name = json.at("do");
        Phases.Action action =
                name.scalar() instanceof String text ? phases.actions().get(text) : null;
        if (action == null || action.fields().silent() && !silent) {
            reader.wrong(name, Advice.of("any-of", actionNames()));
        }
        if (reader.count() > before) {
            return null;
        }
        Move move = move(reader, json, action, (Integer) from.scalar());
        return reader.count() > before ? null : move;
    }

    private Move move(RecordReader reader, JsonTree json, Phases.Action action, int seat) {
        if (action.cardMove().from() != null) {
            Card card = card(reader, json.at("card"));
            if (action.cardMove().act() != null) {
                return fishing.read(reader, json, action, seat, card.index());
            }
            CardSet take = CardSet.of(reader.cards(json.at("take"), new FirstCopies(deck)));
            return new Move.ByMonth(seat, action.name(), card.index(), take);
        }
        if (action.fields().yaku() != null) {
            return new Move.Declaration(
                    seat, action.name(), ids(reader, json.at(action.fields().yaku())));
        }
        if (action.fields().choice() != null) {
            return new Move.YesNo(
                    seat, action.name(), reader.isTrue(json, action.fields().choice()));
        }
        if (action.tender() != null) {
            int to = action.tender().to() == null ? Moment.NOBODY : reader.whole(json.at("to"));
            return new Move.Bid(seat, action.name(), to, reader.whole(json.at("points")));
        }
        return new Move.Call(seat, action.name());
    }

    /** Returns the card with the given code. Reports an error and returns the first card of the deck if the code is unknown. */
    private Card card(RecordReader reader, JsonTree code) {
        Card card = code.scalar() instanceof String text ? deck.card(text) : null;
        if (card == null) {
            reader.wrong(code, Advice.of("card-of", deck.id()));
        }
        return card == null ? deck.card(0) : card;
    }

    private static List<String> ids(RecordReader reader, JsonTree list) {
        List<String> ids = new ArrayList<>();
        for (JsonTree id : reader.items(list, Advice.of("ids"))) {
            if (id.scalar() instanceof String text) {
                ids.add(text);
            } else {
                reader.wrong(list, Advice.of("ids"));
            }
        }
        return List.copyOf(ids);
    }

    private String actionNames() {
        return String.join(
                " ",
                phases.actions().values().stream()
                        .filter(action -> !action.fields().silent())
                        .map(Phases.Action::name)
                        .toList());
    }
}
