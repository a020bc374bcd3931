package dev.oya.cli.text;

import dev.oya.study.Answer;
import dev.oya.study.Course;
import dev.oya.study.Distribution;
import dev.oya.study.Findings;
import dev.oya.study.Replay;
import dev.oya.study.Said;
import dev.oya.study.Study;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Says what a study found, as tables. */
public final class StudyText {
    private final Study study;
    private final Course course;
    private final Findings findings;
    private final Speech speech;
    private final Said said;

    public StudyText(Study study, Course course, Findings findings, Speech speech) {
        this.study = study;
        this.course = course;
        this.findings = findings;
        this.speech = speech;
        this.said = new Said(speech);
    }

    /**
     * @param replays the deals that lie furthest apart
     * @param all whether differences are shown that may be luck
     */
    public void print(PrintWriter out, List<Replay> replays, boolean all) {
        List<String> names = study.arms().stream().map(arm -> arm.name()).toList();
        new Answer(findings, names, said).sentences().forEach(sentence -> out.println(Text.block(sentence, 0)));
        out.println();
        out.println(Text.block(played(), 0));
        if (names.size() == 1) {
            alone(out);
        } else {
            question(out, names);
            for (int arm = 1; arm < names.size(); arm++) {
                against(out, names, arm, all);
            }
        }
        distributions(out, names);
        replays(out, names, replays);
        out.println();
        said.sure(findings, course).forEach(sentence -> out.println(Text.block(sentence, 0)));
    }

    private String played() {
        return said.say(
                "played",
                speech.title(study.arms().get(0).rules().settings().pack()),
                speech.count("rounds", course.rounds()),
                speech.count("matches", course.matches()),
                study.seed(),
                speech.say("players", study.players()),
                String.join(", ", study.bots()));
    }

    private void alone(PrintWriter out) {
        Columns table = new Columns(0, "rl");
        table.row(names().get(0), "");
        for (Findings.Measure measure : findings.measures()) {
            if (measure.arms().get(0).sum().signum() != 0) {
                table.row(said.value(measure, measure.arms().get(0)), said.label(measure));
            }
        }
        out.println();
        table.print(out);
    }

    private List<String> names() {
        return study.arms().stream().map(arm -> arm.name()).toList();
    }

    private void question(PrintWriter out, List<String> names) {
        Findings.Measure measure = findings.question();
        out.println();
        out.println(Text.block(said.label(measure), 0));
        Columns table = new Columns(0, "rrrl");
        table.row("", said.say("column-difference"), said.say("column-effect"), said.say("column-arm"));
        for (int arm = 0; arm < names.size(); arm++) {
            int number = arm;
            Findings.Difference difference = measure.differences().stream()
                    .filter(one -> one.arm() == number)
                    .findFirst()
                    .orElse(null);
            table.row(
                    said.value(measure, measure.arms().get(arm)),
                    difference == null ? "" : starred(measure, difference),
                    difference == null ? "" : said.effect(difference),
                    names.get(arm));
        }
        table.print(out);
    }

    private String starred(Findings.Measure measure, Findings.Difference difference) {
        return said.difference(measure, difference) + (difference.sure() ? " *" : "  ");
    }

    private void against(PrintWriter out, List<String> names, int arm, boolean all) {
        out.println();
        out.println(Text.block("A: " + names.get(0) + ", B: " + names.get(arm), 0));
        Columns table = new Columns(0, "rrrrl");
        table.row("A", "B", "B - A  ", said.say("column-effect"), "");
        int left = 0;
        for (Findings.Measure measure : findings.measures()) {
            for (Findings.Difference one : measure.differences()) {
                boolean none = measure.arms().get(0).sum().signum() == 0
                        && measure.arms().get(arm).sum().signum() == 0;
                if (one.arm() != arm || none) {
                    continue;
                }
                if (!all && (one.isAlike() || !one.sure() && names.size() > 2)) {
                    left++;
                    continue;
                }
                table.row(
                        said.plain(measure, measure.arms().get(0)),
                        said.plain(measure, measure.arms().get(arm)),
                        starred(measure, one),
                        said.effect(one),
                        said.label(measure));
            }
        }
        table.print(out);
        if (left > 0) {
            out.println(Text.block(said.say("left-out", left), 0));
        }
    }

    private void distributions(PrintWriter out, List<String> names) {
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
                Distribution one = findings.distribution(arm, name);
                table.row(
                        Said.whole(one.least()),
                        number(one.low()),
                        number(one.middle()),
                        number(one.high()),
                        Said.whole(one.most()),
                        number(one.deviation()),
                        names.get(arm));
            }
            table.print(out);
        }
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%,.1f", number);
    }

    private void replays(PrintWriter out, List<String> names, List<Replay> replays) {
        if (replays.isEmpty()) {
            return;
        }
        out.println();
        out.println(said.say("furthest"));
        replays.stream()
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

    private String gains(Replay.Played played) {
        return speech.word(played.end()) + " " + Said.gains(played.gains());
    }
}
