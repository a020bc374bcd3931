package dev.oya.cli.text;

import dev.oya.programs.ProgramTally;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints the statistics of external programs: their answers, and the moves that another bot made for them. */
public record ProgramText(List<ProgramTally.Seen> programs, Wording speech) {
    /** Prints the statistics. Prints nothing if no program played. */
    public void print(PrintWriter out) {
        if (!programs.isEmpty()) {
            out.println();
            out.println(speech.say("program-head"));
        }
        for (ProgramTally.Seen tally : programs) {
            String called = tally.name().isEmpty()
                    ? tally.command()
                    : speech.say("program-called", tally.name(), tally.command());
            line(
                    out,
                    "program-answers",
                    called,
                    speech.count("matches", tally.matches()),
                    speech.count("own-moves", tally.answers()),
                    millis(tally.mean()),
                    millis(tally.longest()));
            ProgramTally.Failures failures = tally.failures();
            int forfeits = failures.late() + failures.illegal() + failures.unreadable();
            if (forfeits > 0) {
                print(
                        out,
                        speech.count(
                                "program-forfeits",
                                forfeits,
                                failures.late(),
                                failures.illegal(),
                                failures.unreadable()));
            }
            if (failures.lost() > 0) {
                print(out, speech.count("program-lost", failures.lost()));
            }
            if (failures.ends() > 0) {
                print(out, speech.count("program-ended", failures.ends(), failures.how()));
            }
            if (!tally.isClean() && !tally.errors().isEmpty()) {
                line(out, "program-errors");
                tally.errors().forEach(error -> out.println(Text.block(error, 4)));
            }
        }
        out.flush();
    }

    private void line(PrintWriter out, String key, Object... blanks) {
        print(out, speech.say(key, blanks));
    }

    private static void print(PrintWriter out, String sentence) {
        out.println(Text.block(sentence, 2));
    }

    private static String millis(double millis) {
        return String.format(Locale.ROOT, "%.1f", millis);
    }
}
