package dev.oya.situation;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.Advice;
import dev.oya.pack.Pack;
import dev.oya.pack.read.LayerNames;
import dev.oya.play.Rules;
import dev.oya.play.table.Table;
import dev.oya.record.NamedRules;
import dev.oya.record.ReplayStopped;
import dev.oya.record.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** Finds the rules of records in the rules folder and in the given house-rule layers. Not thread-safe. */
public class RecordRulesFinder implements Verifier.RuleFinder {
    private final RuleLibrary library;
    private final LayerNames layers;
    private final Map<List<Object>, Pack> packs = new HashMap<>();

    /**
     * Creates a finder.
     *
     * @param houses files of house-rule layers that records may name
     */
    public RecordRulesFinder(RuleLibrary library, List<Path> houses) {
        this.library = library;
        this.layers = new LayerNames(library.folder(), houses);
    }

    @Override
    public Pack pack(NamedRules named) {
        List<Object> key = java.util.Arrays.asList(named.game(), named.major(), named.profile(), named.house());
        Pack pack = packs.get(key);
        if (pack == null) {
            pack = read(named);
            packs.put(key, pack);
        }
        return pack;
    }

    private Pack read(NamedRules named) {
        List<String> games = library.games();
        if (!games.contains(named.game())) {
            throw new ReplayStopped("game", Advice.of("any-of", String.join(", ", games)), named.game());
        }
        List<Integer> majors = library.folder().majors(named.game());
        if (!majors.contains(named.major())) {
            throw new ReplayStopped("rules.version", majors.get(majors.size() - 1) + ".x.x", named.version());
        }
        String game = named.game() + "@" + named.major();
        List<String> profiles = library.profiles(game);
        if (!profiles.contains(named.profile())) {
            throw new ReplayStopped("rules.profile", Advice.of("any-of", String.join(", ", profiles)), named.profile());
        }
        List<Path> houses = new ArrayList<>();
        for (String name : named.house() == null ? new String[0] : named.house().split("\\+")) {
            Path layer = layer(name);
            if (layer == null) {
                throw new ReplayStopped("rules.house", layers.known(), name);
            }
            houses.add(layer);
        }
        return read(game, named.profile(), houses);
    }

    /** Returns the house-rule layer with this name, or null if there is none. */
    protected Path layer(String name) {
        return layers.find(name);
    }

    /** Loads the pack of the given game, profile and house-rule layers. */
    protected Pack read(String game, String profile, List<Path> houses) {
        return library.pack(game, profile, houses);
    }

    @Override
    public Rules rules(Pack pack, Map<String, Object> options) {
        return library.rules(pack, options);
    }

    @Override
    public Table settled(Rules rules, ObjectNode json) {
        return ScoreRequest.settle(rules, json.toString());
    }
}
