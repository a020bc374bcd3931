package dev.oya.cli.text;

import dev.oya.experiment.Chart;
import dev.oya.experiment.Estimate;
import dev.oya.experiment.ReportPage;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.Pairing;
import dev.oya.experiment.arena.Standings;
import dev.oya.told.Speech;
import dev.oya.vocabulary.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What came of an arena, as a page. */
public final class ArenaPage {
    private static final int MOST_POINTS = 200;

    private final Standings standings;
    private final Settings settings;
    private final Speech speech;
    private final ArenaText text;

    public ArenaPage(ArenaReport report, Settings settings, Speech speech) {
        this.standings = report.standings();
        this.settings = settings;
        this.speech = speech;
        this.text = new ArenaText(report, settings, speech);
    }

    /** The page. */
    public String text() {
        ReportPage page = new ReportPage(
                speech.language(), speech.say("arena-title"), speech.title(settings.pack()), text.head());
        ReportPage.Table ratings = new ReportPage.Table(speech.say("simulate-bot"), speech.say("arena-rating") + "#");
        text.ratings().forEach(row -> ratings.row(List.of(row.name(), row.says())));
        page.heading(speech.say("arena-rating")).table(ratings).charts(List.of(ratingPlot()));
        for (int pair = 0; pair < standings.arena().pairs().size(); pair++) {
            pair(page, pair);
        }
        return page.note(speech.say("arena-interval")).html();
    }

    /** The rating of each bot, the best on top. */
    private Chart ratingPlot() {
        List<Estimate> ratings = standings.ratings();
        List<String> names = standings.arena().names();
        List<Chart.Interval> rated = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble(bot -> -ratings.get(bot).value()))
                .map(bot -> interval(names.get(bot), ratings.get(bot)))
                .toList();
        return new Chart("ratings", speech.say("arena-rating"), Chart.intervals("", rated), null);
    }

    private static Chart.Interval interval(String name, Estimate estimate) {
        return new Chart.Interval(ProgramText.shortened(name), estimate.value(), estimate.margin());
    }

    private void pair(ReportPage page, int pair) {
        Arena.Pair two = standings.arena().pairs().get(pair);
        List<String> names = standings.arena().names();
        ReportPage.Table rows = new ReportPage.Table("", "");
        text.rows(pair).forEach(row -> rows.row(List.of(row.name(), row.says())));
        page.heading(text.title(pair))
                .table(rows)
                .subheading(speech.say("arena-course"))
                .says(List.of(speech.say("arena-course-says", names.get(two.first()), names.get(two.second()))))
                .charts(List.of(course(pair)));
    }

    /** How the rating settled. */
    private Chart course(int pair) {
        Pairing pairing = standings.duel(pair);
        int every = Math.max(1, pairing.deals() / MOST_POINTS);
        // The first deals say next to nothing, and would hide the others.
        int first = Math.min(pairing.deals(), Math.max(4, pairing.deals() / 20));
        double[] deals = IntStream.iterate(first, deal -> deal <= pairing.deals(), deal -> deal + every)
                .asDoubleStream()
                .toArray();
        List<Estimate> ratings = IntStream.range(0, deals.length)
                .mapToObj(at -> pairing.eloAfter((int) deals[at]))
                .toList();
        Chart.Line line = new Chart.Line(
                "",
                deals,
                ratings.stream().mapToDouble(Estimate::value).toArray(),
                ratings.stream().mapToDouble(Estimate::margin).toArray());
        return new Chart("course-" + pair, speech.say("arena-course"), Chart.lines("", "", List.of(line)), null);
    }
}
