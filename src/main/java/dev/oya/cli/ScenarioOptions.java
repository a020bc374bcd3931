package dev.oya.cli;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.input.Suggestions;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioRules;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.Scenarios;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that choose scenarios: the bundled ones or given files. */
final class ScenarioOptions {
    @Parameters(arity = "0..*", paramLabel = "PATH")
    private final List<String> paths = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME")
    private String game;

    @Option(names = "--tags", paramLabel = "EXPRESSION")
    private String tags;

    @Option(names = "--set", paramLabel = "OPTION=VALUE")
    private final List<String> settings = new ArrayList<>();

    @Mixin
    private FolderOptions folder;

    /**
     * Reads the rules that the scenarios test.
     *
     * @param profile profile of all scenarios, or null if each scenario uses its own
     */
    RulesUnderTest rules(String profile) {
        return new RulesUnderTest(
                folder.library(), folder.layers(), game, profile, pack -> RulesOptions.settings(pack, settings));
    }

    FolderOptions folder() {
        return folder;
    }

    /** Returns those given scenario files and folders that exist, without line numbers. */
    List<Path> files() {
        return paths.stream()
                .map(path -> Input.path(path.replaceFirst(":[0-9]+$", "")))
                .filter(Files::exists)
                .toList();
    }

    List<String> profiles(String of) {
        return rules(null).subjects().profiles(of);
    }

    /**
     * Returns the chosen scenarios.
     *
     * @param profile profile whose own scenarios are used if no paths are given, or null for all profiles
     * @throws UserError if no scenario matches, or the game of a scenario is unknown
     */
    Scenarios scenarios(String profile) {
        folder.checkGame(game);
        Scenarios scenarios = paths.isEmpty() ? own(profile) : FeatureFiles.read(folder.scenarios(paths), tags);
        UserError.where(
                scenarios.all().isEmpty(),
                "No matching scenario",
                tags == null
                        ? "name the line of a scenario or of a row of examples"
                        : "no scenario has the tags " + tags);
        Set<String> lost = lost(scenarios);
        UserError.where(
                !lost.isEmpty(),
                String.join(", ", lost) + ": unknown game",
                "add --game, a tag @game:GAME, or a folder with the name of the game");
        return scenarios;
    }

    static Scenarios shipped() {
        return FeatureFiles.own(null);
    }

    /** Returns the scenarios in {@code features/GAME/PROFILE} that ship with Oya or are beside the rules folder. */
    private Scenarios own(String profile) {
        Set<String> games = games();
        Set<String> profiles = new LinkedHashSet<>();
        games.forEach(one -> profiles.addAll(profiles(one)));
        if (profile != null && !profiles.contains(profile)) {
            throw new UserError(
                    "Unknown profile \"" + profile + "\" of " + String.join(", ", games),
                    Suggestions.english(profile, profiles));
        }
        Path beside = folder.features();
        Scenarios all = beside == null ? FeatureFiles.own(tags) : FeatureFiles.read(List.of(beside.toString()), tags);
        Scenarios own = all.only(one -> {
            List<String> folders = beside == null
                    ? FeatureFiles.below(one.file())
                    : List.of(beside.relativize(Path.of(one.file())).toString().split("[/\\\\]"));
            return games.contains(folders.get(0)) && (profile == null || profile.equals(folders.get(1)));
        });
        UserError.where(
                own.files().isEmpty() && tags != null,
                "No scenario of " + String.join(", ", games) + " has the tags " + tags,
                null);
        UserError.where(
                own.files().isEmpty(),
                "No scenarios of " + String.join(", ", games) + (profile == null ? "" : ", " + profile)
                        + " ship with Oya",
                "name feature files or folders, such as GAME/sv");
        return own;
    }

    /** Returns the chosen game, or else the game of the house-rule layers, or else all games. */
    private Set<String> games() {
        String one = game != null ? game : rules(null).subjects().laidOn();
        return one != null ? Set.of(one) : new LinkedHashSet<>(folder.library().games());
    }

    private Set<String> lost(Scenarios scenarios) {
        ScenarioRules own = rules(null).subjects();
        Set<String> lost = new LinkedHashSet<>();
        for (Scenarios.One one : scenarios.all()) {
            if (own.subject(one.file(), one.tags(), one.language()).game() == null) {
                lost.add(FeatureFiles.shown(one.file()));
            }
        }
        return lost;
    }
}
