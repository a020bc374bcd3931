package dev.oya.cli.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.experiment.ArmPlay;
import dev.oya.experiment.Summary;
import dev.oya.experiment.Tally;
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

/** Says what a simulation came to, as tables or as JSON. */
public final class SummaryText {
    private final Summary summary;
    private final ArmPlay simulation;
    private final Settings settings;
    private final Speech speech;
    private final List<ProgramTally.Seen> programs;
    private final Columns table = new Columns(0, "lrrrl");

    /** @param programs what was seen of programs that played */
    public SummaryText(
            Summary summary, ArmPlay simulation, Settings settings, Speech speech, List<ProgramTally.Seen> programs) {
        this.programs = List.copyOf(programs);
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
                .forEach((bot, line) -> row(
                        ProgramText.shortened(bot),
                        line.wins(),
                        line.gains(),
                        line.gains().count()));
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
        new ProgramText(programs, speech).print(out);
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

    private Answer json() {
        return new Answer(
                settings.pack().id(),
                settings.pack().profile(),
                settings.pack().digest(),
                simulation.seed(),
                (Integer) settings.option("players"),
                summary.rounds(),
                summary.matches(),
                summary.voids(),
                each(summary.ends(), Line::new),
                each(summary.bots(), Line::new),
                each(summary.seats(), Line::new),
                each(summary.places(), Line::new),
                each(summary.reasons(), this::points),
                each(summary.awards(), this::points),
                programs.isEmpty() ? null : programs);
    }

    private static <N, F, T> Map<N, T> each(Map<N, F> all, Function<F, T> as) {
        Map<N, T> each = new LinkedHashMap<>();
        all.forEach((name, one) -> each.put(name, as.apply(one)));
        return each;
    }

    private Points points(Tally tally) {
        return new Points(tally.count(), tally.mean(), tally.sum() / Math.max(1, summary.rounds()));
    }

    private record Answer(
            String game,
            String profile,
            String hash,
            String seed,
            int players,
            long rounds,
            int matches,
            long voidRounds,
            Map<String, Line> ends,
            Map<String, Line> bots,
            Map<Integer, Line> seats,
            Map<String, Line> places,
            Map<String, Points> payments,
            Map<String, Points> awards,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<ProgramTally.Seen> programs) {}

    private record Line(long rounds, long won, double points, double margin95) {
        Line(Summary.Line line) {
            this(
                    line.gains().count(),
                    line.wins(),
                    line.gains().mean(),
                    line.gains().margin());
        }
    }

    private record Points(long rounds, double points, double pointsPerRound) {}
}
