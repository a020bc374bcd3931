package dev.oya.pack;

import dev.oya.input.Place;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The state machine of a round, the actions that seats may say in it and the marks that rules put on seats.
 *
 * @param start the phase a round starts in
 * @param actions the actions by name, in the order of the file
 * @param seatMarks what each mark of a seat means, in the order of the file; at most 32
 * @param quietMarks the marks of seats that only lead the rules round the table, so that nobody is told of them
 * @param loneMarks the marks of seats that only one seat has: who gets one takes it from whoever had it
 * @param seatGroups names for marks that are asked for together, by name in the order of the file
 * @param roundMarks what each mark of the round means, in the order of the file; at most 16
 * @param tallies what is counted for each seat from round to round, by name in the order of the file
 * @param sweeps what a seat is said to do that clears the table, or null where the game makes nothing of it
 * @param told which seats have a mark in a round that is told, where nothing is said of it, by mark
 * @param phases the phases by name, in the order of the file
 */
public record Phases(
        String start,
        Map<String, Action> actions,
        Map<String, String> seatMarks,
        Set<String> quietMarks,
        Set<String> loneMarks,
        Map<String, MarkGroup> seatGroups,
        Map<String, String> roundMarks,
        Map<String, Tally> tallies,
        String sweeps,
        Map<String, Told> told,
        Map<String, Phase> phases) {

    /** Whether an action is said alone, and where no card can be played instead. */
    public boolean isSpoken(String action) {
        return actions.get(action).isAlone()
                && phases.values().stream()
                        .filter(phase -> phase.actions().contains(action))
                        .flatMap(phase -> phase.actions().stream())
                        .allMatch(other -> actions.get(other).card() == null);
    }

    /**
     * Something a seat may say or do.
     *
     * @param name its name, as in a record's {@code do}
     * @param what one sentence
     * @param card where the card it moves to the field comes from: {@code hand}, {@code stock}, or null
     * @param act what the card does where cards are taken in by their sum: {@code take}, {@code build}, {@code
     *     build-below}, {@code add}, {@code raise}, {@code lower}, {@code lay}; null where cards are matched by their month
     * @param claims the record's field for twins that are claimed, or null
     * @param yaku the record's field for a choice of combinations held, or null
     * @param choice the record's field for yes or no, or null
     * @param tender the points that are named with it, or null
     * @param silent whether records leave it out
     * @param eager advice to bots, no rule: say it where the own cards promise at least so many points; null: rather not
     * @param ends advice to bots, no rule: who says it ends the play and takes what there is
     * @param together whether all cards of its group in the hand go with the card
     * @param counted whether it is counted how often it is said, though it comes with a card
     * @param kept whether the card goes straight to whoever moves it, not to the field
     * @param replaced whether the next card of the stock comes to the hand in its place
     * @param place where it is written
     */
    public record Action(
            String name,
            String what,
            String card,
            String act,
            String claims,
            String yaku,
            String choice,
            Tender tender,
            boolean silent,
            Integer eager,
            boolean ends,
            boolean together,
            boolean counted,
            boolean kept,
            boolean replaced,
            Place place) {
        /** Whether it is said alone, with no card, combination, choice or points. */
        public boolean isAlone() {
            return card == null && yaku == null && choice == null && tender == null && !silent;
        }

        /** Whether it is counted how often it is said: with a card only if the rules want it, and never in silence. */
        public boolean isCounted() {
            return counted || card == null && !silent;
        }

        /** Returns everything that decides how it is played, for comparison: all but its sentence and its place. */
        public List<Object> play() {
            return Arrays.asList(
                    card, act, claims, yaku, choice, tender, silent, eager, ends, together, counted, kept, replaced);
        }

        /** Actions are looked up by name all the time, which is fastest where equal names are the same text. */
        public Action {
            name = name.intern();
        }
    }

    /**
     * Points named with an action.
     *
     * @param step the name of the value of which they are a multiple
     * @param most the name of the value that is the highest
     * @param to the marks of the seats they may be named to, or null where they are for no seat
     */
    public record Tender(String step, String most, String to) {}

    /**
     * Marks of a seat that have a name together.
     *
     * @param what whom they make
     * @param marks the marks, those after {@code -} absent
     */
    public record MarkGroup(String what, String marks) {}

    /**
     * Who has a mark in a round that is told, where nothing is said of it.
     *
     * @param most the name of the value that says at how large a table all seats have it, or null for any
     * @param first the marks of which the first seat from the dealer on has it, or null where all seats have it
     */
    public record Told(String most, String first) {}

    /**
     * Something counted for each seat from round to round.
     *
     * @param what one sentence
     * @param owed whether the seat owes these points, so that its standing is measured without them
     */
    public record Tally(String what, boolean owed) {}

    /**
     * @param name its name
     * @param what one sentence
     * @param does what happens when it is entered: {@code deal}, {@code deal-again}, {@code look}, {@code restock}, {@code
     *     hand-out}, {@code settle}, {@code score}, {@code book}, {@code close}, or null
     * @param aloud whether the dealer says its name
     * @param hidden whether the hands still lie face down in it
     * @param actions the actions that may be offered in it
     * @param transitions the ways out by name
     * @param place where it is written
     */
    public record Phase(
            String name,
            String what,
            String does,
            boolean hidden,
            boolean aloud,
            List<String> actions,
            Map<String, Transition> transitions,
            Place place) {
        /** Whether the round is paid or counted in it. */
        public boolean isEnd() {
            return "settle".equals(does) || "score".equals(does);
        }
    }

    /**
     * @param name its name, and that of the rule that takes it
     * @param to the phase it leads to
     * @param end the way the round ends with it, or null
     * @param place where it is written
     */
    public record Transition(String name, String to, String end, Place place) {}

    /** The ways in which a round may end. */
    public Set<String> ends() {
        return phases.values().stream()
                .flatMap(phase -> phase.transitions().values().stream())
                .map(Transition::end)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
