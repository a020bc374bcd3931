package dev.oya.experiment;

import dev.oya.pack.Pack;
import dev.oya.pack.read.DrawnCards;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Builds the page of a study. Not thread-safe. */
public record StudyPage(Report report, Wording speech, MeasureWords words, List<String> names, DrawnCards cards) {
    /** @param speech texts that include the sentences of {@link MeasureWords} */
    public StudyPage(Report report, Wording speech) {
        this(
                report,
                speech,
                new MeasureWords(speech),
                report.study().arms().stream().map(Arm::name).toList(),
                speech.drawn());
    }

    public String html() {
        return page(true, true).html(cards.sprite());
    }

    /**
     * Returns the summary for a terminal.
     *
     * @param all whether to include differences that are not statistically significant
     */
    public ReportPage summary(boolean all) {
        return page(false, all);
    }

    private ReportPage page(boolean drawn, boolean all) {
        String game =
                speech.title(report.study().arms().get(0).rules().settings().pack());
        ReportPage page = new ReportPage(
                speech.language(),
                words.say("report-title") + ": " + game,
                words.played(report.study(), report.progress()),
                report.answer(words));
        List<Chart> charts = report.charts(words);
        page.heading(word("question") + ": " + words.label(report.findings().question()))
                .table(question())
                .charts(charts.stream().filter(chart -> !isSpread(chart.id())).toList())
                .heading(word("sure"))
                .says(words.sure(report.findings(), report.progress()));
        if (names.size() == 1) {
            alone(page);
        }
        for (int arm = 1; arm < names.size(); arm++) {
            against(page, arm, drawn, all);
        }
        page.heading(word("spread"));
        charts.stream()
                .filter(chart -> isSpread(chart.id()))
                .forEach(chart -> page.block("subheading", words.gathered(chart.id()))
                        .table(spread(chart.id()))
                        .charts(List.of(chart)));
        if (!report.replays().isEmpty()) {
            page.heading(word("furthest")).says(drawn ? List.of(word("furthest-what")) : furthest());
        }
        return drawn ? data(page) : page;
    }

    /** Adds the deals with the largest differences, the command that repeats the study, and the data. */
    private ReportPage data(ReportPage page) {
        return page.block("deals", report.replays().stream().map(this::deal).toList())
                .heading(word("again"))
                .block("again", report.again())
                .table(arms())
                .note(word("seed") + ": " + report.study().deals().seed() + ". " + word("study") + ": "
                        + report.study().digest())
                .heading(word("data"))
                .block("files", files());
    }

    private String word(String key) {
        return words.say("report-" + key);
    }

    private boolean isSpread(String chart) {
        return report.findings().totals().arms().get(0).counts().containsKey(chart);
    }

    private ReportPage.Table question() {
        Finding finding = report.findings().question();
        ReportPage.Table table = new ReportPage.Table(
                true, word("arm"), "#", word("difference") + "#", words.say("column-effect") + "#", word("luck") + "#");
        for (int arm = 0; arm < names.size(); arm++) {
            List<String> row = new ArrayList<>(List.of(names.get(arm), words.value(finding, arm)));
            row.addAll(difference(finding, arm));
            table.row(isSure(finding, arm), row, List.of());
        }
        return table;
    }

    private static boolean isSure(Finding finding, int arm) {
        Finding.Difference one = finding.of(arm);
        return one != null && one.sure();
    }

