package dev.oya.service.table;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.AtomicFile;
import dev.oya.files.Lru;
import dev.oya.input.Advice;
import dev.oya.input.PackException;
import dev.oya.input.Suggestions;
import dev.oya.notation.Json;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.RequestFaults;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The rules of tables. A match always uses the rule files that it started with. The store keeps the files by the digest of the
 * pack, so the rules directory may change. Safe to share between threads.
 */
final class TablePacks {
    private static final String LAYERS = "layers";

    private final CompiledPacks packs;
    private final Store store;
    private final Path data;
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    private final Map<String, TableRules> known;

    /**
     * Creates an empty cache.
     *
     * @param data the directory for rule files of older versions
     * @param most maximum number of compiled rule sets in memory
     */
    TablePacks(CompiledPacks packs, Store store, Path data, int most) {
        this.packs = packs;
        this.store = store;
        this.data = data;
        this.known = new Lru<>(most);
    }

    /**
     * Returns the rules for a new table, and stores their pack.
     *
     * @param seats number of seats at the table
     * @throws HttpProblem if the rules are invalid or do not allow this number of seats
     */
    TableRules asked(ObjectNode rules, int seats) {
        TableRules found = ofProgram(rules, seats);
        if (!held.contains(found.digest())) {
            if (!store.hasPack(found.digest())) {
                store.putPack(found.digest(), files(found));
            }
            // Marks the pack as stored only after it has been written, because a match must not refer to a missing
            // pack.
            held.add(found.digest());
        }
        return remembered(found);
    }

    /**
     * Reports every fault of the rules for a new table. Does not compile the rules.
     *
     * @param seats number of seats at the table, or 0 if it is unknown
     */
    void check(ObjectNode rules, int seats, RequestFaults faults) {
        List<String> games = packs.library().games();
        if (!rules.path("game").isString() || !games.contains(game(rules).replaceFirst("@.*", ""))) {
            faults.add(new HttpProblem(422, "unknown-game", String.join(", ", games)).place("/rules/game"));
            return;
        }
        RequestFaults unknown = new RequestFaults();
        List<String> layers = layers(rules);
        // An excessive number of layers is refused below.
        for (int i = 0; i < Math.min(layers.size(), Limit.LAYERS.usual()); i++) {
            if (packs.layer(layers.get(i)) == null) {
                unknown.add(new HttpProblem(422, "unknown-layer").place("/rules/layers/" + i));
            }
        }
        if (!unknown.isEmpty()) {
            faults.addAll(unknown);
            return;
        }
        try {
            options(pack(packs::pack, rules), rules, seats, faults);
        } catch (HttpProblem refused) {
            faults.add(refused);
        } catch (PackException wrong) {
            faults.add(HttpProblem.of(422, wrong.problems()));
        }
    }

    /** Returns the texts of the house-rule layers by their digests. */
    Map<String, String> layers(TableRules rules) {
        Map<String, String> texts = new TreeMap<>();
        layers(rules.json()).forEach(digest -> texts.put(digest, packs.layers().text(digest)));
        return texts;
    }

    /** Returns the rules with which a match started. */
    TableRules kept(MatchRow row) {
        synchronized (known) {
            TableRules rules = known.get(row.rules());
            if (rules != null) {
                return rules;
            }
        }
        // Compiles without the lock, because compiling takes long.
        ObjectNode json = TableRules.parse(row.rules());
        int seats = TableConfig.of(row.seats()).seats().size();
        if (isAsItWas(json, row.pack())) {
            return remembered(ofProgram(json, seats));
        }
        RuleLibrary old = unpacked(row);
        return remembered(resolved(pack(old::pack, json), old::rules, old.folder(), json, seats));
    }

    private TableRules remembered(TableRules found) {
        synchronized (known) {
            return known.computeIfAbsent(found.json().toString(), any -> found);
        }
    }

    private boolean isAsItWas(ObjectNode json, String digest) {
        try {
            return pack(packs::pack, json).digest().equals(digest);
        } catch (RuntimeException changed) {
            return false;
        }
    }

    private static String game(JsonNode rules) {
        return rules.get("game").stringValue();
    }

    private static List<String> layers(JsonNode rules) {
        List<String> layers = new ArrayList<>();
        rules.path(LAYERS).forEach(layer -> layers.add(layer.asString("")));
        return layers;
    }

