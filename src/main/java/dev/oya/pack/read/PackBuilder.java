package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.DualKind;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Option;
import dev.oya.pack.OptionValues;
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

/** Builds one pack: merges the layers into the files of a game and resolves the result. Not thread-safe. */
final class PackBuilder {
    /** The option with the number of players. */
    private static final String PLAYERS = "players";

    private final RulesFolder folder;
    private final PackFiles files;
    private final EntryReader reader;
    private final Problems problems;
    private final LayerStack tree = new LayerStack();
    private final List<Layer> layers = new ArrayList<>();

    PackBuilder(RulesFolder folder, EntryReader reader) {
        this.folder = folder;
        this.files = new PackFiles(folder, reader);
        this.reader = reader;
        this.problems = reader.problems();
    }

    /** Builds the pack. If problems were reported, returns null or a pack that must not be used. */
    Pack load(String game, String profile, List<Path> houseLayers) {
        String id = PackFiles.id(game);
        Integer major = files.major(game);
        if (major == null) {
            return null;
        }
        String base = id + "/" + major + "/";
        LayerFiles layerFiles = new LayerFiles(folder, reader);
        Tree root = folder.tree(base + "pack.yaml", problems);
        if (root == null) {
            files.check(base);
            houseLayers.forEach(layerFiles::house);
            return null;
        }
        String chosen = profile(root, profile);
        files.take(root, base, tree);
        tree.sides.putAll(root.map("sides"));
        files.words(base);
        Tree deck = files.deck(root);
        if (chosen != null) {
            layers.add(layerFiles.profile(base, chosen));
        }
        houseLayers.forEach(path -> layers.add(layerFiles.house(path)));
        layers.removeIf(layer -> layer == null);
        // If a file is missing or invalid, the pack is not built, because every reference to the file's entries
        // would be reported.
        if (!problems.isEmpty() || deck == null || tree.phases == null) {
            return null;
        }
        for (Layer layer : layers) {
            base(layer, id, major);
            new LayerMerge(layer, tree, reader).lay();
        }
        return build(root, deck, id, chosen);
    }

    private String profile(Tree root, String profile) {
        Map<String, Tree> profiles = root.map("profiles");
        if (profile == null) {
            return profiles.keySet().iterator().next();
        }
        return reader.checkKnown(root.get("profiles"), "unknown-profile", profile, profiles.keySet()) ? profile : null;
    }

    private void base(Layer layer, String id, int major) {
        Tree base = layer.root().get("base");
        if (base == null) {
            return;
        }
        String text = String.valueOf(base.text());
        if (!text.equals(id) && !text.equals(id + "@" + major)) {
            reader.report(base, "wrong-base", text, id, major);
        }
    }

    private Pack build(Tree root, Tree deckRoot, String id, String profile) {
        OptionsReader optionsReader = new OptionsReader(reader);
        Map<String, Option> options = optionsReader.options(tree.options);
        int[] own = seats(root);
        Tree last = layers.stream()
                .map(Layer::root)
                .filter(layer -> layer.has("seats"))
                .reduce(root, (first, later) -> later);
        int[] seats = last == root ? own : seats(last);
        players(options, seats, last);
        profilesOf(root.map("profiles").keySet());
        identity(root, id);
        Map<String, Object> settings = optionsReader.settings(options, profile, layers);
        String unit = root.text("unit");
        ValuesReader values = new ValuesReader(
                new UnitRanges(options, unit, deckRoot.map("groups").size()), reader);
        Map<String, Value> numbers = values.values(tree.values);
        Map<String, NamedSet> sets = new LinkedHashMap<>();
        int packs = root.number("packs", 1);
        Deck deck = DeckReader.read(deckRoot, packs, root.map("extra"), root.list("without"), reader);
        deck = values.sets(tree.sets, deck, sets);
        if (unit != null) {
            unit(values.option(root.get("unit")), root.get("unit"));
        }
        Map<String, DualKind> either = new DualKindReader(deck, reader).read(tree.either);
        YakuReader yaku = new YakuReader(
                values, new CardSetExpressions(deck, List.of(), problems), counted(deck, either.values()), reader);
        Map<String, YakuGroup> groups = yaku.groups(tree.groups);
        Map<String, YakuEntry> entries = yaku.yaku(tree.yaku, groups);
        Phases phases = new PhasesReader(tree.phases, numbers.keySet(), options, reader).read();
        fit(phases, groups, entries);
        Map<String, Place> made = new LinkedHashMap<>();
        tree.yakuRules()
                .forEach((name, key) -> made.put(name, tree.yaku.get(key).place()));
        made.keySet().removeAll(tree.written);
        RuleChecks.check(tree.rules, made, phases, reader);
        Map<String, String> fields = fields(deck);
        Pack pack = new Pack(
                id,
                root.text("version", ""),
                root.text("title", ""),
                root.text("aim"),
                deck,
                seats[0],
                seats[1],
                new SidesReader(reader)
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
                numbers,
                Collections.unmodifiableMap(sets),
                values.scales(tree.scales, deck, numbers.keySet()),
                groups,
                entries,
                Collections.unmodifiableMap(either),
                phases,
                fields,
                Collections.unmodifiableMap(tree.words),
                List.copyOf(tree.rules),
                "");
        return problems.isEmpty() ? pack.withDigest(Digest.of(pack, reader.caches())) : null;
    }

