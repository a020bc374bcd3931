package dev.oya.cli;

import dev.oya.cli.text.Columns;
import dev.oya.cli.text.Text;
import dev.oya.pack.Amounts;
import dev.oya.pack.Either;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.record.Json;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The rules of a game as a table plays them. */
@Command(
        name = "show",
        description = "Shows the options in force, the combinations, the values and the phases of a game.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules show GAME",
            "  oya rules show GAME --profile en --set players=4",
            "  oya rules show GAME --house friday.yaml --json"
        })
final class RulesShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", description = "The game, such as 'oya rules list' shows it.")
    private String game;

    @CommandLine.Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private RulesOptions options;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Pack pack = options.pack(game);
        Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
        settings.putAll(options.settings(pack));
        if (json) {
            out.println(json(pack, settings));
            return Exit.DONE;
        }
        out.println(Text.block(pack.id() + " " + pack.version() + ": " + pack.title(), 0));
        out.println("layers  " + String.join(", ", pack.layers()));
        out.println("digest  " + pack.digest());
        options(out, pack, settings);
        combinations(out, pack, settings);
        either(out, pack);
        values(out, pack, settings);
        phases(out, pack.phases());
        return Exit.DONE;
    }

    private static void options(PrintWriter out, Pack pack, Map<String, Object> settings) {
        out.println();
        out.println("Options (* is not the default of " + pack.profile() + ")");
        for (Option option : pack.options().values()) {
            Object value = settings.get(option.name());
            boolean own = !Objects.equals(value, option.defaultFor(pack.profile()));
            out.println((own ? "* " : "  ") + option.name() + " = " + value);
            out.println(Text.block(option.what() + " [" + option.allowed() + "]", 6));
        }
    }

    private static void combinations(PrintWriter out, Pack pack, Map<String, Object> settings) {
        for (YakuGroup group : pack.groups().values()) {
            out.println();
            out.println(
                    Text.block(group.id() + ": " + group.what() + (group.best() ? " Only the best counts." : ""), 0));
            Columns columns = new Columns(2, "lll");
            for (YakuEntry entry : pack.yaku().values()) {
                if (entry.group().equals(group.id())) {
                    String status = entry.status() == null ? "" : " [" + entry.status() + "]";
                    columns.row(
                            entry.id(),
                            !entry.isPlayed(settings) ? "not played" : Amounts.of(entry.worth(), settings),
                            entry.what() + more(entry, settings) + status);
                }
            }
            columns.print(out);
        }
    }

    private static void either(PrintWriter out, Pack pack) {
        if (pack.either().isEmpty()) {
            return;
        }
        out.println();
        out.println("Cards that count as one kind or another");
        Columns columns = new Columns(2, "lll");
        pack.either()
                .values()
                .forEach(card -> columns.row(card.card(), String.join(" or ", card.kinds()), card.what()));
        columns.print(out);
    }

    private static String more(YakuEntry entry, Map<String, Object> settings) {
        String worth = Amounts.worth(entry, settings);
        int and = worth.indexOf(", and ");
        return and < 0 ? "" : " (" + worth.substring(and + 2) + ".)";
    }

    private static void values(PrintWriter out, Pack pack, Map<String, Object> settings) {
        out.println();
        out.println("Values");
        Columns columns = new Columns(2, "lll");
        for (Value value : pack.values().values()) {
            columns.row(value.name(), Amounts.of(value.amount(), settings), value.what());
        }
        columns.print(out);
    }

    private static void phases(PrintWriter out, Phases phases) {
        out.println();
        out.println("Phases (a round starts in " + phases.start() + ")");
        for (Phases.Phase phase : phases.phases().values()) {
            String words = phase.words().isEmpty() ? "" : " Words: " + String.join(", ", phase.words()) + ".";
            out.println(Text.beside("  " + phase.name(), 18, phase.what() + words));
            String arrows = phase.arrows().values().stream()
                    .map(arrow -> "-> " + arrow.to() + (arrow.end() == null ? "" : " (ends: " + arrow.end() + ")"))
                    .collect(Collectors.joining("  "));
            if (!arrows.isEmpty()) {
                out.println(Text.block(arrows, 18));
            }
        }
    }

    private static ObjectNode json(Pack pack, Map<String, Object> settings) {
        ObjectNode answer = Json.object();
        answer.put("game", pack.id());
        answer.put("version", pack.version());
        answer.put("title", pack.title());
        answer.put("profile", pack.profile());
        ArrayNode layers = answer.putArray("layers");
        pack.layers().forEach(layers::add);
        answer.put("digest", pack.digest());
        ObjectNode all = answer.putObject("options");
        for (Option option : pack.options().values()) {
            ObjectNode one = all.putObject(option.name());
            Object value = settings.get(option.name());
            Json.put(one, "value", value);
            one.put("default", Objects.equals(value, option.defaultFor(pack.profile())));
            one.put("allowed", option.allowed());
            one.put("what", option.what());
            Json.cite(one, option.cite());
        }
        ObjectNode yaku = answer.putObject("yaku");
        for (YakuEntry entry : pack.yaku().values()) {
            ObjectNode one = yaku.putObject(entry.key());
            one.put("id", entry.id());
            one.put("group", entry.group());
            one.put("what", entry.what());
            one.put("worth", Amounts.worth(entry, settings));
            one.put("played", entry.isPlayed(settings));
            Json.cite(one, entry.cite());
        }
        ObjectNode either = answer.putObject("either");
        for (Either card : pack.either().values()) {
            ObjectNode one = either.putObject(card.card());
            ArrayNode kinds = one.putArray("kinds");
            card.kinds().forEach(kinds::add);
            one.put("what", card.what());
            Json.cite(one, card.cite());
        }
        ObjectNode sides = answer.putObject("sides");
        for (int seats : pack.sides().partners().keySet()) {
            sides.set(
                    String.valueOf(seats), Json.MAPPER.valueToTree(pack.sides().of(seats, settings)));
        }
        ObjectNode values = answer.putObject("values");
        for (Value value : pack.values().values()) {
            ObjectNode one = values.putObject(value.name());
            one.put("is", Amounts.of(value.amount(), settings));
            one.put("what", value.what());
            Json.cite(one, value.cite());
        }
        ObjectNode phases = answer.putObject("phases");
        for (Phases.Phase phase : pack.phases().phases().values()) {
            ObjectNode one = phases.putObject(phase.name());
            one.put("what", phase.what());
            ArrayNode words = one.putArray("words");
            phase.words().forEach(words::add);
            ObjectNode arrows = one.putObject("arrows");
            phase.arrows().values().forEach(arrow -> {
                ObjectNode way = arrows.putObject(arrow.name());
                way.put("to", arrow.to());
                way.put("end", arrow.end());
            });
        }
        return answer;
    }
}
