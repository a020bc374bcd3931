package dev.oya.book;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The cards of the deck in rows: by suit if every suit has every rank, and by month otherwise. Points are listed only if the game
 * counts them.
 */
record BookCards(Pack pack, BookWords words) {
    record Row(String name, List<Drawn> cards) {}

    /** A card picture with the card's name as text alternative. A caption shows the name and points below the picture. */
    record Drawn(String code, String name, boolean caption, String points) {}

    /**
     * A kind of card.
     *
     * @param points card points of one card, or empty
     */
    record Kind(String name, int count, String points) {}

    record Shown(List<Row> rows, List<Kind> kinds, boolean haveSuits, boolean havePoints) {}

    Shown shown() {
        Deck deck = pack.deck();
        List<Card> cards = deck.cards().stream()
                .filter(card -> deck.original(card.index()) == card.index())
                .toList();
        Map<String, List<Card>> kinds =
                cards.stream().collect(Collectors.groupingBy(Card::kind, LinkedHashMap::new, Collectors.toList()));
        boolean suits = kinds.values().stream()
                .allMatch(suit -> suit.size() == deck.groupCount()
                        && suit.stream().map(Card::group).distinct().count() == suit.size());
        List<Row> rows = new ArrayList<>();
        if (suits) {
            kinds.forEach((kind, suit) -> rows.add(row(words.name(kind), suit, false)));
        } else {
            cards.stream()
                    .filter(card -> card.group() > 0)
                    .collect(Collectors.groupingBy(Card::group, TreeMap::new, Collectors.toList()))
                    .forEach((group, some) -> rows.add(row(name(group), some, true)));
        }
        if (!deck.extras().isEmpty()) {
            rows.add(row(words.say("extra-cards"), deck.extras(), true));
        }
        List<Kind> counts = kinds.values().stream()
                .sorted(Comparator.comparingInt(some -> -some.get(0).points()))
                .map(some -> new Kind(words.name(some.get(0).kind()), some.size() * copies(), points(some.get(0))))
                .toList();
        return new Shown(rows, counts, suits, pack.countsCards());
    }

    private String name(int group) {
        String id = words.glossary().group(group);
        return id == null ? String.valueOf(group) : group + ". " + words.name(id);
    }

    /** Returns the number of packs of cards in use. */
    int copies() {
        return pack.deck().copies(0).size();
    }

    private Row row(String name, List<Card> cards, boolean caption) {
        return new Row(
                name,
                cards.stream()
                        .map(card -> new Drawn(card.code(), words.word(card.code()), caption, points(card)))
                        .toList());
    }

    private String points(Card card) {
        return card.points() == 0 || !pack.countsCards() ? "" : String.valueOf(card.points());
    }

    /** Returns pictures of the given cards, without captions. */
    static List<Drawn> drawn(BookWords words, Collection<String> codes) {
        return codes.stream()
                .map(code -> new Drawn(code, words.word(code), false, ""))
                .toList();
    }
}
