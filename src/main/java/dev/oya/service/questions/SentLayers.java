package dev.oya.service.questions;

import dev.oya.engine.RuleLibrary;
import dev.oya.files.Sha256;
import dev.oya.input.InputBounds;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Tree;
import dev.oya.notation.Json;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.RateLimit;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.SituationFields;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Validates submitted house-rule layers against every profile of their game and stores the valid ones. */
final class SentLayers {
    /** File name of a submitted layer in messages. */
    private static final String NAME = "layer";

    static final String TYPE = "application/yaml";
    static final String PATH = "/api/layers/";

    /**
     * The bounds of the YAML. The text under {@code rules} is unbounded here, because its size is limited when untrusted rules
     * are checked.
     */
    private static final InputBounds BOUNDS = new InputBounds(Set.of("rules"));

    private final CompiledPacks packs;
    private final LayerStore layers;
    private final Limits limits;
    private final RateLimit rates;

    SentLayers(CompiledPacks packs, LayerStore layers, Limits limits) {
        this.packs = packs;
        this.layers = layers;
        this.limits = limits;
        this.rates = RateLimit.ofAddresses(
                "too-many-layers", limits.of(Limit.LAYERS_PER_HOUR), limits.of(Limit.LAYERS_PER_NETWORK), 3_600);
    }

    Reply take(Request request) throws Exception {
        String text = request.text(Limit.LAYER);
        String digest = Sha256.name(text);
        SituationFields nodes = new SituationFields();
        Tree root = ScoreRequest.root(NAME, text, nodes, BOUNDS);
        if (!nodes.problems().isEmpty()) {
            throw HttpProblem.of(422, nodes.problems().sorted());
        }
        boolean stored = !"true".equals(request.query("check"));
        if (layers.text(digest) == null) {
            if (stored) {
                request.count(rates, Limit.LAYERS_PER_HOUR);
            }
            String game = game(root, request.query("game"));
            List<Problem> problems = packs.compiling().through(() -> problems(text, game));
            if (!problems.isEmpty()) {
                throw HttpProblem.of(422, problems);
            }
            if (stored && !layers.room(limits.of(Limit.LAYERS_KEPT))) {
                throw new HttpProblem(429, "too-many-layers", limits.of(Limit.LAYERS_KEPT)).retryAfter(3600);
            }
        }
        if (stored) {
            // A layer that was in memory may have been deleted from the store, so store it again.
            layers.keep(digest, text);
        }
        Map<String, Object> options = new LinkedHashMap<>();
        if (root.has("options")) {
            root.get("options").map().forEach((name, value) -> options.put(name, value.scalar()));
        }
        JsonNode sent = Json.tree(new Sent(digest, nodes.text(root, "layer"), nodes.text(root, "title"), options));
        return stored ? Reply.made(sent, PATH + digest) : Reply.json(sent);
    }

    /** Returns the bytes of a stored layer. */
    Reply text(Request request) {
        String text = layers.text(request.path("digest"));
        if (text == null) {
            throw new HttpProblem(404, "unknown-layer");
        }
        return Reply.of(200, TYPE, text).keptForGood();
    }

    private record Sent(String digest, String layer, String title, Map<String, Object> options) {}

    private String game(Tree root, String asked) {
        String base = root.get("base") == null ? asked : root.get("base").text();
        List<String> games = packs.library().games();
        if (base == null) {
            throw HttpProblem.of(422, List.of(Problem.of(new Place(NAME, 1), "no-game.layer")));
        }
        String id = base.replaceFirst("@.*", "");
        if (!games.contains(id)) {
            throw HttpProblem.of(422, List.of(Problem.unknown(new Place(NAME, 1), "unknown-game.name", id, games)));
        }
        return base;
    }

    /** Returns the errors of a layer in combination with each profile of its game. The compiled rules are discarded. */
    private List<Problem> problems(String text, String game) {
        RuleLibrary trying = packs.trying(NAME, text);
        Set<Problem> problems = new LinkedHashSet<>();
        for (Profile profile : PackReader.profiles(trying.folder(), game)) {
            problems.addAll(trying.check(game, profile.id(), List.of(Path.of(NAME))));
            problems.removeIf(Problem::isWarning);
        }
        return List.copyOf(problems);
    }
}
