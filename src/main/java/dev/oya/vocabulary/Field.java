package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;

/**
 * Question: the field is laid; must the cards be dealt anew, and what does the field make of the round?
 *
 * <p>Asked after each deal of a phase that does {@code deal}, when the cards of the table lie open.
 *
 * <p>Where nothing is concluded, the deal stands, and the round is not multiplied.
 *
 * @implNote used by one session at a time
 */
public final class Field extends Cards {
    private final List<Integer> carried;
    private final boolean fullGroup;

    /** @param carried multipliers that wait from rounds before */
    public Field(RuleSettings settings, CardSet cards, List<Integer> carried, int round, CardLens lens) {
        super(settings, cards, CardLens.OF_THE_CARDS, Holder.in(round), lens);
        this.carried = carried;
        this.fullGroup = fullGroup(settings.pack().deck(), cards);
    }

    /** Whether all cards of a group are in the set. */
    public static boolean fullGroup(Deck deck, CardSet cards) {
        for (int group = 1; group <= deck.groupCount(); group++) {
            if (cards.containsAll(deck.group(group))) {
                return true;
            }
        }
        return false;
    }

    /** Whether all cards of a group lie on the field. */
    public boolean isFullGroup() {
        return fullGroup;
    }

    /** A {@link FieldCard} for each card and a {@link Carried} for each multiplier that waits. */
    @Override
    public List<? extends Object> companions() {
        // How many cards there are is something rules can see even where they ask nothing of any card.
        count("all");
        List<Object> facts = new ArrayList<>();
        for (int index = cards().first(); index >= 0; index = cards().next(index)) {
            facts.add(new FieldCard(this, index));
        }
        for (int i = 0; i < carried.size(); i++) {
            facts.add(new Carried(1000 + i, carried.get(i)));
        }
        return facts;
    }
}
