package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.DualKind;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Profile;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One reading of a pack: lays the layers on the files of a game and builds what comes of it. Not thread-safe. */
final class PackBuilder {
    /** The option that says how many sit at the table. */
    private static final String PLAYERS = "players";

    private static final int MOST_SEATS = 8;

    private static final int MOST_PACKS = 8;

    private final RulesFolder folder;
    private final PackFiles files;
    private final ParseContext reading;
    private final Problems problems;
    private final LayerStack tree = new LayerStack();
    private final List<Layer> layers = new ArrayList<>();

    PackBuilder(RulesFolder folder, ParseContext reading) {
        this.folder = folder;
        this.files = new PackFiles(folder, reading);
        this.reading = reading;
        this.problems = reading.problems();
    }

    /** The pack; null, or one that must not be used, where there are problems. */
    Pack load(String game, String profile, List<Path> houseLayers) {
        String id = PackFiles.id(game);
        Integer major = files.major(game);
        if (major == null) {
            return null;
        }
        String base = id + "/" + major + "/";
        Tree root = files.parse(base + "pack.yaml");
        if (root == null) {
            return null;
        }
        String chosen = profile(root, profile);
        files.take(root, base, tree);
        tree.sides.putAll(reading.map(root, "sides"));
        files.words(base);
        Tree deck = files.deck(root);
        LayerFiles layerFiles = new LayerFiles(folder, reading);
        if (chosen != null) {
            layers.add(layerFiles.profile(base, chosen));
        }
        houseLayers.forEach(path -> layers.add(layerFiles.house(path)));
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

    private String profile(Tree root, String profile) {
        Map<String, Tree> profiles = reading.map(root, "profiles");
        if (profiles.isEmpty()) {
            problems.add(root.place(), "not-in-schema", "\"profiles\" is missing here, or has none");
            return null;
        }
        if (profile != null && !profiles.containsKey(profile)) {
            problems.add(
                    root.get("profiles").place(),
                    "unknown-profile",
                    "There is no profile \"" + profile + "\"",
                    Suggestions.advice(profile, profiles.keySet()));
            return null;
        }
        return profile == null ? profiles.keySet().iterator().next() : profile;
    }

    private void base(Layer layer, String id, int major) {
        Tree base = layer.root().get("base");
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

    private Pack build(Tree root, Tree deckRoot, String id, String profile) {
        OptionsReader optionsReader = new OptionsReader(reading);
        Map<String, Option> options = optionsReader.options(tree.options);
        int[] own = seats(root);
        Tree last = layers.stream()
                .map(Layer::root)
                .filter(layer -> layer.has("seats"))
                .reduce(root, (first, later) -> later);
        int[] seats = last == root ? own : seats(last);
        players(options, seats, last);
        profilesOf(reading.map(root, "profiles").keySet());
        identity(root, id);
        Map<String, Object> settings = optionsReader.settings(options, profile, layers);
        String unit = reading.text(root, "unit", null);
        ValuesReader values = new ValuesReader(
                new UnitRanges(options, unit, reading.map(deckRoot, "groups").size()), reading);
        Map<String, Value> numbers = values.values(tree.values);
        Map<String, NamedSet> sets = new LinkedHashMap<>();
        Deck deck = DeckReader.read(deckRoot, reading.whole(root, "packs", 1, 1, MOST_PACKS), reading);
        deck = values.sets(tree.sets, deck, sets);
        if (unit != null) {
            unit(values.option(root.get("unit")), root.get("unit"));
        }
        Map<String, DualKind> either = new DualKindReader(deck, reading).read(tree.either);
        YakuReader yaku = new YakuReader(
                values, new CardSetExpressions(deck, List.of(), problems), counted(deck, either.values()), reading);
        Map<String, YakuGroup> groups = yaku.groups(tree.groups);
        Map<String, YakuEntry> entries = yaku.yaku(tree.yaku, groups);
        Phases phases = new PhasesReader(tree.phases, numbers.keySet(), reading).read();
        fit(phases, groups, entries);
        RuleChecks.check(tree.rules, phases, problems);
        Map<String, String> fields = new FieldsReader(deck, reading).read(tree.fields);
        Pack pack = new Pack(
                id,
                reading.needed(root, "version"),
                reading.needed(root, "title"),
                reading.text(root, "aim", null),
                deck,
                seats[0],
                seats[1],
                new SidesReader(reading)
                        .read(tree.sides, Math.min(own[0], seats[0]), Math.max(own[1], seats[1]), options)
                        .within(seats[0], seats[1]),
                unit,
                profile,
                files.readings(root).stream()
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
                values.scales(tree.scales, deck, numbers.keySet()),
                Collections.unmodifiableMap(groups),
                Collections.unmodifiableMap(entries),
                Collections.unmodifiableMap(either),
                phases,
                Collections.unmodifiableMap(fields),
                List.copyOf(tree.rules),
                "");
        return problems.isEmpty() ? pack.withDigest(Digest.of(pack)) : null;
    }

    /** For each card that may be counted as one kind or another the deck as it is counted then. */
    private static List<List<Deck>> counted(Deck deck, Collection<DualKind> either) {
        return either.stream()
                .map(one -> one.kinds().stream()
                        .map(kind -> deck.counting(Map.of(one.card(), kind)))
                        .toList())
                .toList();
    }

    /** The larger unit is some points, whatever its option is set to. */
    private void unit(Option option, Tree at) {
        boolean isNumber = option != null && option.values().stream().allMatch(Integer.class::isInstance);
        if (option != null && (!isNumber || UnitRanges.numbers(option).stream().anyMatch(one -> one < 1))) {
            reading.problem(
                    at.place(),
                    "wrong-value",
                    "The option \"" + option.name() + "\" does not say how many points a unit is",
                    "give it numbers from 1");
        }
    }

    /** The range of seats that the pack's file says, or the last layer that says one. */
    private int[] seats(Tree root) {
        String said = reading.needed(root, "seats");
        int[] seats = said.isEmpty() ? new int[] {1, 1} : OptionsReader.range(said);
        if (seats == null) {
            problems.add(root.get("seats").place(), "not-in-schema", "\"seats\" should be a range such as 2..7");
            return new int[] {1, 1};
        }
        if (!said.isEmpty() && (seats[0] < 1 || seats[1] > MOST_SEATS)) {
            problems.add(
                    root.get("seats").place(),
                    "too-many",
                    "\"" + said + "\" is more than a table holds: from one seat to " + MOST_SEATS,
                    "write for instance 2.." + MOST_SEATS);
            return new int[] {1, 1};
        }
        return seats;
    }

    /** How many play is an option; a layer may have fewer of them play, but somebody. */
    private void players(Map<String, Option> options, int[] seats, Tree from) {
        Option players = options.get(PLAYERS);
        if (players == null || !players.values().isEmpty()) {
            problems.add(
                    players == null ? from.place() : players.place(),
                    "unknown-option",
                    "There is no option \"players\" that says how many play",
                    "add to options.yaml: players, with values such as 2..4");
            return;
        }
        Option within = players.within(seats[0], seats[1]);
        if (within.least() > within.most()) {
            problems.add(
                    from.has("seats") ? from.get("seats").place() : from.place(),
                    "wrong-sides",
                    "\"" + reading.text(from, "seats", "") + "\" is none of the numbers of seats that may play",
                    "the option \"players\" may be: " + players.allowed());
        } else {
            options.put(PLAYERS, within);
        }
    }

    /** Defaults are those of profiles that there are. */
    private void profilesOf(Set<String> profiles) {
        for (Tree entry : tree.options.values()) {
            Map<String, Tree> defaults =
                    entry.has("default") ? entry.get("default").map() : Map.of();
            defaults.forEach((profile, value) -> {
                if (!profile.equals("*") && !profiles.contains(profile)) {
                    problems.add(
                            value.place(),
                            "unknown-profile",
                            "There is no profile \"" + profile + "\"",
                            Suggestions.advice(profile, profiles));
                }
            });
        }
    }

    /** What a pack calls itself is what its folder is called. */
    private void identity(Tree root, String id) {
        String said = reading.needed(root, "id");
        if (!said.isEmpty() && !said.equals(id)) {
            problems.add(
                    root.get("id").place(),
                    "unknown-game",
                    "The pack calls itself \"" + said + "\", but its folder is \"" + id + "\"",
                    "call both the same");
        }
        String version = reading.needed(root, "version");
        if (!version.isEmpty() && !version.matches("[1-9][0-9]{0,3}\\.[0-9]{1,4}\\.[0-9]{1,4}")) {
            problems.add(
                    root.get("version").place(),
                    "wrong-value",
                    "\"" + version + "\" is no version",
                    "write for instance 1.0.0");
        }
    }

    /** Combinations are looked at in the way in which the round ends. */
    private void fit(Phases phases, Map<String, YakuGroup> groups, Map<String, YakuEntry> entries) {
        boolean scores = phases.phases().values().stream().anyMatch(phase -> "score".equals(phase.does()));
        for (YakuGroup group : groups.values()) {
            boolean worth = entries.values().stream()
                    .anyMatch(entry -> entry.group().equals(group.id()) && entry.worth() != null);
            if (scores && !group.of().equals("captured")) {
                problems.add(
                        group.place(),
                        "group-does-not-fit",
                        "The group \"" + group.id() + "\" is of \"" + group.of()
                                + "\", but a round whose points are counted (does: score) looks at captured cards alone",
                        "write \"of: captured\", or have seats pay each other (does: settle)");
            } else if (group.payment() == null && (worth || group.of().equals("captured"))) {
                problems.add(
                        group.place(),
                        "group-does-not-fit",
                        "The group \"" + group.id() + "\" does not say what its combinations are paid for",
                        "add for instance \"for: " + group.id() + "\"");
            }
        }
    }
}
