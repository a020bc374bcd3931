package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.pack.Layer;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Near;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Place;
import dev.oya.pack.Profile;
import dev.oya.pack.RuleSource;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One reading of a pack: finds and parses the files, lays the layers on, builds what comes of it. Not thread-safe. */
final class PackLoad {
    /** The folder of files that several games share, in the rules folder. */
    static final String COMMON = "common/";

    /** The option that says how many sit at the table. */
    private static final String PLAYERS = "players";

    private final RulesFolder folder;
    private final ParseContext reading;
    private final Problems problems;
    private final PackTree tree = new PackTree();
    private final List<Layer> layers = new ArrayList<>();

    PackLoad(RulesFolder folder, ParseContext reading) {
        this.folder = folder;
        this.reading = reading;
        this.problems = reading.problems();
    }

    /** The pack; null, or one that must not be used, where there are problems. */
    Pack load(String game, String profile, List<Path> houseLayers) {
        String id = game.contains("@") ? game.substring(0, game.indexOf('@')) : game;
        Integer major = major(game, id);
        if (major == null) {
            return null;
        }
        String base = id + "/" + major + "/";
        YamlNode root = parse(base + "pack.yaml");
        if (root == null) {
            return null;
        }
        String chosen = profile(root, profile);
        files(root, base);
        tree.sides.putAll(reading.map(root, "sides"));
        words(base);
        YamlNode deck = deck(root);
        LayerFiles files = new LayerFiles(folder, reading);
        if (chosen != null) {
            layers.add(files.profile(base, chosen));
        }
        houseLayers.forEach(path -> layers.add(files.house(path)));
        layers.removeIf(layer -> layer == null);
        // With a file missing or broken, whatever names its entries would seem wrong too.
        if (!problems.isEmpty() || deck == null || tree.phases == null) {
            return null;
        }
        for (Layer layer : layers) {
            base(layer, id, major);
            new LayerMerge(tree, reading).lay(layer);
        }
        return build(root, deck, id, chosen);
    }

    /** The profiles of a game; none and a problem where it has no list of them. */
    List<Profile> profiles(String game) {
        String id = game.contains("@") ? game.substring(0, game.indexOf('@')) : game;
        Integer major = major(game, id);
        YamlNode root = major == null ? null : parse(id + "/" + major + "/pack.yaml");
        return root == null ? List.of() : readings(root);
    }

    private List<Profile> readings(YamlNode root) {
        List<Profile> profiles = new ArrayList<>();
        reading.map(root, "profiles")
                .forEach((name, entry) -> profiles.add(new Profile(
                        name,
                        reading.text(entry, "title", ""),
                        reading.text(entry, "status", ""),
                        reading.text(entry, "text", null))));
        return profiles;
    }

    private Integer major(String game, String id) {
        List<Integer> majors = folder.majors(id);
        if (majors.isEmpty()) {
            unknownGame("There is no game \"" + id + "\" in " + folder, Near.advice(id, folder.games()));
            return null;
        }
        if (id.equals(game)) {
            return majors.get(majors.size() - 1);
        }
        String wanted = game.substring(id.length() + 1);
        for (Integer major : majors) {
            if (major.toString().equals(wanted)) {
                return major;
            }
        }
        unknownGame("There is no version " + wanted + " of \"" + id + "\"", "there is: " + majors);
        return null;
    }

    private void unknownGame(String message, String advice) {
        problems.add(new Place(folder.toString(), 0), "unknown-game", message, advice);
    }

    private YamlNode parse(String file) {
        if (!folder.exists(file)) {
            return null;
        }
        YamlNode root = YamlFile.parse(file, folder.read(file), problems);
        reading.schema(kind(file), root);
        return root;
    }

    /** The kind of a file by its name: "hand-yaku.yaml" is of the kind "yaku", since large files may be split. */
    private static String kind(String file) {
        if (file.startsWith("decks/")) {
            return "deck";
        }
        String stem = file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.ya?ml$", "");
        return stem.substring(stem.lastIndexOf('-') + 1);
    }

    private String profile(YamlNode root, String profile) {
        Map<String, YamlNode> profiles = reading.map(root, "profiles");
        if (profiles.isEmpty()) {
            problems.add(root.place(), "not-in-schema", "\"profiles\" is missing here, or has none");
            return null;
        }
        if (profile != null && !profiles.containsKey(profile)) {
            problems.add(
                    root.get("profiles").place(),
                    "unknown-profile",
                    "There is no profile \"" + profile + "\"",
                    Near.advice(profile, profiles.keySet()));
            return null;
        }
        return profile == null ? profiles.keySet().iterator().next() : profile;
    }

