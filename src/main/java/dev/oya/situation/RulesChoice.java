package dev.oya.situation;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The rules that are chosen for a situation, before those that the situation itself names. */
public interface RulesChoice {
    RuleLibrary library();

    /** Whose reading of the game, or null. */
    String profile();

    /** Files of house rules, the last one laid on last. */
    List<Path> houses();

    /**
     * The pack of a game, these house rules laid on.
     *
     * @throws dev.oya.input.PackException where it is not whole
     */
    Pack pack(String game, String profile, List<Path> houses);

    default Map<String, Object> settings(Pack pack) {
        return Map.of();
    }

    default RuleBook rules(Pack pack, Map<String, Object> options) {
        return library().rules(pack, options);
    }

    /** Takes out of what was told what only this one who asks understands; what is left is read as everybody's. */
    default Tree own(Tree root, ToldFields nodes) {
        return root;
    }
}
