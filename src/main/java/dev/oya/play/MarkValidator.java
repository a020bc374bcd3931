package dev.oya.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Validates the marks of seats against the actions that give them.
 *
 * @param at places of the marks of each seat in the source
 * @param <T> type of the places in the source
 */
record MarkValidator<T>(Rules rules, int seats, Map<Integer, T> at, SituationValidator.Wrong<T> wrong) {
    private static final int MOST_ORDERED = 4;

    /**
     * Checks marks that only an action gives. At most one seat may have an exclusive mark, and that seat must have taken the
     * action.
     *
     * @param marks marks of each seat
     * @return the marks of each seat, including marks that follow from actions, such as the mark of the first seat to take an
     *     action
     */
    Map<Integer, Set<String>> of(Map<Integer, ? extends Collection<String>> marks, int dealer) {
        Map<Integer, Set<String>> all = new TreeMap<>();
        marks.forEach((seat, names) -> all.put(seat, new LinkedHashSet<>(names)));
        Set<String> named = all.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        for (ActionMarks action : ActionMarks.of(rules, seats, dealer, named)) {
            boolean fine = all.entrySet().stream().allMatch(seat -> hasCalled(action, seat.getKey(), seat.getValue()));
            for (String mark : action.single()) {
                fine &= one(mark, having(all, Set.of(mark)));
            }
            if (fine) {
                order(action, all, dealer);
            }
        }
        return all;
    }

    private boolean hasCalled(ActionMarks action, int seat, Set<String> marks) {
        List<String> missing = action.single().stream()
                .filter(mark -> marks.contains(mark) && !marks.containsAll(action.each()))
                .toList();
        if (!missing.isEmpty()) {
            String marked = String.join(", ", action.each());
            wrong.is(at.get(seat), "mark-without-action", seat, missing.get(0), action.action(), marked);
        }
        return missing.isEmpty();
    }

    private boolean one(String mark, List<Integer> seats) {
        if (seats.size() > 1) {
            wrong.is(at.get(seats.get(1)), "two-marks.single", mark, seats.size());
        }
        return seats.size() <= 1;
    }

    private static List<Integer> having(Map<Integer, Set<String>> marks, Set<String> all) {
        return marks.keySet().stream()
                .filter(seat -> marks.get(seat).containsAll(all))
                .toList();
    }

    /**
     * Finds the first order of actions that is consistent with the entered marks, and adds the marks that follow from it.
     */
    private void order(ActionMarks action, Map<Integer, Set<String>> marks, int dealer) {
        List<Integer> sayers = having(marks, action.each());
        if (sayers.isEmpty() || sayers.size() > MOST_ORDERED) {
            return;
        }
        List<List<Integer>> open = orders(sayers).stream()
                .filter(order -> ActionMarks.isOpen(rules, seats, dealer, action.action(), order))
                .toList();
        if (open.isEmpty()) {
            String all = sayers.stream().map(String::valueOf).collect(Collectors.joining(", "));
            wrong.is(at.get(sayers.get(sayers.size() - 1)), "illegal-move.all", all, action.action());
            return;
        }
        for (List<Integer> order : open) {
            List<Set<String>> after = ActionMarks.after(rules, seats, dealer, action.action(), order);
            boolean so = sayers.stream()
                    .allMatch(seat -> action.single().stream()
                            .allMatch(mark -> !marks.get(seat).contains(mark)
                                    || after.get(seat).contains(mark)));
            if (so) {
                sayers.forEach(seat -> action.single().stream()
                        .filter(after.get(seat)::contains)
                        .forEach(marks.get(seat)::add));
                return;
            }
        }
        wrong.is(at.get(sayers.get(0)), "two-marks.order", action.action(), String.join(", ", action.single()));
    }

    private static List<List<Integer>> orders(List<Integer> seats) {
        if (seats.size() <= 1) {
            return List.of(seats);
        }
        List<List<Integer>> all = new ArrayList<>();
        for (Integer first : seats) {
            List<Integer> others = new ArrayList<>(seats);
            others.remove(first);
            for (List<Integer> rest : orders(others)) {
                List<Integer> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                all.add(order);
            }
        }
        return all;
    }
}
