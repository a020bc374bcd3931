package dev.oya.spec;

import dev.oya.Oya;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.pack.PackReader;
import dev.oya.pack.Phrases;
import dev.oya.pack.Profile;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules that scenarios are held against: a rules folder, house layers, and a game and a profile where these are chosen
 * for all of them. Every file is read once; whoever wants to see what has changed since makes a new one. Safe to share
 * between threads.
 *
 * <p>A scenario is of the game that was chosen; else of that of its tag {@code @game:…}; else of the game whose name a folder
 * above its file has, the nearest first; else of the only game there is. Its profile is the chosen one; else that of its
 * tag {@code @profile:…}; else that of the folder inside the game's; else the one that is called as its language is; else
 * the game's first.
 */
public final class SpecRules {
    private static final String GAME = "@game:";
    private static final String PROFILE = "@profile:";
    private static final InheritableThreadLocal<SpecRules> CURRENT = new InheritableThreadLocal<>();

    private final Oya oya;
    private final List<Path> houses;
    private final String game;
    private final String profile;
    private final Phrases phrases;
    private final Map<Subject, Pack> packs = new ConcurrentHashMap<>();
    private final Map<String, Pack> housed = new ConcurrentHashMap<>();
    private final Map<String, List<String>> profiles = new ConcurrentHashMap<>();

    /**
     * What a scenario is about.
     *
     * @param game the id of a game, or null where nothing tells it
     * @param profile the id of one of its profiles, or null where there is no game
     */
    public record Subject(String game, String profile) {}

    /**
     * @param oya where the rules come from
     * @param houses files of house layers, laid on in order
     * @param game the game of all scenarios, or null
     * @param profile the profile of all scenarios, or null
     * @throws dev.oya.pack.PackException where what scenarios call things is broken
     */
    public SpecRules(Oya oya, List<Path> houses, String game, String profile) {
        this.oya = oya;
        this.houses = List.copyOf(houses);
        this.game = game;
        this.profile = profile;
        this.phrases = Phrases.of(oya.folder());
    }

    /** The rules that scenarios are held against in this thread and in those it starts; else those that came with Oya. */
    static SpecRules current() {
        SpecRules chosen = CURRENT.get();
        return chosen != null ? chosen : Own.RULES;
    }

    /** Does something while these are the rules of the scenarios that this thread runs. */
    public void during(Runnable work) {
        SpecRules before = CURRENT.get();
        CURRENT.set(this);
        try {
            work.run();
        } finally {
            CURRENT.set(before);
        }
    }

    /**
     * What a scenario is about.
     *
     * @param file where it stands
     * @param tags its tags and those of its feature, with their {@code @}
     * @param language the language it is written in, such as {@code sv}
     */
    public Subject subject(URI file, Collection<String> tags, String language) {
        List<String> folders = List.of(file.getSchemeSpecificPart().split("/"));
        int place = -1;
        for (int i = folders.size() - 2; i >= 0 && place < 0; i--) {
            place = oya.games().contains(folders.get(i)) ? i : -1;
        }
        String tagged = tagged(tags, GAME);
        String of = game != null
                ? game
                : tagged != null
                        ? tagged
                        : place >= 0
                                ? folders.get(place)
                                : oya.games().size() == 1 ? oya.games().get(0) : null;
        if (of == null) {
            return new Subject(null, null);
        }
        String own = tagged(tags, PROFILE);
        String folder = place >= 0 && place < folders.size() - 2 ? folders.get(place + 1) : null;
        return new Subject(of, profile != null ? profile : own != null ? own : profile(of, folder, language));
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
     * @throws dev.oya.pack.PackException where there is no such game, or its list is broken
     */
    public List<String> profiles(String of) {
        return profiles.computeIfAbsent(
                of,
                id -> PackReader.profiles(oya.folder(), id).stream()
                        .map(Profile::id)
                        .toList());
    }

    /**
     * The resolved pack of a scenario.
     *
     * @throws dev.oya.pack.PackException with every problem, where anything is wrong
     */
    public Pack pack(Subject subject) {
        return packs.computeIfAbsent(subject, key -> oya.pack(key.game(), key.profile(), houses));
    }

    /** The pack of a scenario that lays further house layers on. */
    Pack pack(Subject subject, List<Path> further) {
        if (further.isEmpty()) {
            return pack(subject);
        }
        List<Path> all = new ArrayList<>(houses);
        all.addAll(further);
        return housed.computeIfAbsent(subject + " " + further, key -> oya.pack(subject.game(), subject.profile(), all));
    }

    /** The rules of a pack for so many seats, under the options that a scenario sets. */
    RuleBook rules(Pack pack, Map<String, Object> options, int seats) {
        Map<String, Object> all = new LinkedHashMap<>(options);
        all.put("players", seats);
        return oya.rules(pack, all);
    }

    /** Where the rules come from. */
    public Oya oya() {
        return oya;
    }

    /** What scenarios call things. */
    public Phrases phrases() {
        return phrases;
    }

    /** The rules that came with Oya, read when they are first asked for. */
    private static final class Own {
        private static final SpecRules RULES = new SpecRules(Oya.inJar(), List.of(), null, null);
    }
}
