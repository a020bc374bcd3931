package dev.oya.cli;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.experiment.Arm;
import dev.oya.pack.Pack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose the arms of a study. */
final class StudyArms {
    /** Maximum number of arms. A report with more would be unreadable. */
    private static final int MOST = 64;

    @Mixin
    private FolderOptions folder;

    @Option(
            names = {"-p", "--profile"},
            paramLabel = "PROFILE",
            split = ",")
    private final List<String> profiles = new ArrayList<>();

    @Option(names = "--set", paramLabel = "OPTION=VALUE")
    private final List<String> settings = new ArrayList<>();

    @Option(names = "--grid", paramLabel = "OPTION=V,W")
    private final List<String> grids = new ArrayList<>();

    @Option(names = "--players", paramLabel = "P")
    private Integer players;

    FolderOptions folder() {
        return folder;
    }

    /** The house-rule layers and options of an arm, in addition to its profile. */
    private record Variant(String name, List<Path> houses, List<String> settings) {}

    /**
     * Returns the arms. Each profile has an arm without changes, and an arm for each {@code --house} and {@code --set}. With
     * {@code --grid}, each of these arms is repeated for every combination of grid values.
     */
    List<Arm> of(String game, List<String> bots) {
        List<Variant> variants = new ArrayList<>(List.of(new Variant("", List.of(), List.of())));
        folder.layers().forEach(house -> {
            List<Path> layers = layers(house);
            String name =
                    layers.stream().map(layer -> layer.getFileName().toString()).collect(Collectors.joining("+"));
            variants.add(new Variant(name, layers, List.of()));
        });
        settings.forEach(some -> variants.add(new Variant(some, List.of(), List.of(some.split("\\+")))));
        List<Map<String, String>> combinations = combinations();
        List<String> named = profiles.isEmpty() ? Arrays.asList((String) null) : profiles;
        int count = named.size() * variants.size() * combinations.size();
        UserError.where(count > MOST, "Too many arms: " + count, "a study has at most " + MOST);
        List<Arm> arms = new ArrayList<>();
        for (String profile : named) {
            for (Variant variant : variants) {
                for (Map<String, String> combination : combinations) {
                    arms.add(arm(game, profile, variant, combination, bots));
                }
            }
        }
        return arms;
    }

    private static List<Path> layers(Path house) {
        return Files.exists(house)
                ? List.of(house)
                : Arrays.stream(house.toString().split("\\+"))
                        .map(Input::readable)
                        .toList();
    }

    private List<Map<String, String>> combinations() {
        List<Map<String, String>> all = List.of(Map.of());
        for (String grid : grids) {
            int equals = grid.indexOf('=');
            UserError.where(
                    equals < 1 || equals == grid.length() - 1,
                    "--grid " + grid + ": invalid grid",
                    "write --grid option=value,value");
            String option = grid.substring(0, equals).strip();
            List<Map<String, String>> more = new ArrayList<>();
            for (Map<String, String> before : all) {
                for (String value : grid.substring(equals + 1).split(",")) {
                    Map<String, String> one = new LinkedHashMap<>(before);
                    one.put(option, value.strip());
                    more.add(one);
                }
            }
            all = more;
        }
        return all;
    }

    private Arm arm(String game, String profile, Variant variant, Map<String, String> grid, List<String> bots) {
        Pack pack = folder.pack(game, profile, variant.houses());
        Map<String, Object> options = new LinkedHashMap<>();
        if (players != null) {
            options.put("players", RulesOptions.value(pack, "--players", "players", players.toString()));
        }
        grid.forEach((option, value) ->
                options.put(option, RulesOptions.value(pack, "--grid " + option + "=" + value, option, value)));
        options.putAll(RulesOptions.settings(pack, variant.settings()));
        String varied = grid.entrySet().stream()
                .map(one -> one.getKey() + "=" + one.getValue())
                .collect(Collectors.joining(" "));
        String name = List.of(pack.profile(), variant.name(), varied).stream()
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return new Arm(name, folder.library().rules(pack, options), bots, grid, variant.houses());
    }
}
