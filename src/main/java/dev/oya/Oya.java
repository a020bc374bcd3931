package dev.oya;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The front door: load packs, start matches, ask questions.
 *
 * <pre>{@code
 * Oya oya = Oya.inJar();
 * RuleBook rules = oya.rules(oya.pack("some-game", "sv", List.of()), Map.of("players", 3));
 * Match match = Oya.start(rules, "my seed");
 * }</pre>
 *
 * <p>Safe to share between threads; matches are not.
 */
public final class Oya {
    private final RuleLibrary library;

    private Oya(RuleLibrary library) {
        this.library = library;
    }

    /** With the rules that came with Oya. */
    public static Oya inJar() {
        return new Oya(RuleLibrary.inJar());
    }

    /** With the rules of a folder. */
    public static Oya of(RulesFolder folder) {
        return new Oya(RuleLibrary.of(folder));
    }

    /** The same, where house layers from elsewhere may bring rules in DRL, held against the vocabulary first. */
    public Oya allowingDrl() {
        return new Oya(library.allowingDrl());
    }

    /** The games behind this door, for what verifies records and settles told rounds. */
    public RuleLibrary library() {
        return library;
    }

    /** The ids of all games. */
    public List<String> games() {
        return library.games();
    }

    /**
     * The ids of a game's profiles.
     *
     * @param game the game's id, or id and major version such as {@code game@1}
     */
    public List<String> profiles(String game) {
        return library.profiles(game);
    }

    /**
     * The resolved pack of a game. House layers from elsewhere than the rules folder may hold YAML alone, unless this is
     * {@link #allowingDrl}.
     *
     * @param game its id, with or without {@code @major}
     * @param profile the profile, or null for the first
     * @param houses files of house layers, laid on in order
     * @throws dev.oya.input.PackException with every problem, where anything is wrong
     */
    public Pack pack(String game, String profile, List<Path> houses) {
        return library.pack(game, profile, houses);
    }

    /**
     * Everything that is wrong with a game as a table plays it: what {@link #pack} throws, and rules that do not compile.
     * What is not said yet in some language is told too, but hinders nobody ({@link Problem#isGap}).
     *
     * @param game its id, with or without {@code @major}
     * @param profile the profile, or null for the first
     * @param houses files of house layers, laid on in order
     */
    public List<Problem> check(String game, String profile, List<Path> houses) {
        return library.check(game, profile, houses);
    }

    /**
     * The rules of a pack under certain options; the same pack and options mostly give the same rule book.
     *
     * @throws dev.oya.input.PackException where a rule does not compile
     * @throws IllegalArgumentException where an option is unknown or may not have its value
     */
    public RuleBook rules(Pack pack, Map<String, Object> options) {
        return library.rules(pack, options);
    }

    /** Starts a match; seats and rounds are those of the options. The same seed gives the same cards. */
    public static Match start(Rules rules, String seed) {
        return Match.start(rules, seed);
    }

    /**
     * The cards of a deal.
     *
     * @param seed the seed of the match
     * @param deal which deal of the match, from 1, rounds that were void included
     */
    public static CardSource chance(String seed, int deal) {
        return CardSource.of(seed, deal);
    }
}
