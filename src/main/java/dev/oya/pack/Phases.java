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
 * The state machine of a round with its actions and marks. All maps are in file order.
 *
 * @param start first phase of a round
 * @param actions actions by name
 * @param seatMarks description of each seat mark, at most 32
 * @param quietMarks seat marks that only organize the turns and are not shown to players
 * @param loneMarks seat marks that only one seat can have; giving one to a seat takes it from another
 * @param seatGroups named groups of seat marks
 * @param roundMarks description of each round mark, at most 16
 * @param tallies numbers that are counted for each seat over several rounds, by name
 * @param sweeps name of a sweep, or null if the game does not count sweeps
 * @param told default holders of a mark in an entered round, by mark
 * @param phases phases by name
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

    /** Returns whether an action moves no card and no phase offers it together with one that does. */
    public boolean isSpoken(String action) {
        return actions.get(action).isAlone()
                && phases.values().stream()
                        .filter(phase -> phase.actions().contains(action))
                        .flatMap(phase -> phase.actions().stream())
                        .allMatch(other -> actions.get(other).card() == null);
    }

    /**
     * An action of a seat.
     *
     * @param name its name, as in the field {@code do} of a record
     * @param what description in one sentence
     * @param card source of the card that it moves: {@code hand}, {@code stock}, or null
     * @param act use of the card in games that capture by sum: {@code take}, {@code build}, {@code build-below}, {@code add},
     *     {@code raise}, {@code lower} or {@code lay}; null in games that capture by month
     * @param claims record field for claimed twins, or null
     * @param yaku record field for chosen combinations, or null
     * @param choice record field for yes or no, or null
     * @param tender points that are offered with it, or null
     * @param silent whether records leave it out
     * @param eager expected points at which a bot takes the action, or null if bots should avoid it; not a rule
     * @param ends whether bots should treat it as ending the play with their gains; not a rule
     * @param together whether all hand cards of the same group are moved with the card
     * @param counted whether its number is counted although it moves a card
     * @param kept whether the card goes to the seat that moves it, not to the field
     * @param replaced whether the next card of the stock replaces it in the hand
     * @param place its place
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
        /** Returns whether it has no card, combinations, choice or points, and is not silent. */
        public boolean isAlone() {
            return card == null && yaku == null && choice == null && tender == null && !silent;
        }

        /**
         * Returns whether its number is counted. Actions without a card are counted unless they are silent. Others are counted
         * only if the rules require it.
         */
        public boolean isCounted() {
            return counted || card == null && !silent;
        }

        /** Returns everything that affects play, for comparison. */
        public List<Object> play() {
            return Arrays.asList(
                    card, act, claims, yaku, choice, tender, silent, eager, ends, together, counted, kept, replaced);
        }

        /** Interns the name, because frequent lookups are faster if equal names are identical. */
        public Action {
            name = name.intern();
        }
    }

    /**
     * The points offered with an action.
     *
     * @param step name of the value that they are a multiple of
     * @param most name of the value that is their maximum
     * @param to marks of the seats they may be offered to, or null if they are not offered to a seat
     */
    public record Tender(String step, String most, String to) {}

    /**
     * A named group of seat marks.
     *
     * @param what description of seats in the group
     * @param marks required marks; marks after {@code -} must be absent
     */
    public record MarkGroup(String what, String marks) {}

    /**
     * The default holders of a mark in an entered round.
     *
     * @param most name of the value with the largest number of seats at which the default applies, or null for any number
     * @param first marks of the seats of which the first one from the dealer on has it, or null if all seats have it
     */
    public record Told(String most, String first) {}

    /**
     * A number that is counted for each seat over several rounds.
     *
     * @param what description in one sentence
     * @param owed whether the seat owes these points, so that its standing is measured without them
     */
    public record Tally(String what, boolean owed) {}

    /**
     * A phase of a round.
     *
     * @param name its name
     * @param what description in one sentence
     * @param does task on entering it: {@code deal}, {@code deal-again}, {@code look}, {@code restock}, {@code hand-out}, {@code
     *     settle}, {@code score}, {@code book}, {@code close}, or null
     * @param hidden whether hands are still face down
     * @param aloud whether the dealer announces its name
     * @param actions actions that may be offered in it
     * @param transitions transitions out of it by name
     * @param place its place
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
        /** Returns whether the round is settled or scored in this phase. */
        public boolean isEnd() {
            return "settle".equals(does) || "score".equals(does);
        }
    }

    /**
     * A transition between phases.
     *
     * @param name its name, which is also that of the rule that takes it
     * @param to the next phase
     * @param end id of the end of the round, or null if the round continues
     * @param place its place
     */
    public record Transition(String name, String to, String end, Place place) {}

    /** Returns the ids of all ends of a round. */
    public Set<String> ends() {
        return phases.values().stream()
                .flatMap(phase -> phase.transitions().values().stream())
                .map(Transition::end)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
