package dev.oya.cli;

import dev.oya.bots.Bots;
import dev.oya.cli.io.UserError;
import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.read.LayerNames;
import dev.oya.pack.read.RulesFolder;
import dev.oya.programs.Programs;
import dev.oya.vocabulary.RuleSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The options that choose the players: built-in bots by name, external programs by command. */
final class BotOptions {
    private static final int LONGEST_MS = 3_600_000;
    /** A bot in a comma-separated list. A quoted comma is part of the name. */
    private static final Pattern NAME = Pattern.compile("(?:[^,\"']++|\"[^\"]*+\"|'[^']*+'|[\"'])++");

    @Option(
            names = {"--bots", "--bot"},
            paramLabel = "NAME,...")
    private List<String> given = new ArrayList<>();

    @Option(names = "--ms", paramLabel = "N", defaultValue = "1000")
    private int ms;

    @Option(names = "--ready", paramLabel = "N", defaultValue = "10")
    private int ready;

    boolean isGiven() {
        return !given.isEmpty();
    }

    List<String> names() {
        return names(given);
    }

    /**
     * Returns the names in comma-separated lists such as {@code greedy,exec:./mine --fast}.
     *
     * @throws UserError if a name or a time limit is invalid
     */
    List<String> names(List<String> lists) {
        List<String> names = lists.stream()
                .flatMap(list -> NAME.matcher(list).results())
                .map(found -> found.group().strip())
                .filter(name -> !name.isEmpty())
                .toList();
        UserError.where(names.isEmpty(), "--bots is empty", "available: " + String.join(", ", Bots.names()));
        names.forEach(BotOptions::check);
        UserError.outside("--ms", ms, "invalid time limit", 1, LONGEST_MS);
        UserError.outside("--ready", ready, "invalid time limit", 1, LONGEST_MS / 1_000);
        return names;
    }

    private static void check(String name) {
        if (Programs.isProgram(name)) {
            UserError.where(
                    name.substring(Programs.PREFIX.length()).isBlank(),
                    "--bots " + name + ": missing command",
                    "write exec:COMMAND");
        } else {
            check("--bots", name);
        }
    }

    /**
     * Checks the name of a built-in bot.
     *
     * @throws UserError if the bot is unknown
     */
    static void check(String option, String name) {
        String advice = Bots.advice(name);
        UserError.where(advice != null, option + " " + name + ": unknown bot", advice);
    }

    Programs programs() {
        return new Programs(ms, ready);
    }

    /** Returns the description of the rules that is sent to external programs. */
    static ObjectNode named(RuleSettings settings, RulesOptions rules) {
        Pack pack = settings.pack();
        ObjectNode named = Json.object().put("game", pack.id()).put("profile", pack.profile());
        ObjectNode options = named.putObject("options");
        pack.options().keySet().forEach(name -> options.set(name, Json.MAPPER.valueToTree(settings.option(name))));
        ArrayNode layers = named.putArray("layers");
        rules.houses().forEach(house -> layers.add(digest(rules.library().folder(), house)));
        return named.put("digest", pack.digest());
    }

    /**
     * Returns the digest of a house-rule layer.
     *
     * @param house id or path of a layer in the rules folder, or path of any other file
     */
    static String digest(RulesFolder folder, Path house) {
        String name = house.toString().replace('\\', '/');
        try {
            String text = LayerNames.isHere(folder, name)
                    ? folder.read(LayerNames.file(name))
                    : Files.isRegularFile(house)
                            ? Files.readString(house)
                            : folder.read(folder.exists(name) ? name : "house/" + name);
            return Sha256.name(text);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
