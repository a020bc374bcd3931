package dev.oya.cli;

import dev.oya.Oya;
import dev.oya.pack.Near;
import dev.oya.pack.Pack;
import dev.oya.pack.PackReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules as a person names them: {@code game}, {@code game@1/profile}, or a file of house rules.
 *
 * @param game the game, with or without its version
 * @param profile the profile, or null for the first
 * @param house house rules on top, or null
 */
record PackName(String game, String profile, Path house) {
    /**
     * @param beside what a file of house rules that does not name its game is laid on, or null
     * @throws Complaint where there is no such thing
     */
    static PackName parse(String name, Oya oya, PackName beside) {
        Path file = Input.path(name);
        if (Files.isRegularFile(file)) {
            String base = PackReader.base(oya.folder(), file);
            String game = base != null ? base : beside == null ? null : beside.game();
            if (game == null && oya.games().size() == 1) {
                game = oya.games().get(0);
            }
            if (game == null) {
                throw new Complaint(name + " does not say which game it is for", "write \"base: GAME\" into it");
            }
            boolean same = beside != null && id(beside.game()).equals(id(game));
            return new PackName(game, same ? beside.profile() : null, file);
        }
        int slash = name.indexOf('/');
        String game = slash < 0 ? name : name.substring(0, slash);
        if (!oya.games().contains(id(game))) {
            throw new Complaint("There is no game and no file \"" + name + "\"", Near.advice(id(game), oya.games()));
        }
        return new PackName(game, slash < 0 ? null : name.substring(slash + 1), null);
    }

    private static String id(String game) {
        return game.replaceFirst("@.*", "");
    }

    /** The pack; house rules of the command lie below its own. */
    Pack read(FolderOptions folder) {
        List<Path> layers = new ArrayList<>(folder.houses());
        if (house != null) {
            layers.add(house);
        }
        return folder.pack(game, profile, layers);
    }
}
