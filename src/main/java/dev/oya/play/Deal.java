package dev.oya.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.PackException;
import dev.oya.pack.Phases;
import dev.oya.play.table.Event;
import dev.oya.play.table.RuleFault;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.ToDeal;
import dev.oya.vocabulary.WithExtras;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The deal at a table, as the rules define it. */
final class Deal {
    private final Deck deck;
    private final int seats;
    private final int first;
    private final boolean noField;
    private final List<Card> extras;
    private final List<Step> steps;

    /**
     * A step of the deal.
     *
     * @param cards number of cards dealt to each seat, or to the field
     * @param faceDown whether the cards are dealt face down to the field
     */
    private record Step(int cards, boolean toField, boolean faceDown) {}

    /**
     * Creates a deal.
     *
     * @param again whether this is a further deal of the round
     */
    Deal(Rules rules, int seats, int dealer, boolean again) {
        RuleSettings settings = rules.settings();
        this.deck = settings.pack().deck();
        this.seats = seats;
        Answer answer = rules.ask(new ToDeal(settings, seats, dealer, again));
        Conclusion.Pattern pattern = answer.first(Conclusion.Pattern.class);
        Conclusion.DealtFirst starts = answer.first(Conclusion.DealtFirst.class);
        this.noField = answer.first(Conclusion.NoField.class) != null;
        this.extras = extras(answer.first(WithExtras.class), settings);
        if (pattern == null || starts == null) {
            throw wrong(rules, null, pattern == null ? "no-deal.pattern" : "no-deal.first", seats);
        }
        this.first = starts.seat();
        this.steps = steps(pattern.steps());
        if (size() > cards().length || size() < 1) {
            String rule = answer.rule(Conclusion.Pattern.class);
            throw wrong(rules, rule, "no-deal.size", rule, size(), cards().length);
        }
    }

    private List<Card> extras(WithExtras with, RuleSettings settings) {
        if (with == null) {
            return List.of();
        }
        boolean all = with.equals(new WithExtras());
        CardSet some = settings.set(with.set());
        return deck.extras().stream()
                .filter(card -> all || some.contains(card.index()))
                .toList();
    }

    private static PackException wrong(Rules rules, String rule, String key, Object... parts) {
        Phases machine = rules.settings().pack().phases();
        return RuleFault.of(rules, rule, machine.phases().get(machine.start()), key, parts);
    }

    private static List<Step> steps(String pattern) {
        List<Step> steps = new ArrayList<>();
        for (String step : pattern.split("-")) {
            boolean faceDown = step.endsWith("d");
            boolean toField = faceDown || step.endsWith("f");
            String cards = toField ? step.substring(0, step.length() - 1) : step;
            steps.add(new Step(Integer.parseInt(cards), toField, faceDown));
        }
        return steps;
    }

    /** Returns the extra cards in play. */
    List<Card> extras() {
        return extras;
    }

    /** Returns all cards in play, in deck order. */
    int[] cards() {
        return Stream.concat(deck.cards().stream(), extras.stream())
                .mapToInt(Card::index)
                .toArray();
    }

    /** Returns the number of cards that the deal takes from the stock. */
    int size() {
        int size = 0;
        for (Step step : steps) {
            size += step.toField() ? noField ? 0 : step.cards() : step.cards() * seats;
        }
        return size;
    }

    /**
     * Deals from the stock to empty hands.
     *
     * @param from index of the top card of the stock
     */
    Event.DealtAgain deal(int[] stock, int from) {
        int[] rest = Arrays.copyOf(stock, size());
        Event.Dealt dealt = deal(rest);
        return new Event.DealtAgain(dealt.hands(), from + dealt.stockFrom());
    }

    Event.Dealt deal(int[] pack) {
        CardSet[] hands = new CardSet[seats];
        Arrays.fill(hands, CardSet.NONE);
        CardSet field = CardSet.NONE;
        CardSet faceDown = CardSet.NONE;
        int next = 0;
        int holder = -1;
        for (Step step : steps) {
            if (step.toField() && noField) {
                continue;
            }
            for (int i = 0; i < (step.toField() ? 1 : seats); i++) {
                int seat = (first + i) % seats;
                for (int n = 0; n < step.cards(); n++) {
                    int card = pack[next++];
                    if (step.faceDown()) {
                        faceDown = faceDown.with(card);
                    } else if (step.toField()) {
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
        return new Event.Dealt(pack, hands, field, faceDown, next, holder);
    }
}
