package dev.oya.api;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The rules of one table. Immutable and thread-safe. Later changes of the rule files do not affect them. */
public interface GameRules {
    /** Returns the choice that these rules were built from. */
    GameChoice choice();

    /** Returns the digest that identifies these rules in records. It covers everything that affects play. */
    String digest();

    /** Returns the value of every option, each an Integer, a Boolean or a String. */
    Map<String, Object> options();

    /** Returns the codes of all cards, in deck order. */
    List<String> cards();

    /**
     * Returns the combinations in a dealt hand.
     *
     * @param cards card codes
     * @throws RulesException if a code is unknown or repeated, or the hand has an impossible size
     */
    List<FoundYaku> inHand(Collection<String> cards);

    /**
     * Returns the combinations formed by captured cards.
     *
     * @param cards card codes
     * @throws RulesException if a code is unknown or repeated
     */
    List<FoundYaku> inCaptured(Collection<String> cards);

    /**
     * Settles a round that was played with real cards.
     *
     * @param situation the round in YAML or JSON, in the format of {@code oya score}; it may omit the game
     * @throws RulesException if the situation is invalid or incomplete; it contains all errors
     */
    RoundResult settle(String situation);

    /**
     * Explains a name.
     *
     * @param name a rule, option, value, combination, action, mark or phase
     * @return its meanings with their sources; empty if the name is unknown
     */
    List<CitedRule> explain(String name);

    /**
     * Starts a match and deals its first round.
     *
     * @param seed seed of all cards; equal seeds deal equal cards
     */
    PlayedMatch deal(String seed);
}
