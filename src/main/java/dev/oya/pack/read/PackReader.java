package dev.oya.pack.read;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.RuleGate;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads packs: merges the files of a game, a profile and house-rule layers into one {@link Pack}, or reports all errors.
 * Stateless and thread-safe.
 */
public final class PackReader {
    private PackReader() {}

    /** Returns the ids of all games in a folder, in alphabetical order. */
    public static List<String> games(RulesFolder folder) {
        return folder.games();
    }

    /**
     * Returns the profiles of a game. The default profile is the first.
     *
     * @param game id of the game, with or without {@code @major}
     * @throws PackException if the game does not exist or its profiles are invalid
     */
    public static List<Profile> profiles(RulesFolder folder, String game) {
        Problems problems = new Problems();
        List<Profile> profiles =
                new PackFiles(folder, new EntryReader(problems, RuleGate.SHUT, folder.caches())).profiles(game);
        problems.orThrow();
        return profiles;
    }

    /**
     * Reads a pack.
     *
     * @param game id of the game, optionally with its major version, such as {@code game@1}; the newest version by default
     * @param profile id of the profile, or null for the default profile
     * @param houseLayers house-rule layers in order of application: paths, or names of files in {@code house/} of the rules
     *     folder
     * @param gate accepts or rejects the rules of untrusted layers, such as {@link RuleGate#SHUT}
     * @throws PackException listing every problem, if there are any
     */
    public static Pack read(RulesFolder folder, String game, String profile, List<Path> houseLayers, RuleGate gate) {
        return open(folder, game, profile, houseLayers, gate).pack();
    }

    /** Reads a pack as {@link #read} does, but lets the caller skip deferred checks that the same texts have already passed. */
    public static PackReading open(
            RulesFolder folder, String game, String profile, List<Path> houseLayers, RuleGate gate) {
        EntryReader reader = new EntryReader(new Problems(), gate, folder.caches());
        return new PackReading(new PackBuilder(folder, reader).load(game, profile, houseLayers), reader);
    }

    /**
     * Returns the base of a house-rule layer: a game, with its major version if the layer names one. Returns null if the layer
     * has no base.
     *
     * @param houseLayer a path, or the name of a file in {@code house/} of the rules folder
     * @throws PackException if the layer or its base game does not exist, or if the layer is invalid
     */
    public static String base(RulesFolder folder, Path houseLayer) {
        Tree base = layer(folder, houseLayer).root().get("base");
        if (base == null || base.text() == null) {
            return null;
        }
        Problems problems = new Problems();
        new PackFiles(folder, new EntryReader(problems, RuleGate.SHUT, folder.caches()))
                .major(base.text(), base::place);
        problems.orThrow();
        return base.text();
    }

    static Layer layer(RulesFolder folder, Path houseLayer) {
        Problems problems = new Problems();
        Layer layer =
                new LayerFiles(folder, new EntryReader(problems, RuleGate.SHUT, folder.caches())).house(houseLayer);
        problems.orThrow();
        return layer;
    }
}
