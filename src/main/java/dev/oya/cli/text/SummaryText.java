package dev.oya.cli.text;

import dev.oya.record.Json;
import dev.oya.simulate.Simulation;
import dev.oya.simulate.Summary;
import dev.oya.simulate.Tally;
import dev.oya.told.Speech;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** Says what a simulation came to, as tables or as JSON. */
public final class SummaryText {
    private final Summary summary;
    private final Simulation simulation;
    private final Settings settings;
    private final Speech speech;
    private final Columns table = new Columns(0, "lrrrl");

    public SummaryText(Summary summary, Simulation simulation, Settings settings, Speech speech) {
        this.summary = summary;
        this.simulation = simulation;
        this.settings = settings;
        this.speech = speech;
    }

    public void print(PrintWriter out, boolean json) {
        if (json) {
            out.println(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json()));
        } else {
            tables(out);
        }
    }

    private void tables(PrintWriter out) {
        out.println(Text.block(speech.title(settings.pack()), 0));
        out.println(speech.say(
                "simulated",
                speech.count("rounds", summary.rounds()),
                speech.count("matches", summary.matches()),
                simulation.seed(),
                speech.say("players", settings.option("players")),
                number(summary.voids())));
        long rounds = summary.rounds();
        head("simulate-end", "simulate-rounds", "simulate-winner");
        summary.ends().forEach((end, line) -> row(speech.word(end), line.gains().count(), line.gains(), rounds));
        head("simulate-bot", "simulate-won", "simulate-gains");
        summary.bots()
                .forEach((bot, line) ->
                        row(bot, line.wins(), line.gains(), line.gains().count()));
        head("simulate-seat", "simulate-won", "simulate-gains");
        summary.seats().forEach((seat, line) -> row(seat.toString(), line.wins(), line.gains(), rounds));
        head("simulate-place", "simulate-won", "simulate-gains");
        summary.places()
                .forEach((place, line) -> row(
                        speech.say("simulate-" + place),
                        line.wins(),
                        line.gains(),
                        line.gains().count()));
        points("simulate-paid", summary.reasons());
        points("simulate-points", summary.awards());
        table.print(out);
    }

    /** Points by what they were for; nothing at all where there were none. */
    private void points(String name, Map<String, Tally> points) {
        if (!points.isEmpty()) {
            head(name, "simulate-rounds", "simulate-then");
            points.forEach((what, tally) -> row(speech.reason(what), tally.count(), tally, summary.rounds()));
        }
    }

    private void head(String name, String count, String points) {
        table.row("");
        table.row(speech.say(name), speech.say(count), speech.say("simulate-share"), speech.say(points));
    }

    private void row(String name, long count, Tally points, long of) {
        String share = String.format(Locale.ROOT, "%.1f %%", 100.0 * count / Math.max(1, of));
        String mean = String.format(Locale.ROOT, "%.2f ± %.2f", points.mean(), points.margin());
        table.row(name, number(count), share, mean);
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private ObjectNode json() {
        ObjectNode all = Json.object();
        all.put("game", settings.pack().id());
        all.put("profile", settings.pack().profile());
        all.put("hash", settings.pack().digest());
        all.put("seed", simulation.seed());
        all.put("players", (Integer) settings.option("players"));
        all.put("rounds", summary.rounds());
        all.put("matches", summary.matches());
        all.put("voidRounds", summary.voids());
        lines(all.putObject("ends"), summary.ends());
        lines(all.putObject("bots"), summary.bots());
        lines(all.putObject("seats"), summary.seats());
        lines(all.putObject("places"), summary.places());
        points(all.putObject("payments"), summary.reasons());
        points(all.putObject("awards"), summary.awards());
        return all;
    }

    private void points(ObjectNode object, Map<String, Tally> points) {
        points.forEach((what, tally) -> {
            ObjectNode one = object.putObject(what);
            one.put("rounds", tally.count());
            one.put("points", tally.mean());
            one.put("pointsPerRound", tally.sum() / Math.max(1, summary.rounds()));
        });
    }

    private static void lines(ObjectNode object, Map<?, Summary.Line> lines) {
        lines.forEach((name, line) -> {
            ObjectNode one = object.putObject(name.toString());
            one.put("rounds", line.gains().count());
            one.put("won", line.wins());
            one.put("points", line.gains().mean());
            one.put("margin95", line.gains().margin());
        });
    }
}
