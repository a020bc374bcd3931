package dev.oya.cli.play;

import dev.oya.bots.Adviser;
import dev.oya.cards.Deck;
import dev.oya.cli.text.AnalysisText;
import dev.oya.cli.text.SettledText;
import dev.oya.cli.text.Text;
import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.MovePreview;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Event;
import dev.oya.play.table.FieldEvent;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.say.FishingText;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;

/**
 * Shows the events of a match line by line, or on a terminal that is redrawn. A new screen is needed when the rules of the match
 * change. Not thread-safe.
 *
 * @param full the terminal that is redrawn, or null
 */
record Screen(
        MatchLog log,
        Rules rules,
        PrintWriter out,
        FullScreen full,
        Wording speech,
        MoveSentence moves,
        FishingText fishing) {
    /** Maximum number of choices that are shown together with the payments that they cause. */
    private static final int FEW = 4;

    Screen(MatchLog log, PrintWriter out, FullScreen full, Wording speech) {
        this(
                log,
                log.match().rules(),
                out,
                full,
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

    /** Prints the table as the seat sees it. On a redrawn terminal, does nothing: {@link #choices} draws the table. */
    void table(SeatView view) {
        if (full == null) {
            new TableText(rules, speech).print(out, view, log.match().rounds());
        }
    }

    /**
     * Shows the choices of a seat.
     *
     * @param chosen the choices of earlier steps; {@code 0} undoes the last one
     */
    void choices(SeatView view, List<Choice> choices, List<String> chosen) {
        if (full == null) {
            int width = Text.numbered(out, choices.stream().map(Choice::label).toList());
            if (!chosen.isEmpty()) {
                out.println(Text.right("0", width) + "  " + speech.say("back"));
            }
            return;
        }
        Styled styled = new Styled(rules.settings().pack().deck(), speech, full.colours());
        full.show(new TableFrame(rules, view, log.match().rounds(), explained(choices), chosen, styled));
    }

    /** Shows the choices again after a command. Does nothing if choices are printed, because they are still visible. */
    void again(SeatView view, List<Choice> choices, List<String> chosen) {
        if (full != null) {
            full.finishText(speech.say("back-to-table") + " ");
            choices(view, choices, chosen);
        }
    }

    /** Shows the whole table as text, with the names of all cards. */
    void wholeTable(SeatView view) {
        page(to -> new TableText(rules, speech).print(to, view, log.match().rounds()));
    }

    /** Shows the best move with its reason. If the match is printed, also shows the expected results of the moves. */
    void hint(SeatView view, List<Adviser.Expected> expected) {
        new HintReason(rules, view, expected, speech)
                .sentences()
                .forEach(sentence -> out.println(Text.block(sentence, 0)));
        if (full == null) {
            AnalysisText.print(out, expected, moves, speech);
        }
    }

    /** Advises to turn the top card of the stock, which is still hidden. */
    void hintToTurn() {
        out.println(Text.block(speech.say("hint-move", speech.say("turn-card")), 0));
    }

    /** Returns the choices. If there are few and none is a card, a choice that ends the round is shown with its payments. */
    private List<Choice> explained(List<Choice> choices) {
        if (choices.size() > FEW
                || choices.stream().anyMatch(choice -> choice.move() == null || choice.card() != Choice.NO_CARD)) {
            return choices;
        }
        return choices.stream().map(this::explained).toList();
    }

    private Choice explained(Choice choice) {
        Move move = choice.move();
        Table end = new MovePreview(log.match(), move.seat()).ending(move);
        String payments = end == null ? "" : new SettledText(rules.settings(), end, speech).brief();
        return payments.isEmpty() ? choice : Choice.of(choice.label() + ": " + payments, move, choice.number());
    }

    /** Shows a longer text. On a terminal that is redrawn, the text replaces the table until the next question. */
    void page(Consumer<PrintWriter> text) {
        if (full == null) {
            text.accept(out);
            return;
        }
        StringWriter written = new StringWriter();
        PrintWriter page = new PrintWriter(written);
        text.accept(page);
        page.flush();
        full.text(written.toString().lines().toList(), speech.say("more") + " ");
    }

    Menu menu(SeatView view) {
        return new Menu(view.moves(), moves, speech, true);
    }

    MoveDialogue steps(SeatView view) {
        return new MoveDialogue(view, rules, fishing, moves, speech);
    }

    /**
     * Shows a move and its events, or the reason for its refusal.
     *
     * @param only whether the seat had no other move, so that its player was not asked
     */
    void done(Move move, Verdict verdict, boolean only) {
        if (verdict instanceof Verdict.Refused refused) {
            out.println(Text.block(speech.refusal(refused) + " (" + refused.code() + ")", 0));
        } else if (verdict instanceof Verdict.Accepted accepted) {
            if (!moves.isSilent(move) || only) {
                moved(move, accepted, only ? " " + speech.say("only-move") : "");
            }
            show(accepted.events());
        }
    }

    private void moved(Move move, Verdict.Accepted accepted, String only) {
        boolean own = speech.isReader(move.seat());
        if (move instanceof Move.BySum play && !own) {
            say("does", speech.account(move.seat()), fishing.sentence(play, accepted.events()) + only);
        } else if (full != null && move instanceof Move.ByMonth play) {
            String takes = play.take().isEmpty() ? "" : " → " + String.join(" ", deck().codes(play.take()));
            full.log().move(play.seat(), speech.account(play.seat()), speech.card(deck(), play.card()) + takes + only);
        } else {
            MoveSentence.Form form = own ? MoveSentence.Form.YOU : MoveSentence.Form.OTHER;
            out.println(Text.block(speech.about("moves", move.seat(), moves.withCodes(move, form) + only), 0));
        }
    }

    private Deck deck() {
        return rules.settings().pack().deck();
    }

    /** Prints the events that everyone sees, except moves. */
    void show(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.Misdealt) {
                say("misdeal");
            } else if (event instanceof Event.Restocked) {
                say("restocked");
            } else if (event instanceof Event.Entered entered) {
                entered(entered.phase());
            } else if (event instanceof Event.HandedOut left) {
                out.println(Text.block(speech.about("left-over", left.seat()), 0));
            } else if (event instanceof Event.HandedOver given) {
                String cards = moves.withCodes(given.cards());
                String key = speech.isReader(given.to()) ? "handed-over-to-you" : "handed-over";
                out.println(Text.block(speech.about(key, given.from(), speech.account(given.to()), cards), 0));
            } else if (event instanceof FieldEvent.Returned some) {
                out.println(Text.block(speech.about("returned", some.seat(), moves.withCodes(some.cards())), 0));
            }
        }
    }

    /** Prints the dealer's announcement of a phase, or that more cards are dealt. */
    private void entered(int phase) {
        String name = rules.settings().phaseName(phase);
        Phases.Phase begun = rules.settings().pack().phases().phases().get(name);
        if (begun.aloud()) {
            say("does", speech.account(log.match().table().dealer()), "\"" + speech.word(name) + "\"");
        } else if (begun.does() == Phases.Task.DEAL_AGAIN) {
            out.println(Text.block(Wording.begun(speech.word(name)) + ".", 0));
        }
    }

    /**
     * Prints the end of the round, its payments and the scores. After the last round, also prints the seed, from which every deal
     * can be reproduced.
     */
    void endOfRound() {
        page(this::settlement);
    }

    private void settlement(PrintWriter to) {
        Match played = log.match();
        Table table = played.table();
        String factor = speech.factor(rules.settings().pack(), table.factor());
        if (full == null) {
            to.println();
        }
        to.println(Text.block(speech.say("round-over", table.round(), speech.word(table.end()), factor), 0));
        if (full == null) {
            settled().paid(to, false);
            settled().totals(to);
        } else {
            settled().steps(to);
        }
        if (played.isOver()) {
            to.println(Text.block(speech.say("match-over") + " " + settled().matchWinner(), 0));
            to.println(Text.block(speech.say("seed", log.id()), 0));
        }
    }

    /** Shows the payments and gains of the round with the rules that caused them. */
    void reasons() {
        page(to -> settled().paid(to, true));
    }

    private SettledText settled() {
        return new SettledText(rules.settings(), log.match().table(), speech);
    }
}
