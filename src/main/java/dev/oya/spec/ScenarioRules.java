package dev.oya.spec;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Selects the game and profile of a scenario. Safe for concurrent use.
 *
 * <p>The game is the first of these that exists: the chosen game, the tag {@code @game:…}, the nearest folder above the file
 * with the name of a game, the game of the house-rule layers, the only game of the library.
 *
 * <p>The profile is the first of these that exists: the chosen profile, the tag {@code @profile:…}, the folder inside the folder
 * of the game, the profile with the name of the scenario's language, the first profile of the game.
 */
public final class ScenarioRules {
    private static final String GAME = "@game:";
    private static final String PROFILE = "@profile:";

    private final RuleLibrary library;
    private final String game;
    private final String profile;
    private final String laidOn;
    private final List<String> games;
    private final Map<String, List<String>> profiles = new ConcurrentHashMap<>();

    /** Creates a selector. The parameters are those of {@link RulesUnderTest}. */
    ScenarioRules(RuleLibrary library, List<Path> houses, String game, String profile) {
        this.library = library;
        this.game = game;
        this.profile = profile;
        this.games = library.games();
        this.laidOn = houses.stream()
                .map(house -> PackReader.base(library.folder(), house))
                .filter(Objects::nonNull)
                .map(base -> base.replaceFirst("@.*", ""))
                .findFirst()
                .orElse(null);
    }

    /**
     * Returns the game and profile that a scenario is checked against.
     *
     * @param file feature file
     * @param tags tags of the scenario and its feature, each with {@code @}
     * @param language language of the scenario, such as {@code sv}
     */
    public RulesUnderTest.Subject subject(URI file, Collection<String> tags, String language) {
        RulesUnderTest.Subject own = own(file, tags, language);
        return profile == null || own.game() == null ? own : new RulesUnderTest.Subject(own.game(), profile);
    }

    /** Returns the game and profile that a scenario was written for. Like {@link #subject}, but ignores the chosen profile. */
    public RulesUnderTest.Subject own(URI file, Collection<String> tags, String language) {
        List<String> folders = List.of(file.getSchemeSpecificPart().split("/"));
        int place = folders.size() - 2;
        while (place >= 0 && !games.contains(folders.get(place))) {
            place--;
        }
        String of = Stream.of(
                        game,
                        tagged(tags, GAME),
                        place < 0 ? null : folders.get(place),
                        laidOn,
                        games.size() == 1 ? games.get(0) : null)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (of == null) {
            return new RulesUnderTest.Subject(null, null);
        }
        String tagged = tagged(tags, PROFILE);
        String folder = place >= 0 && place < folders.size() - 2 ? folders.get(place + 1) : null;
        return new RulesUnderTest.Subject(of, tagged != null ? tagged : profile(of, folder, language));
    }

    private static String tagged(Collection<String> tags, String with) {
        return tags.stream()
                .filter(tag -> tag.startsWith(with))
                .map(tag -> tag.substring(with.length()))
                .findFirst()
                .orElse(null);
    }

    private String profile(String of, String folder, String language) {
        List<String> there = profiles(of);
        if (folder != null && there.contains(folder)) {
            return folder;
        }
        return language != null && there.contains(language) || there.isEmpty() ? language : there.get(0);
    }

    /**
     * Returns the ids of the profiles of a game.
     *
     * @throws dev.oya.input.PackException if the game is unknown or its list of profiles is invalid
     */
    public List<String> profiles(String of) {
        return profiles.computeIfAbsent(
                of,
                id -> PackReader.profiles(library.folder(), id).stream()
                        .map(Profile::id)
                        .toList());
    }

    /** Returns the game that the house-rule layers name, or null if they name no game. */
    public String laidOn() {
        return laidOn;
    }
}
