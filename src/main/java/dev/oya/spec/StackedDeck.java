package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.play.CardSource;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.ToDeal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A card source for scenarios. It orders the deck so that the rules deal the hands, the field and the stock that the scenario
 * states.
 *
 * <p>The remaining cards are filler that must not affect the scenario. Filler hands have no combinations, and filler cards on the
 * field trigger no rule. The search tries a fixed sequence of shuffles, so a scenario gets the same deck on every run.
 *
 * <p>Each deal removes the next discarded field from the table. Use one instance per scenario.
 */
record StackedDeck(ScenarioTable given, Rules rules) implements CardSource {
    private static final int TRIES = 3_000;
    /** Recipient of cards that are dealt to the field. */
    private static final int FIELD = -1;
    /** Recipient of cards that are dealt face down to the field. */
    private static final int FACE_DOWN = -2;

    /**
     * Returns the first deck with neutral filler. If no shuffle has neutral filler, returns the deck of the last shuffle.
     *
     * @throws AssertionError if the deck of the last shuffle is a misdeal that the scenario does not state
     */
    @Override
    public int[] deck(int[] cards) {
        List<Integer> thrownIn = given.fieldsBefore.isEmpty() ? null : given.fieldsBefore.remove(0);
        List<Integer> owners = owners();
        int[] deck = cards;
        for (int attempt = 0; attempt < TRIES; attempt++) {
            deck = deck(owners, cards, thrownIn, attempt);
            if (isFiller(dealt(owners, deck), thrownIn)) {
                return deck;
            }
        }
        if (thrownIn == null && isMisdeal(dealt(owners, deck).getOrDefault(FIELD, CardSet.NONE))) {
            throw new Expectations.Unmet(Advice.of("step-field-misdeal"));
        }
        return deck;
    }

    /** Returns the recipient of each card in the order of the deal. */
    private List<Integer> owners() {
        List<Integer> owners = new ArrayList<>();
        Answer how = rules.ask(new ToDeal(rules.settings(), given.seats(), given.dealer()));
        int first = how.first(Conclusion.DealtFirst.class).seat();
        boolean noField = how.first(Conclusion.NoField.class) != null;
        for (String step : how.first(Conclusion.Pattern.class).steps().split("-")) {
            int count = Integer.parseInt(step.replaceAll("[df]", ""));
            if (step.endsWith("d")) {
                owners.addAll(Collections.nCopies(count, FACE_DOWN));
            } else if (!step.endsWith("f")) {
                for (int i = 0; i < given.seats() * count; i++) {
                    owners.add((first + i / count) % given.seats());
                }
            } else if (!noField) {
                owners.addAll(Collections.nCopies(count, FIELD));
            }
        }
        return owners;
    }

    private static Map<Integer, CardSet> dealt(List<Integer> owners, int[] pack) {
        Map<Integer, CardSet> hands = new HashMap<>();
        for (int i = 0; i < owners.size(); i++) {
            hands.merge(owners.get(i), CardSet.of(pack[i]), CardSet::plus);
        }
        return hands;
    }

    private boolean isMisdeal(CardSet field) {
        return rules.field(field, List.of(), 0).first(Conclusion.Misdeal.class) != null;
    }

    /**
     * Returns the reshuffled stock: first the cards that the scenario names, then the other cards in the given order.
     *
     * @throws IllegalArgumentException if a named card is not being reshuffled
     */
    @Override
    public int[] restock(int[] cards) {
        List<Integer> left = new ArrayList<>(Arrays.stream(cards).boxed().toList());
        List<Integer> all = new ArrayList<>(given.restock.isEmpty() ? given.stock : given.restock);
        if (!left.containsAll(given.restock)) {
            throw new LocalizedException(Advice.of("step-not-reshuffled"));
        }
        all.retainAll(left);
        left.removeAll(all);
        all.addAll(left);
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean isFiller(Map<Integer, CardSet> dealt, List<Integer> thrownIn) {
        for (int seat = 0; seat < given.seats(); seat++) {
            if (!given.hands.containsKey(seat)
                    && !rules.hand(dealt.get(seat)).found().isEmpty()) {
                return false;
            }
        }
        if (thrownIn != null) {
            return true;
        }
        CardSet field = dealt.getOrDefault(FIELD, CardSet.NONE);
        CardSet named = given.free();
        return field.containsAll(named)
                && rules.field(field.minus(named), List.of(), 0).lines().isEmpty()
                && !isMisdeal(field);
    }

    private int[] deck(List<Integer> owners, int[] cards, List<Integer> thrownIn, int attempt) {
        Map<Integer, Deque<Integer>> fixed = new HashMap<>();
        given.hands.forEach((seat, hand) -> fixed.put(seat, queue(hand)));
        fixed.put(FIELD, new ArrayDeque<>(thrownIn != null ? thrownIn : given.fieldInOrder()));
        fixed.put(FACE_DOWN, queue(given.faceDown));
        List<Integer> rest = new ArrayList<>(Arrays.stream(cards).boxed().toList());
        fixed.values().forEach(rest::removeAll);
        rest.removeAll(given.stock);
        Collections.shuffle(rest, new Random(attempt));
        Deque<Integer> others = new ArrayDeque<>(rest);
        List<Integer> deck = new ArrayList<>();
        for (int owner : owners) {
            Deque<Integer> own = fixed.getOrDefault(owner, others);
            deck.add(own.isEmpty() ? others.removeFirst() : own.removeFirst());
        }
        deck.addAll(given.stock);
        deck.addAll(others);
        return deck.stream().mapToInt(Integer::intValue).toArray();
    }

    private static Deque<Integer> queue(CardSet set) {
        return new ArrayDeque<>(set.stream().boxed().toList());
    }
}
