package dev.oya.notation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.CardUse;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a move does with cards that are taken in by their sum, as fields of an action, and back. Cards are codes; a reader
 * takes the first copies, and further ones where a code comes again. Safe to share between threads.
 */
final class FishingNotation {
    static final String FREE = "free";
    static final String BUILDS = "builds";
    static final String BUILD = "build";
    static final String WITH = "with";
    static final String PACK = "pack";
    static final String VALUE = "value";

    private final Deck deck;
    /** Whether the game has builds; where it has none, no record names any. */
    private final boolean builds;

    FishingNotation(Deck deck, Phases phases) {
        this.deck = deck;
        this.builds = phases.words().values().stream()
                .map(Phases.Word::act)
                .anyMatch(act -> act != null && CardUse.Act.named(act).makesBuilds());
    }

    /** Writes the fields of a move whose cards are in groups. */
    void write(Move move, Phases.Word word, ObjectNode action) {
        Fishing fishing = move.fishing();
        CardUse.Act act = CardUse.Act.named(word.act());
        switch (act) {
            case TAKE -> {
                groups(action.putArray(FREE), fishing.groups());
                if (builds) {
                    builds(action, fishing);
                }
                if (word.claims() != null) {
                    codes(action.putArray(word.claims()), fishing.claims());
                }
            }
            case BUILD, ADD -> {
                if (act == CardUse.Act.ADD) {
                    build(action, fishing);
                }
                action.put(VALUE, fishing.value());
                codes(action.putArray(WITH), fishing.with());
                groups(action.putArray(PACK), fishing.groups());
            }
            case BUILD_BELOW -> {
                action.put(VALUE, fishing.value());
                codes(action.putArray(WITH), fishing.with());
            }
            case RAISE, LOWER -> {
                build(action, fishing);
                action.put(VALUE, fishing.value());
                if (!move.take().isEmpty()) {
                    codes(action.putArray(WITH), fishing.with());
                    groups(action.putArray(PACK), fishing.groups());
                }
            }
            case LAY -> {
                return;
            }
        }
    }

    /** The build that is changed; where others are put together with it, all of them. */
    private static void build(ObjectNode action, Fishing fishing) {
        action.put(BUILD, fishing.build());
        if (Long.bitCount(fishing.builds()) > 1) {
            builds(action, fishing);
        }
    }

    private static void builds(ObjectNode action, Fishing fishing) {
        ArrayNode numbers = action.putArray(BUILDS);
        for (long rest = fishing.builds(); rest != 0; rest &= rest - 1) {
            numbers.add(Long.numberOfTrailingZeros(rest) + 1);
        }
    }

    private void groups(ArrayNode list, List<CardSet> groups) {
        groups.forEach(group -> codes(list.addArray(), group));
    }

    private void codes(ArrayNode list, CardSet cards) {
        deck.codes(cards).forEach(list::add);
    }

    /** Reads the fields of an action as a move; what is wrong with them is noted. */
    Move read(Fields fields, String place, JsonNode action, Phases.Word word, int seat, int card) {
        return new FishingAction(deck, fields, place, action).move(word, builds, seat, card);
    }
}
