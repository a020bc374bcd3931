package dev.oya.programs;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Where the cards of a view lie, and a place for each that its seat does not see. Immutable once it is made. */
final class HiddenSlots {
    private final Deck deck;
    private final CardSet field;
    private final Map<Integer, List<CardSet>> builds = new HashMap<>();
    private final CardSet[] hands;
    private final CardSet[] taken;
    private final CardSet[] played;
    private final int[] stock;
    private CardSet left;

    /**
     * @param inPlay the cards of the round
     * @param own the seat whose view it is
     * @param fromHand whether an action plays a card from the hand
     * @throws IllegalArgumentException where a card lies twice, or there are not enough of them
     */
    HiddenSlots(Deck deck, CardSet inPlay, JsonNode view, int own, Predicate<JsonNode> fromHand) {
        this.deck = deck;
        JsonNode seats = view.path("seats");
        hands = none(seats.size());
        taken = none(seats.size());
        played = none(seats.size());
        left = inPlay;
        hands[own] = take(view.path("hand"));
        CardSet turned = view.path("turned").isString() ? take(view.path("turned")) : CardSet.NONE;
        field = take(view.path("field"));
        for (JsonNode build : view.path("builds")) {
            List<CardSet> parts = new ArrayList<>();
            build.path("parts").forEach(part -> parts.add(take(part)));
            builds.put(build.path("number").asInt(0), parts);
        }
        int hidden = view.path("stock").asInt(0);
        for (int seat = 0; seat < hands.length; seat++) {
            taken[seat] = take(seats.get(seat).path("captured"));
            hidden += seats.get(seat).path("hand").asInt(0) - hands[seat].size();
        }
        for (JsonNode action : view.path("last")) {
            int seat = action.path("seat").asInt(-1);
            if (fromHand.test(action) && seat >= 0 && seat < hands.length) {
                played[seat] = played[seat].plus(originals(action.path("card")));
            }
        }
        if (left.size() < hidden) {
            throw new IllegalArgumentException("the view shows more cards than there are");
        }
        for (int seat = 0; seat < hands.length; seat++) {
            if (seat != own) {
                hands[seat] = originals(seats.get(seat).path("shown")).and(left);
                left = left.minus(hands[seat]);
            }
        }
        for (int seat = 0; seat < hands.length; seat++) {
            while (hands[seat].size() < seats.get(seat).path("hand").asInt(0)) {
                hands[seat] = hands[seat].with(first());
            }
        }
        stock = new int[turned.size() + view.path("stock").asInt(0)];
        for (int place = 0; place < stock.length; place++) {
            stock[place] = place < turned.size() ? turned.first() : first();
        }
    }

    private static CardSet[] none(int seats) {
        CardSet[] none = new CardSet[seats];
        Arrays.fill(none, CardSet.NONE);
        return none;
    }

    private int first() {
        int card = left.first();
        if (card < 0) {
            throw new IllegalArgumentException("the view shows more cards than there are");
        }
        left = left.without(card);
        return card;
    }

    /** Takes cards that lie somewhere: of copies one that lies nowhere yet. */
    private CardSet take(JsonNode codes) {
        CardSet taken = CardSet.NONE;
        for (String code : texts(codes)) {
            CardSet free =
                    deck.copies(code) == null ? CardSet.NONE : deck.copies(code).and(left);
            if (free.isEmpty()) {
                throw new IllegalArgumentException("the view shows a card that is not there: " + code);
            }
            taken = taken.with(free.first());
            left = left.without(free.first());
        }
        return taken;
    }

    private static List<String> texts(JsonNode codes) {
        List<String> texts = new ArrayList<>();
        if (codes.isString()) {
            texts.add(codes.stringValue());
        }
        codes.forEach(code -> texts.add(code.asString("")));
        return texts;
    }

    /** The cards of codes, or of one code; of copies the first. */
    CardSet originals(JsonNode codes) {
        CardSet cards = CardSet.NONE;
        for (String code : texts(codes)) {
            cards = deck.card(code) == null ? cards : cards.with(deck.card(code).index());
        }
        return cards;
    }

    CardSet field() {
        return field;
    }

    List<CardSet> parts(int number) {
        return builds.getOrDefault(number, List.of());
    }

    /** What a seat holds; made up where it is not seen. */
    CardSet hand(int seat) {
        return hands[seat];
    }

    CardSet taken(int seat) {
        return taken[seat];
    }

    CardSet played(int seat) {
        return played[seat];
    }

    /** The card that lies turned, where one does, and the stock, which is made up. */
    int[] stock() {
        return stock.clone();
    }
}