    private void files(YamlNode root, String base) {
        for (YamlNode node : reading.list(root, "files")) {
            String name = String.valueOf(node.text());
            String path = name.startsWith(COMMON) ? name : base + name;
            if (!folder.exists(path)) {
                problems.add(node.place(), "missing-file", "There is no file " + path);
            } else if (name.endsWith(".drl")) {
                tree.rules.add(new RuleSource(path, folder.read(path), 1));
            } else {
                YamlNode file = parse(path);
                if (file != null) {
                    tree.take(kind(name), file, reading);
                }
            }
        }
        if (tree.phases == null && problems.isEmpty()) {
            problems.add(root.place(), "missing-file", "The pack lists no phases.yaml");
        }
    }

    /** What is said for the game's ids decides nothing, so it is read only where everything is. */
    private void words(String base) {
        if (reading.isThorough()) {
            List.of("glossary.yaml", "phrases.yaml").forEach(file -> parse(base + file));
        }
    }

    private YamlNode deck(YamlNode root) {
        String name = reading.needed(root, "deck");
        String file = "decks/" + name + ".yaml";
        YamlNode deck = name.isEmpty() ? null : parse(file);
        if (deck == null && !name.isEmpty() && !folder.exists(file)) {
            problems.add(root.get("deck").place(), "missing-file", "There is no file " + file);
        }
        return deck;
    }

    private void base(Layer layer, String id, int major) {
        YamlNode base = layer.root().get("base");
        if (base == null) {
            return;
        }
        String said = String.valueOf(base.text());
        if (!said.equals(id) && !said.equals(id + "@" + major)) {
            problems.add(
                    base.place(),
                    "wrong-base",
                    "The layer is made for " + said + ", not for " + id + "@" + major,
                    "play " + said + " with it, or look through it and change its base");
        }
    }

    private Pack build(YamlNode root, YamlNode deckRoot, String id, String profile) {
        OptionsReader optionsReader = new OptionsReader(reading);
        Map<String, Option> options = optionsReader.options(tree.options);
        int[] seats = seats(layers.stream()
                .map(Layer::root)
                .filter(layer -> layer.has("seats"))
                .reduce(root, (first, last) -> last));
        options.computeIfPresent(PLAYERS, (name, option) -> option.within(seats[0], seats[1]));
        Map<String, Object> settings = optionsReader.settings(options, profile, layers);
        ValuesReader values = new ValuesReader(options, reading);
        Map<String, Value> numbers = values.values(tree.values);
        Map<String, NamedSet> sets = new LinkedHashMap<>();
        Deck deck = DeckReader.read(deckRoot, reading.whole(root, "packs", 1), reading);
        deck = values.sets(tree.sets, deck, sets);
        String unit = reading.text(root, "unit", null);
        if (unit != null) {
            values.option(root.get("unit"));
        }
        YakuReader yaku = new YakuReader(values, new Expressions(deck, List.of(), problems), unit, reading);
        Map<String, YakuGroup> groups = yaku.groups(tree.groups);
        Map<String, YakuEntry> entries = yaku.yaku(tree.yaku, groups);
        Phases phases = new PhasesReader(tree.phases, reading).read();
        RuleChecks.check(tree.rules, phases, problems);
        Map<String, String> fields = new LinkedHashMap<>();
        tree.fields.forEach((name, holds) -> fields.put(name, String.valueOf(holds.text())));
        Pack pack = new Pack(
                id,
                reading.needed(root, "version"),
                reading.needed(root, "title"),
                deck,
                seats[0],
                seats[1],
                new SidesReader(reading).read(tree.sides, seats[0], seats[1], options),
                unit,
                profile,
                readings(root).stream()
                        .filter(one -> one.id().equals(profile))
                        .map(Profile::text)
                        .filter(java.util.Objects::nonNull)
                        .findFirst()
                        .orElse(null),
                layers.stream().map(Layer::id).toList(),
                Collections.unmodifiableMap(options),
                Collections.unmodifiableMap(settings),
                Collections.unmodifiableMap(optionsReader.chosen(layers)),
                Collections.unmodifiableMap(numbers),
                Collections.unmodifiableMap(sets),
                Collections.unmodifiableMap(groups),
                Collections.unmodifiableMap(entries),
                Collections.unmodifiableMap(new EitherReader(deck, reading).read(tree.either)),
                phases,
                Collections.unmodifiableMap(fields),
                List.copyOf(tree.rules),
                "");
        return problems.isEmpty() ? pack.withDigest(Digest.of(pack)) : null;
    }

    /** The range of seats that the pack's file says, or the last layer that says one. */
    private int[] seats(YamlNode root) {
        String said = reading.needed(root, "seats");
        int[] seats = said.isEmpty() ? new int[] {1, 1} : OptionsReader.range(said);
        if (seats == null) {
            problems.add(root.get("seats").place(), "not-in-schema", "\"seats\" should be a range such as 2..7");
            return new int[] {1, 1};
        }
        return seats;
    }
}
