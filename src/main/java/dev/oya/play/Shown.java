package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.words.Answer;
import dev.oya.words.Conclusion;
import dev.oya.words.Showing;

/** Which cards a seat had to show for what it declared. */
final class Shown {
    private Shown() {}

    static CardSet of(Rules rules, Table table, int seat) {
        CardSet shown = CardSet.NONE;
        if (table.declared(seat).isEmpty()) {
            return shown;
        }
        CardSet dealt = table.dealt(seat);
        for (Answer.Found found : rules.hand(dealt).found()) {
            if (table.declared(seat).contains(found.id())) {
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
        Deck deck = rules.settings().pack().deck();
        return switch (what) {
            case "all" -> dealt;
            case "triples" -> months(deck, dealt, 3);
            case "pairs" -> months(deck, dealt, 2);
            case "fours" -> months(deck, dealt, 4);
            default -> dealt.and(rules.settings().set(what));
        };
    }

    private static CardSet months(Deck deck, CardSet dealt, int count) {
        CardSet cards = CardSet.NONE;
        for (int month = 1; month <= deck.groupCount(); month++) {
            CardSet held = dealt.and(deck.group(month));
            if (held.size() == count) {
                cards = cards.plus(held);
            }
        }
        return cards;
    }
}
