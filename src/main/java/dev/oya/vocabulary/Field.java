package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;

/**
 * Question: is the deal a misdeal, and which multipliers does the field give?
 *
 * <p>Asked after each deal of a phase with {@code does: deal}, if cards of the field are face up. Face-down cards are not part
 * of the question.
 *
 * <p>If nothing is concluded, the deal is valid, and the round has no multiplier.
 *
 * @implNote Used by one session at a time.
 */
public final class Field extends Cards {
    private final List<Integer> carried;
    private final boolean fullGroup;

    /** @param carried multipliers carried over from earlier rounds */
    public Field(RuleSettings settings, CardSet cards, List<Integer> carried, int round, DependencyFilter filter) {
        super(settings, cards, DependencyFilter.OF_THE_CARDS, Holder.in(round), filter);
        this.carried = carried;
        this.fullGroup = fullGroup(settings.pack().deck(), cards);
    }

    /** Returns whether the set contains all cards of at least one group. */
    public static boolean fullGroup(Deck deck, CardSet cards) {
        for (int group = 1; group <= deck.groupCount(); group++) {
            if (cards.containsAll(deck.group(group))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the field contains all cards of at least one group. */
    public boolean isFullGroup() {
        return fullGroup;
    }

    /** Returns a {@link FieldCard} for each card and a {@link Carried} for each carried multiplier. */
    @Override
    public List<? extends Object> companions() {
        // The number of cards is a dependency even if rules read no card.
        count("all");
        List<Object> facts = new ArrayList<>();
        for (int index = cards().first(); index >= 0; index = cards().next(index)) {
            facts.add(new FieldCard(this, index));
        }
        facts.addAll(Carried.all(carried));
        return facts;
    }
}
