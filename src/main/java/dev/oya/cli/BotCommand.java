package dev.oya.cli;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.Simulation;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.programs.BotProgram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** {@code oya bot}: a bot as a program, for referees of others. */
@Command(name = "bot")
final class BotCommand extends OyaCommand {
    /** Of the time for a move a bot that thinks by the clock uses so much, in quarters: the rest is for the way. */
    private static final int QUARTERS = 3;

    private static final int USUAL_MS = 100;

    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--bot", paramLabel = "NAME", defaultValue = "greedy")
    private String bot;

    @Mixin
    private FolderOptions folder;

    private final Set<RuleBook> warm = new HashSet<>();

    @Override
    public Integer call() throws IOException {
        BotOptions.check("--bot", bot);
        Pack own = folder.pack(game, null);
        BotProgram program = new BotProgram("Oya " + bot, err(), hello -> rules(hello, own), this::playing);
        try {
            program.run(new BufferedReader(new InputStreamReader(in(), StandardCharsets.UTF_8)), out());
        } catch (IllegalArgumentException wrong) {
            throw new UserError(
                    "The referee is not understood: " + wrong.getMessage(),
                    "docs/bots.md tells what is said",
                    ExitCode.REFUSED);
        }
        return ExitCode.DONE;
    }

    private Bot playing(Rules rules, int ms) {
        boolean byTheClock = bot.equals("strong");
        int millis = Math.min(USUAL_MS, Math.max(1, ms / 4 * QUARTERS));
        return Bots.named(byTheClock ? "strong:" + millis + "ms" : bot, rules);
    }

    /** The rules of a match, as the referee names them. */
    private Rules rules(JsonNode hello, Pack own) {
        String named = hello.path("game").asString("");
        if (!named.equals(own.id())) {
            throw new IllegalArgumentException("it plays \"" + named + "\", and this bot plays \"" + own.id() + "\"");
        }
        JsonNode rules = hello.path("rules");
        List<String> here = folder.layers().stream()
                .map(house -> BotOptions.digest(folder.library().folder(), house))
                .toList();
        for (JsonNode layer : rules.path("layers")) {
            if (!here.contains(layer.asString(""))) {
                throw new IllegalArgumentException(
                        "it plays by house rules " + layer.asString("") + "; give them to this bot by --house");
            }
        }
        Pack pack = folder.library()
                .pack(game.replaceFirst("/.*", ""), rules.path("profile").asString(null), folder.layers());
        Map<String, Object> options = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> option : rules.path("options").properties()) {
            String value = option.getValue().asString("");
            options.put(option.getKey(), RulesOptions.value(pack, "options", option.getKey(), value));
        }
        if (hello.has("seats")) {
            String seats = hello.get("seats").asString("");
            options.put("players", RulesOptions.value(pack, "seats", "players", seats));
        }
        RuleBook book = folder.library().rules(pack, options);
        if (warm.add(book)) {
            warm(book);
        }
        return book;
    }

    /** Plays a little before it is asked: the first moves would take the longest. */
    private static void warm(RuleBook book) {
        try {
            Simulation.of(book, 2, "warm", List.of("greedy")).run(1, null, played -> {});
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
