package dev.oya.cli.text;

import dev.oya.analysis.MoveAnalysis;
import dev.oya.bots.Adviser.Expected;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Prints an analysis of decisions and the expected results of moves.
 *
 * @param decisions analysed decisions, the worst first
 * @param of number of decisions in the records
 * @param rounds number of rounds in the records
 */
public record AnalysisText(List<MoveAnalysis> decisions, int of, int rounds, Wording speech) {
    private static final int MOST_MOVES = 5;

    private static final int INDENT = 20;

    /** @param show number of decisions to print with their moves */
    public void print(PrintWriter out, int show) {
        String done =
                decisions.size() == of ? "" : " " + speech.say("analysis-broken-off", speech.count("decisions", of));
        out.println(Text.block(
                speech.say("analysis", speech.count("decisions", decisions.size()), speech.count("rounds", rounds))
                        + done,
                0));
        totals(out);
        decisions.stream().limit(show).filter(one -> one.cost() > 0).forEach(one -> print(out, one));
    }

    private void totals(PrintWriter out) {
        Columns table = new Columns(2, "lrrr");
        table.row("", speech.say("analysis-decisions"), speech.say("analysis-mistakes"), speech.say("analysis-cost"));
        TreeMap<Integer, double[]> seats = new TreeMap<>();
        for (MoveAnalysis decision : decisions) {
            double[] sums = seats.computeIfAbsent(decision.played().seat(), any -> new double[3]);
            sums[0]++;
            sums[1] += decision.isMistake() ? 1 : 0;
            sums[2] += decision.isMistake() ? decision.cost() : 0;
        }
        seats.forEach((seat, sums) -> table.row(
                speech.say("seat", seat), whole(sums[0]), whole(sums[1]), String.format(Locale.ROOT, "%.1f", sums[2])));
        table.print(out);
    }

    private static String whole(double number) {
        return String.valueOf(Math.round(number));
    }

    private void print(PrintWriter out, MoveAnalysis decision) {
        MoveSentence text = new MoveSentence(decision.rules(), speech);
        Expected chosen = decision.chosen();
        out.println();
        out.println(Text.block(
                speech.say(
                        decision.isMistake() ? "analysis-mistake" : "analysis-perhaps",
                        decision.round(),
                        decision.played().seat(),
                        text.withCodes(decision.played(), MoveSentence.Form.OTHER),
                        number(chosen.behind()),
                        number(chosen.behindMargin())),
                0));
        List<Expected> shown = decision.moves();
        boolean among = shown.indexOf(chosen) < MOST_MOVES;
        for (int i = 0; i < Math.min(shown.size(), among ? MOST_MOVES : MOST_MOVES - 1); i++) {
            out.println(line(shown.get(i), shown.get(i) == chosen, text));
        }
        if (!among) {
            out.println(line(chosen, true, text));
        }
    }

    /** Prints the expected results of moves, the best first. */
    public static void print(PrintWriter out, List<Expected> moves, MoveSentence text, Wording speech) {
        AnalysisText labels = new AnalysisText(List.of(), 0, 0, speech);
        out.println(Text.block(speech.say("hint"), 0));
        moves.stream().limit(MOST_MOVES).forEach(one -> out.println(labels.line(one, false, text)));
    }

    private String line(Expected one, boolean played, MoveSentence text) {
        Move move = one.move();
        String says = move == null ? speech.say("analysis-silence") : text.withCodes(move, MoveSentence.Form.DO);
        String points = String.format(
                Locale.ROOT, "%s %7s ± %-6s", played ? "*" : " ", number(one.points()), number(one.margin()));
        return Text.beside(points, INDENT, says);
    }

    private static String number(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
    }
}