    /** Returns a list for each dual-kind card: the deck with the card counted as each of its kinds. */
    private static List<List<Deck>> counted(Deck deck, Collection<DualKind> either) {
        return either.stream()
                .map(one -> one.kinds().stream()
                        .map(kind -> deck.counting(Map.of(one.card(), kind)))
                        .toList())
                .toList();
    }

    /** Checks that the larger unit is at least one point for every allowed value of the option that sets it. */
    private void unit(Option option, Tree at) {
        boolean isNumber = option != null && option.values().listed().stream().allMatch(Integer.class::isInstance);
        if (option != null && (!isNumber || UnitRanges.numbers(option).stream().anyMatch(one -> one < 1))) {
            reader.report(at, "wrong-value.unit", option.name());
        }
    }

    /** Returns the minimum and maximum number of seats in the file of a pack or layer. */
    private int[] seats(Tree root) {
        String text = root.text("seats", "");
        int[] seats = OptionsReader.range(text);
        if (seats == null || seats[0] < 1 || seats[1] > Pack.MOST_SEATS) {
            reader.report(root.get("seats"), "too-many.seats", text, Pack.MOST_SEATS);
            return new int[] {1, 1};
        }
        return seats;
    }

    /** Limits the option {@code players} to the range of seats, and the range of seats to the values of the option. */
    private void players(Map<String, Option> options, int[] seats, Tree from) {
        Option players = options.get(PLAYERS);
        if (players == null) {
            problems.report(from.place(), "unknown-option.players");
            return;
        }
        if (!players.values().listed().stream().allMatch(Integer.class::isInstance)) {
            problems.report(players.place(), "wrong-value.seats");
            return;
        }
        OptionValues within = players.values().within(seats[0], seats[1]);
        List<Integer> listed = within.listed().stream().map(Integer.class::cast).toList();
        if (players.values().listed().isEmpty() ? within.least() > within.most() : listed.isEmpty()) {
            problems.report(
                    from.has("seats") ? from.get("seats").place() : from.place(),
                    "wrong-sides.seats",
                    from.text("seats", ""),
                    players.values().allowed());
            return;
        }
        options.put(PLAYERS, players.limited(within));
        if (!listed.isEmpty()) {
            seats[0] = Collections.min(listed);
            seats[1] = Collections.max(listed);
        }
    }

    /** Checks that defaults of options refer to existing profiles. */
    private void profilesOf(Set<String> profiles) {
        for (Tree entry : tree.options.values()) {
            entry.map("default").forEach((profile, value) -> {
                if (!profile.equals("*")) {
                    reader.checkKnown(value, "unknown-profile", profile, profiles);
                }
            });
        }
    }

    /** Checks that the id of a pack equals the name of its folder. */
    private void identity(Tree root, String id) {
        String text = root.text("id", "");
        if (!text.equals(id)) {
            reader.report(root.get("id"), "unknown-game.identity", text, id);
        }
    }

    /** Returns the contents of the record fields. Reports unknown cards. */
    private Map<String, String> fields(Deck deck) {
        return EntryReader.each(tree.fields, (name, node) -> {
            String card = node.text().replaceFirst("^counted ", "");
            if (!card.equals(node.text()) && deck.card(card) == null) {
                reader.report(node, "unknown-card.deck", card, null, deck.id());
            }
            return node.text();
        });
    }

    /**
     * Checks that payments, limits and each group of combinations fit how the game scores a round: by counting points or by
     * payments.
     */
    private void fit(Phases phases, Map<String, YakuGroup> groups, Map<String, YakuEntry> entries) {
        boolean scores = phases.phases().values().stream().anyMatch(phase -> phase.does() == Phases.Task.SCORE);
        if (scores) {
            for (String section : List.of("payments", "limits")) {
                layers.stream()
                        .filter(layer -> layer.root().has(section))
                        .forEach(layer -> reader.report(layer.root().get(section), "payments-without-settle", section));
            }
        }
        for (YakuGroup group : groups.values()) {
            boolean worth = entries.values().stream()
                    .anyMatch(entry -> entry.group().equals(group.id()) && entry.worth() != null);
            if (scores && !group.of().equals("captured")) {
                problems.report(group.place(), "group-does-not-fit.counted", group.id(), group.of());
            } else if (group.payout().reason() == null && (worth || group.of().equals("captured"))) {
                problems.report(group.place(), "group-does-not-fit.paid", group.id());
            }
        }
    }
}
