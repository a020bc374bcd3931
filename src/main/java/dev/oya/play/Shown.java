package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Showing;
import java.util.List;
import java.util.Map;

/** The cards that a seat had to show for its declarations. */
final class Shown {
    private static final Map<String, Integer> SIZES = Map.of("pairs", 2, "triples", 3, "fours", 4);

    private Shown() {}

    static CardSet of(Rules rules, Table table, int seat) {
        CardSet cards = table.shown(seat);
        return cards != null ? cards : of(rules, table.declared(seat), table.dealt(seat));
    }

    /** Returns the dealt cards that must be shown for these declared combinations. */
    static CardSet of(Rules rules, List<String> declared, CardSet dealt) {
        CardSet shown = CardSet.NONE;
        if (declared.isEmpty()) {
            return shown;
        }
        for (Answer.Found found : rules.hand(dealt).found()) {
            if (declared.contains(found.id())) {
                Answer answer = rules.ask(new Showing(
                        rules.settings(),
                        found.id(),
                        found.entry().group(),
                        found.entry().shows()));
                for (Conclusion.Shows shows : answer.all(Conclusion.Shows.class)) {
                    shown = shown.plus(cards(rules, dealt, shows.what()));
                }
            }
        }
        return shown;
    }

    private static CardSet cards(Rules rules, CardSet dealt, String what) {
        if (what.equals("all")) {
            return dealt;
        }
        List<String> actions = List.of(what.split(" "));
        if (!SIZES.keySet().containsAll(actions)) {
            return dealt.and(rules.settings().set(what));
        }
        Deck deck = rules.settings().pack().deck();
        CardSet cards = CardSet.NONE;
        for (String action : actions) {
            cards = cards.plus(groups(deck, dealt, SIZES.get(action)));
        }
        return cards;
    }

    private static CardSet groups(Deck deck, CardSet dealt, int count) {
        CardSet cards = CardSet.NONE;
        for (int group = 1; group <= deck.groupCount(); group++) {
            CardSet held = dealt.and(deck.group(group));
            if (held.size() == count) {
                cards = cards.plus(held);
            }
        }
        return cards;
    }
}
