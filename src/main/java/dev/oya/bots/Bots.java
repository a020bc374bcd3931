package dev.oya.bots;

import dev.oya.pack.Near;
import dev.oya.play.Rules;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The bots by name. */
public final class Bots {
    /** Makes a bot that plays by certain rules. */
    public interface Maker {
        Bot playing(Rules rules);
    }

    private static final Map<String, Function<Rules, Bot>> KNOWN = new TreeMap<>(Map.of(
            "random", rules -> new RandomBot(),
            "greedy", GreedyBot::new,
            "cautious", EndingBot::cautious,
            "bold", EndingBot::bold,
            "steady", rules -> new SteadyBot()));

    private Bots() {}

    /** The names of all bots. */
    public static java.util.Set<String> names() {
        return java.util.Collections.unmodifiableSet(KNOWN.keySet());
    }

    /**
     * The bot of this name.
     *
     * @throws IllegalArgumentException where there is none, with the nearest name there is
     */
    public static Maker named(String name) {
        Function<Rules, Bot> maker = KNOWN.get(name);
        if (maker == null) {
            throw new IllegalArgumentException(
                    "there is no bot \"" + name + "\": " + Near.advice(name, KNOWN.keySet()));
        }
        return maker::apply;
    }
}
