package dev.oya.experiment;

import dev.oya.bots.Bot;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The bots of many matches: what each has learnt from the rules it learns once. Safe to share between threads. */
final class BotCache {
    private final Map<String, Bot> bots = new HashMap<>();

    /** @param players gives the player of a name */
    BotCache(Collection<String> names, Function<String, Bot> players) {
        names.forEach(name -> bots.computeIfAbsent(name, players));
    }

    /** The bots for the seats of a match with a seed, by their names. */
    SeatedBots players(List<String> inSeats, String seed) {
        return new SeatedBots(
                inSeats, inSeats.stream().map(name -> bots.get(name).afresh()).toList(), seed);
    }
}
