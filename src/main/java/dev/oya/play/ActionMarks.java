package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.NextStep;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The marks that an action gives. They are determined by letting two seats take the action one after the other.
 *
 * @param action name of the action
 * @param each marks that every seat receives by taking the action
 * @param single marks that only one of the seats receives, such as the first to take the action
 */
record ActionMarks(String action, Set<String> each, Set<String> single) {
    /**
     * Returns the actions that give exclusive marks and at least one of the entered marks.
     *
     * @param names entered marks of all seats
     */
    static List<ActionMarks> of(Rules rules, int seats, int dealer, Set<String> names) {
        List<ActionMarks> all = new ArrayList<>();
        RuleSettings settings = rules.settings();
        if (seats < 2 || names.isEmpty()) {
            return all;
        }
        for (Phases.Action action : settings.pack().phases().actions().values()) {
            if (!action.isAlone() || action.hints().ends()) {
                continue;
            }
            int next = (dealer + 1) % seats;
            List<Set<String>> both = after(rules, seats, dealer, action.name(), List.of(dealer, next));
            Set<String> each = new LinkedHashSet<>(both.get(dealer));
            each.retainAll(both.get(next));
            Set<String> single = new LinkedHashSet<>(both.get(dealer));
            single.addAll(both.get(next));
            single.removeAll(each);
            if (!each.isEmpty()
                    && !single.isEmpty()
                    && Stream.concat(each.stream(), single.stream()).anyMatch(names::contains)) {
                single.removeAll(withoutAction(rules, seats, dealer));
                all.add(new ActionMarks(action.name(), each, single));
            }
        }
        return all;
    }

    /** Returns the marks of each seat after the given seats have taken the given action in this order. */
    static List<Set<String>> after(Rules rules, int seats, int dealer, String action, List<Integer> who) {
        TableBuilder builder = TableBuilder.of(rules, seats, dealer);
        who.forEach(seat -> builder.says(seat, action));
        return IntStream.range(0, seats)
                .mapToObj(seat -> marks(rules.settings(), builder.table(), seat))
                .toList();
    }

    /** Returns whether the rules let the given seats take the given action one after the other. */
    static boolean isOpen(Rules rules, int seats, int dealer, String action, List<Integer> who) {
        TableBuilder builder = TableBuilder.of(rules, seats, dealer);
        for (int seat : who) {
            if (isRefused(rules, action, seat, builder.table())) {
                return false;
            }
            builder.says(seat, action);
        }
        return true;
    }

    /** Returns whether the rules refuse the action to the seat in every phase that contains the action. */
    private static boolean isRefused(Rules rules, String action, int seat, Table table) {
        return rules.settings().pack().phases().phases().values().stream()
                .filter(phase -> phase.actions().contains(action))
                .map(phase -> toMove(rules, phase, seat, table))
                .allMatch(answer -> !offers(answer, seat, action)
                        && answer.all(Conclusion.Refusal.class).stream()
                                .anyMatch(refusal -> refusal.action().equals(action)));
    }

    /** Asks the rules which actions the given seat may take in the given phase at the given table. */
    static Answer toMove(Rules rules, Phases.Phase phase, int seat, Table table) {
        RuleSettings settings = rules.settings();
        return rules.ask(new ToMove(
                settings,
                PackedMoment.of(settings.phase(phase.name()), table.seats(), table.dealer())
                        .turn(seat)
                        .marks(table.marks(), 0)
                        .soFar(table.soFar())
                        .done()));
    }

    /** Returns whether the given answer offers the action to the seat. */
    static boolean offers(Answer answer, int seat, String action) {
        return answer.all(Conclusion.Offer.class).stream()
                .anyMatch(offer -> offer.seat() == seat && offer.action().equals(action));
    }

    private static Set<String> marks(RuleSettings settings, Table table, int seat) {
        Set<String> marks = new LinkedHashSet<>();
        for (String mark : settings.pack().phases().marks().seats().keySet()) {
            if ((table.marks(seat) & settings.seatMark(mark)) != 0) {
                marks.add(mark);
            }
        }
        return marks;
    }

    /** Returns the marks that seats receive without taking an action. */
    private static Set<String> withoutAction(Rules rules, int seats, int dealer) {
        Set<String> marks = new HashSet<>();
        RuleSettings settings = rules.settings();
        int[] playing = new int[seats];
        Arrays.fill(playing, settings.seatMark("active"));
        for (int phase = 0; phase < settings.phases().size(); phase++) {
            PackedMoment nothing =
                    PackedMoment.of(phase, seats, dealer).marks(playing, 0).done();
            rules.ask(new NextStep(settings, nothing))
                    .all(Conclusion.Mark.class)
                    .forEach(mark -> marks.add(mark.mark()));
        }
        return marks;
    }
}