    /** Returns the difference, its effect and its p-value. */
    private List<String> difference(Finding finding, int arm) {
        Finding.Difference one = finding.of(arm);
        return one == null
                ? List.of("", "", "")
                : List.of(
                        words.difference(finding, one) + (one.sure() ? " *" : ""),
                        words.effect(one),
                        one.corrected() < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", one.corrected()));
    }

    private void alone(ReportPage page) {
        ReportPage.Table table = new ReportPage.Table(true, word("measure"), names.get(0) + "#");
        for (Finding finding : report.findings().measures()) {
            if (!finding.isNothing(0)) {
                String star = isSure(finding, 0) ? " *" : "";
                table.row(
                        isSure(finding, 0),
                        List.of(words.label(finding), words.value(finding, 0) + star),
                        combination(finding.id()));
            }
        }
        page.heading(word("alone")).table(table);
    }

    /**
     * Adds a comparison of an arm with the first arm. Only the HTML page ({@code drawn}) has room for the intervals of both
     * arms.
     */
    private void against(ReportPage page, int arm, boolean drawn, boolean all) {
        ReportPage.Table table = drawn
                ? new ReportPage.Table(
                        true,
                        word("measure"),
                        names.get(0) + "#",
                        names.get(arm) + "#",
                        word("difference") + "#",
                        words.say("column-effect") + "#",
                        word("luck") + "#")
                : new ReportPage.Table(true, word("measure"), "A#", "B#", "B - A#", words.say("column-effect") + "#");
        int left = 0;
        for (Finding finding : report.findings().measures()) {
            Finding.Difference one = finding.of(arm);
            if (finding.isNothing(arm) || one == null && !drawn) {
                continue;
            }
            if (one != null && (one.isAlike() || !all && !one.sure() && names.size() > 2)) {
                left++;
                continue;
            }
            List<String> row = new ArrayList<>(List.of(words.label(finding)));
            row.add(drawn ? words.value(finding, 0) : words.plain(finding, 0));
            row.add(drawn ? words.value(finding, arm) : words.plain(finding, arm));
            row.addAll(difference(finding, arm).subList(0, drawn ? 3 : 2));
            table.row(isSure(finding, arm), row, combination(finding.id()));
        }
        page.heading(
                        drawn
                                ? words.say("report-measures", names.get(0), names.get(arm))
                                : "A: " + names.get(0) + ", B: " + names.get(arm))
                .table(table);
        if (left > 0) {
            page.note(words.count(drawn ? "report-alike" : "left-out", left));
        }
    }

    /**
     * Returns the cards of the combination that a finding is about. Returns an empty list if the finding is not about a
     * combination or the combination needs no specific cards.
     */
    private List<Map<String, String>> combination(String finding) {
        Pack pack = report.study().arms().get(0).rules().settings().pack();
        String id = finding.substring(finding.lastIndexOf(':') + 1);
        return pack.yaku().values().stream()
                .filter(entry -> entry.id().equals(id) && entry.needs() != null)
                .findFirst()
                .map(entry -> cards.row(
                        entry.needs().set().stream().mapToObj(pack.deck()::card).toList()))
                .orElse(List.of());
    }

    private ReportPage.Table spread(String name) {
        ReportPage.Table table = new ReportPage.Table(
                true,
                word("arm"),
                words.say("column-least") + "#",
                "5 %#",
                "50 %#",
                "95 %#",
                words.say("column-most") + "#",
                words.say("column-deviation") + "#");
        for (int arm = 0; arm < names.size(); arm++) {
            List<String> row = new ArrayList<>(List.of(names.get(arm)));
            row.addAll(words.numbers(report.findings().distribution(arm, name)));
            table.row(row);
        }
        return table;
    }

    private List<String> furthest() {
        return report.replays().stream()
                .sorted(Comparator.comparingLong(replay -> -replay.apart()))
                .map(replay -> words.say(
                        "furthest-deal",
                        replay.seed(),
                        replay.deal(),
                        names.get(0),
                        gains(replay.first()),
                        names.get(replay.arm()),
                        gains(replay.here())))
                .toList();
    }

    private String gains(PlayedRound played) {
        return speech.word(played.end()) + " " + MeasureWords.gains(played.gains());
    }

    private Map<String, Object> deal(ReplayedDeal replay) {
        return Map.of(
                // The first deal is expanded, so that its moves are printed too.
                "open", replay == report.replays().get(0),
                "title", words.say("report-deal", replay.seed(), replay.deal()),
                "apart", words.count("report-apart", replay.apart()),
                "wordMoves", word("moves"),
                "wordRecord", word("record"),
                "sides", List.of(side(0, replay.first()), side(replay.arm(), replay.here())));
    }

    private Map<String, Object> side(int arm, PlayedRound played) {
        MoveSentence text = new MoveSentence(report.study().arms().get(arm).rules(), speech);
        List<Object> moves = new ArrayList<>();
        for (Move move : played.moves()) {
            moves.add(Map.of(
                    "pieces",
                    pieces(words.say("report-seat", move.seat()) + ": "
                            + text.withCodes(move, MoveSentence.Form.OTHER))));
        }
        return Map.of(
                "arm", names.get(arm),
                "end", speech.word(played.end()),
                "gains", MeasureWords.gains(played.gains()),
                "moves", moves,
                "record", played.record());
    }

    /**
     * Returns the pieces of a sentence. Each piece has an id, which is empty for texts, because the template reads the id of
     * every piece.
     */
    private List<Map<String, String>> pieces(String sentence) {
        return cards.pieces(sentence).stream()
                .map(piece -> piece.containsKey("id") ? piece : Map.of("text", piece.get("text"), "id", ""))
                .toList();
    }

    private ReportPage.Table arms() {
        ReportPage.Table table =
                new ReportPage.Table(false, word("arm"), word("profile"), word("digest"), word("options"));
        for (Arm arm : report.study().arms()) {
            var settings = arm.rules().settings();
            String options = settings.options().entrySet().stream()
                    .filter(one -> report.study().arms().stream()
                            .anyMatch(other -> !Objects.equals(
                                    one.getValue(),
                                    other.rules().settings().options().get(one.getKey()))))
                    .map(one -> one.getKey() + "=" + one.getValue())
                    .sorted()
                    .collect(Collectors.joining(", "));
            table.row(List.of(
                    arm.name(), settings.pack().profile(), settings.pack().digest(), options));
        }
        return table;
    }

    private List<Map<String, String>> files() {
        return report.files(words).entrySet().stream()
                .map(file -> Map.of(
                        "name",
                        file.getKey(),
                        "type",
                        file.getKey().endsWith(".csv") ? "text/csv" : "application/json",
                        "data",
                        Base64.getEncoder().encodeToString(file.getValue().getBytes(StandardCharsets.UTF_8))))
                .toList();
    }
}
