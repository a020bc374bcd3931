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
 * Reads packs: a game's files, a profile and house-rule layers become one {@link Pack}, or a list of everything that is
 * wrong. Stateless; safe to share between threads.
 */
public final class PackReader {
    private PackReader() {}

    /** The ids of all games of a folder, in alphabetical order. */
    public static List<String> games(RulesFolder folder) {
        return folder.games();
    }

    /**
     * The readings of a game that its pack holds, in the pack's order; the first is the one that is played where none is
     * chosen.
     *
     * @param game the game's id, with or without {@code @major}
     * @throws PackException where there is no such game, or its list is broken
     */
    public static List<Profile> profiles(RulesFolder folder, String game) {
        Problems problems = new Problems();
        List<Profile> profiles =
                new PackFiles(folder, new EntryReader(problems, RuleGate.SHUT, folder.caches())).profiles(game);
        problems.orThrow();
        return profiles;
    }

    /**
     * Reads a game as a table plays it.
     *
     * @param folder where packs come from
     * @param game the game's id, or id and major version such as {@code game@1}; the highest where none is given
     * @param profile the profile's id, or null for the pack's first
     * @param houseLayers layer files, laid on in this order; a file of that name, or one in the folder's {@code house/}
     * @param gate what lets the rules of layers from elsewhere in, such as {@link RuleGate#SHUT}
     * @throws PackException with every problem found; nothing is loaded then
     */
    public static Pack read(RulesFolder folder, String game, String profile, List<Path> houseLayers, RuleGate gate) {
        return open(folder, game, profile, houseLayers, gate).pack();
    }

    /** Reads a game as {@link #read} does, for one who knows what was found of the same texts before. */
    public static PackReading open(
            RulesFolder folder, String game, String profile, List<Path> houseLayers, RuleGate gate) {
        EntryReader reader = new EntryReader(new Problems(), gate, folder.caches());
        return new PackReading(new PackBuilder(folder, reader).load(game, profile, houseLayers), reader);
    }

    /**
     * The game that a house-rule layer says it is laid on, with its major version where it says one; null where it says none.
     *
     * @param houseLayer a file of that name, or one in the folder's {@code house/}
     * @throws PackException where there is no such layer, or it is broken
     */
    public static String base(RulesFolder folder, Path houseLayer) {
        Tree base = layer(folder, houseLayer).root().get("base");
        return base == null ? null : base.text();
    }

    static Layer layer(RulesFolder folder, Path houseLayer) {
        Problems problems = new Problems();
        Layer layer =
                new LayerFiles(folder, new EntryReader(problems, RuleGate.SHUT, folder.caches())).house(houseLayer);
        problems.orThrow();
        return layer;
    }
}
