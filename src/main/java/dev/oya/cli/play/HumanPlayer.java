package dev.oya.cli.play;

import dev.oya.bots.Adviser;
import dev.oya.bots.Luck;
import dev.oya.cards.Deck;
import dev.oya.cli.text.AnalysisText;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Asks the person at the keyboard what a seat does. Not thread-safe. */
final class HumanPlayer {
    /** A hint is given after this many rounds that were played on, or when its time is over. */
    private static final int HINT_ROUNDS = 2_000;

    private static final long HINT_NANOS = 3_000_000_000L;

    private final MatchLog log;
    private final Keyboard keyboard;
    private final PrintWriter out;
    private final Wording speech;
    private final Commands commands;
    private final boolean several;
    private int lastShown = -1;
    private int ownCard = -1;

    /** @param several whether several persons share the keyboard, and must not see each other's cards */
    HumanPlayer(MatchLog log, Keyboard keyboard, PrintWriter out, Wording speech, Commands commands, boolean several) {
        this.log = log;
        this.keyboard = keyboard;
        this.out = out;
        this.speech = speech;
        this.commands = commands;
        this.several = several;
    }

    /** A line without the blanks around it; null where there is none any more. */
    String line(String question) {
        String line = keyboard.ask(question + " ");
        return line == null ? null : line.strip();
    }

    /** A round is over: who sees the next one first is asked for. */
    void endOfRound() {
        lastShown = -1;
    }

    /** What the seat does; null where something else was typed, or nothing any more. */
    Move move(int seat, Screen screen) throws IOException {
        Match now = log.match();
        if (several && keyboard.isTerminal() && seat != lastShown) {
            keyboard.ask("\033[H\033[2J" + speech.say("pass-on", seat) + " ");
        }
        lastShown = seat;
        SeatView view = now.view(seat);
        if (ownCard != log.moves().size()) {
            screen.table(view);
        }
        ownCard = -1;
        return view.choices().cards().isEmpty() ? byNumber(seat, screen.menu(view)) : byCard(seat, screen.steps(view));
    }

    private String ask(int seat) {
        String line = line(speech.say("prompt", seat));
        if (line == null) {
            commands.inputEnded();
        }
        return line;
    }

    private Move byNumber(int seat, Menu menu) throws IOException {
        menu.print(out);
        for (String line = ask(seat); line != null; line = ask(seat)) {
            Move move = menu.chosen(line, deck());
            if (move != null) {
                boolean turns = menu.isTurning(move);
                // After the own card only the stock is to be turned: the table has just been shown.
                ownCard = !turns && move.card() != Move.NO_CARD ? log.moves().size() + 1 : -1;
                return turns ? turned(seat, menu.captures()) : move;
            }
            if (!hinted(line, seat) && commands.run(line, menu.size())) {
                return null;
            }
        }
        return null;
    }

    /** Tells what may be expected of the moves of a seat where that was asked. */
    private boolean hinted(String line, int seat) {
        if (!line.equals("h")) {
            return false;
        }
        Match now = log.match();
        long end = System.nanoTime() + HINT_NANOS;
        List<Adviser.Expected> moves = new Adviser(now.rules())
                .of(
                        now.view(seat),
                        null,
                        HINT_ROUNDS,
                        new Luck(log.id() + ":hint:" + log.deal() + ":" + log.moves()),
                        () -> System.nanoTime() - end > 0);
        AnalysisText.print(out, moves, new MoveSentence(now.rules(), speech), speech);
        out.flush();
        return true;
    }

    /** Step by step: a card, what to do with it, and with what. */
    private Move byCard(int seat, MoveDialogue steps) throws IOException {
        steps.print(out);
        for (String line = ask(seat); line != null; line = ask(seat)) {
            if (steps.choose(line)) {
                if (steps.move() != null) {
                    return steps.move();
                }
                steps.print(out);
            } else if (!hinted(line, seat) && commands.run(line, steps.size())) {
                return null;
            }
        }
        return null;
    }

    /** The top card of the stock has been turned; with several captures the person chooses. */
    private Move turned(int seat, Menu captures) {
        if (captures.size() == 1) {
            return captures.only();
        }
        captures.print(out);
        while (true) {
            String line = line(speech.say("prompt", seat));
            Move move = line == null ? captures.only() : captures.chosen(line, deck());
            if (move != null) {
                return move;
            }
            out.println(speech.say("choose", captures.size()));
        }
    }

    private Deck deck() {
        return log.match().rules().settings().pack().deck();
    }
}
