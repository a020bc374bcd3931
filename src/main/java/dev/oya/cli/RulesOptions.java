package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.situation.RulesChoice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Command-line options that select the rules: the profile, house-rule layers and values of game options. */
public class RulesOptions implements RulesChoice {
    @Mixin
    private FolderOptions folder;

    @CommandLine.Option(
            names = {"-p", "--profile"},
            paramLabel = "PROFILE")
    private String profile;

    @CommandLine.Option(names = "--set", paramLabel = "OPTION=VALUE")
    private final List<String> settings = new ArrayList<>();

    public FolderOptions folder() {
        return folder;
    }

    @Override
    public RuleLibrary library() {
        return folder.library();
    }

    @Override
    public List<Path> houses() {
        return folder.layers();
    }

    @Override
    public Pack pack(String game, String profile, List<Path> houses) {
        return folder.pack(game, profile, houses);
    }

    @Override
    public String profile() {
        return profile;
    }

    boolean isSetting() {
        return !settings.isEmpty();
    }

    Pack pack(String game) {
        return folder.pack(game, profile);
    }

    /**
     * Returns the rules of a game.
     *
     * @param players number of players, or null for the default of the rules
     */
    RuleBook rules(String game, Integer players) {
        Pack pack = pack(game);
        Map<String, Object> chosen = settings(pack);
        if (players != null) {
            chosen.put("players", value(pack, "--players", "players", players.toString()));
        }
        return library().rules(pack, chosen);
    }

    /** Returns the value of every option of a pack. */
    Map<String, Object> inForce(Pack pack) {
        Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
        settings.putAll(settings(pack));
        return settings;
    }

    /** Returns whether a game has the chosen profile and options and the house-rule layers apply to it. */
    boolean fits(String game) {
        boolean profiled = profile == null
                || PackReader.profiles(folder.library().folder(), game).stream()
                        .anyMatch(one -> one.id().equals(profile));
        boolean based = folder.layers().stream()
                .map(house -> PackReader.base(folder.library().folder(), house))
                .allMatch(base -> base == null || base.replaceFirst("@.*", "").equals(game));
        return profiled
                && based
                && settings.stream()
                        .map(setting -> setting.replaceFirst("\\s*=.*", "").strip())
                        .allMatch(pack(game).options()::containsKey);
    }

    @Override
    public Map<String, Object> settings(Pack pack) {
        return settings(pack, settings);
    }

    /**
     * Parses settings of the form {@code option=value}.
     *
     * @throws UserError if a setting is invalid
     */
    public static Map<String, Object> settings(Pack pack, List<String> settings) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            UserError.where(equals < 1, "--set " + setting + ": invalid setting", "write --set option=value");
            String name = setting.substring(0, equals).strip();
            values.put(
                    name,
                    value(
                            pack,
                            "--set " + setting,
                            name,
                            setting.substring(equals + 1).strip()));
        }
        return values;
    }

    /**
     * Parses the value of an option.
     *
     * @param where start of the error message
     * @throws UserError if the option is unknown or the value is invalid
     */
    static Object value(Pack pack, String where, String name, String text) {
        Option option = pack.options().get(name);
        if (option == null) {
            String near = Suggestions.english(name, pack.options().keySet());
            throw new UserError(
                    where + ": unknown option \"" + name + "\"",
                    near != null ? near : "'oya rules show " + pack.id() + "' lists the options");
        }
        Object value = option.values().parse(text);
        if (value != null) {
            return value;
        }
        throw new UserError(
                where + ": invalid value \"" + text + "\" for option \"" + name + "\"",
                "allowed: " + option.values().allowed());
    }
}
