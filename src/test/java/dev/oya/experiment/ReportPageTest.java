package dev.oya.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.samskivert.mustache.MustacheException;
import dev.oya.notation.Json;
import dev.oya.say.Wording;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ReportPageTest {
    /** Quantile of Student's t-distribution for a 95 % interval with seven degrees of freedom. */
    private static final double T = 2.364624;

    private static Experiment study;
    private static Report report;

    @BeforeAll
    static void playEightMatches() throws InterruptedException {
        study = StudyTest.readings();
        ExperimentProgress course = new ExperimentProgress(new StoppingRule(96, "dealer", 0), 2);
        study.run(course, 2, part -> {});
        report = Report.of(study, course, "oya study <all of it>");
    }

    private static Wording speech(String language) {
        return new Wording(
                language,
                StudyTest.OYA.folder(),
                study.arms().get(0).rules().settings().pack(),
                MeasureWords.SENTENCES);
    }

    private static Document page(String language) {
        return Jsoup.parse(new StudyPage(report, speech(language)).html());
    }

    @Test
    void rejectsUnknownKindAndUnknownSection() {
        ReportPage page = new ReportPage("en", "Title", "Subject", List.of());
        assertThrows(IllegalArgumentException.class, () -> page.block("headline", "text"));
        page.heading("One");
        assertEquals("One", page.html("{{#page.blocks}}{{#heading}}{{heading}}{{/heading}}{{/page.blocks}}", ""));
        for (String unknown : List.of("{{#headline}}x{{/headline}}", "{{headline}}", "{{^headline}}x{{/headline}}")) {
            assertThrows(
                    MustacheException.class,
                    () -> page.html("{{#page.blocks}}" + unknown + "{{/page.blocks}}", ""),
                    unknown);
        }
    }

    /** A measure that is constant in the first arm, such as a new combination that never occurs there, has no effect size. */
    @Test
    void headlineReportsSignificantDifferenceWithoutEffectSize() {
        Finding.Value never = new Finding.Value(0.0, 0.0, BigInteger.ZERO, BigInteger.valueOf(96));
        Finding.Value often = new Finding.Value(0.5, 0.1, BigInteger.valueOf(48), BigInteger.valueOf(96));
        Finding.Difference sure = new Finding.Difference(1, 0.5, 0.1, null, 0.001, 0.001, true);
        Finding finding = new Finding("dealer", List.of(never, often), List.of(sure));
        Headline headline = new Headline(
                new Findings(null, "dealer", 0.05, List.of(finding)),
                List.of("A", "B"),
                new MeasureWords(speech("en")));
        String second = headline.sentences().get(1);
        assertTrue(second.startsWith("The only difference is statistically significant"), second);
    }

    private static void near(double expected, String shown, String what) {
        double number = Double.parseDouble(shown.replaceAll("[ %*,]", ""));
        // Numbers are rounded to two decimal places, percentages to one.
        boolean share = shown.contains("%");
        assertEquals(expected * (share ? 100 : 1), number, share ? 0.0501 : 0.00501, what + ": " + shown);
    }

    private static void interval(double value, double error, String shown, String what) {
        String[] both = shown.split("±");
        near(value, both[0], what);
        near(T * error, both[0].contains("%") ? both[1] + "%" : both[1], what);
    }

    @Test
    void everyNumberMatchesPlayedMatches() {
        List<StudyMeasures> first = StudyTest.played(study, 0);
        List<StudyMeasures> here = StudyTest.played(study, 1);
        Map<String, String> ids = new HashMap<>();
        report.findings().measures().forEach(one -> ids.put(new MeasureWords(speech("en")).label(one), one.id()));
        int rows = 0;
        int compared = 0;
        Element table =
                page("en").select("h2:contains(compared with) + .wide table").first();
        for (Element row : table.select("tbody tr")) {
            List<String> cells = row.select("td").stream().map(Element::text).toList();
            String id = ids.get(cells.get(0));
            double[] hand = StudyTest.byHand(first, here, id);
            double[] back = StudyTest.byHand(here, first, id);
            if (!cells.get(1).equals("-")) {
                interval(hand[0], hand[1], cells.get(1), id);
            }
            if (!cells.get(2).equals("-")) {
                interval(back[0], back[1], cells.get(2), id);
            }
            if (!cells.get(3).isEmpty()) {
                interval(hand[2], hand[3], cells.get(3), id);
                compared++;
            }
            rows++;
        }
        assertTrue(rows > 30 && compared > 20, rows + " rows, " + compared + " differences");
    }

    @Test
    void embeddedDataMatchesTotals() {
        JsonNode data = Json.MAPPER.readTree(file(page("en"), "study.json"));
        assertEquals(report.findings().totals(), Json.MAPPER.treeToValue(data.get("totals"), Totals.Kept.class));
        String csv = file(page("en"), "measures.csv");
        assertEquals(1 + 2 * report.findings().measures().size(), csv.lines().count());
        for (String line : csv.lines().skip(1).toList()) {
            String[] cells = line.split(",", -1);
            List<BigInteger> sums = report.findings()
                    .totals()
                    .arms()
                    .get(cells[1].equals("sv{}") ? 0 : 1)
                    .sums()
                    .get(cells[0]);
            assertEquals(sums == null ? BigInteger.ZERO : sums.get(0), new BigInteger(cells[2]), line);
            if (!cells[4].isEmpty()) {
                assertEquals(
                        new BigInteger(cells[2]).doubleValue() / new BigInteger(cells[3]).doubleValue(),
                        Double.parseDouble(cells[4]),
                        1e-9,
                        line);
            }
        }
        long records = file(page("en"), "deals.jsonl")
                .lines()
                .filter(line -> line.startsWith("{"))
                .count();
        assertTrue(records >= 2 && records <= 2L * report.replays().size());
    }

    private static String file(Document page, String name) {
        String link = page.select("a[download=" + name + "]").attr("href");
        return new String(Base64.getDecoder().decode(link.replaceFirst(".*base64,", "")), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sv", "de"})
    void pageIsSelfContained(String language) {
        Document page = page(language);
        assertEquals(2, page.select(".answer p").size());
        assertEquals(0, page.select("script, link, iframe").size());
        assertFalse(page.html().contains("://"), "the page loads other files");
        assertFalse(
                page.text().matches("(?s).*\\b(measure|report|column|values|plot)-[a-z].*"), "a sentence is missing");
        assertTrue(page.text().contains("oya study <all of it>"));
        assertTrue(page.select(".deal li").size() > 20, "too few moves of the deals");
        assertTrue(page.select("figure svg").size() >= 5);
        assertEquals(page.select("figure svg").size(), page.select("figcaption").size());
        assertTrue(page.select("figure svg").stream()
                .allMatch(svg -> svg.select("text").size() > 5));
        assertFalse(page.html().contains("NaN"), "a point has no coordinates");
    }

    @Test
    void drawsCardsNamedInMoves() {
        Document page = page("sv");
        assertTrue(page.select(".both li svg.card").size() > 20, "too few cards in the moves of the deals");
        page.select("svg.card use")
                .forEach(use ->
                        assertNotNull(page.getElementById(use.attr("href").substring(1))));
    }

    @Test
    void everyChartIsExportedAsSvg() {
        Map<String, String> folder = report.folder(new MeasureWords(speech("en")));
        List<Chart> charts = report.charts(new MeasureWords(speech("en")));
        assertEquals(
                List.of("question"),
                charts.stream().map(Chart::id).filter("question"::equals).toList());
        for (Chart chart : charts) {
            String svg = folder.get(chart.id() + ".svg");
            assertTrue(svg.startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""), svg);
            assertEquals(1, Jsoup.parse(svg, Parser.xmlParser()).select("svg").size());
        }
        assertTrue(
                folder.keySet().stream().noneMatch(name -> name.endsWith(".vl.json")),
                folder.keySet().toString());
    }
}
