package dev.oya.record;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.Move;
import dev.oya.play.fishing.Fishing;
import dev.oya.vocabulary.CardUse;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a move does with cards that are taken in by their sum, as fields of an action, and back. Cards are codes; a reader
 * takes the first copies, and further ones where a code comes again. Safe to share between threads.
 */
final class FishingMoves {
    private static final String FREE = "free";
    private static final String BUILDS = "builds";
    private static final String BUILD = "build";
    private static final String WITH = "with";
    private static final String PACK = "pack";
    private static final String VALUE = "value";

    private final Deck deck;
    /** Whether the game has builds; where it has none, no record names any. */
    private final boolean builds;

    FishingMoves(Deck deck, Phases phases) {
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
                    ArrayNode numbers = action.putArray(BUILDS);
                    for (long rest = fishing.builds(); rest != 0; rest &= rest - 1) {
                        numbers.add(Long.numberOfTrailingZeros(rest) + 1);
                    }
                }
                if (word.claims() != null) {
                    codes(action.putArray(word.claims()), fishing.claims());
                }
            }
            case BUILD, ADD -> {
                if (act == CardUse.Act.ADD) {
                    action.put(BUILD, fishing.build());
                }
                action.put(VALUE, fishing.value());
                codes(action.putArray(WITH), with(fishing));
                groups(action.putArray(PACK), fishing.groups());
            }
            case BUILD_BELOW -> {
                action.put(VALUE, fishing.value());
                codes(action.putArray(WITH), with(fishing));
            }
            case RAISE, LOWER -> {
                action.put(BUILD, fishing.build());
                action.put(VALUE, fishing.value());
            }
            case LAY -> {
                return;
            }
        }
    }

    private static CardSet with(Fishing fishing) {
        return fishing.with() < 0 ? CardSet.NONE : CardSet.of(fishing.with());
    }

    private void groups(ArrayNode list, List<CardSet> groups) {
        groups.forEach(group -> codes(list.addArray(), group));
    }

    private void codes(ArrayNode list, CardSet cards) {
        deck.codes(cards).forEach(list::add);
    }

    /** Reads the fields of an action as a move; what is wrong with them is noted. */
    Move read(Fields fields, String place, JsonNode action, Phases.Word word, int seat, int card) {
        Reading reading = new Reading(fields, place, action);
        int with = Move.NO_CARD;
        long taken = 0;
        int value = 0;
        CardSet claims = CardSet.NONE;
        switch (CardUse.Act.named(word.act())) {
            case TAKE -> {
                reading.groups(FREE);
                taken = builds ? reading.builds() : 0;
                claims = word.claims() == null ? claims : reading.claims(word.claims());
            }
            case BUILD, ADD -> {
                taken = word.act().equals("add") ? reading.build() : 0;
                with = reading.with(false);
                reading.groups(PACK);
                value = reading.number(VALUE);
            }
            case BUILD_BELOW -> {
                with = reading.with(true);
                value = reading.number(VALUE);
            }
            case RAISE, LOWER -> {
                taken = reading.build();
                value = reading.number(VALUE);
            }
            case LAY -> value = 0;
        }
        Fishing fishing = new Fishing(with, taken, value, claims, List.copyOf(reading.groups));
        return Move.card(seat, word.name(), card, reading.cards, fishing);
    }

    /** One reading of one action. Not thread-safe. */
    private final class Reading {
        private final Fields fields;
        private final String place;
        private final JsonNode action;
        private final List<CardSet> groups = new ArrayList<>();
        private CardSet cards = CardSet.NONE;

        Reading(Fields fields, String place, JsonNode action) {
            this.fields = fields;
            this.place = place;
            this.action = action;
        }

        private JsonNode list(String name, String of) {
            JsonNode list = action.get(name);
            if (list == null || !list.isArray()) {
                fields.wrong(place + "." + name, "a list of " + of, list == null ? "no such field" : list);
                return null;
            }
            return list;
        }

        int number(String name) {
            JsonNode number = action.get(name);
            if (number == null || !number.isInt()) {
                fields.wrong(place + "." + name, "a number", number == null ? "no such field" : number);
                return 0;
            }
            return number.intValue();
        }

        long build() {
            long bit = Fishing.bit(number(BUILD));
            if (bit == 0) {
                fields.wrong(place + "." + BUILD, "the number of a build", action.get(BUILD));
            }
            return bit;
        }

        long builds() {
            long builds = 0;
            JsonNode list = list(BUILDS, "numbers of builds");
            for (int i = 0; list != null && i < list.size(); i++) {
                long bit = list.get(i).isInt() ? Fishing.bit(list.get(i).intValue()) : 0;
                if (bit == 0 || (builds & bit) != 0) {
                    fields.wrong(place + "." + BUILDS + "[" + i + "]", "the number of a build, once", list.get(i));
                }
                builds |= bit;
            }
            return builds;
        }

        int with(boolean needed) {
            JsonNode list = list(WITH, "one card");
            if (list == null) {
                return Move.NO_CARD;
            }
            if (list.size() > 1 || needed && list.isEmpty()) {
                fields.wrong(place + "." + WITH, needed ? "one card" : "one card or none", list);
                return Move.NO_CARD;
            }
            int card = list.isEmpty() ? Move.NO_CARD : card(place + "." + WITH + "[0]", list.get(0));
            cards = card < 0 ? cards : cards.with(card);
            return card;
        }

        void groups(String name) {
            JsonNode list = list(name, "groups of cards");
            for (int i = 0; list != null && i < list.size(); i++) {
                String at = place + "." + name + "[" + i + "]";
                if (!list.get(i).isArray() || list.get(i).isEmpty()) {
                    fields.wrong(at, "a list of cards", list.get(i));
                    continue;
                }
                CardSet group = CardSet.NONE;
                for (int n = 0; n < list.get(i).size(); n++) {
                    int card = card(at + "[" + n + "]", list.get(i).get(n));
                    if (card >= 0) {
                        group = group.with(card);
                        cards = cards.with(card);
                    }
                }
                groups.add(group);
            }
        }

        /** A copy of a card that has not been named yet. */
        private int card(String at, JsonNode code) {
            CardSet copies = code.isString() ? deck.copies(code.stringValue()) : null;
            if (copies == null) {
                fields.wrong(at, "a card of " + deck.id(), code);
                return Move.NO_CARD;
            }
            int card = copies.minus(cards).first();
            if (card < 0) {
                fields.wrong(at, "each card once", code.stringValue() + " once too often");
            }
            return card;
        }

        CardSet claims(String name) {
            CardSet claims = CardSet.NONE;
            JsonNode list = list(name, "cards");
            for (int i = 0; list != null && i < list.size(); i++) {
                Card card = list.get(i).isString() ? deck.card(list.get(i).stringValue()) : null;
                if (card == null || claims.contains(card.index())) {
                    fields.wrong(
                            place + "." + name + "[" + i + "]",
                            card == null ? "a card of " + deck.id() : "one code a pair",
                            list.get(i));
                } else {
                    claims = claims.with(card.index());
                }
            }
            return claims;
        }
    }
}
