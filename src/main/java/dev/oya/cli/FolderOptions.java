package dev.oya.cli;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Suggestions;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that choose the rules folder and the house-rule layers. */
public final class FolderOptions {
    @Option(names = "--rules", paramLabel = "DIR")
    private Path folder;

    @Option(names = "--house", paramLabel = "FILE")
    private final List<Path> layers = new ArrayList<>();

    @Option(names = "--allow-drl")
    private boolean allowDrl;

    private static final String FEATURES = "features";

    private RuleLibrary library;

    public RuleLibrary library() {
        if (library == null) {
            UserError.where(
                    folder != null && !Files.isDirectory(folder),
                    "Rules folder not found: " + folder,
                    "name a directory that contains decks/ and games");
            RuleLibrary chosen = RuleLibrary.of(RulesFolder.chosen(folder));
            library = allowDrl ? chosen.allowingDrl() : chosen;
        }
        return library;
    }

    void checkGame(String game) {
        if (game != null && !library().games().contains(game)) {
            throw new UserError(
                    "Unknown game \"" + game + "\"",
                    Suggestions.english(game, library().games()));
        }
    }

    /**
     * Returns the folder {@code features} in or beside the chosen rules folder. Returns null if there is none, or if the rules
     * are those that ship with Oya.
     */
    Path features() {
        RulesFolder rules = library().folder();
        if (rules.isOwn()) {
            return null;
        }
        Path root = rules.directory().toAbsolutePath().normalize();
        return Stream.of(root.resolve(FEATURES), root.resolveSibling(FEATURES))
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(null);
    }

    /** Resolves paths of scenarios. A path that exists only in the folder of {@link #features} is resolved there. */
    List<String> scenarios(List<String> paths) {
        Path features = features();
        return paths.stream()
                .map(path -> {
                    String bare = path.replaceFirst("(:[0-9]+)+$", "");
                    boolean there = features == null || Files.exists(Input.path(bare));
                    return there || !Files.exists(features.resolve(bare)) ? path : features + "/" + path;
                })
                .toList();
    }

    /** Returns the files and folders that the rules are read from. */
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

    /** Returns the pack of a game with the chosen house-rule layers. */
    public Pack pack(String game, String profile) {
        return pack(game, profile, layers);
    }

    /**
     * Returns the pack of a game with given house-rule layers.
     *
     * @param game id of the game, optionally with version and profile, such as {@code game@1/profile}
     * @throws UserError if two different profiles are given
     */
    public Pack pack(String game, String profile, List<Path> layers) {
        int slash = game.indexOf('/');
        if (slash < 0) {
            return library().pack(game, profile, layers);
        }
        String named = game.substring(slash + 1);
        UserError.where(
                profile != null && !profile.equals(named),
                game + " contradicts --profile " + profile,
                "name one profile only");
        return library().pack(game.substring(0, slash), named, layers);
    }
}
