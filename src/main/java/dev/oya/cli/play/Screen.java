package dev.oya.cli.play;

import dev.oya.cli.text.SettledText;
import dev.oya.cli.text.Text;
import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.say.FishingText;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.List;

/** Prints the events of a match as long as its rules do not change. Not thread-safe. */
record Screen(MatchLog log, Rules rules, PrintWriter out, Wording speech, MoveSentence moves, FishingText fishing) {
    Screen(MatchLog log, PrintWriter out, Wording speech) {
        this(
                log,
                log.match().rules(),
                out,
                speech,
                new MoveSentence(log.match().rules(), speech),
                new FishingText(log.match().rules(), speech));
    }

    void say(String key, Object... blanks) {
        out.println(Text.block(speech.say(key, blanks), 0));
    }

    void title() {
        out.println(Text.block(speech.title(rules.settings().pack()), 0));
        say("help-hint");
    }

    void table(SeatView view) {
        new TableText(rules, speech).print(out, view, log.match().rounds());
    }

    Menu menu(SeatView view) {
        return new Menu(view.moves(), moves, speech, true);
    }

    MoveDialogue steps(SeatView view) {
        return new MoveDialogue(view, rules, fishing, moves, speech);
    }

    /** Prints a move and its events, or the reason that it was refused. */
    void done(Move move, Verdict verdict) {
        if (verdict instanceof Verdict.Refused refused) {
            out.println(Text.block(speech.refusal(refused) + " (" + refused.code() + ")", 0));
        } else if (verdict instanceof Verdict.Accepted accepted) {
            if (!moves.isSilent(move)) {
                say(
                        "does",
                        move.seat(),
                        move.fishing() == null
                                ? moves.withCodes(move, MoveSentence.Form.OTHER)
                                : fishing.said(move, accepted.events()));
            }
            happened(accepted.events());
        }
    }

    /** Prints the events that everyone sees, except moves. */
    void happened(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.Misdealt) {
                say("misdeal");
            } else if (event instanceof Event.Restocked) {
                say("restocked");
            } else if (event instanceof Event.Entered entered) {
                entered(entered.phase());
            } else if (event instanceof Event.HandedOut left) {
                say("left-over", left.seat());
            } else if (event instanceof Event.HandedOver given) {
                say("handed-over", given.from(), given.to(), moves.withCodes(given.cards()));
            }
        }
    }

    /** Prints the dealer's announcement of a phase, or that more cards are dealt. */
    private void entered(int phase) {
        String name = rules.settings().phaseName(phase);
        Phases.Phase begun = rules.settings().pack().phases().phases().get(name);
        if (begun.aloud()) {
            say("does", log.match().table().dealer(), "\"" + speech.word(name) + "\"");
        } else if ("deal-again".equals(begun.does())) {
            out.println(Text.block(speech.word(name), 0));
        }
    }

    /**
     * Prints the end of the round, its payments and the scores. After the last round, also prints the seed, from which every deal
     * can be reproduced.
     */
    void endOfRound() {
        Match played = log.match();
        Table table = played.table();
        out.println();
        String factor = speech.factor(rules.settings().pack(), table.factor());
        say("round-over", table.round(), speech.word(table.end()), factor);
        paid(false);
        settled().totals(out);
        if (played.isOver()) {
            say("match-over");
            say("seed", log.id());
        }
    }

    /**
     * Prints the payments and gains of the round.
     *
     * @param reasons whether to print the rules that caused them
     */
    void paid(boolean reasons) {
        settled().paid(out, reasons);
    }

    private SettledText settled() {
        return new SettledText(rules.settings(), log.match().table(), speech);
    }
}
