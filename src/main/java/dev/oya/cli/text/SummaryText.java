package dev.oya.cli.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.experiment.Estimate;
import dev.oya.experiment.ReportPage;
import dev.oya.experiment.RoundTotals;
import dev.oya.programs.ProgramTally;
import dev.oya.record.Json;
import dev.oya.told.Speech;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Says what a simulation came to, as tables or as JSON. */
public final class SummaryText {
    private final RoundTotals summary;
    private final String seed;
    private final Settings settings;
    private final Speech speech;
    private final List<ProgramTally.Seen> programs;
    private final Columns table = new Columns(0, "lrrrl");

    /** @param programs what was seen of programs that played */
    public SummaryText(
            RoundTotals summary, String seed, Settings settings, Speech speech, List<ProgramTally.Seen> programs) {
        this.programs = List.copyOf(programs);
        this.summary = summary;
        this.seed = seed;
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
                seed,
                speech.say("players", settings.option("players")),
                Text.whole(summary.voids())));
        lines("simulate-end", "simulate-rounds", "simulate-winner", summary.lines("end"), speech::word, false);
        lines("simulate-bot", "simulate-won", "simulate-gains", summary.lines("bot"), ReportPage::shortened, true);
        lines("simulate-seat", "simulate-won", "simulate-gains", summary.lines("seat"), seat -> seat, true);
        lines(
                "simulate-place",
                "simulate-won",
                "simulate-gains",
                summary.lines("place"),
                place -> speech.say("simulate-" + place),
                true);
        lines("simulate-paid", "simulate-rounds", "simulate-then", summary.lines("paid"), speech::reason, false);
        lines("simulate-points", "simulate-rounds", "simulate-then", summary.lines("awarded"), speech::reason, false);
        table.print(out);
        new ProgramText(programs, speech).print(out);
    }

    /**
     * Lines under a heading; nothing at all where there are none.
     *
     * @param ofWon whether it is told how many of its rounds each has won, rather than in how many of all it was
     */
    private void lines(
            String name,
            String count,
            String points,
            Map<String, RoundTotals.Line> lines,
            UnaryOperator<String> said,
            boolean ofWon) {
        if (lines.isEmpty()) {
            return;
        }
        table.row("");
        table.row(speech.say(name), speech.say(count), speech.say("simulate-share"), speech.say(points));
        lines.forEach((what, line) -> {
            long some = ofWon ? line.won() : line.rounds();
            long all = Math.max(1, ofWon ? line.rounds() : summary.rounds());
            table.row(
                    said.apply(what),
                    Text.whole(some),
                    String.format(Locale.ROOT, "%.1f %%", 100.0 * some / all),
                    line.gained() == null ? "-" : gained(line.gained()));
        });
    }

    private static String gained(Estimate points) {
        String margin = Double.isInfinite(points.margin()) ? "∞" : String.format(Locale.ROOT, "%.2f", points.margin());
        return String.format(Locale.ROOT, "%.2f ± %s", points.value(), margin);
    }

    private Answer json() {
        return new Answer(
                settings.pack().id(),
                settings.pack().profile(),
                settings.pack().digest(),
                seed,
                (Integer) settings.option("players"),
                summary.rounds(),
                summary.matches(),
                summary.voids(),
                each(summary.lines("end"), Line::of),
                each(summary.lines("bot"), Line::of),
                each(summary.lines("seat"), Line::of),
                each(summary.lines("place"), Line::of),
                each(summary.lines("paid"), this::points),
                each(summary.lines("awarded"), this::points),
                programs.isEmpty() ? null : programs);
    }

    private static <T> Map<String, T> each(Map<String, RoundTotals.Line> all, Function<RoundTotals.Line, T> as) {
        Map<String, T> each = new LinkedHashMap<>();
        all.forEach((name, one) -> each.put(name, as.apply(one)));
        return each;
    }

    private Points points(RoundTotals.Line line) {
        double points = line.gained() == null ? 0 : line.gained().value();
        return new Points(line.rounds(), points, points * line.rounds() / Math.max(1, summary.rounds()));
    }

    private record Answer(
            String game,
            String profile,
            String hash,
            String seed,
            int players,
            long rounds,
            long matches,
            long voidRounds,
            Map<String, Line> ends,
            Map<String, Line> bots,
            Map<String, Line> seats,
            Map<String, Line> places,
            Map<String, Points> payments,
            Map<String, Points> awards,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<ProgramTally.Seen> programs) {}

    /** The margin is null where one match alone was played. */
    private record Line(long rounds, long won, double points, Double margin95) {
        static Line of(RoundTotals.Line line) {
            double margin = line.gained().margin();
            return new Line(line.rounds(), line.won(), line.gained().value(), Double.isFinite(margin) ? margin : null);
        }
    }

    private record Points(long rounds, double points, double pointsPerRound) {}
}
