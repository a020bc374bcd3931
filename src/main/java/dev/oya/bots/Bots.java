package dev.oya.bots;

import dev.oya.input.Suggestions;
import dev.oya.play.Choices;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The bots by name. */
public final class Bots {
    private static final String STRONG = "strong";
    private static final String BUDGET = STRONG + ":";
    /** A bot that takes any move speaks out of turn at one chance in this many. */
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

    private Bots() {}

    public static java.util.Set<String> names() {
        return java.util.Collections.unmodifiableSet(KNOWN.keySet());
    }

    /**
     * The bot of this name, by certain rules. {@code strong} may be told how much it thinks at a move: {@code strong:100ms} so long,
     * {@code strong:400} so many rounds that it plays on in its mind, with which its moves hang on its luck alone;
     * {@code strong:400x2} on two threads.
     *
     * @throws IllegalArgumentException where there is none, with what to write instead
     */
    public static Bot named(String name, Rules rules) {
        String advice = advice(name);
        if (advice != null) {
            throw new IllegalArgumentException("there is no bot \"" + name + "\": " + advice);
        }
        return name.startsWith(BUDGET)
                ? thinking(rules, name.substring(BUDGET.length()))
                : KNOWN.get(name).apply(rules);
    }

    /** Each open move as likely as the others, of cards that can be used in many ways first a card. */
    private static Move anyMove(SeatView view, Luck luck) {
        boolean outOfTurn = view.turn() >= 0 && view.turn() != view.seat();
        return outOfTurn && luck.below(SELDOM) != 0 ? null : view.any(luck::below);
    }

    /** What comes out best where it plays on in its mind. */
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

    /** Whether the moves of a bot hang on how fast the machine is. */
    public static boolean goesByTheClock(String name) {
        return name.equals(STRONG) || name.startsWith(BUDGET) && name.contains("ms");
    }

    /** What to write instead of a name; null where there is such a bot. */
    public static String advice(String name) {
        if (name.startsWith(BUDGET)) {
            return ThinkingBudget.parse(name.substring(BUDGET.length())) != null ? null : ThinkingBudget.FORM;
        }
        return KNOWN.containsKey(name) ? null : Suggestions.english(name, KNOWN.keySet());
    }
}
