package dev.oya.cli.text;

import com.samskivert.mustache.Mustache;
import dev.oya.experiment.Estimate;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.Pairing;
import dev.oya.experiment.arena.Standings;
import dev.oya.told.Speech;
import dev.oya.vocabulary.Settings;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What came of an arena, as a page that stands by itself: no script, nothing loaded. */
public final class ArenaPage {
    private static final int MOST_POINTS = 200;

    private final ArenaReport report;
    private final Standings standings;
    private final Settings settings;
    private final Speech speech;
    private final ArenaText text;

    public ArenaPage(ArenaReport report, Settings settings, Speech speech) {
        this.report = report;
        this.standings = report.standings();
        this.settings = settings;
        this.speech = speech;
        this.text = new ArenaText(report, settings, speech);
    }

    /** The page. */
    public String text() {
        Map<String, Object> page = Map.of(
                "language", speech.language(),
                "title", speech.say("arena-title"),
                "game", speech.title(settings.pack()),
                "head", text.head(),
                "bot", speech.say("simulate-bot"),
                "rating", speech.say("arena-rating"),
                "ratings", text.ratings(),
                "plot", ratingPlot(),
                "pairs",
                        IntStream.range(0, standings.arena().pairs().size())
                                .mapToObj(this::pair)
                                .toList(),
                "interval", speech.say("arena-interval"));
        try (Reader template =
                new InputStreamReader(ArenaPage.class.getResourceAsStream("arena.mustache"), StandardCharsets.UTF_8)) {
            return Mustache.compiler().compile(template).execute(page);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The rating of each bot, the best on top. */
    private Plot.Bars ratingPlot() {
        List<Estimate> ratings = standings.ratings();
        List<String> names = standings.arena().names();
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(java.util.Comparator.comparingDouble(
                        bot -> -ratings.get(bot).value()))
                .toList();
        return Plot.bars(
                order.stream().map(bot -> ProgramText.shortened(names.get(bot))).toList(),
                order.stream().map(ratings::get).toList());
    }

    private Map<String, Object> pair(int pair) {
        Pairing duel = standings.duel(pair);
        Arena.Pair two = standings.arena().pairs().get(pair);
        List<String> names = standings.arena().names();
        return Map.of(
                "title", text.title(pair),
                "rows", text.rows(pair),
                "course", speech.say("arena-course"),
                "says", speech.say("arena-course-says", names.get(two.first()), names.get(two.second())),
                "plot", course(duel));
    }

    /** How the rating settled. */
    private static Plot.Course course(Pairing duel) {
        List<Integer> deals = new ArrayList<>();
        List<Estimate> ratings = new ArrayList<>();
        int every = Math.max(1, duel.deals() / MOST_POINTS);
        // The first deals say next to nothing, and would hide the others.
        for (int deal = Math.min(duel.deals(), Math.max(4, duel.deals() / 20)); deal <= duel.deals(); deal += every) {
            deals.add(deal);
            ratings.add(duel.eloAfter(deal));
        }
        return Plot.course(deals, ratings);
    }
}
