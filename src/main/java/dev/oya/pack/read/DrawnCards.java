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
 * Adds card pictures to the sentences of a page and collects the pictures that the page needs. The ids of the pictures include
 * the deck, so a page can show cards of several decks. Not thread-safe.
 */
public final class DrawnCards {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern ID = Pattern.compile("( id=\"|href=\"#|url\\(#)");

    private final Deck deck;
    private final CardPictures pictures;
    private final Set<String> codes = new TreeSet<>();
    private final Set<String> used = new TreeSet<>();

    /**
     * @param language language code of the letters of court cards
     * @throws PackException if the deck's drawing is invalid
     */
    public DrawnCards(RulesFolder folder, Deck deck, String language) {
        this.deck = deck;
        this.pictures = CardPictures.of(folder, deck.id(), language);
        deck.cards().forEach(card -> codes.add(card.code()));
    }

    /**
     * Returns a sentence in pieces with the field {@code text}. A piece that is a card code also has {@code id} and {@code box}
     * of its picture.
     */
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

    /** Returns a piece with a picture and without text for each card. */
    public List<Map<String, String>> row(List<Card> cards) {
        return cards.stream().map(card -> drawn(card.code(), "")).toList();
    }

    private Map<String, String> drawn(String code, String text) {
        used.add(code);
        return Map.of("text", text, "id", deck.id() + "-" + code, "box", pictures.viewBox());
    }

    /** Returns an SVG with all pictures used so far, for inclusion in the page, or an empty string. */
    public String sprite() {
        return used.isEmpty()
                ? ""
                : ID.matcher(pictures.svg(used))
                        .replaceAll("$1" + deck.id() + "-")
                        // An inline SVG needs no namespace.
                        .replaceFirst("<svg xmlns=\"[^\"]*\"", "<svg class=\"sprite\" aria-hidden=\"true\"");
    }
}
