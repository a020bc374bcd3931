package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Parses set expressions and reports unknown terms and cards listed twice.
 *
 * @param deck the deck with the sets defined so far
 * @param later names of sets that are defined later
 */
record CardSetExpressions(Deck deck, Collection<String> later, Problems problems) {
    /** Returns the cards of an expression, which is a text or a list of terms. Reports each unknown term and ignores it. */
    YakuEntry.Cards read(Tree node) {
        List<String> words = new ArrayList<>();
        List<String> known = new ArrayList<>();
        CardSet set = CardSet.NONE;
        for (Tree part : node.isList() ? node.list() : List.of(node)) {
            for (String word : part.text().trim().split("[\\s,]+")) {
                CardSet cards = cards(word, part);
                if (cards != null) {
                    known.add(word);
                    set = word.startsWith("-") ? set.minus(cards) : set.plus(cards);
                }
                // "chaff 11C1" may repeat a card of a set, but a repeated term is probably a mistake.
                if (words.contains(word)) {
                    problems.report(part.place(), "duplicate-card.word", word);
                }
                words.add(word);
            }
        }
        return new YakuEntry.Cards(String.join(" ", known), set);
    }

    private CardSet cards(String word, Tree at) {
        try {
            return deck.parse(word.startsWith("-") ? word.substring(1) : word);
        } catch (Deck.UnknownCard unknown) {
            unknown(unknown.word(), at);
            return null;
        }
    }

    private void unknown(String word, Tree at) {
        if (later.contains(word)) {
            problems.report(at.place(), "unknown-set.later", word);
            return;
        }
        // Codes contain a digit or a capital letter, but names of sets and kinds do not. This decides whether the
        // message reports a card or a set.
        boolean card = word.chars().anyMatch(sign -> Character.isDigit(sign) || Character.isUpperCase(sign));
        Advice near = nearest(word, card);
        problems.report(at.place(), card ? "unknown-card.deck" : "unknown-set.deck", word, near, deck.id());
    }

    private Advice nearest(String word, boolean card) {
        Set<String> codes = deck.codes();
        Collection<String> sets = Stream.concat(deck.sets().keySet().stream(), deck.groupNames().stream())
                .sorted()
                .toList();
        String near = Suggestions.name(word, card ? codes : sets);
        if (near == null) {
            near = Suggestions.name(word, card ? sets : codes);
        }
        if (near == null) {
            return null;
        }
        Card known = deck.card(near);
        return known == null ? Advice.of("near", near) : Advice.of("card", near, known.name());
    }
}
