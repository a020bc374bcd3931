package dev.oya.experiment;

import com.samskivert.mustache.Mustache;
import dev.oya.pack.DrawnCards;
import dev.oya.pack.Pack;
import dev.oya.play.Move;
import dev.oya.told.MoveText;
import dev.oya.told.Speech;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What a study found as a page that stands by itself and prints: no script, nothing loaded. Of one thread. */
public final class ReportPage {
    private final Report report;
    private final Experiment study;
    private final Findings findings;
    private final Speech speech;
    private final MeasureWords said;
    private final List<String> names;
    private final Map<String, Plot> plots = new LinkedHashMap<>();
    private final DrawnCards cards;

    /** @param speech knows the sentences of {@link MeasureWords} */
    public ReportPage(Report report, Speech speech) {
        this.report = report;
        this.study = report.study();
        this.findings = report.findings();
        this.speech = speech;
        this.said = new MeasureWords(speech);
        this.names = study.arms().stream().map(Arm::name).toList();
        this.cards = speech.drawn();
        report.plots(said).forEach(plot -> plots.put(plot.id(), plot));
    }

    /** The page. */
    public String html() {
        Map<String, Object> all = new HashMap<>();
        all.put("language", speech.language());
        all.put("title", said.say("report-title"));
        all.put("game", speech.title(study.arms().get(0).rules().settings().pack()));
        all.put("answer", report.answer(said));
        all.put("played", said.played(study, report.course(), speech));
        all.put("words", words());
        all.put("question", question());
        all.put("plots", figures());
        all.put("sure", said.sure(findings, report.course()));
        all.put("against", against());
        all.put("distributions", distributions());
        all.put("hasDeals", !report.replays().isEmpty());
        all.put("deals", report.replays().stream().map(this::deal).toList());
        all.put("again", report.again());
        all.put("arms", arms());
        all.put("seed", study.seed());
        all.put("study", study.digest());
        all.put("files", files());
        all.put("sprite", cards.sprite());
        try (Reader page = new InputStreamReader(
                ReportPage.class.getResourceAsStream("report.mustache"), StandardCharsets.UTF_8)) {
            return Mustache.compiler()
                    .defaultValue("")
                    .emptyStringIsFalse(true)
                    .compile(page)
                    .execute(all);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Map<String, String> words() {
        Map<String, String> words = new HashMap<>();
        for (String one : List.of(
                "question",
                "arm",
                "reading",
                "digest",
                "options",
                "measure",
                "difference",
                "luck",
                "spread",
                "furthest",
                "again",
                "data",
                "moves",
                "record",
                "study",
                "seed")) {
            words.put(one, said.say("report-" + one));
        }
        words.put("furthestWhat", said.say("report-furthest-what"));
        words.put("sureness", said.say("report-sure"));
        for (String one : List.of("effect", "least", "most", "deviation")) {
            words.put(one, said.say("column-" + one));
        }
        return words;
    }

    private Map<String, Object> question() {
        Findings.Measure measure = findings.question();
        List<Map<String, Object>> rows = new ArrayList<>();
        for (int arm = 0; arm < names.size(); arm++) {
            Map<String, Object> row = new HashMap<>(difference(measure, arm));
            row.put("arm", names.get(arm));
            row.put("value", said.value(measure, measure.arms().get(arm)));
            rows.add(row);
        }
        return Map.of("label", said.label(measure), "rows", rows);
    }

    private Map<String, Object> difference(Findings.Measure measure, int arm) {
        Findings.Difference one = measure.of(arm);
        return one == null
                ? Map.of("difference", "", "effect", "", "luck", "", "sure", false)
                : Map.of(
                        "difference",
                        said.difference(measure, one) + (one.sure() ? " *" : ""),
                        "effect",
                        said.effect(one),
                        "luck",
                        one.corrected() < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", one.corrected()),
                        "sure",
                        one.sure());
    }

    /** The pictures that are not of how values are spread. */
    private List<Map<String, String>> figures() {
        return plots.values().stream()
                .filter(plot -> !findings.totals().arms().get(0).counts().containsKey(plot.id()))
                .map(plot -> Map.of("title", plot.title(), "png", base64(plot.png())))
                .toList();
    }

    private List<Map<String, Object>> against() {
        List<Map<String, Object>> tables = new ArrayList<>();
        boolean alone = names.size() == 1;
        for (int arm = alone ? 0 : 1; arm < names.size(); arm++) {
            List<Map<String, Object>> rows = new ArrayList<>();
            int alike = 0;
            for (Findings.Measure measure : findings.measures()) {
                Findings.Difference one = measure.of(arm);
                if (measure.isNothing(arm)) {
                    continue;
                }
                if (!alone && one != null && one.isAlike()) {
                    alike++;
                    continue;
                }
                Map<String, Object> row = new HashMap<>(difference(measure, arm));
                row.put("label", said.label(measure));
                row.put("pieces", combination(measure.id()));
                row.put("first", said.value(measure, measure.arms().get(0)));
                row.put(
                        "second",
                        alone ? null : said.value(measure, measure.arms().get(arm)));
                rows.add(row);
            }
            Map<String, Object> table = new HashMap<>();
            table.put(
                    "title",
                    alone ? said.say("report-alone") : said.say("report-measures", names.get(0), names.get(arm)));
            table.put("first", names.get(0));
            table.put("second", alone ? null : names.get(arm));
            table.put("rows", rows);
            table.put("alike", alike == 0 ? null : said.say("report-alike", alike));
            tables.add(table);
        }
        return tables;
    }

    /** The cards of the combination that a measure is about, where it is about one that needs certain cards. */
    private List<Map<String, String>> combination(String measure) {
        Pack pack = study.arms().get(0).rules().settings().pack();
        String id = measure.substring(measure.lastIndexOf(':') + 1);
        return pack.yaku().values().stream()
                .filter(entry -> entry.id().equals(id) && entry.needs() != null)
                .findFirst()
                .map(entry -> cards.row(
                        entry.needs().set().stream().mapToObj(pack.deck()::card).toList()))
                .orElse(List.of());
    }

    private List<Map<String, Object>> distributions() {
        List<Map<String, Object>> all = new ArrayList<>();
        for (String name : findings.totals().arms().get(0).counts().keySet()) {
            List<Map<String, Object>> rows = new ArrayList<>();
            for (int arm = 0; arm < names.size(); arm++) {
                rows.add(Map.of("arm", names.get(arm), "numbers", said.numbers(findings.distribution(arm, name))));
            }
            Plot plot = plots.get(name);
            all.add(Map.of("name", said.gathered(name), "rows", rows, "plot", plot == null ? "" : base64(plot.png())));
        }
        return all;
    }

    private Map<String, Object> deal(ReplayedDeal replay) {
        return Map.of(
                // Of the first one the moves are seen in print too.
                "open",
                replay == report.replays().get(0),
                "title",
                said.say("report-deal", replay.seed(), replay.deal()),
                "apart",
                said.say("report-apart", MeasureWords.whole(replay.apart())),
                "sides",
                List.of(side(0, replay.first()), side(replay.arm(), replay.here())));
    }

    private Map<String, Object> side(int arm, ReplayedDeal.Played played) {
        MoveText text = new MoveText(study.arms().get(arm).rules(), speech);
        List<Object> moves = new ArrayList<>();
        for (Move move : played.moves()) {
            moves.add(Map.of("pieces", cards.pieces(said.say("report-seat", move.seat()) + ": " + text.of(move))));
        }
        return Map.of(
                "arm", names.get(arm),
                "end", speech.word(played.end()),
                "gains", MeasureWords.gains(played.gains()),
                "moves", moves,
                "record", played.record());
    }

    private List<Map<String, Object>> arms() {
        List<Map<String, Object>> rows = new ArrayList<>();
        Map<String, Object> first = study.arms().get(0).rules().settings().options();
        for (Arm arm : study.arms()) {
            var settings = arm.rules().settings();
            String options = settings.options().entrySet().stream()
                    .filter(one -> study.arms().stream()
                            .anyMatch(other -> !Objects.equals(
                                    one.getValue(),
                                    other.rules().settings().options().get(one.getKey()))))
                    .map(one -> one.getKey() + "=" + one.getValue())
                    .sorted()
                    .collect(Collectors.joining(", "));
            rows.add(Map.of(
                    "name", arm.name(),
                    "reading", settings.pack().profile(),
                    "digest", settings.pack().digest(),
                    "options", options));
        }
        return rows;
    }

    private List<Map<String, String>> files() {
        List<Map<String, String>> files = new ArrayList<>();
        report.files(said)
                .forEach((name, text) -> files.add(Map.of(
                        "name",
                        name,
                        "type",
                        name.endsWith(".csv") ? "text/csv" : "application/json",
                        "data",
                        base64(text.getBytes(StandardCharsets.UTF_8)))));
        return files;
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
