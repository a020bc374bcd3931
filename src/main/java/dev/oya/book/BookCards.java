package dev.oya.book;

import dev.oya.cards.Card;
import dev.oya.pack.Pack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cards of the deck, by month or rank. */
record BookCards(Pack pack, BookWords words) {
    Map<String, Object> model() {
        List<Object> groups = new ArrayList<>();
        for (int group = 1; group <= pack.deck().groupCount(); group++) {
            List<Object> cards = new ArrayList<>();
            Set<String> seen = new LinkedHashSet<>();
            for (Card card : pack.deck().cards()) {
                if (card.group() == group && seen.add(card.code())) {
                    cards.add(card(card));
                }
            }
            if (!cards.isEmpty()) {
                groups.add(Map.of("number", group, "cards", cards));
            }
        }
        List<Object> extras = new ArrayList<>();
        pack.deck().extras().forEach(card -> extras.add(card(card)));
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("groups", groups);
        model.put("extras", extras);
        model.put("hasExtras", !extras.isEmpty());
        return model;
    }

    private Map<String, Object> card(Card card) {
        return Map.of(
                "code", card.code(),
                "name", words.word(card.code()),
                "kind", card.kind(),
                "kindName", words.word(card.kind()),
                "points", card.points());
    }
}
