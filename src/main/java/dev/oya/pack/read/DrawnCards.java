package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.input.PackException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cards beside their codes in the sentences of a page: what the page must hold are the pictures of those alone that it names.
 * Their ids carry the deck's, so a page may show cards of several decks. Not thread-safe.
 */
public final class DrawnCards {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern ID = Pattern.compile("( id=\"|href=\"#|url\\(#)");

    private final Deck deck;
    private final CardPictures pictures;
    private final Set<String> codes = new TreeSet<>();
    private final Set<String> used = new TreeSet<>();

    /** @throws PackException where the deck's drawing is broken */
    public DrawnCards(RulesFolder folder, Deck deck) {
        this.deck = deck;
        this.pictures = CardPictures.of(folder, deck.id());
        deck.cards().forEach(card -> codes.add(card.code()));
    }

    /** A sentence in pieces: each has its {@code text}, and where that is a card's code, {@code id} and {@code box} of its picture. */
    public List<Map<String, String>> pieces(String sentence) {
        List<Map<String, String>> pieces = new ArrayList<>();
        Matcher word = WORD.matcher(sentence);
        int from = 0;
        while (word.find()) {
            if (codes.contains(word.group())) {
                pieces.add(Map.of("text", sentence.substring(from, word.start())));
                pieces.add(drawn(word.group(), word.group()));
                from = word.end();
            }
        }
        pieces.add(Map.of("text", sentence.substring(from)));
        return pieces;
    }

    /** The pictures of cards alone. */
    public List<Map<String, String>> row(List<Card> cards) {
        return cards.stream().map(card -> drawn(card.code(), "")).toList();
    }

    private Map<String, String> drawn(String code, String text) {
        used.add(code);
        return Map.of("text", text, "id", deck.id() + "-" + code, "box", pictures.viewBox());
    }

    /** The pictures of all cards that were named so far, to stand in the page once; nothing where there was none. */
    public String sprite() {
        return used.isEmpty()
                ? ""
                : ID.matcher(pictures.svg(used))
                        .replaceAll("$1" + deck.id() + "-")
                        // Within a page no name space is needed, and no address stands in it.
                        .replaceFirst("<svg xmlns=\"[^\"]*\"", "<svg class=\"sprite\" aria-hidden=\"true\"");
    }
}