    /** Reads packs from the current rules or from those of a match. */
    private interface Reader {
        Pack pack(String game, String profile, List<Path> houses);
    }

    private Pack pack(Reader from, JsonNode rules) {
        return from.pack(game(rules), rules.path("profile").asString(null), packs.paths(layers(rules)));
    }

    private TableRules ofProgram(ObjectNode asked, int seats) {
        return resolved(pack(packs::pack, asked), packs::rules, packs.library().folder(), asked, seats);
    }

    private static TableRules resolved(
            Pack pack,
            BiFunction<Pack, Map<String, Object>, RuleBook> compiling,
            RulesFolder folder,
            ObjectNode asked,
            int seats) {
        RequestFaults faults = new RequestFaults();
        Map<String, Object> options = options(pack, asked, seats, faults);
        faults.orThrow();
        RuleBook book = compiling.apply(pack, options);
        ObjectNode json = Json.object();
        json.put("game", pack.id());
        json.put("profile", pack.profile());
        json.put("version", pack.version());
        json.set("options", Json.MAPPER.valueToTree(options));
        layers(asked).forEach(json.putArray(LAYERS)::add);
        json.put("digest", pack.digest());
        return new TableRules(book, folder, json);
    }

    /** Returns the requested options. If the game has the option {@code players}, it is set to the number of seats. */
    private static Map<String, Object> options(Pack pack, JsonNode asked, int seats, RequestFaults faults) {
        Map<String, Object> options = new TreeMap<>();
        asked.path("options").forEachEntry((name, node) -> {
            Object value = value(pack, name, node, faults);
            if (value != null) {
                options.put(name, value);
            }
        });
        Option players = pack.options().get("players");
        Object seatCount = options.get("players");
        if (players != null && seats > 0) {
            if (!players.values().allows(seats)) {
                faults.add(new HttpProblem(
                                422, "wrong-seats", seats, players.values().allowed())
                        .place("/seats"));
            } else if (seatCount != null && !seatCount.equals(seats)) {
                faults.add(new HttpProblem(422, "wrong-value", "players", Advice.of("as-many-as-seats", seats))
                        .place("/rules/options/players"));
            }
            options.put("players", seats);
        }
        return options;
    }

    private static Object value(Pack pack, String name, JsonNode node, RequestFaults faults) {
        String place = "/rules/options/" + name;
        Option option = pack.options().get(name);
        if (option == null) {
            Set<String> known = pack.options().keySet();
            faults.add(new HttpProblem(422, "unknown-option", name, String.join(", ", known))
                    .place(place)
                    .hint(Suggestions.advice(name, known)));
            return null;
        }
        Object value = node.isValueNode() ? option.values().parse(node.asString()) : null;
        if (value == null) {
            faults.add(new HttpProblem(422, "wrong-value", name, option.values().allowed()).place(place));
        }
        return value;
    }

    /** Returns the files of a game and the files shared by all games, compressed and encoded as one text. */
    private String files(TableRules rules) {
        RulesFolder folder = packs.library().folder();
        String game = rules.book().settings().pack().folder();
        ObjectNode files = Json.object();
        for (String file : folder.files()) {
            boolean shared = !file.contains("/") || file.startsWith("decks/") || file.startsWith("common/");
            if (file.startsWith(game) || shared && !file.endsWith(".md")) {
                files.put(file, folder.read(file));
            }
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(Json.bytes(files));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    /** Unpacks the rule files with which a match started. */
    private RuleLibrary unpacked(MatchRow row) {
        Path folder = data.resolve("packs").resolve(row.pack().substring(7));
        byte[] packed = Base64.getDecoder().decode(store.pack(row.pack()).orElseThrow());
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            for (var file : Json.MAPPER.readTree(in.readAllBytes()).properties()) {
                Path unpacked = folder.resolve(file.getKey());
                if (!Files.isRegularFile(unpacked)) {
                    Files.createDirectories(unpacked.getParent());
                    AtomicFile.write(unpacked, file.getValue().stringValue());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return RuleLibrary.ofKept(RulesFolder.of(folder).sharing(packs.library().folder()))
                .serving(name -> store.layer(name.replace('-', ':')).orElse(null), 1, 1);
    }
}
