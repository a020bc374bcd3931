package dev.oya.cli;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Suggestions;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules as a person names them: {@code game}, {@code game@1/profile}, files of house rules, or {@code
 * game/profile+friday.yaml}.
 *
 * @param game the game, with or without its version
 * @param profile the profile, or null for the first
 * @param houses house rules on top, the last one wins
 */
record PackName(String game, String profile, List<Path> houses) {
    /**
     * @param beside what a file of house rules that does not name its game is laid on, or null
     * @throws UserError where there is no such thing
     */
    static PackName parse(String name, RuleLibrary library, PackName beside) {
        List<String> parts = Files.isRegularFile(Input.path(name)) ? List.of(name) : List.of(name.split("\\+", -1));
        List<Path> houses = new ArrayList<>();
        for (String part : parts) {
            if (Files.isRegularFile(Input.path(part))) {
                houses.add(Input.path(part));
            } else if (houses.size() > 0 || parts.indexOf(part) > 0) {
                throw new UserError("There is no file \"" + part + "\"", "after + comes a file of house rules");
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
            throw new UserError(
                    "There is no game and no file \"" + typed + "\"", Suggestions.english(id(game), library.games()));
        }
    }

    /** A game that was typed, or the complaint that there is none. */
    static String known(String game, RuleLibrary library) {
        checkGame(game, game, library);
        return game;
    }

    /** The game that a file of house rules is laid on: the one that it says, else the one that was typed, else the only one. */
    static String base(Path house, String typed, RuleLibrary library) {
        String base = PackReader.base(library.folder(), house);
        return base == null && typed != null ? known(typed, library) : base(house, base, library, ", or give --game");
    }

    private static String base(Path house, String base, RuleLibrary library, String otherwise) {
        UserError.where(
                base == null && library.games().size() != 1,
                house + " does not say which game it is for",
                "write \"base: GAME\" into it" + otherwise);
        return base == null ? library.games().get(0) : base;
    }

    /** The id of a game that was named with or without its version. */
    static String id(String game) {
        return game.replaceFirst("@.*", "");
    }

    /** The pack; house rules of the command lie below its own. */
    Pack read(FolderOptions folder) {
        List<Path> layers = new ArrayList<>(folder.layers());
        layers.addAll(houses);
        return folder.pack(game, profile, layers);
    }
}
