package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A parser of card codes in scenarios. If the deck has several copies of a card, each occurrence of the card's code refers to a
 * different copy.
 */
public record CardCopies(Deck deck) {
    /**
     * Returns the cards with the given codes, in the order of the codes. Returns an empty list for a blank text.
     *
     * @param used copies that are already in another place
     * @throws IllegalArgumentException if a code is unknown or occurs more often than the deck has copies
     */
    List<Integer> list(String codes, CardSet used) {
        List<Integer> cards = new ArrayList<>();
        if (codes.isBlank()) {
            return cards;
        }
        CardSet gone = used;
        for (String code : codes.trim().split("[\\s,]+")) {
            if (List.of("och", "and", "und").contains(code)) {
                continue;
            }
            CardSet copies = deck.copies(code);
            if (copies == null || copies.size() == 1) {
                for (int card : deck.parse(code).stream().toArray()) {
                    if (cards.contains(card)) {
                        throw new LocalizedException(Advice.of("step-named-twice", code));
                    }
                    cards.add(card);
                }
                continue;
            }
            int card = copies.minus(gone).first();
            if (card < 0) {
                throw new LocalizedException(Advice.of("step-few-copies", copies.size(), code));
            }
            gone = gone.with(card);
            cards.add(card);
        }
        return cards;
    }

    /** Returns the cards with the given codes. */
    public CardSet set(String codes, CardSet used) {
        return CardSet.of(list(codes, used));
    }

    /** Returns the codes of cards in the order of the deck. Copies are adjacent. */
    public List<String> codes(CardSet cards) {
        return cards.stream()
                .boxed()
                .sorted(Comparator.comparingInt(deck::original))
                .map(card -> deck.card(card).code())
                .toList();
    }

    /** Returns whether the cards include each code as often as {@code codes} lists it. */
    public boolean hold(CardSet cards, String codes) {
        List<String> left = new ArrayList<>(codes(cards));
        return codes(set(codes, CardSet.NONE)).stream().allMatch(left::remove);
    }

    /** Returns whether the cards include any of the given codes. */
    public boolean meet(CardSet cards, String codes) {
        return codes(set(codes, CardSet.NONE)).stream().anyMatch(codes(cards)::contains);
    }
}
