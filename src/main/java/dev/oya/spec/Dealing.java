package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.ToDeal;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where each card of a pack goes when it is dealt by the rules. */
final class Dealing {
    private static final int FIELD = -1;

    private final List<Integer> owners = new ArrayList<>();

    Dealing(Rules rules, int seats, int dealer) {
        Answer how = rules.ask(new ToDeal(rules.settings(), seats, dealer));
        int first = how.first(Conclusion.DealtFirst.class).seat();
        boolean noField = how.first(Conclusion.NoField.class) != null;
        for (String step : how.first(Conclusion.Pattern.class).steps().split("-")) {
            int count = Integer.parseInt(step.replace("f", ""));
            if (!step.endsWith("f")) {
                for (int i = 0; i < seats * count; i++) {
                    owners.add((first + i / count) % seats);
                }
            } else if (!noField) {
                for (int i = 0; i < count; i++) {
                    owners.add(FIELD);
                }
            }
        }
    }

    /** A pack that deals these hands and this field, filled up from the rest. */
    List<Integer> order(Map<Integer, Deque<Integer>> hands, Deque<Integer> field, Deque<Integer> rest) {
        List<Integer> deck = new ArrayList<>();
        for (int owner : owners) {
            Deque<Integer> from = owner == FIELD ? field : hands.get(owner);
            deck.add(from.isEmpty() ? rest.removeFirst() : from.removeFirst());
        }
        return deck;
    }

    Map<Integer, CardSet> hands(int[] pack) {
        Map<Integer, CardSet> hands = new HashMap<>();
        for (int i = 0; i < owners.size(); i++) {
            hands.merge(owners.get(i), CardSet.of(pack[i]), CardSet::plus);
        }
        return hands;
    }

    CardSet field(int[] pack) {
        return hands(pack).getOrDefault(FIELD, CardSet.NONE);
    }
}
