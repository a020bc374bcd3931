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
 * Which game and profile a scenario is of. Safe to share between threads.
 *
 * <p>A scenario is of the game that was chosen; else of that of its tag {@code @game:…}; else of the game whose name a folder
 * above its file has, the nearest first; else of the one that the house layers name; else of the only game there is. Its profile is the chosen one; else that of its
 * tag {@code @profile:…}; else that of the folder inside the game's; else the one that is called as its language is; else
 * the game's first.
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

    /** As {@link RulesUnderTest} is made. */
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
     * What a scenario is held against.
     *
     * @param file where it stands
     * @param tags its tags and those of its feature, with their {@code @}
     * @param language the language it is written in, such as {@code sv}
     */
    public RulesUnderTest.Subject subject(URI file, Collection<String> tags, String language) {
        RulesUnderTest.Subject own = own(file, tags, language);
        return profile == null || own.game() == null ? own : new RulesUnderTest.Subject(own.game(), profile);
    }

    /** What a scenario was written for: {@link #subject}, whatever profile is chosen. */
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
     * The ids of the profiles of a game.
     *
     * @throws dev.oya.input.PackException where there is no such game, or its list is broken
     */
    public List<String> profiles(String of) {
        return profiles.computeIfAbsent(
                of,
                id -> PackReader.profiles(library.folder(), id).stream()
                        .map(Profile::id)
                        .toList());
    }

    /** The game that the house layers say they are laid on, or null where they say none. */
    public String laidOn() {
        return laidOn;
    }
}
