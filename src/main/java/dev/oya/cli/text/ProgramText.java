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
        for (ProgramTally.Seen seen : programs) {
            String called =
                    seen.name().isEmpty() ? seen.command() : speech.say("program-called", seen.name(), seen.command());
            line(
                    out,
                    "program-answers",
                    called,
                    speech.count("matches", seen.matches()),
                    speech.count("own-moves", seen.answers()),
                    millis(seen.mean()),
                    millis(seen.longest()));
            int forfeits = seen.late() + seen.illegal() + seen.unreadable();
            if (forfeits > 0) {
                print(out, speech.count("program-forfeits", forfeits, seen.late(), seen.illegal(), seen.unreadable()));
            }
            if (seen.lost() > 0) {
                print(out, speech.count("program-lost", seen.lost()));
            }
            if (seen.ends() > 0) {
                print(out, speech.count("program-ended", seen.ends(), seen.how()));
            }
            if (!seen.isClean() && !seen.errors().isEmpty()) {
                line(out, "program-errors");
                seen.errors().forEach(error -> out.println(Text.block(error, 4)));
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
