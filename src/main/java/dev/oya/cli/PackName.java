package dev.oya.cli;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Rules as named on the command line: {@code game}, {@code game@1/profile}, files of house rules, or {@code
 * game/profile+friday.yaml}.
 *
 * @param game id of the game, with or without its version
 * @param profile id of the profile, or null for the default profile
 * @param houses files of house-rule layers, in order of application
 */
record PackName(String game, String profile, List<Path> houses) {
    /**
     * Parses a name.
     *
     * @param beside rules whose game is used if a file of house rules names none, or null
     * @throws UserError if the game or a file does not exist
     */
    static PackName parse(String name, RuleLibrary library, PackName beside) {
        List<String> parts = Files.isRegularFile(Input.path(name)) ? List.of(name) : List.of(name.split("\\+", -1));
        List<Path> houses = new ArrayList<>();
        for (String part : parts) {
            if (Files.isRegularFile(Input.path(part))) {
                houses.add(Input.path(part));
            } else if (houses.size() > 0 || parts.indexOf(part) > 0) {
                throw new UserError("File not found: " + part, "after + write a house-rule file");
            }
        }
        return houses.size() == parts.size() ? onBase(houses, library, beside) : named(parts.get(0), library, houses);
    }

    private static PackName onBase(List<Path> houses, RuleLibrary library, PackName beside) {
        String base = PackReader.base(library.folder(), houses.get(0));
        String game = base == null && beside != null ? beside.game() : base(houses.get(0), base, library, "");
        boolean same = beside != null && id(beside.game()).equals(id(game));
        return new PackName(game, same ? beside.profile() : null, houses);
    }

    private static PackName named(String name, RuleLibrary library, List<Path> houses) {
        int slash = name.indexOf('/');
        String game = slash < 0 ? name : name.substring(0, slash);
        checkGame(name, game, library);
        return new PackName(game, slash < 0 ? null : name.substring(slash + 1), houses);
    }

    private static void checkGame(String typed, String game, RuleLibrary library) {
        if (!library.games().contains(id(game))) {
            throw unknown(typed, game, library.games());
        }
    }

    /**
     * Returns an error about a name that is neither a game nor a file.
     *
     * @param game the part of the name that may be a game
     */
    static UserError unknown(String typed, String game, Collection<String> games) {
        String file = Suggestions.name(id(game), games) == null ? Input.similar(typed) : null;
        return new UserError(
                "Unknown game or file \"" + typed + "\"",
                file == null
                        ? Suggestions.english(id(game), games)
                        : Advice.of("near", file).toString());
    }

    /**
     * Returns the given game after checking that it exists.
     *
     * @throws UserError if the game does not exist
     */
    static String known(String game, RuleLibrary library) {
        checkGame(game, game, library);
        return game;
    }

    /**
     * Returns the game that a file of house rules applies to. This is the game named in the file, or the typed game if the file
     * names none. If the rules folder has only one game, no name is needed.
     *
     * @param typed the game given on the command line, or null
     */
    static String base(Path house, String typed, RuleLibrary library) {
        String base = PackReader.base(library.folder(), house);
        return base == null && typed != null ? known(typed, library) : base(house, base, library, ", or give --game");
    }

    private static String base(Path house, String base, RuleLibrary library, String otherwise) {
        UserError.where(
                base == null && library.games().size() != 1,
                house + " has no base game",
                "add \"base: GAME\"" + otherwise);
        return base == null ? library.games().get(0) : base;
    }

    /** Returns the id of a game without its version. */
    static String id(String game) {
        return game.replaceFirst("@.*", "");
    }

    /** Returns the pack. The house-rule layers of the command apply before those of this name. */
    Pack read(FolderOptions folder) {
        List<Path> layers = new ArrayList<>(folder.layers());
        layers.addAll(houses);
        return folder.pack(game, profile, layers);
    }
}
