package dev.oya.api;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The rules of a game as one table plays them. They never change, also where their files do. Safe to share between threads. */
public interface GameRules {
    /** What they were asked for by. */
    GameChoice choice();

    /** Names these rules in records: the hash of everything they were made of. */
    String digest();

    /** The value of every option, an Integer, a Boolean or a String each. */
    Map<String, Object> options();

    /** The codes of all cards, in the order of the deck. */
    List<String> cards();

    /**
     * The combinations that a hand holds as it was dealt.
     *
     * @param cards codes of cards
     * @throws RulesException where a code is unknown or told twice, or a hand cannot have so many
     */
    List<FoundYaku> inHand(Collection<String> cards);

    /**
     * The combinations that captured cards hold.
     *
     * @param cards codes of cards
     * @throws RulesException where a code is unknown or told twice
     */
    List<FoundYaku> inCaptured(Collection<String> cards);

    /**
     * Settles a round of real cards.
     *
     * @param situation what is told of it, in YAML or JSON as {@code oya score} reads it; it need not name the game
     * @throws RulesException with everything that is wrong or missing
     */
    RoundResult settle(String situation);

    /**
     * What something is and where it comes from.
     *
     * @param name a rule, option, value, combination, word, mark or phase
     * @return what there is of that name; empty where there is nothing
     */
    List<CitedRule> explain(String name);

    /**
     * Begins a match and deals its first round.
     *
     * @param seed what the cards come from: the same seed gives the same cards
     */
    PlayedMatch deal(String seed);
}
