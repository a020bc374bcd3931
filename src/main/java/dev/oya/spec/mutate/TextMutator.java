package dev.oya.spec.mutate;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.input.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A generator of the mutations of a text. Not thread-safe. */
abstract class TextMutator {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

    /** The amounts that are added to a number to mutate it. */
    static final List<Integer> BESIDE = List.of(1, -1);

    final String source;
    private final String file;
    private final int firstLine;
    private final boolean inRule;
    private final List<String> codes;
    private final List<Mutation> changes = new ArrayList<>();
    /** The current rule or entry. */
    String of;
    /** The statements that the current rule or entry cites. */
    Set<String> cites = Set.of();

    /**
     * A card in a text with its replacement.
     *
     * @param from position of the first character of the card
     * @param to position after the last character of the card
     */
    record OtherCard(int from, int to, String instead) {}

    /** @param inRule whether the text is DRL rather than YAML */
    TextMutator(String file, String source, int firstLine, boolean inRule, Deck deck) {
        this.file = file;
        this.source = source;
        this.firstLine = firstLine;
        this.inRule = inRule;
        this.codes = deck.cards().stream().map(Card::code).distinct().toList();
    }

    List<Mutation> changes() {
        return changes;
    }

    /**
     * Adds a mutation.
     *
     * @param instead replacement, or null if the text is removed
     */
    void add(Mutation.Kind kind, int at, String was, String instead, String text) {
        long line = firstLine
                + source.substring(0, at).chars().filter(sign -> sign == '\n').count();
        changes.add(new Mutation(kind, new Place(file, (int) line), of, was, instead, text, inRule, cites));
    }

    /** Returns the cards in a text, in order. The replacement of each card is a card of the deck that is not in the text. */
    List<OtherCard> cards(String text) {
        List<MatchResult> found = WORD.matcher(text)
                .results()
                .filter(word -> codes.contains(word.group()))
                .toList();
        Set<String> there = found.stream().map(MatchResult::group).collect(Collectors.toSet());
        List<OtherCard> all = new ArrayList<>();
        for (MatchResult card : found) {
            int at = codes.indexOf(card.group());
            for (int step = 1; step < codes.size(); step++) {
                String other = codes.get((at + step) % codes.size());
                if (!there.contains(other)) {
                    all.add(new OtherCard(card.start(), card.end(), other));
                    break;
                }
            }
        }
        return all;
    }
}
