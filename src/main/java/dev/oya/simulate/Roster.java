package dev.oya.simulate;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.play.Rules;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The bots of many matches: what each has learnt from the rules it learns once. Safe to share between threads. */
final class Roster {
    private final Map<String, Bot> bots = new HashMap<>();

    /** @throws IllegalArgumentException where there is no such bot */
    Roster(Rules rules, Collection<String> names) {
        for (String name : names) {
            bots.computeIfAbsent(name, one -> Bots.named(one).playing(rules));
        }
    }

    /** The bots for the seats of a match with a seed, by their names. */
    Players players(List<String> inSeats, String seed) {
        return new Players(
                inSeats, inSeats.stream().map(name -> bots.get(name).afresh()).toList(), seed);
    }
}
