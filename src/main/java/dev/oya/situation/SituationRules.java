package dev.oya.situation;

import dev.oya.engine.RuleBook;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.LayerNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Resolves the rules for a situation. The caller's choice takes precedence over the rules that the situation names. */
public record SituationRules(RulesChoice chosen, Tree root, SituationFields nodes) {
    /**
     * Returns the rules, or null after reporting errors. Errors in individual options are also reported, but the rules then use
     * the default values of these options. The rest of the situation can thus be checked.
     */
    public RuleBook read() {
        int before = nodes.problems().count();
        List<String> games = chosen.library().games();
        Tree named = root.get("game");
        String game = nodes.text(root, "game");
        if (game == null) {
            nodes.report(named == null ? root : named, "no-game", String.join(", ", games));
            return null;
        }
        String id = game.replaceFirst("@.*", "");
        if (!games.contains(id)) {
            nodes.report(named, "unknown-game.name", game, Suggestions.advice(id, games));
            return null;
        }
        String profile = chosen.profile();
        if (profile == null && SituationFields.get(root, "profile") != null) {
            profile = nodes.name(
                    root.get("profile"), "unknown-profile", chosen.library().profiles(game));
            if (profile == null) {
                return null;
            }
        }
        List<Path> houses = new ArrayList<>();
        LayerNames layers = new LayerNames(chosen.library().folder(), chosen.houses());
        for (Tree house : nodes.list(root, "house")) {
            Path layer = layers.find(String.valueOf(house.text()));
            if (layer == null) {
                nodes.problems().add(layers.unknown(house.exact(), String.valueOf(house.text())));
            } else if (!chosen.houses().contains(layer)) {
                houses.add(layer);
            }
        }
        if (nodes.problems().count() > before) {
            return null;
        }
        houses.addAll(chosen.houses());
        Pack pack = chosen.pack(game, profile, houses);
        Map<String, Object> options = options(pack);
        options.putAll(chosen.settings(pack));
        return players(pack, options) ? chosen.rules(pack, options) : null;
    }

    private Map<String, Object> options(Pack pack) {
        Map<String, Object> options = new LinkedHashMap<>();
        Tree entry = SituationFields.get(root, "options");
        if (entry != null && !entry.isMap()) {
            nodes.report(entry, "wrong-kind.options");
        }
        (entry == null ? Map.<String, Tree>of() : entry.map()).forEach((name, node) -> {
            Option option = pack.options().get(name);
            if (option == null) {
                Advice near = Suggestions.advice(name, pack.options().keySet());
                Advice list = Advice.of("options-of-game", pack.id());
                nodes.report(node, "unknown-option.name", name, near != null ? near : list);
            } else if (node.scalar() == null || option.values().parse(node.scalar()) == null) {
                nodes.report(
                        node,
                        "wrong-value.option",
                        node.text(),
                        name,
                        option.values().allowed());
            } else {
                options.put(name, option.values().parse(node.scalar()));
            }
        });
        return options;
    }

    /** Adds the number of players to the options. If the number is invalid, reports an error and returns false. */
    private boolean players(Pack pack, Map<String, Object> options) {
        Integer players = SituationReader.players(root, nodes);
        Option option = pack.options().get("players");
        if (players == null || option == null) {
            return true;
        }
        if (SituationFields.get(root, "players") == null && options.containsKey("players")) {
            return true;
        }
        if (!option.values().allows(players) || players < pack.leastSeats() || players > pack.mostSeats()) {
            Tree at = root.has("players") ? root.get("players") : root.get("seats");
            nodes.report(at, "wrong-value.players", players, option.values().allowed());
            return false;
        }
        options.put("players", players);
        return true;
    }
}
