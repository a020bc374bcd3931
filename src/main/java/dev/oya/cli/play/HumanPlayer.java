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

/** Asks the person at the keyboard for the moves of a seat. Not thread-safe. */
final class HumanPlayer {
    /** Number of simulated rounds for a hint, unless {@link #HINT_NANOS} pass before. */
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

    /** @param several whether several people share the keyboard and must not see each other's cards */
    HumanPlayer(MatchLog log, Keyboard keyboard, PrintWriter out, Wording speech, Commands commands, boolean several) {
        this.log = log;
        this.keyboard = keyboard;
        this.out = out;
        this.speech = speech;
        this.commands = commands;
        this.several = several;
    }

    /** Reads a line without surrounding spaces. Returns null at the end of the input. */
    String line(String question) {
        String line = keyboard.ask(question + " ");
        return line == null ? null : line.strip();
    }

    /** Ends a round, so that the next player to see the table is asked first. */
    void endOfRound() {
        lastShown = -1;
    }

    /** Asks for a move. Returns null if a command was run instead or the input has ended. */
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
                // After this move the seat only turns a card from the stock, so the table is not shown again.
                ownCard = !turns && move.card() != Move.NO_CARD ? log.moves().size() + 1 : -1;
                return turns ? turned(seat, menu.captures()) : move;
            }
            if (!hinted(line, seat) && commands.run(line, menu.size())) {
                return null;
            }
        }
        return null;
    }

    /** Prints a hint if the line asks for one. Returns whether it does. */
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

    /** Asks step by step for the card, its use and the cards that it captures. */
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

    /** Asks for the capture of the card turned from the stock, if there are several. */
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
