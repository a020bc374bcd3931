package dev.oya.cli.text;

import dev.oya.experiment.Finding;
import dev.oya.experiment.Findings;
import dev.oya.experiment.MeasureWords;
import dev.oya.experiment.PlayedRound;
import dev.oya.experiment.Report;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says what a study found, as tables. */
public final class StudyText {
    private final Report report;
    private final Findings findings;
    private final Speech speech;
    private final MeasureWords said;
    private final List<String> names;

    public StudyText(Report report, Speech speech) {
        this.report = report;
        this.findings = report.findings();
        this.speech = speech;
        this.said = new MeasureWords(speech);
        this.names = report.study().arms().stream().map(arm -> arm.name()).toList();
    }

    /** @param all whether differences are shown that may be luck */
    public void print(PrintWriter out, boolean all) {
        report.answer(said).forEach(sentence -> out.println(Text.block(sentence, 0)));
        out.println();
        out.println(Text.block(said.played(report.study(), report.progress(), speech), 0));
        if (names.size() == 1) {
            alone(out);
        } else {
            question(out);
            for (int arm = 1; arm < names.size(); arm++) {
                against(out, arm, all);
            }
        }
        distributions(out);
        replays(out);
        out.println();
        said.sure(findings, report.progress()).forEach(sentence -> out.println(Text.block(sentence, 0)));
    }

    private void alone(PrintWriter out) {
        Columns table = new Columns(0, "rl");
        table.row(names.get(0) + "  ", "");
        for (Finding finding : findings.measures()) {
            if (!finding.isNothing(0)) {
                Finding.Difference one = finding.of(0);
                String star = one != null && one.sure() ? " *" : "  ";
                table.row(said.value(finding, 0) + star, said.label(finding));
            }
        }
        out.println();
        table.print(out);
    }

    private void question(PrintWriter out) {
        Finding finding = findings.question();
        out.println();
        out.println(Text.block(said.label(finding), 0));
        Columns table = new Columns(0, "rrrl");
        table.row("", said.say("column-difference"), said.say("column-effect"), said.say("column-arm"));
        for (int arm = 0; arm < names.size(); arm++) {
            Finding.Difference difference = finding.of(arm);
            table.row(
                    said.value(finding, arm),
                    difference == null ? "" : starred(finding, difference),
                    difference == null ? "" : said.effect(difference),
                    names.get(arm));
        }
        table.print(out);
    }

    private String starred(Finding finding, Finding.Difference difference) {
        return said.difference(finding, difference) + (difference.sure() ? " *" : "  ");
    }

    private void against(PrintWriter out, int arm, boolean all) {
        out.println();
        out.println(Text.block("A: " + names.get(0) + ", B: " + names.get(arm), 0));
        Columns table = new Columns(0, "rrrrl");
        table.row("A", "B", "B - A  ", said.say("column-effect"), "");
        int rows = 0;
        int left = 0;
        for (Finding finding : findings.measures()) {
            Finding.Difference one = finding.of(arm);
            if (one == null || finding.isNothing(arm)) {
                continue;
            }
            if (!all && (one.isAlike() || !one.sure() && names.size() > 2)) {
                left++;
                continue;
            }
            rows++;
            table.row(
                    said.plain(finding, 0),
                    said.plain(finding, arm),
                    starred(finding, one),
                    said.effect(one),
                    said.label(finding));
        }
        if (rows > 0) {
            table.print(out);
        }
        if (left > 0) {
            out.println(Text.block(said.say("left-out", left), 0));
        }
    }

    private void distributions(PrintWriter out) {
        for (String name : findings.totals().arms().get(0).counts().keySet()) {
            out.println();
            Columns table = new Columns(0, "rrrrrrl");
            table.row(
                    said.say("column-least"),
                    "5 %",
                    "50 %",
                    "95 %",
                    said.say("column-most"),
                    said.say("column-deviation"),
                    said.gathered(name));
            for (int arm = 0; arm < names.size(); arm++) {
                List<Object> row = new ArrayList<>(said.numbers(findings.distribution(arm, name)));
                row.add(names.get(arm));
                table.row(row.toArray());
            }
            table.print(out);
        }
    }

    private void replays(PrintWriter out) {
        if (report.replays().isEmpty()) {
            return;
        }
        out.println();
        out.println(said.say("furthest"));
        report.replays().stream()
                .sorted(Comparator.comparingLong(replay -> -replay.apart()))
                .forEach(replay -> out.println(Text.block(
                        said.say(
                                "furthest-deal",
                                replay.seed(),
                                replay.deal(),
                                names.get(0),
                                gains(replay.first()),
                                names.get(replay.arm()),
                                gains(replay.here())),
                        2)));
    }

    private String gains(PlayedRound played) {
        return speech.word(played.end()) + " " + MeasureWords.gains(played.gains());
    }
}
