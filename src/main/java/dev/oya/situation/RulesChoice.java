package dev.oya.situation;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The rules that the caller has chosen for a situation. The situation may name further rules. */
public interface RulesChoice {
    RuleLibrary library();

    /** Returns the profile, or null for the default profile. */
    String profile();

    /** Returns the files of house-rule layers in order of application. */
    List<Path> houses();

    /**
     * Returns the pack of the given game and profile with the given house-rule layers.
     *
     * @throws dev.oya.input.PackException if the pack is invalid
     */
    Pack pack(String game, String profile, List<Path> houses);

    default Map<String, Object> settings(Pack pack) {
        return Map.of();
    }

    default RuleBook rules(Pack pack, Map<String, Object> options) {
        return library().rules(pack, options);
    }

    /** Returns the situation without the keys that are specific to this caller. */
    default Tree own(Tree root, SituationFields nodes) {
        return root;
    }
}
