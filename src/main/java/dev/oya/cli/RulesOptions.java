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

/** Which rules a command goes by: a profile, house rules, single options. */
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

    /** The rules of a game for this many players, or for as many as they say where that is null. */
    RuleBook rules(String game, Integer players) {
        Pack pack = pack(game);
        Map<String, Object> chosen = settings(pack);
        if (players != null) {
            chosen.put("players", value(pack, "--players", "players", players.toString()));
        }
        return library().rules(pack, chosen);
    }

    /** The value of every option of a pack. */
    Map<String, Object> inForce(Pack pack) {
        Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
        settings.putAll(settings(pack));
        return settings;
    }

    /** Whether a game has the profile and all options that were asked for, and is what the house rules are laid on. */
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

    /** What these settings come to, each {@code option=value}. */
    public static Map<String, Object> settings(Pack pack, List<String> settings) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            UserError.where(equals < 1, "--set " + setting + ": that sets nothing", "write --set option=value");
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

    /** @param where what the complaint begins with */
    static Object value(Pack pack, String where, String name, String text) {
        Option option = pack.options().get(name);
        if (option == null) {
            String near = Suggestions.english(name, pack.options().keySet());
            throw new UserError(
                    where + ": there is no option \"" + name + "\"",
                    near != null ? near : "'oya rules show " + pack.id() + "' lists the options");
        }
        Object value = option.parse(text);
        if (value != null) {
            return value;
        }
        throw new UserError(
                where + ": \"" + text + "\" is no value of the option \"" + name + "\"",
                "it may be: " + option.allowed());
    }
}
