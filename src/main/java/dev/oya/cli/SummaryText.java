package dev.oya.cli;

import dev.oya.simulate.Simulation;
import dev.oya.simulate.Summary;
import dev.oya.simulate.Tally;
import dev.oya.words.Settings;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.ResourceBundle;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Says what a simulation came to, as tables or as JSON. */
final class SummaryText {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ROW = "%-34s %9s %8s %18s%n";

    private final Summary summary;
    private final Simulation simulation;
    private final Settings settings;
    private final Locale locale;
    private final ResourceBundle words;

    SummaryText(Summary summary, Simulation simulation, Settings settings, String language) {
        this.summary = summary;
        this.simulation = simulation;
        this.settings = settings;
        this.locale = Locale.forLanguageTag(language);
        this.words = ResourceBundle.getBundle(
                "dev.oya.cli.simulate",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    void print(PrintWriter out, boolean json) {
        if (json) {
            out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json()));
        } else {
            tables(out);
        }
    }

    private String say(String word) {
        return words.getString(word);
    }

    private void tables(PrintWriter out) {
        out.printf(
                locale,
                say("head") + "%n",
                settings.pack().title(),
                summary.rounds(),
                summary.matches(),
                simulation.seed(),
                settings.option("players"),
                summary.voids());
        head(out, "end", "rounds", "winner-gains");
        summary.ends().forEach((end, line) -> row(out, end, line.gains().count(), line.gains(), summary.rounds()));
        head(out, "bot", "won", "gains");
        summary.bots()
                .forEach((bot, line) ->
                        row(out, bot, line.wins(), line.gains(), line.gains().count()));
        head(out, "seat", "won", "gains");
        summary.seats().forEach((seat, line) -> row(out, seat.toString(), line.wins(), line.gains(), summary.rounds()));
        head(out, "place", "won", "gains");
        summary.places()
                .forEach((place, line) -> row(
                        out, say(place), line.wins(), line.gains(), line.gains().count()));
        head(out, "paid-for", "rounds", "points-then");
        summary.reasons().forEach((reason, points) -> row(out, reason, points.count(), points, summary.rounds()));
    }

    private void head(PrintWriter out, String name, String count, String points) {
        out.println();
        out.printf(locale, ROW, say(name), say(count), say("share"), say(points));
    }

    private void row(PrintWriter out, String name, long count, Tally points, long of) {
        String share = String.format(locale, "%.1f %%", 100.0 * count / Math.max(1, of));
        String mean = String.format(locale, "%.2f ± %.2f", points.mean(), points.margin());
        out.printf(locale, ROW, name, String.format(locale, "%,d", count), share, mean);
    }

    private ObjectNode json() {
        ObjectNode all = JSON.createObjectNode();
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
        ObjectNode payments = all.putObject("payments");
        summary.reasons().forEach((reason, points) -> {
            ObjectNode one = payments.putObject(reason);
            one.put("rounds", points.count());
            one.put("points", points.mean());
            one.put("pointsPerRound", points.sum() / Math.max(1, summary.rounds()));
        });
        return all;
    }

    private static void lines(ObjectNode object, java.util.Map<?, Summary.Line> lines) {
        lines.forEach((name, line) -> {
            ObjectNode one = object.putObject(name.toString());
            one.put("rounds", line.gains().count());
            one.put("won", line.wins());
            one.put("points", line.gains().mean());
            one.put("margin95", line.gains().margin());
        });
    }
}
