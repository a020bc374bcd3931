package dev.oya.api;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one table. Immutable and thread-safe. Later changes to the rule files do not affect these rules.
 *
 * <pre>{@code
 * GameRules rules = oya.rules(GameChoice.of("some-game").option("players", 3));
 * PlayedMatch match = rules.deal("a secret seed");
 * }</pre>
 *
 * <p>Every method may throw a {@link RulesException} if house rules fail when they are applied.
 */
public sealed interface GameRules permits ReadyRules {
    /** Returns the choice that these rules were built from. */
    GameChoice choice();

    /** Returns the game with its profiles and options, in the language of the choice. */
    GameInfo game();

    /** Returns the digest that identifies these rules in records. It covers everything that affects play. */
    String digest();

    /** Returns the value of every option, each an Integer, a Boolean or a String. */
    Map<String, Object> options();

    /** Returns the codes of all cards, in deck order. A deck of two packs contains every code twice. */
    List<String> cards();

    /**
     * Returns the picture of a card as a standalone SVG, or null if the deck has no such card.
     *
     * @param card a card code, or {@code back} for a face-down card
     */
    @Nullable
    String picture(String card);

    /** Returns all pictures of the deck as one SVG with a {@code symbol} for each card code and for {@code back}. */
    String pictures();

    /**
     * Returns the rule book of these rules as one HTML page without scripts, in the language of the choice. If Oya has no
     * messages in this language, the book is in English. House rules are marked.
     */
    String book();

    /** Returns the lesson of the game: a first match for new players. */
    Lesson lesson();

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
     * @param situation the round in YAML or JSON, in the format of {@code oya score}, without game, profile and options
     * @throws RulesException if the situation is invalid or incomplete; the exception contains all errors
     */
    RoundResult settle(String situation);

    /**
     * Explains a name.
     *
     * @param name a rule, option, value, combination, action, mark or phase
     * @return the meanings of the name with their sources; empty if the name is unknown
     */
    List<CitedRule> explain(String name);

    /**
     * Starts a match and deals its first round.
     *
     * @param seed seed of all cards; equal seeds deal equal cards. Choose one that no player can guess
     */
    PlayedMatch deal(String seed);
}
