package dev.oya.bots;

import dev.oya.input.Suggestions;
import dev.oya.play.Choices;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The built-in bots by name. */
public final class Bots {
    private static final String STRONG = "strong";
    private static final String BUDGET = STRONG + ":";
    /** The random bot acts out of turn with a probability of 1 divided by this number. */
    private static final int SELDOM = 8;

    private static final Map<String, Function<Rules, Bot>> KNOWN = new TreeMap<>(Map.of(
            "random",
            rules -> Bots::anyMove,
            "greedy",
            GreedyBot::new,
            "cautious",
            rules -> new EndingBot(rules, true),
            "bold",
            rules -> new EndingBot(rules, false),
            "steady",
            rules -> new SteadyBot(),
            "easy",
            rules -> thinking(rules, "30"),
            "club",
            rules -> thinking(rules, "200"),
            STRONG,
            rules -> thinking(rules, "100ms")));

    /** The bots by strength, the weakest first, as measured in docs/bots.md ("Levels"). */
    private static final List<String> LEVELS =
            List.of("random", "steady", "bold", "cautious", "greedy", "easy", "club", STRONG);

    private Bots() {}

    /** Returns the names of all bots by measured strength, the weakest first. A bot's level is its position, counted from 1. */
    public static List<String> levels() {
        return LEVELS;
    }

    public static java.util.Set<String> names() {
        return java.util.Collections.unmodifiableSet(KNOWN.keySet());
    }

    /**
     * Returns the bot with this name. The bot {@code strong} accepts a thinking budget per move: {@code strong:100ms} for time,
     * {@code strong:400} for a number of playouts and {@code strong:400x2} for two threads. With a number of playouts, its moves
     * depend only on the seed.
     *
     * @throws IllegalArgumentException if there is no such bot; the message lists alternatives
     */
    public static Bot named(String name, Rules rules) {
        String advice = advice(name);
        if (advice != null) {
            throw new IllegalArgumentException("unknown bot \"" + name + "\": " + advice);
        }
        return name.startsWith(BUDGET)
                ? thinking(rules, name.substring(BUDGET.length()))
                : KNOWN.get(name).apply(rules);
    }

    /**
     * Returns a random legal move, or null to stay silent. If moves are computed card by card, chooses a card first.
     */
    private static Move anyMove(SeatView view, Luck luck) {
        boolean outOfTurn = view.turn() >= 0 && view.turn() != view.seat();
        return outOfTurn && luck.below(SELDOM) != 0 ? null : view.any(luck::below);
    }

    /** Returns a bot that chooses the move with the best result in playouts. */
    private static Bot thinking(Rules rules, String budget) {
        GreedyBot greedy = new GreedyBot(rules, true);
        ThinkingBudget thinks = ThinkingBudget.parse(budget);
        return (view, luck) -> {
            Choices choices = view.choices();
            boolean onTurn = view.turn() < 0 || view.turn() == view.seat();
            boolean only =
                    onTurn && choices.cards().isEmpty() && choices.plain().size() == 1;
            return only ? choices.plain().get(0) : new SequentialHalving(greedy, thinks, view, luck).best();
        };
    }

    /** Returns whether a bot's moves depend on the speed of the machine. */
    public static boolean hasTimeLimit(String name) {
        return name.equals(STRONG) || name.startsWith(BUDGET) && name.contains("ms");
    }

    /** Returns advice on how to correct a bot name, or null if the name is valid. */
    public static String advice(String name) {
        if (name.startsWith(BUDGET)) {
            return ThinkingBudget.parse(name.substring(BUDGET.length())) != null ? null : ThinkingBudget.FORM;
        }
        return KNOWN.containsKey(name) ? null : Suggestions.english(name, KNOWN.keySet());
    }
}
