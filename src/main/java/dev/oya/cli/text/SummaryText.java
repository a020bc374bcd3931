package dev.oya.cli.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.experiment.ReportPage;
import dev.oya.experiment.RoundTotals;
import dev.oya.experiment.RoundTotals.Line;
import dev.oya.programs.ProgramTally;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Prints the results of a simulation. */
public record SummaryText(
        RoundTotals totals, String seed, RuleSettings settings, Wording speech, List<ProgramTally.Seen> programs) {
    public void print(PrintWriter out) {
        out.println(Text.block(speech.title(settings.pack()), 0));
        out.println(speech.say(
                "simulated",
                speech.count("rounds", totals.rounds()),
                speech.count("matches", totals.matches()),
                seed,
                speech.count("players", settings.players()),
                Text.whole(totals.voids())));
        Columns table = new Columns(0, "lrrrl");
        inRounds(table, "end", "simulate-end", "simulate-winner", speech::word);
        ofItsRounds(table, "bot", ReportPage::shortened);
        ofItsRounds(table, "seat", seat -> seat);
        ofItsRounds(table, "place", place -> speech.say("simulate-" + place));
        inRounds(table, "paid", "simulate-paid", "simulate-then", speech::reason);
        inRounds(table, "awarded", "simulate-points", "simulate-then", speech::reason);
        table.print(out);
        new ProgramText(programs, speech).print(out);
    }

    /** Adds a line for each item of a category, with the share of all rounds in which the item occurred. */
    private void inRounds(Columns table, String of, String name, String points, UnaryOperator<String> wording) {
        head(table, of, name, "simulate-rounds", points);
        totals.lines(of).forEach((what, line) -> row(table, wording.apply(what), line.rounds(), totals.rounds(), line));
    }

    /** Adds a line for each bot, seat or role, with the share of its rounds that it won. */
    private void ofItsRounds(Columns table, String of, UnaryOperator<String> wording) {
        head(table, of, "simulate-" + of, "simulate-won", "simulate-gains");
        totals.lines(of).forEach((what, line) -> row(table, wording.apply(what), line.won(), line.rounds(), line));
    }

    /** Adds the heading of a category that has lines. */
    private void head(Columns table, String of, String name, String count, String points) {
        if (!totals.lines(of).isEmpty()) {
            table.row("");
            table.row(speech.say(name), speech.say(count), speech.say("simulate-share"), speech.say(points));
        }
    }

    private static void row(Columns table, String name, long some, long all, Line line) {
        String share = String.format(Locale.ROOT, "%.1f %%", 100.0 * some / Math.max(1, all));
        String margin = line.margin95() == null ? "∞" : String.format(Locale.ROOT, "%.2f", line.margin95());
        table.row(
                name,
                Text.whole(some),
                share,
                line.points() == null ? "-" : String.format(Locale.ROOT, "%.2f ± %s", line.points(), margin));
    }

    public Answer answer() {
        return new Answer(
                new Played(
                        settings.pack().id(),
                        settings.pack().profile(),
                        settings.pack().digest(),
                        seed,
                        settings.players(),
                        totals.rounds(),
                        totals.matches(),
                        totals.voids()),
                totals.lines("end"),
                totals.lines("bot"),
                totals.lines("seat"),
                totals.lines("place"),
                points("paid"),
                points("awarded"),
                programs.isEmpty() ? null : programs);
    }

    private Map<String, Points> points(String of) {
        Map<String, Points> points = new TreeMap<>();
        totals.lines(of).forEach((name, line) -> {
            double each = line.points() == null ? 0 : line.points();
            points.put(name, new Points(line.rounds(), each, each * line.rounds() / Math.max(1, totals.rounds())));
        });
        return points;
    }

    /** The results as JSON, with ends, bots, seats and places by name. */
    public record Answer(
            @JsonUnwrapped Played played,
            Map<String, Line> ends,
            Map<String, Line> bots,
            Map<String, Line> seats,
            Map<String, Line> places,
            Map<String, Points> payments,
            Map<String, Points> awards,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<ProgramTally.Seen> programs) {}

    /** The rules, the deals and the numbers of matches and rounds. */
    public record Played(
            String game,
            String profile,
            String hash,
            String seed,
            int players,
            long rounds,
            long matches,
            long voidRounds) {}

    /**
     * Points paid or gained for a reason.
     *
     * @param rounds number of rounds with such points
     * @param points mean in these rounds, in points
     * @param pointsPerRound mean in all rounds, in points
     */
    public record Points(long rounds, double points, double pointsPerRound) {}
}
