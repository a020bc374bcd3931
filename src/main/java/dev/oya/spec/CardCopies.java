package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Cards that scenarios name by codes, where a code may stand for several copies: each time it is named, for another one. */
public record CardCopies(Deck deck) {
    /**
     * The cards of some codes, in their order; none of an empty text.
     *
     * @param used copies that are elsewhere
     * @throws IllegalArgumentException where there are not so many of a code, or nothing is called so
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
                        throw new IllegalArgumentException(code + " is named twice, but there is only one");
                    }
                    cards.add(card);
                }
                continue;
            }
            int card = copies.minus(gone).first();
            if (card < 0) {
                throw new IllegalArgumentException("there are only " + copies.size() + " of " + code);
            }
            gone = gone.with(card);
            cards.add(card);
        }
        return cards;
    }

    /** The cards of some codes. */
    public CardSet set(String codes, CardSet used) {
        return CardSet.of(list(codes, used));
    }

    /** The codes of cards in the order of the deck, those of copies beside each other. */
    public List<String> codes(CardSet cards) {
        return cards.stream()
                .boxed()
                .sorted(Comparator.comparingInt(deck::original))
                .map(card -> deck.card(card).code())
                .toList();
    }

    /** Whether all these codes are among some cards, each as often as it is named. */
    public boolean hold(CardSet cards, String codes) {
        List<String> left = new ArrayList<>(codes(cards));
        return codes(set(codes, CardSet.NONE)).stream().allMatch(left::remove);
    }

    /** Whether any of these codes is among some cards. */
    public boolean meet(CardSet cards, String codes) {
        return codes(set(codes, CardSet.NONE)).stream().anyMatch(codes(cards)::contains);
    }
}
