package dev.oya.pack;

import dev.oya.input.Place;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The state machine of a round with its actions and marks. All maps are in file order.
 *
 * @param start first phase of a round
 * @param actions actions by name
 * @param marks the marks of seats and rounds
 * @param tallies numbers that are counted for each seat, by name
 * @param sweeps name of sweeps, such as {@code tabbar}, or null if the game does not count sweeps
 * @param pile whether the field is shown as a pile with a top card
 * @param running condition under which sides gain points during the round and not only at its end, or null for never
 * @param phases phases by name
 */
public record Phases(
        String start,
        Map<String, Action> actions,
        Marks marks,
        Map<String, Tally> tallies,
        String sweeps,
        boolean pile,
        OptionCondition running,
        Map<String, Phase> phases) {

    /**
     * Returns whether sides gain points during the round.
     *
     * @param options every option with its value
     */
    public boolean isRunning(Map<String, Object> options) {
        return running != null && running.holds(options);
    }

    /** Returns the names of the tallies that start from zero in each round. */
    public List<String> roundTallies() {
        return tallies.entrySet().stream()
                .filter(tally -> tally.getValue().ofRound())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns whether an action moves no card and no phase offers the action together with an action that moves a card. */
    public boolean isSpoken(String action) {
        return actions.get(action).isAlone()
                && phases.values().stream()
                        .filter(phase -> phase.actions().contains(action))
                        .flatMap(phase -> phase.actions().stream())
                        .allMatch(other -> actions.get(other).cardMove().from() == null);
    }

    /**
     * How the uses of an action are counted.
     *
     * @param multiplies the value by which each use multiplies a win, shown at the seat, or null
     */
    public record Count(String multiplies) {}

    /**
     * An action of a seat.
     *
     * @param name the name of the action, as in the field {@code do} of a record
     * @param what description in one sentence
     * @param cardMove the movement of a card by the action
     * @param fields the fields of the action in records
     * @param tender points that are offered with the action, or null
     * @param count how the action is counted although it moves a card, or null if it is not
     * @param hints advice to bots, which is not a rule
     * @param place position of the action in its file
     */
    public record Action(
            String name,
            String what,
            CardMove cardMove,
            Fields fields,
            Tender tender,
            Count count,
            BotHints hints,
            Place place) {
        /**
         * Returns whether a move with the action consists only of the action's name, without a card, combinations, choice or
         * points. Silent actions are excluded.
         */
        public boolean isAlone() {
            return cardMove.from == null
                    && fields.yaku == null
                    && fields.choice == null
                    && tender == null
                    && !fields.silent;
        }

        /**
         * Returns whether the action is counted. Actions without a card are counted unless they are silent. Actions with a card
         * are counted only if {@code phases.yaml} marks them as counted.
         */
        public boolean isCounted() {
            return counted() || cardMove.from == null && !fields.silent;
        }

        /** Returns whether the action is counted although it moves a card. */
        public boolean counted() {
            return count != null;
        }

        /** Returns the value by which each use multiplies a win, or null. */
        public String multiplies() {
            return counted() ? count.multiplies : null;
        }

        /** Returns all properties that affect play, for comparison with another action. */
        public List<Object> play() {
            return Arrays.asList(cardMove, fields, tender, counted(), hints);
        }

        /** Interns the name, because frequent lookups are faster if equal names are identical. */
        public Action {
            name = name.intern();
        }
    }

    /**
     * The movement of a card by an action.
     *
     * @param from source of the card, or null if the action moves no card
     * @param act use of the card in games that capture by sum, or null in games that capture by month
     * @param together whether all hand cards of the same group are moved with the card
     * @param kept whether the card is given to the seat that moves it instead of being placed on the field
     * @param replaced condition under which the next card of the stock replaces the moved card in the hand, or null for never
     */
    public record CardMove(Origin from, Act act, boolean together, boolean kept, OptionCondition replaced) {}

    /**
     * The fields of an action in records.
     *
     * @param claims field for claimed twins, or null
     * @param yaku field for chosen combinations, or null
     * @param choice field for yes or no, or null
     * @param silent whether records omit the action
     */
    public record Fields(String claims, String yaku, String choice, boolean silent) {}

    /**
     * Advice to bots about an action.
     *
     * @param eager expected points at which a bot takes the action, or null if bots should avoid it
     * @param ends whether bots should treat the action as ending the play with their gains
     */
    public record BotHints(Integer eager, boolean ends) {}

    /** The source of a card that an action moves. */
    public enum Origin {
        HAND,
        STOCK;

        /** Returns the name in YAML. */
        @Override
        public String toString() {
            return id(this);
        }
    }

    /** The use of a card in games that capture by sum. A pack has at most one action for each use. */
    public enum Act {
        TAKE,
        BUILD,
        BUILD_BELOW,
        ADD,
        RAISE,
        LOWER,
        LAY;

        /** Returns whether the use makes a build. */
        public boolean makesBuilds() {
            return this == BUILD || this == BUILD_BELOW;
        }

        /** Returns the name in YAML. */
        @Override
        public String toString() {
            return id(this);
        }
    }

    /** The task of a phase. */
    public enum Task {
        DEAL,
        DEAL_AGAIN,
        LOOK,
        RESTOCK,
        HAND_OUT,
        SETTLE,
        SCORE,
        BOOK,
        CLOSE;

        /** Returns the name in YAML. */
        @Override
        public String toString() {
            return id(this);
        }
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The points offered with an action.
     *
     * @param step name of the value that the points are a multiple of
     * @param most name of the value that is the maximum of the points
     * @param to marks of the seats that may be offered the points, or null if the points are not offered to a seat
     */
    public record Tender(String step, String most, String to) {}

    /**
     * The marks of a game.
     *
     * @param seats description of each seat mark, at most 32
     * @param quiet seat marks that only organise the turns and are not shown to players
     * @param lone seat marks that only one seat can have; giving such a mark to a seat removes it from the previous holder
     * @param groups named groups of seat marks
     * @param round description of each round mark, at most 16
     * @param defaults default holders of each mark in an entered round, by mark
     */
    public record Marks(
            Map<String, String> seats,
            Set<String> quiet,
            Set<String> lone,
            Map<String, MarkGroup> groups,
            Map<String, String> round,
            Map<String, DefaultHolders> defaults) {}

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
     * @param first marks of the eligible seats, of which the first in order of play from the dealer has the mark, or null if
     *     all seats have the mark
     */
    public record DefaultHolders(String most, String first) {}

    /**
     * A number that is counted for each seat.
     *
     * @param what description in one sentence
     * @param owed whether the seat owes these points, so that they are subtracted from its score in comparisons
     * @param ofRound whether the number starts from zero in each round instead of lasting for the match
     */
    public record Tally(String what, boolean owed, boolean ofRound) {}

    /**
     * A phase of a round.
     *
     * @param name the name of the phase
     * @param what description in one sentence
     * @param does task that is run when the phase is entered, or null
     * @param hidden whether hands are still face down
     * @param aloud whether the dealer announces the name
     * @param actions actions that the phase may offer
     * @param transitions transitions out of the phase, by name
     * @param place position of the phase in its file
     */
    public record Phase(
            String name,
            String what,
            Task does,
            boolean hidden,
            boolean aloud,
            List<String> actions,
            Map<String, Transition> transitions,
            Place place) {
        /** Returns whether the round is settled or scored in this phase. */
        public boolean isEnd() {
            return does == Task.SETTLE || does == Task.SCORE;
        }
    }

    /**
     * A transition between phases.
     *
     * @param name the name of the transition, which is also the name of the rule that takes it
     * @param to the next phase
     * @param end id of the end of the round, or null if the round continues
     * @param place position of the transition in its file
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
