package dev.oya.cli.text;

import dev.oya.experiment.Estimate;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.Pairing;
import dev.oya.experiment.arena.Sprt;
import dev.oya.experiment.arena.Standings;
import dev.oya.told.Speech;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says what came of an arena: ratings, and each pairing. */
public final class ArenaText {
    /** With more ways than a win, a draw and a loss of two matches make, they say little. */
    private static final int FEW_COMPARISONS = 2;

    private final ArenaReport report;
    private final Standings standings;
    private final Arena arena;
    private final Settings settings;
    private final Speech speech;

    public ArenaText(ArenaReport report, Settings settings, Speech speech) {
        this.report = report;
        this.standings = report.standings();
        this.arena = standings.arena();
        this.settings = settings;
        this.speech = speech;
    }

    public void print(PrintWriter out) {
        out.println(Text.block(speech.title(settings.pack()), 0));
        head().forEach(line -> out.println(Text.block(line, 0)));
        out.println();
        Columns table = new Columns(0, "lrl");
        table.row(speech.say("simulate-bot"), speech.say("arena-rating"), "");
        for (Row row : ratings()) {
            table.row(ProgramText.shortened(row.name()), row.says(), "");
        }
        table.print(out);
        for (int pair = 0; pair < arena.pairs().size(); pair++) {
            out.println();
            out.println(Text.block(title(pair), 0));
            Columns lines = new Columns(2, "ll");
            rows(pair).forEach(row -> lines.row(row.name(), row.says()));
            lines.print(out);
        }
        out.println();
        out.println(Text.block(speech.say("arena-interval"), 0));
        new ProgramText(report.programs(), speech).print(out);
    }

    /** A name and what is said of it. */
    record Row(String name, String says) {}

    /** What was played. */
    List<String> head() {
        List<String> head = new ArrayList<>();
        head.add(speech.say(
                "arena-head",
                speech.count("arena-deals", standings.deals()),
                arena.orders(),
                Text.whole((long) standings.deals() * arena.orders()),
                speech.say("players", arena.seats()),
                arena.seed()));
        if (arena.rounds() > 0) {
            head.add(speech.say("arena-cut", arena.rounds()));
        }
        if (report.isStopped()) {
            head.add(speech.say("arena-stopped"));
        }
        return head;
    }

    /** The bots, the best first. */
    List<Row> ratings() {
        List<Estimate> ratings = standings.ratings();
        return IntStream.range(0, ratings.size())
                .boxed()
                .sorted(Comparator.comparingDouble(bot -> -ratings.get(bot).value()))
                .map(bot -> new Row(arena.names().get(bot), signed(ratings.get(bot), 0)))
                .toList();
    }

    /** Who meets in a pairing. */
    String title(int pair) {
        Arena.Pair two = arena.pairs().get(pair);
        return speech.say(
                "arena-pair", arena.names().get(two.first()), arena.names().get(two.second()));
    }

    /** What came of a pairing. */
    List<Row> rows(int pair) {
        Pairing duel = standings.duel(pair);
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(
                speech.say("arena-score"),
                speech.say(
                        "arena-scored",
                        percent(duel.score()),
                        Text.whole(duel.wins()),
                        Text.whole(duel.draws()),
                        Text.whole(duel.losses()))));
        rows.add(new Row(speech.say("arena-elo"), signed(duel.elo(), 0)));
        rows.add(new Row(speech.say("arena-points"), signed(duel.points(), 2)));
        if (arena.sides() > 2) {
            rows.add(new Row(
                    speech.say("arena-alone"),
                    speech.say("arena-alone-says", percent(duel.alone()), percent(1.0 / arena.sides()))));
        }
        if (arena.comparisons() == FEW_COMPARISONS) {
            String ways = IntStream.rangeClosed(0, 2 * FEW_COMPARISONS)
                    .mapToObj(way -> half(way) + ": " + Text.whole(duel.scored().getOrDefault(way, 0)))
                    .collect(Collectors.joining(", "));
            rows.add(new Row(speech.say("arena-by-deal"), ways));
        }
        if (report.sprt() != null) {
            rows.add(test());
        }
        return rows;
    }

    private Row test() {
        Sprt sprt = report.sprt();
        String verdict = switch (report.sure()) {
            case H0 -> speech.say("arena-h0", whole(sprt.elo0()));
            case H1 -> speech.say("arena-h1", whole(sprt.elo1()));
            case GOES_ON -> speech.say("arena-goes-on");
        };
        return new Row(
                speech.say("arena-test", whole(sprt.elo1()), whole(sprt.elo0())),
                speech.say(
                        "arena-llr",
                        decimal("%.2f", report.ratio()),
                        decimal("%.2f", sprt.lower()),
                        decimal("%.2f", sprt.upper()),
                        verdict));
    }

    private static String half(int twice) {
        return (twice / 2 > 0 || twice == 0 ? String.valueOf(twice / 2) : "") + (twice % 2 == 1 ? "½" : "");
    }

    private static String whole(double rating) {
        return rating == Math.rint(rating) ? decimal("%.0f", rating) : decimal("%.1f", rating);
    }

    static String signed(Estimate estimate, int digits) {
        return decimal("%+." + digits + "f", estimate.value() + 0.0)
                + (Double.isFinite(estimate.margin()) ? " ± " + decimal("%." + digits + "f", estimate.margin()) : "");
    }

    private static String percent(Estimate estimate) {
        return percent(estimate.value())
                + (Double.isFinite(estimate.margin()) ? " ± " + decimal("%.1f", 100 * estimate.margin()) : "");
    }

    private static String percent(double part) {
        return decimal("%.1f %%", 100 * part);
    }

    private static String decimal(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }
}
