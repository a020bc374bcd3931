package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Suggestions;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which rules folder, and which house rules on top. */
public final class FolderOptions {
    @Option(names = "--rules", paramLabel = "DIR")
    private Path folder;

    @Option(names = "--house", paramLabel = "FILE")
    private final List<Path> layers = new ArrayList<>();

    @Option(names = "--allow-drl")
    private boolean allowDrl;

    private RuleLibrary library;

    public RuleLibrary library() {
        if (library == null) {
            UserError.where(
                    folder != null && !Files.isDirectory(folder),
                    "There is no rules folder " + folder,
                    "name a directory that holds decks/ and games");
            RuleLibrary chosen = RuleLibrary.of(RulesFolder.chosen(folder));
            library = allowDrl ? chosen.allowingDrl() : chosen;
        }
        return library;
    }

    void checkGame(String game) {
        if (game != null && !library().games().contains(game)) {
            throw new UserError(
                    "There is no game \"" + game + "\"",
                    Suggestions.english(game, library().games()));
        }
    }

    /** The folder of scenarios beside the rules folder that was named, or null where there is none. */
    Path features() {
        Path rules = folder == null ? null : library().folder().directory();
        Path features =
                rules == null ? null : rules.toAbsolutePath().normalize().resolveSibling("features");
        return features != null && Files.isDirectory(features) ? features : null;
    }

    /** The files and folders whose changes change the rules. */
    List<Path> watched() {
        List<Path> watched = new ArrayList<>();
        layers.stream().filter(Files::isRegularFile).forEach(watched::add);
        if (library().folder().directory() != null) {
            watched.add(library().folder().directory());
        }
        return watched;
    }

    public List<Path> layers() {
        return layers;
    }

    /** The pack of a game, house rules laid on. */
    public Pack pack(String game, String profile) {
        return pack(game, profile, layers);
    }

    /** @param game its id, also with its version or profile: {@code game@1/profile} */
    public Pack pack(String game, String profile, List<Path> layers) {
        int slash = game.indexOf('/');
        if (slash < 0) {
            return library().pack(game, profile, layers);
        }
        String named = game.substring(slash + 1);
        UserError.where(
                profile != null && !profile.equals(named),
                game + " is not of the profile \"" + profile + "\"",
                "name one profile only");
        return library().pack(game.substring(0, slash), named, layers);
    }
}
