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

/** What happened at a table by itself, as everyone could see it. */
public final class HappeningJson {
    /** The name of the field that says what happened. */
    public static final String HAPPENED = "happened";

    /** A round is over; {@code settlement} is put beside it in the language of the listener. */
    public static final String ROUND_OVER = "round-over";

    private HappeningJson() {}

    /** Something that happened. */
    public static ObjectNode of(String what) {
        return Json.object().put(HAPPENED, what);
    }

    /** What follows from events of a match, in order; the match is as they left it. */
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

    /** Cards in the order in which they were dealt. */
    private static void cards(ArrayNode list, Deck deck, int[] order, CardSet cards) {
        for (int card : order) {
            if (cards.contains(card)) {
                list.add(deck.card(card).code());
            }
        }
    }
}
