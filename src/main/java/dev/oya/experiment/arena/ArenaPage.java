package dev.oya.experiment.arena;

import dev.oya.experiment.Chart;
import dev.oya.experiment.Estimate;
import dev.oya.experiment.MeasureWords;
import dev.oya.experiment.ReportPage;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds the page of an arena with the ratings and each pairing. */
public record ArenaPage(ArenaReport report, Wording speech) {
    private static final int MOST_POINTS = 200;
    /**
     * Number of comparisons per deal for which the number of deals with each score is listed. With more comparisons, there are
     * too many possible scores.
     */
    private static final int FEW_COMPARISONS = 2;

    private Arena arena() {
        return report.standings().arena();
    }

    public ReportPage page() {
        ReportPage page = new ReportPage(
                speech.language(),
                speech.say("arena-title"),
                speech.title(arena().rules().settings().pack()),
                List.of());
        page.says(head());
        ReportPage.Table ratings =
                new ReportPage.Table(false, speech.say("simulate-bot"), speech.say("arena-rating") + "#");
        List<Chart.Interval> rated = new ArrayList<>();
        List<Estimate> elo = report.standings().ratings();
        // Best bot first.
        IntStream.range(0, elo.size())
                .boxed()
                .sorted(Comparator.comparingDouble(bot -> -elo.get(bot).value()))
                .forEach(bot -> {
                    String name = ReportPage.shortened(arena().names().get(bot));
                    ratings.row(List.of(name, estimate("%+.0f", elo.get(bot))));
                    rated.add(new Chart.Interval(
                            name, elo.get(bot).value(), elo.get(bot).margin()));
                });
        page.table(ratings).charts(List.of(Chart.intervals("ratings", speech.say("arena-rating"), "", rated)));
        for (int pair = 0; pair < arena().pairs().size(); pair++) {
            pair(page, pair);
        }
        return page.note(speech.say("arena-interval"));
    }

    private List<String> head() {
        List<String> head = new ArrayList<>();
        head.add(speech.say(
                "arena-head",
                speech.count("arena-deals", report.standings().deals()),
                arena().orders(),
                speech.count("matches", (long) report.standings().deals() * arena().orders()),
                speech.count("players", arena().seats()),
                arena().seed()));
        if (arena().rounds() > 0) {
            head.add(speech.say("arena-cut", arena().rounds()));
        }
        if (report.isStopped()) {
            head.add(speech.say("arena-stopped"));
        }
        return head;
    }

    private void pair(ReportPage page, int number) {
        Arena.Pair two = arena().pairs().get(number);
        String first = arena().names().get(two.first());
        String second = arena().names().get(two.second());
        page.heading(speech.say("arena-pair", first, second))
                .table(results(report.standings().pairing(number)))
                .charts(List.of(course(number, speech.say("arena-course-says", first, second))));
    }

    private ReportPage.Table results(Pairing pairing) {
        ReportPage.Table rows = new ReportPage.Table(false, "", "");
        String scored = speech.say(
                "arena-scored",
                percent(pairing.score()),
                MeasureWords.whole(pairing.wins()),
                MeasureWords.whole(pairing.draws()),
                MeasureWords.whole(pairing.losses()));
        rows.row(List.of(speech.say("arena-score"), scored));
        rows.row(List.of(speech.say("arena-elo"), estimate("%+.0f", pairing.elo())));
        rows.row(List.of(speech.say("arena-points"), estimate("%+.2f", pairing.points())));
        if (arena().sides() > 2) {
            String alone = speech.say(
                    "arena-alone-says",
                    decimal("%.1f %%", 100 * pairing.alone()),
                    decimal("%.1f %%", 100.0 / arena().sides()));
            rows.row(List.of(speech.say("arena-alone"), alone));
        }
        if (arena().comparisons() == FEW_COMPARISONS) {
            String ways = IntStream.rangeClosed(0, 2 * FEW_COMPARISONS)
                    .mapToObj(way -> half(way) + ": "
                            + MeasureWords.whole(pairing.scored().getOrDefault(way, 0)))
                    .collect(Collectors.joining(", "));
            rows.row(List.of(speech.say("arena-by-deal"), ways));
        }
        if (report.sprt() != null) {
            rows.row(test(report.sprt()));
        }
        return rows;
    }

    private List<String> test(Sprt sprt) {
        String verdict = switch (report.sure()) {
            case H0 -> speech.say("arena-h0", rating(sprt.elo0()));
            case H1 -> speech.say("arena-h1", rating(sprt.elo1()));
            case GOES_ON -> speech.say("arena-goes-on");
        };
        return List.of(
                speech.say("arena-test", rating(sprt.elo1()), rating(sprt.elo0())),
                speech.say(
                        "arena-llr",
                        decimal("%.2f", report.ratio()),
                        decimal("%.2f", sprt.lower()),
                        decimal("%.2f", sprt.upper()),
                        verdict));
    }

    private Chart course(int pair, String says) {
        Pairing pairing = report.standings().pairing(pair);
        int every = Math.max(1, pairing.deals() / MOST_POINTS);
        // The wide intervals of the first deals would flatten the chart, so the chart starts later.
        int first = Math.min(pairing.deals(), Math.max(4, pairing.deals() / 20));
        List<Chart.Point> points = IntStream.iterate(first, deal -> deal <= pairing.deals(), deal -> deal + every)
                .mapToObj(deal -> {
                    Estimate rating = pairing.eloAfter(deal);
                    return new Chart.Point(deal, rating.value(), rating.margin());
                })
                .toList();
        return Chart.lines(
                "course-" + pair,
                speech.say("arena-course") + ": " + says,
                "",
                "",
                List.of(new Chart.Line("", points)));
    }

    private static String half(int twice) {
        return (twice / 2 > 0 || twice == 0 ? String.valueOf(twice / 2) : "") + (twice % 2 == 1 ? "½" : "");
    }

    private static String rating(double rating) {
        return decimal(rating == Math.rint(rating) ? "%.0f" : "%.1f", rating);
    }

    private static String estimate(String format, Estimate estimate) {
        return decimal(format, estimate.value()) + margin(format.replace("+", ""), estimate.margin());
    }

    private static String percent(Estimate estimate) {
        return decimal("%.1f %%", 100 * estimate.value()) + margin("%.1f", 100 * estimate.margin());
    }

    private static String margin(String format, double margin) {
        return Double.isFinite(margin) ? " ± " + decimal(format, margin) : "";
    }

    private static String decimal(String format, double number) {
        // Adding 0.0 turns a negative zero into a positive one.
        return String.format(Locale.ROOT, format, number + 0.0);
    }
}
