package dev.oya.cli.play;

import dev.oya.bots.Adviser;
import dev.oya.bots.Adviser.Expected;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.say.MoveReasons;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Explains a hint: the advised move and its reason. Uses only the cards that the seat can see.
 *
 * @param moves the estimated moves, the best first
 */
record HintReason(Rules rules, SeatView view, List<Expected> moves, Wording speech) {
    /** Returns the sentences of the hint: the move, its reasons, and its expected result compared with the best other move. */
    List<String> sentences() {
        Expected best = Adviser.advised(moves);
        List<String> sentences = new ArrayList<>();
        sentences.add(speech.say("hint-move", text(best.move())));
        String reasons = String.join(" ", new MoveReasons(rules, speech, true).of(view, best.move()));
        if (!reasons.isEmpty()) {
            sentences.add(reasons);
        }
        if (moves.size() > 1) {
            Expected next = moves.get(best == moves.get(0) ? 1 : 0);
            String rounds = speech.count("simulated-rounds", best.tried());
            boolean equal = next.isAsGood();
            sentences.add(
                    equal
                            ? speech.say("hint-equal", text(next.move()), rounds)
                            : speech.say(
                                    "hint-compared",
                                    rounds,
                                    points(best.points()),
                                    text(next.move()),
                                    points(next.points())));
        }
        return sentences;
    }

    private String text(Move move) {
        return move == null
                ? speech.say("analysis-silence")
                : new MoveSentence(rules, speech).withCodes(move, MoveSentence.Form.DO);
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%+.1f", points);
    }
}
