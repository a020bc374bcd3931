package dev.oya.cli.play;

import dev.oya.bots.Adviser.Expected;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.YakuInReach;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Explains a hint: the best move and its reason. Uses only the cards that the seat can see.
 *
 * @param moves the estimated moves, the best first
 */
record HintReason(Rules rules, SeatView view, List<Expected> moves, Wording speech) {
    /** Maximum number of missing cards of a combination that a hint mentions. */
    private static final int CLOSE = 2;

    /** Returns the sentences of the hint: the move, its reasons, and its expected result compared with the next best move. */
    List<String> sentences() {
        Expected best = moves.get(0);
        List<String> sentences = new ArrayList<>();
        sentences.add(speech.say("hint-move", text(best.move())));
        String reasons = String.join(" ", reasons(best.move()));
        if (!reasons.isEmpty()) {
            sentences.add(reasons);
        }
        if (moves.size() > 1) {
            Expected next = moves.get(1);
            String rounds = speech.count("simulated-rounds", best.tried());
            boolean equal = next.behind() <= next.behindMargin();
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

    private List<String> reasons(Move move) {
        List<String> reasons = new ArrayList<>();
        if (!(move instanceof Move.OfCard play)) {
            return reasons;
        }
        CardSet gained = play.take().isEmpty() ? CardSet.NONE : play.take().with(play.card());
        if (gained.isEmpty()) {
            reasons.add(speech.say("hint-nothing"));
            return reasons;
        }
        List<String> made = YakuInReach.completed(rules, view, view.seat(), gained);
        if (!made.isEmpty()) {
            reasons.add(speech.say("hint-completes", speech.words(made)));
        }
        boolean points = rules.settings().pack().countsCards();
        reasons.add(speech.say(
                "hint-takes",
                points ? speech.count("card-points", deck().points(gained)) : speech.count("cards", gained.size())));
        nearer(gained, made, reasons);
        denied(gained, reasons);
        return reasons;
    }

    private void nearer(CardSet gained, List<String> made, List<String> reasons) {
        YakuInReach.of(rules, view).stream()
                .filter(reach -> reach.wants().meets(gained)
                        && !made.contains(reach.entry().id()))
                .filter(reach -> reach.missing() - reach.wants().and(gained).size() <= CLOSE)
                .findFirst()
                .ifPresent(reach -> {
                    int had = reach.has().size();
                    int has = had + reach.wants().and(gained).size();
                    reasons.add(
                            speech.say("hint-nearer", speech.word(reach.entry().id()), has, had + reach.missing()));
                });
    }

    private void denied(CardSet gained, List<String> reasons) {
        for (int other = 0; other < view.size(); other++) {
            if (view.isPartner(other)) {
                continue;
            }
            for (YakuInReach reach : YakuInReach.of(rules, view, other)) {
                CardSet needed = reach.wants().and(gained);
                if (reach.missing() <= CLOSE && reach.all() && !needed.isEmpty()) {
                    reasons.add(speech.say(
                            "hint-denies",
                            speech.account(other),
                            String.join(" ", deck().codes(needed)),
                            speech.word(reach.entry().id())));
                    return;
                }
            }
        }
    }

    private Deck deck() {
        return rules.settings().pack().deck();
    }
}
