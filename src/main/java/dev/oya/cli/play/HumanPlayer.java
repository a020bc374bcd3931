package dev.oya.cli.play;

import dev.oya.bots.Adviser;
import dev.oya.bots.Luck;
import dev.oya.cards.Deck;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.say.Wording;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/**
 * Asks the person at the keyboard for the moves of a seat. At a terminal, a move without an alternative is made without asking.
 * If the input is piped, every move is asked for. Not thread-safe.
 */
final class HumanPlayer {
    /** Number of simulated rounds for a hint, unless {@link #HINT_NANOS} pass first. */
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
    private boolean forced;

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

    /** Ends a round. If several people share the keyboard, the next move begins with passing it on, even to the same seat. */
    void endOfRound() {
        lastShown = -1;
    }

    /** Returns whether the last move was the only legal one and was made without a question. */
    boolean isForced() {
        return forced;
    }

    /** Asks for a move. Returns null if a command was run instead or the input has ended. */
    Move move(int seat, Screen screen) throws IOException {
        SeatView view = log.match().view(seat);
        boolean byNumber = view.choices().cards().isEmpty();
        Menu menu = byNumber ? screen.menu(view) : null;
        MoveDialogue steps = byNumber ? null : screen.steps(view);
        Move only = !keyboard.isTerminal() ? null : byNumber ? menu.forced() : steps.only();
        forced = only != null && !(byNumber && menu.isTurning(menu.only()));
        if (only != null) {
            return only;
        }
        passOn(seat, screen);
        if (ownCard != log.moves().size()) {
            screen.table(view);
        }
        ownCard = -1;
        if (byNumber && keyboard.isTerminal() && menu.size() == 1) {
            return turned(seat, screen, view, menu.captures());
        }
        return byNumber ? byNumber(seat, screen, view, menu) : byCard(seat, screen, view, steps);
    }

    /** If another player takes over the shared keyboard, hides the table until that player presses Enter. */
    private void passOn(int seat, Screen screen) {
        if (several && keyboard.isTerminal() && seat != lastShown) {
            if (screen.full() == null) {
                keyboard.ask("\033[H\033[2J" + speech.say("pass-on", speech.account(seat)) + " ");
            } else {
                screen.full().show((columns, rows, events) -> List.of());
                keyboard.ask(speech.say("pass-on", speech.account(seat)) + " ");
            }
        }
        lastShown = seat;
    }

    private String ask(int seat) {
        String line = line(speech.say(keyboard.drawn() == null ? "prompt" : "prompt-full", speech.account(seat)));
        if (line == null) {
            commands.inputEnded();
        }
        return line;
    }

    private Move byNumber(int seat, Screen screen, SeatView view, Menu menu) throws IOException {
        screen.choices(view, menu.choices(), List.of());
        for (String line = ask(seat); line != null; line = ask(seat)) {
            Move move = menu.chosen(line, deck());
            if (move != null) {
                boolean turns = menu.isTurning(move);
                // The table is not shown again if this seat's next move only captures with the card turned from the
                // stock.
                ownCard = !turns && move instanceof Move.OfCard ? log.moves().size() + 1 : -1;
                return turns ? turned(seat, screen, view, menu.captures()) : move;
            }
            if (line.equals("h") && menu.size() == 1 && menu.isTurning(menu.only())) {
                // The estimated moves would name the hidden card.
                screen.hintToTurn();
            } else if (other(line, seat, screen, menu.size())) {
                return null;
            }
            screen.again(view, menu.choices(), List.of());
        }
        return null;
    }

    /** Runs a command. Returns whether the table must be shown again or the player has left the match. */
    private boolean other(String line, int seat, Screen screen, int moves) throws IOException {
        if (line.equals("h")) {
            hint(seat, screen);
            return false;
        }
        if (line.equals("t") && screen.full() != null) {
            screen.wholeTable(log.match().view(seat));
            return false;
        }
        return commands.run(line, moves);
    }

    private void hint(int seat, Screen screen) {
        Match now = log.match();
        long end = System.nanoTime() + HINT_NANOS;
        List<Adviser.Expected> moves = new Adviser(now.rules())
                .of(
                        now.view(seat),
                        null,
                        HINT_ROUNDS,
                        new Luck(log.id() + ":hint:" + log.deal() + ":" + log.moves()),
                        () -> System.nanoTime() - end > 0);
        screen.hint(now.view(seat), moves);
        out.flush();
    }

    /** Asks step by step for the card, its use and the cards that it captures. */
    private Move byCard(int seat, Screen screen, SeatView view, MoveDialogue steps) throws IOException {
        screen.choices(view, steps.choices(), steps.chosen());
        for (String line = ask(seat); line != null; line = ask(seat)) {
            if (steps.choose(line)) {
                if (steps.move() != null) {
                    return steps.move();
                }
                screen.choices(view, steps.choices(), steps.chosen());
            } else if (other(line, seat, screen, steps.size())) {
                return null;
            } else {
                screen.again(view, steps.choices(), steps.chosen());
            }
        }
        return null;
    }

    /** Asks for the capture with the card turned from the stock, if several captures are possible. */
    private Move turned(int seat, Screen screen, SeatView view, Menu captures) {
        if (captures.size() == 1) {
            return captures.only();
        }
        screen.choices(view, captures.choices(), List.of());
        while (true) {
            String line = line(speech.say("prompt", speech.account(seat)));
            Move move = line == null ? captures.only() : captures.chosen(line, deck());
            if (move != null) {
                return move;
            }
            screen.say("choose", captures.size());
        }
    }

    private Deck deck() {
        return log.match().rules().settings().pack().deck();
    }
}
