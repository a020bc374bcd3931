package dev.oya.book;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The cards of the deck in rows: by suit where each suit has every rank, else by month. */
record BookCards(Deck deck, BookWords words) {
    Map<String, Object> model() {
        List<Card> cards = new ArrayList<>();
        for (Card card : deck.cards()) {
            if (deck.original(card.index()) == card.index()) {
                cards.add(card);
            }
        }
        Map<String, List<Card>> kinds =
                cards.stream().collect(Collectors.groupingBy(Card::kind, LinkedHashMap::new, Collectors.toList()));
        boolean suits = kinds.values().stream()
                .allMatch(suit -> suit.size() == deck.groupCount()
                        && suit.stream().map(Card::group).distinct().count() == suit.size());
        List<Object> rows = new ArrayList<>();
        if (suits) {
            kinds.forEach((kind, suit) -> rows.add(row(words.name(kind), suit, false)));
        } else {
            for (int group = 1; group <= deck.groupCount(); group++) {
                int number = group;
                List<Card> some =
                        cards.stream().filter(card -> card.group() == number).toList();
                if (!some.isEmpty()) {
                    rows.add(row(name(number), some, true));
                }
            }
        }
        if (!deck.extras().isEmpty()) {
            rows.add(row(words.say("extra-cards"), deck.extras(), true));
        }
        List<Object> counts = new ArrayList<>();
        kinds.values().stream()
                .sorted(Comparator.comparingInt(some -> -some.get(0).points()))
                .forEach(some -> counts.add(Map.of(
                        "name",
                        words.name(some.get(0).kind()),
                        "count",
                        some.size() * copies(),
                        "points",
                        some.get(0).points() == 0
                                ? ""
                                : String.valueOf(some.get(0).points()))));
        return Map.of(
                "rows",
                rows,
                "kinds",
                counts,
                "haveSuits",
                suits,
                "havePoints",
                cards.stream().anyMatch(card -> card.points() > 0));
    }

    private String name(int group) {
        String id = words.glossary().group(group);
        return id == null ? String.valueOf(group) : group + ". " + words.name(id);
    }

    /** How many packs are put together. */
    int copies() {
        return deck.copies(0).size();
    }

    private Map<String, Object> row(String name, List<Card> cards, boolean named) {
        List<Object> drawn = new ArrayList<>();
        for (Card card : cards) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("code", card.code());
            one.put("name", words.word(card.code()));
            one.put("caption", named);
            one.put("kind", words.word(card.kind()));
            one.put("points", card.points() == 0 ? "" : String.valueOf(card.points()));
            drawn.add(one);
        }
        return Map.of("name", name, "cards", drawn);
    }

    /** Cards to be drawn: their codes with their names for those who hear the page. */
    static List<Object> drawn(BookWords words, Collection<String> codes) {
        List<Object> all = new ArrayList<>();
        codes.forEach(code -> all.add(Map.of("code", code, "name", words.word(code))));
        return all;
    }
}
