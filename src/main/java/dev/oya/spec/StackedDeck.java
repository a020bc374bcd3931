package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Chance;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Chance that deals what a scenario says: a pack in the order that gives its hands, its field and its stock. */
record StackedDeck(ToldTable told, Rules rules) implements Chance {
    private static final int TRIES = 3_000;

    /** The first order, of many tried, in which what nobody mentioned is dull: no teyaku in hands, no bright on the field. */
    @Override
    public int[] deck(int[] cards) {
        List<Integer> thrownIn = told.fieldsBefore.isEmpty() ? null : told.fieldsBefore.remove(0);
        int[] deck = cards;
        for (int attempt = 0; attempt < TRIES; attempt++) {
            deck = deck(cards, thrownIn, attempt);
            if (isDull(deck, thrownIn)) {
                return deck;
            }
        }
        if (thrownIn == null && isMisdeal(new Dealing(rules, told.seats, told.dealer).field(deck))) {
            throw new AssertionError("with these cards on the field the cards are dealt anew every time; "
                    + "a field that is thrown in has a step of its own");
        }
        return deck;
    }

    private boolean isMisdeal(CardSet field) {
        return rules.field(field, List.of(), 0).first(Conclusion.Misdeal.class) != null;
    }

    /** First the cards that the scenario says, then the others as they come. */
    @Override
    public int[] restock(int[] cards) {
        List<Integer> left = new ArrayList<>(Arrays.stream(cards).boxed().toList());
        List<Integer> all = new ArrayList<>(told.restock.isEmpty() ? told.stock : told.restock);
        if (!left.containsAll(told.restock)) {
            throw new IllegalArgumentException("not all of these cards are shuffled anew");
        }
        all.retainAll(left);
        left.removeAll(all);
        all.addAll(left);
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean isDull(int[] pack, List<Integer> thrownIn) {
        Dealing dealing = new Dealing(rules, told.seats, told.dealer);
        Map<Integer, CardSet> hands = dealing.hands(pack);
        for (int seat = 0; seat < told.seats; seat++) {
            if (!told.hands.containsKey(seat)
                    && !rules.hand(hands.get(seat)).found().isEmpty()) {
                return false;
            }
        }
        if (thrownIn != null) {
            return true;
        }
        CardSet field = dealing.field(pack);
        CardSet given = told.free();
        return field.containsAll(given)
                && rules.field(field.minus(given), List.of(), 0).lines().isEmpty()
                && !isMisdeal(field);
    }

    private int[] deck(int[] cards, List<Integer> thrownIn, int attempt) {
        CardSet fixed = CardSet.NONE;
        Map<Integer, Deque<Integer>> hands = new HashMap<>();
        for (int seat = 0; seat < told.seats; seat++) {
            CardSet hand = told.hands.getOrDefault(seat, CardSet.NONE);
            fixed = fixed.plus(hand);
            hands.put(seat, queue(hand));
        }
        Deque<Integer> field = thrownIn != null ? new ArrayDeque<>(thrownIn) : queue(told.free());
        fixed = fixed.plus(CardSet.of(field)).plus(CardSet.of(told.stock));
        Deque<Integer> rest = rest(cards, fixed, attempt);
        List<Integer> deck = new Dealing(rules, told.seats, told.dealer).order(hands, field, rest);
        deck.addAll(told.stock);
        deck.addAll(rest);
        return deck.stream().mapToInt(Integer::intValue).toArray();
    }

    private Deque<Integer> rest(int[] cards, CardSet fixed, int attempt) {
        List<Integer> rest = new ArrayList<>(Arrays.stream(cards)
                .filter(card -> !fixed.contains(card))
                .boxed()
                .toList());
        Collections.shuffle(rest, new Random(attempt));
        return new ArrayDeque<>(rest);
    }

    private static Deque<Integer> queue(CardSet set) {
        return new ArrayDeque<>(set.stream().boxed().toList());
    }
}
