package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.ToDeal;
import java.util.Arrays;

/** How the rules have the cards dealt at a table. */
final class Deal {
    private final Deck deck;
    private final int seats;
    private final int first;
    private final boolean noField;
    private final boolean extras;
    private final String[] steps;

    /** @param again whether the cards of an earlier deal of the round have been played */
    Deal(Rules rules, int seats, int dealer, boolean again) {
        Settings settings = rules.settings();
        this.deck = settings.pack().deck();
        this.seats = seats;
        Answer answer = rules.ask(new ToDeal(settings, seats, dealer, again));
        this.first = answer.first(Conclusion.DealtFirst.class).seat();
        this.steps = answer.first(Conclusion.Pattern.class).steps().split("-");
        this.noField = answer.first(Conclusion.NoField.class) != null;
        this.extras = answer.first(Conclusion.WithExtras.class) != null;
    }

    /** Every card in play, in deck order. */
    int[] cards() {
        int size = deck.cards().size();
        int[] cards = new int[extras ? size + deck.extras().size() : size];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (i < size ? deck.cards().get(i) : deck.extras().get(i - size)).index();
        }
        return cards;
    }

    /** How many cards it takes from the stock. */
    int size() {
        int size = 0;
        for (String step : steps) {
            boolean toField = step.endsWith("f");
            int count = Integer.parseInt(toField ? step.substring(0, step.length() - 1) : step);
            size += toField ? noField ? 0 : count : count * seats;
        }
        return size;
    }

    /** Deals from the stock, from a place on, to hands that are empty. */
    Event.DealtAgain deal(int[] stock, int from) {
        int[] rest = java.util.Arrays.copyOfRange(stock, from, from + size());
        Event.Dealt dealt = deal(rest);
        return new Event.DealtAgain(dealt.hands(), from + dealt.stockFrom());
    }

    Event.Dealt deal(int[] pack) {
        CardSet[] hands = new CardSet[seats];
        Arrays.fill(hands, CardSet.NONE);
        CardSet field = CardSet.NONE;
        int next = 0;
        int holder = -1;
        for (String step : steps) {
            boolean toField = step.endsWith("f");
            int count = Integer.parseInt(toField ? step.substring(0, step.length() - 1) : step);
            if (toField && noField) {
                continue;
            }
            for (int i = 0; i < (toField ? 1 : seats); i++) {
                int seat = (first + i) % seats;
                for (int n = 0; n < count; n++) {
                    int card = pack[next++];
                    if (toField) {
                        field = field.with(card);
                    } else {
                        hands[seat] = hands[seat].with(card);
                        if (card >= deck.cards().size()) {
                            holder = seat;
                        }
                    }
                }
            }
        }
        return new Event.Dealt(pack, hands, field, next, holder);
    }
}
