package dev.oya.bots;

import dev.oya.input.Suggestions;
import dev.oya.play.Rules;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The bots by name. */
public final class Bots {
    private static final String STRONG = "strong";
    private static final String BUDGET = STRONG + ":";

    private static final Map<String, Function<Rules, Bot>> KNOWN = new TreeMap<>(Map.of(
            "random",
            rules -> new RandomBot(),
            "greedy",
            GreedyBot::new,
            "cautious",
            rules -> new EndingBot(rules, true),
            "bold",
            rules -> new EndingBot(rules, false),
            "steady",
            rules -> new SteadyBot(),
            "easy",
            rules -> new SearchBot(rules, ThinkingBudget.parse("30")),
            "club",
            rules -> new SearchBot(rules, ThinkingBudget.parse("200")),
            STRONG,
            rules -> new SearchBot(rules, ThinkingBudget.parse("100ms"))));

    private Bots() {}

    /** The names of all bots. */
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
                ? new SearchBot(rules, ThinkingBudget.parse(name.substring(BUDGET.length())))
                : KNOWN.get(name).apply(rules);
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
        return KNOWN.containsKey(name) ? null : Suggestions.advice(name, KNOWN.keySet());
    }
}
