package dev.oya.notation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts moves that capture by sum to fields of a record action and back. Cards are written as codes. If a code occurs more
 * than once, the reader assigns the copies in deck order. Thread-safe.
 *
 * @param builds whether the game has builds; without builds, records contain no build numbers
 */
record FishingNotation(Deck deck, boolean builds) {
    static final String FREE = "free";
    static final String RUN = "run";
    static final String BUILDS = "builds";
    static final String BUILD = "build";
    static final String WITH = "with";
    static final String PACK = "pack";
    static final String VALUE = "value";

    FishingNotation(Deck deck, Phases phases) {
        this(
                deck,
                phases.actions().values().stream()
                        .map(action -> action.cardMove().act())
                        .anyMatch(act -> act != null && act.makesBuilds()));
    }

    /**
     * Returns a move as it would be read back from its record action. The free cards of the move must be divided into groups.
     */
    Move.BySum recorded(Move.BySum move) {
        Fishing fishing = move.fishing();
        FirstCopies copies = new FirstCopies(deck);
        CardSet with = copies.name(fishing.with());
        List<CardSet> groups = fishing.groups().stream().map(copies::name).toList();
        copies.name(move.run());
        Fishing read = new Fishing(with, fishing.builds(), fishing.value(), fishing.claims(), groups);
        return new Move.BySum(move.seat(), move.action(), deck.original(move.card()), copies.named(), read);
    }

    void write(Move.BySum move, Phases.Action action, ObjectNode json) {
        Fishing fishing = move.fishing();
        Phases.Act act = action.cardMove().act();
        switch (act) {
            case TAKE -> {
                groups(json.putArray(FREE), fishing.groups());
                if (!move.run().isEmpty()) {
                    codes(json.putArray(RUN), move.run());
                }
                if (builds) {
                    builds(json, fishing);
                }
                if (action.fields().claims() != null) {
                    codes(json.putArray(action.fields().claims()), fishing.claims());
                }
            }
            case BUILD, ADD -> {
                if (act == Phases.Act.ADD) {
                    build(json, fishing);
                }
                json.put(VALUE, fishing.value());
                codes(json.putArray(WITH), fishing.with());
                groups(json.putArray(PACK), fishing.groups());
            }
            case BUILD_BELOW -> {
                json.put(VALUE, fishing.value());
                codes(json.putArray(WITH), fishing.with());
            }
            case RAISE, LOWER -> {
                build(json, fishing);
                json.put(VALUE, fishing.value());
                if (!move.take().isEmpty()) {
                    codes(json.putArray(WITH), fishing.with());
                    groups(json.putArray(PACK), fishing.groups());
                }
            }
            case LAY -> {
                return;
            }
        }
    }

    /** Writes the build that the move changes, and the builds combined with it. */
    private static void build(ObjectNode json, Fishing fishing) {
        json.put(BUILD, fishing.build());
        if (Long.bitCount(fishing.builds()) > 1) {
            builds(json, fishing);
        }
    }

    private static void builds(ObjectNode json, Fishing fishing) {
        ArrayNode numbers = json.putArray(BUILDS);
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

    Move.BySum read(RecordReader reader, JsonTree json, Phases.Action action, int seat, int card) {
        return new Reader(deck, reader, json).move(action, builds, seat, card);
    }

    /** Reads one move that captures by sum and reports its errors. Not thread-safe. */
    private static final class Reader {
        private final Deck deck;
        private final RecordReader reader;
        private final JsonTree json;
        private final List<CardSet> groups = new ArrayList<>();
        private final FirstCopies copies;

        Reader(Deck deck, RecordReader reader, JsonTree json) {
            this.deck = deck;
            this.reader = reader;
            this.json = json;
            this.copies = new FirstCopies(deck);
        }

        /**
         * Reads the move.
         *
         * @param builds whether the game has builds
         */
        Move.BySum move(Phases.Action action, boolean builds, int seat, int card) {
            CardSet with = CardSet.NONE;
            long taken = 0;
            int value = 0;
            CardSet claims = CardSet.NONE;
            Phases.Act act = action.cardMove().act();
            switch (act) {
                case TAKE -> {
                    groups(FREE);
                    if (json.has(RUN)) {
                        named(json.at(RUN));
                    }
                    taken = builds ? builds() : 0;
                    claims = action.fields().claims() == null
                            ? claims
                            : claims(action.fields().claims());
                }
                case BUILD, ADD -> {
                    taken = act == Phases.Act.ADD ? build() : 0;
                    with = with(false);
                    groups(PACK);
                    value = value();
                }
                case BUILD_BELOW -> {
                    with = with(true);
                    value = value();
                }
                case RAISE, LOWER -> {
                    taken = build();
                    value = value();
                    if (json.has(WITH) || json.has(PACK)) {
                        with = with(false);
                        groups(PACK);
                    }
                }
                case LAY -> value = 0;
            }
            Fishing fishing = new Fishing(with, taken, value, claims, List.copyOf(groups));
            return new Move.BySum(seat, action.name(), card, copies.named(), fishing);
        }

        private int value() {
            return reader.whole(json.at(VALUE));
        }

        private long build() {
            JsonTree number = json.at(BUILD);
            long bit = Fishing.bit(reader.whole(number));
            if (bit == 0) {
                reader.wrong(number, Advice.of("build-number"));
            }
            return json.has(BUILDS) ? bit | builds() : bit;
        }

        private long builds() {
            long builds = 0;
            for (JsonTree one : reader.items(json.at(BUILDS), Advice.of("build-numbers"))) {
                long bit = one.scalar() instanceof Integer number ? Fishing.bit(number) : 0;
                if (bit == 0 || (builds & bit) != 0) {
                    reader.wrong(one, Advice.of("build-number-once"));
                }
                builds |= bit;
            }
            return builds;
        }

        private CardSet with(boolean needed) {
            JsonTree list = json.at(WITH);
            if (needed && list.isList() && list.items().size() != 1) {
                reader.wrong(list, Advice.of("one-card"));
            }
            return named(list);
        }

        private void groups(String name) {
            for (JsonTree group : reader.items(json.at(name), Advice.of("groups-of-cards"))) {
                if (group.items().isEmpty()) {
                    reader.wrong(group, Advice.of("cards"));
                } else {
                    groups.add(named(group));
                }
            }
        }

        private CardSet named(JsonTree codes) {
            return CardSet.of(reader.cards(codes, copies));
        }

        private CardSet claims(String name) {
            CardSet claims = CardSet.NONE;
            for (JsonTree one : reader.items(json.at(name), Advice.of("cards"))) {
                Card card = one.scalar() instanceof String code ? deck.card(code) : null;
                if (card == null || claims.contains(card.index())) {
                    reader.wrong(one, card == null ? Advice.of("card-of", deck.id()) : Advice.of("each-pair-once"));
                } else {
                    claims = claims.with(card.index());
                }
            }
            return claims;
        }
    }
}
