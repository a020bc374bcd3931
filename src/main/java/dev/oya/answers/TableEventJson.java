package dev.oya.answers;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.notation.Json;
import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes public table events other than moves as JSON. */
public final class TableEventJson {
    /** Name of the field with the kind of event. */
    public static final String HAPPENED = "happened";

    /** The end of a round. The receiver's view adds {@code settlement} in its language. */
    public static final String ROUND_OVER = "round-over";

    private TableEventJson() {}

    /** Returns an event of this kind. */
    public static ObjectNode of(String what) {
        return Json.object().put(HAPPENED, what);
    }

    /**
     * Returns the public events that result from match events, in order.
     *
     * @param match the match after the events
     */
    public static List<ObjectNode> of(Match match, List<Event> events) {
        Deck deck = match.rules().settings().pack().deck();
        List<Phases.Phase> phases = match.rules().settings().phases();
        Table table = match.table();
        List<ObjectNode> happened = new ArrayList<>();
        String phase = null;
        ObjectNode dealt = null;
        for (Event event : events) {
            if (event instanceof Event.Entered entered) {
                phase = phases.get(entered.phase()).name();
            } else if (event instanceof Event.Dealt deal) {
                dealt = of("dealt").put("round", table.round()).put("dealer", table.dealer());
                cards(dealt.putArray("field"), deck, deal.deck(), deal.field());
                happened.add(dealt);
            } else if (event instanceof Event.HandLaidOut laid && dealt != null) {
                cards(dealt.putArray("field"), deck, table.deck(), laid.field());
            } else if (event instanceof Event.Misdealt && dealt != null) {
                dealt.put(HAPPENED, "misdeal").set("cards", dealt.remove("field"));
            } else if (event instanceof Event.DealtAgain) {
                happened.add(of("dealt").put("phase", phase));
            } else if (event instanceof Event.HandedOver given) {
                ObjectNode gave = of("handed-over").put("seat", given.from()).put("to", given.to());
                gave.set("cards", Json.MAPPER.valueToTree(deck.codes(given.cards())));
                happened.add(gave);
            }
        }
        if (match.round().isOver()) {
            happened.add(of(ROUND_OVER).put("round", table.round()));
        }
        if (match.isOver()) {
            ObjectNode over = of("match-over");
            over.set("scores", Json.MAPPER.valueToTree(table.scores()));
            happened.add(over);
        }
        return happened;
    }

    /** Adds the codes of cards in the order of the deal. */
    private static void cards(ArrayNode list, Deck deck, int[] order, CardSet cards) {
        for (int card : order) {
            if (cards.contains(card)) {
                list.add(deck.card(card).code());
            }
        }
    }
}
