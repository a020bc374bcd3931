package dev.oya.cli;

import dev.oya.Oya;
import dev.oya.cards.Card;
import dev.oya.cli.text.Columns;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuGroup;
import dev.oya.record.Json;
import dev.oya.simulate.Benchmarks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code oya bench}: how fast this is, here and now. */
@Command(
        name = "bench",
        description = {
            "Measures how fast one thread plays, answers and verifies after it has warmed up.",
            "A table of three, where the game allows it."
        },
        footer = {"  oya bench", "  oya bench GAME --seconds 10 --json"})
final class BenchCommand extends AnswerCommand {
    private static final int TABLE = 3;
    private static final double BUSY = 0.9;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; else the first of the rules folder.")
    private String game;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "3",
            description = "How long each thing is measured, once it is warm; else ${DEFAULT-VALUE}.")
    private double seconds;

    @Mixin
    private RulesOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!(seconds > 0)) {
            throw new Complaint("--seconds " + seconds + ": nothing could be measured", "it is more than 0");
        }
        Oya oya = options.oya();
        RuleBook rules = rules(oya);
        PrintWriter out = out();
        List<Benchmarks.Measure> measures = new ArrayList<>();
        Benchmarks benchmarks = new Benchmarks(oya, rules, seconds, measures::add);
        Path folder = Files.createTempDirectory("oya-bench");
        try (Progress progress = Progress.on(err(), "bench", 1)) {
            benchmarks.run(number -> layer(folder, rules.settings().pack(), number));
            measures.add(new Benchmarks.Measure(
                    "cold-verify", ColdStart.milliseconds(benchmarks.records(1).get(0), folder), "ms", 1));
            progress.step();
        } finally {
            remove(folder);
        }
        print(out, rules.settings().pack(), measures);
        return Exit.DONE;
    }

    private RuleBook rules(Oya oya) {
        if (game == null) {
            game = oya.games().stream()
                    .findFirst()
                    .orElseThrow(() -> new Complaint("There is no game in the rules folder", "name one with --rules"));
        }
        Pack pack = options.pack(game);
        Map<String, Object> chosen = options.settings(pack);
        dev.oya.pack.Option players = pack.options().get("players");
        if (players != null && players.allows(TABLE)) {
            chosen.putIfAbsent("players", TABLE);
        }
        return oya.rules(pack, chosen);
    }

    /** House rules with a combination of their own: other cards with each number, so that rules must be compiled. */
    private static Path layer(Path folder, Pack pack, int number) {
        List<Card> cards = pack.deck().cards();
        String group = pack.groups().values().stream()
                .filter(one -> one.of().equals("captured"))
                .map(YakuGroup::id)
                .findFirst()
                .orElseThrow();
        String unit = pack.unit() == null ? "points" : pack.unit();
        // Two different cards, and another worth when all pairs are used up.
        Card first = cards.get(number % cards.size());
        Card second = cards.get((number + 1 + number / cards.size() % (cards.size() - 1)) % cards.size());
        String text = String.join(
                "\n",
                "layer: bench",
                "title: House rules that are measured",
                "because: How long does a change take?",
                "base: " + pack.id(),
                "yaku:",
                "  add:",
                "    bench-" + number + ":",
                "      group: " + group,
                "      what: Two cards.",
                "      needs: " + first.code() + " " + second.code(),
                "      worth: { " + unit + ": 1 }",
                "      status: house",
                "      because: It is measured.",
                "");
        try {
            return Files.writeString(folder.resolve("bench.yaml"), text);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private void print(PrintWriter out, Pack pack, List<Benchmarks.Measure> measures) {
        if (json) {
            ObjectNode answer = Json.object();
            answer.put("game", pack.id());
            answer.put("profile", pack.profile());
            answer.put("java", System.getProperty("java.version"));
            answer.put("processors", Runtime.getRuntime().availableProcessors());
            answer.put("seconds", seconds);
            ArrayNode all = answer.putArray("measures");
            for (Benchmarks.Measure measure : measures) {
                ObjectNode one = all.addObject();
                one.put("id", measure.id());
                one.put("value", measure.value());
                one.put("unit", measure.unit());
                one.put("processorShare", measure.share());
            }
            out.println(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
            return;
        }
        out.println(pack.title());
        out.println("Java " + System.getProperty("java.version") + ", one thread, " + seconds + " s each");
        out.println();
        Columns table = new Columns(0, "lrll");
        for (Benchmarks.Measure measure : measures) {
            String format = measure.value() < 100 ? "%,.2f" : "%,.0f";
            table.row(
                    measure.id(),
                    String.format(Locale.ROOT, format, measure.value()),
                    measure.unit(),
                    meaning(measure.id()));
        }
        table.print(out);
        double least =
                measures.stream().mapToDouble(Benchmarks.Measure::share).min().orElse(1);
        if (least < BUSY) {
            out.println();
            out.println(Text.block(
                    String.format(
                            Locale.ROOT,
                            "The machine did other things meanwhile: at times this thread had only %.0f %% of a processor.",
                            100 * least),
                    0));
        }
    }

    private static String meaning(String id) {
        return switch (id) {
            case "random-rounds" -> "rounds of random moves";
            case "greedy-rounds" -> "rounds of greedy bots, with what each seat sees";
            case "question-seen" -> "combinations of cards that were asked before";
            case "question-new" -> "combinations of cards, nothing remembered";
            case "verify-record" -> "recorded rounds verified";
            case "house-layer-reload" -> "changed house rules read and compiled";
            case "cold-verify" -> "a new process verifies one record";
            default -> "";
        };
    }
}
