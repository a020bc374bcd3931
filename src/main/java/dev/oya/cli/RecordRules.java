package dev.oya.cli;

import dev.oya.pack.Pack;
import dev.oya.pack.PackException;
import dev.oya.play.Rules;
import dev.oya.record.Verifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the rules that records were played by. Not thread-safe. */
final class RecordRules implements Verifier.RuleFinder {
    /** Problems that say that a record names something that is not here, rather than that a pack is broken. */
    private static final Set<String> NOT_HERE = Set.of("unknown-game", "unknown-profile", "missing-file");

    private final FolderOptions folder;
    private final Map<List<String>, Optional<Pack>> packs = new HashMap<>();

    RecordRules(FolderOptions folder) {
        this.folder = folder;
    }

    @Override
    public Pack pack(String game, String profile, String house) {
        return packs.computeIfAbsent(
                        Arrays.asList(game, profile, house), key -> Optional.ofNullable(read(game, profile, house)))
                .orElse(null);
    }

    private Pack read(String game, String profile, String house) {
        // A record tells only the names of house layers: they are those of the command, or of the rules folder.
        List<Path> layers = house == null
                ? List.of()
                : folder.houses().isEmpty()
                        ? Arrays.stream(house.split("\\+")).map(Input::path).toList()
                        : folder.houses();
        try {
            Pack pack = folder.pack(game, profile, layers);
            String laidOn =
                    String.join("+", pack.layers().subList(1, pack.layers().size()));
            return laidOn.equals(house == null ? "" : house) ? pack : null;
        } catch (PackException problem) {
            if (problem.problems().stream().allMatch(one -> NOT_HERE.contains(one.code()))) {
                return null;
            }
            throw problem;
        }
    }

    @Override
    public Rules rules(Pack pack, Map<String, Object> options) {
        return folder.oya().rules(pack, options);
    }
}
