package dev.oya.service.http;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Tree;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.situation.RulesChoice;
import dev.oya.situation.SituationFields;
import dev.oya.situation.SituationRules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** The rules in a request, in the form {@code {game, profile, options, layers}}. The response repeats them. */
public final class AskedRules implements RulesChoice {
    private static final Set<String> KEYS = Set.of("game", "profile", "options", "layers", "house");

    private final CompiledPacks packs;
    private final List<String> layers = new ArrayList<>();
    private Pack pack;
    private RuleBook book;
    private Map<String, Object> options = Map.of();

    AskedRules(CompiledPacks packs) {
        this.packs = packs;
    }

    /**
     * Reads the rules that a request names.
     *
     * @throws HttpProblem with status 422, listing every error
     */
    public static AskedRules of(CompiledPacks packs, Body body) {
        AskedRules asked = packs.asked();
        asked.read(body.root(), "rules", body.nodes());
        body.orRefuse(422);
        return asked;
    }

    /**
     * Reads the rules in an entry of a request body.
     *
     * @return the rules, or null if they are unknown; {@code nodes} collects the errors, and invalid options are replaced by
     *     their default values
     */
    public RuleBook read(Tree body, String entry, SituationFields nodes) {
        Tree node = body.get(entry);
        return read(node == null ? body : node, node != null, entry, nodes);
    }

    /**
     * Reads the rules in a list item.
     *
     * @param entry the name of the list in messages
     * @return the rules, or null if they are unknown; {@code nodes} collects the errors as in {@link #read(Tree, String,
     *     SituationFields)}
     */
    public RuleBook item(Tree node, String entry, SituationFields nodes) {
        return read(node, true, entry, nodes);
    }

    private RuleBook read(Tree node, boolean there, String entry, SituationFields nodes) {
        if (!there || !node.isMap()) {
            nodes.report(node, "wrong-kind.rules", entry);
            return null;
        }
        int before = nodes.problems().count();
        nodes.keys(node, KEYS);
        Tree rest = own(node, nodes);
        return nodes.problems().count() > before ? null : new SituationRules(this, rest, nodes).read();
    }

    @Override
    public Tree own(Tree root, SituationFields nodes) {
        if (root.has("house")) {
            nodes.report(root.get("house"), "no-files-here.sent");
        }
        List<Tree> named = nodes.list(root, "layers");
        if (named.size() > packs.limits().of(Limit.LAYERS)) {
            nodes.report(root.get("layers"), "too-many.layers", packs.limits().of(Limit.LAYERS));
            return root;
        }
        for (Tree one : named) {
            String digest = String.valueOf(one.text());
            if (packs.layer(digest) == null) {
                nodes.report(one, "unknown-layer");
            } else {
                layers.add(digest);
            }
        }
        return root.has("layers") ? root.without("layers") : root;
    }

    @Override
    public RuleLibrary library() {
        return packs.library();
    }

    @Override
    public String profile() {
        return null;
    }

    @Override
    public List<Path> houses() {
        return layers.stream().map(CompiledPacks::path).toList();
    }

    @Override
    public Pack pack(String game, String profile, List<Path> houses) {
        pack = packs.pack(game, profile, houses);
        return pack;
    }

    @Override
    public RuleBook rules(Pack asked, Map<String, Object> chosen) {
        options = chosen;
        book = packs.rules(asked, chosen);
        return book;
    }

    public RuleBook book() {
        return book;
    }

    public Pack pack() {
        return pack;
    }

    /** Returns the options in the request. */
    public Map<String, Object> options() {
        return options;
    }

    /** Replaces the options with those of a record. The record contains all options and is consistent with the request. */
    public void playedWith(Map<String, Object> recorded) {
        options = recorded;
    }

    /** Returns the digests of the house-rule layers in the request. */
    public List<String> layers() {
        return List.copyOf(layers);
    }

    /** Returns the rules in the form used in responses, with the digest of the pack. */
    public ObjectNode json() {
        ObjectNode json = Json.object();
        json.put("game", pack.id());
        json.put("profile", pack.profile());
        json.set("options", Json.MAPPER.valueToTree(options));
        layers.forEach(json.putArray("layers")::add);
        json.put("digest", pack.digest());
        return json;
    }
}
