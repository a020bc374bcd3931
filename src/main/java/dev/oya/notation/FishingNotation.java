package dev.oya.notation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.CardUse;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a move does with cards that are taken in by their sum, as fields of an action, and back. Cards are codes; a reader
 * takes the first copies, and further ones where a code comes again. Safe to share between threads.
 *
 * @param builds Whether the game has builds; where it has none, no record names any
 */
record FishingNotation(Deck deck, boolean builds) {
    static final String FREE = "free";
    static final String BUILDS = "builds";
    static final String BUILD = "build";
    static final String WITH = "with";
    static final String PACK = "pack";
    static final String VALUE = "value";

    FishingNotation(Deck deck, Phases phases) {
        this(
                deck,
                phases.words().values().stream()
                        .map(Phases.Word::act)
                        .anyMatch(act -> act != null && CardUse.Act.named(act).makesBuilds()));
    }

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

    Move read(Fields fields, String place, JsonNode action, Phases.Word word, int seat, int card) {
        return new Reader(deck, fields, place, action).move(word, builds, seat, card);
    }

    /** Reads one action with cards that are taken in by their sum, and notes what is wrong with it. Not thread-safe. */
    private static final class Reader {
        private final Deck deck;
        private final Fields fields;
        private final String place;
        private final JsonNode action;
        private final List<CardSet> groups = new ArrayList<>();
        private CardSet cards = CardSet.NONE;

        Reader(Deck deck, Fields fields, String place, JsonNode action) {
            this.deck = deck;
            this.fields = fields;
            this.place = place + ".";
            this.action = action;
        }

        /** The move; {@code builds} where the game has any. */
        Move move(Phases.Word word, boolean builds, int seat, int card) {
            CardSet with = CardSet.NONE;
            long taken = 0;
            int value = 0;
            CardSet claims = CardSet.NONE;
            CardUse.Act act = CardUse.Act.named(word.act());
            switch (act) {
                case TAKE -> {
                    groups(FREE);
                    taken = builds ? builds() : 0;
                    claims = word.claims() == null ? claims : claims(word.claims());
                }
                case BUILD, ADD -> {
                    taken = act == CardUse.Act.ADD ? build() : 0;
                    with = with(false);
                    groups(PACK);
                    value = number(VALUE);
                }
                case BUILD_BELOW -> {
                    with = with(true);
                    value = number(VALUE);
                }
                case RAISE, LOWER -> {
                    taken = build();
                    value = number(VALUE);
                    if (action.has(WITH) || action.has(PACK)) {
                        with = with(false);
                        groups(PACK);
                    }
                }
                case LAY -> value = 0;
            }
            Fishing fishing = new Fishing(with, taken, value, claims, List.copyOf(groups));
            return Move.card(seat, word.name(), card, cards, fishing);
        }

        private JsonNode list(String name, String of) {
            JsonNode list = action.get(name);
            if (list == null || !list.isArray()) {
                fields.wrong(place + name, "a list of " + of, list);
                return Json.MAPPER.createArrayNode();
            }
            return list;
        }

        private int number(String name) {
            return fields.whole(place + name, action.get(name));
        }

        private long build() {
            long bit = Fishing.bit(number(BUILD));
            if (bit == 0) {
                fields.wrong(place + BUILD, "the number of a build", action.get(BUILD));
            }
            return action.has(BUILDS) ? bit | builds() : bit;
        }

        private long builds() {
            long builds = 0;
            JsonNode list = list(BUILDS, "numbers of builds");
            for (int i = 0; i < list.size(); i++) {
                long bit = list.get(i).isInt() ? Fishing.bit(list.get(i).intValue()) : 0;
                if (bit == 0 || (builds & bit) != 0) {
                    fields.wrong(at(BUILDS, i), "the number of a build, once", list.get(i));
                }
                builds |= bit;
            }
            return builds;
        }

        private CardSet with(boolean needed) {
            JsonNode list = list(WITH, "cards");
            if (needed && list.size() != 1) {
                fields.wrong(place + WITH, "one card", list);
            }
            return named(place + WITH, list);
        }

        private void groups(String name) {
            JsonNode list = list(name, "groups of cards");
            for (int i = 0; i < list.size(); i++) {
                if (!list.get(i).isArray() || list.get(i).isEmpty()) {
                    fields.wrong(at(name, i), "a list of cards", list.get(i));
                    continue;
                }
                groups.add(named(at(name, i), list.get(i)));
            }
        }

        /** Copies of cards that have not been named yet; from now on they are. */
        private CardSet named(String at, JsonNode codes) {
            CardSet some = CardSet.of(fields.cards(at, codes, deck, cards));
            cards = cards.plus(some);
            return some;
        }

        private CardSet claims(String name) {
            CardSet claims = CardSet.NONE;
            JsonNode list = list(name, "cards");
            for (int i = 0; i < list.size(); i++) {
                Card card = list.get(i).isString() ? deck.card(list.get(i).stringValue()) : null;
                if (card == null || claims.contains(card.index())) {
                    fields.wrong(at(name, i), card == null ? "a card of " + deck.id() : "one code a pair", list.get(i));
                } else {
                    claims = claims.with(card.index());
                }
            }
            return claims;
        }

        private String at(String name, int number) {
            return place + name + "[" + number + "]";
        }
    }
}
