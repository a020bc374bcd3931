package dev.oya.spec.mutate;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Cards that stand in a text, each with another card of the deck that does not stand there. Stateless. */
public final class OtherCard {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

    private OtherCard() {}

    /** A card in a text, from its first sign to behind its last, and the card instead of it. */
    public record At(int from, int to, String instead) {}

    /** Every card of a text, in order; none where it names no card. */
    public static List<At> in(String text, Deck deck) {
        List<String> codes = deck.cards().stream().map(Card::code).distinct().toList();
        List<MatchResult> found = WORD.matcher(text)
                .results()
                .filter(word -> codes.contains(word.group()))
                .toList();
        Set<String> there = found.stream().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
        List<At> all = new ArrayList<>();
        for (MatchResult card : found) {
            int at = codes.indexOf(card.group());
            for (int step = 1; step < codes.size(); step++) {
                String other = codes.get((at + step) % codes.size());
                if (!there.contains(other)) {
                    all.add(new At(card.start(), card.end(), other));
                    break;
                }
            }
        }
        return all;
    }
}
