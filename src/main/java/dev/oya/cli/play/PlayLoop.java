package dev.oya.cli.play;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.cli.Complaint;
import dev.oya.cli.Exit;
import dev.oya.cli.Input;
import dev.oya.cli.Settled;
import dev.oya.cli.text.GainText;
import dev.oya.cli.text.PaymentText;
import dev.oya.cli.text.Speech;
import dev.oya.cli.text.Text;
import dev.oya.pack.Phases;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.play.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;

/** Leads through a match: bots move, persons are asked, rounds are paid. Not thread-safe. */
public final class PlayLoop {
    private final PlayedMatch match;
    private final Set<Integer> persons;
    private final String botName;
    private Bot bot;
    private final Keyboard keyboard;
    private final PrintWriter out;
    private final Speech speech;
    private final FreshRules fresh;
    private Rules rules;
    private MoveText moveText;
    private FishingText fishing;
    private PaymentText paymentText;
    private boolean over;
    private int lastShown = -1;
    private int ownCard = -1;

    /** @param fresh what reads the rules anew when they change, or null */
    public PlayLoop(
            PlayedMatch match,
            Set<Integer> persons,
            String bot,
            Keyboard keyboard,
            PrintWriter out,
            Speech speech,
            FreshRules fresh) {
        this.fresh = fresh;
        this.match = match;
        this.persons = persons;
        this.botName = bot;
        this.keyboard = keyboard;
        this.out = out;
        this.speech = speech;
        playBy(match.match().rules());
    }

    private void playBy(Rules now) {
        rules = now;
        bot = Bots.named(botName).playing(now);
        moveText = new MoveText(now, speech);
        fishing = new FishingText(now, speech);
        paymentText = new PaymentText(now.settings(), speech);
    }

    /** Deals the next round, by the rules as they are now. */
    private void nextRound() {
        Rules changed = fresh == null ? null : fresh.changed(rules.settings());
        match.nextRound(changed);
        if (changed != null) {
            playBy(changed);
        }
    }

    /** Plays to the end of the match, or until the person leaves. */
    public int run() throws IOException {
        out.println(Text.block(speech.title(rules.settings().pack()), 0));
        out.println(Text.block(speech.say("seed", match.seed()), 0));
        tell(match.match().opening());
        while (!over && !out.checkError()) {
            if (match.match().round().isOver()) {
                endOfRound();
            } else {
                step();
            }
        }
        return Exit.DONE;
    }

    /** One move: of a bot that speaks out of turn, of the bot on turn, or of a person. */
    private void step() throws IOException {
        List<Move> open = match.match().round().moves();
        int turn = match.match().table().turn();
        int next = open.stream().anyMatch(move -> move.seat() == turn)
                ? turn
                : open.get(0).seat();
        for (int seat = 0; seat < match.match().table().seats(); seat++) {
            int speaker = seat;
            if (seat != next && !persons.contains(seat) && open.stream().anyMatch(move -> move.seat() == speaker)) {
                Move move = choice(seat);
                if (move != null) {
                    act(move);
                    return;
                }
            }
        }
        if (persons.contains(next)) {
            ask(next);
        } else {
            Move move = choice(next);
            act(move != null ? move : match.match().view(next).moves().get(0));
        }
    }

    /** A bot's choice depends on the seed and what was done, so that a match that is taken up again goes on alike. */
    private Move choice(int seat) {
        Luck luck = new Luck(match.seed() + ":bot:" + seat + ":" + match.deals() + ":" + match.moves());
        return bot.choose(match.match().view(seat), luck);
    }

    private void act(Move move) {
        Verdict verdict = match.act(move);
        if (verdict instanceof Verdict.Refused refused) {
            out.println(Text.block(refused.message() + " (" + refused.code() + ")", 0));
        } else if (verdict instanceof Verdict.Accepted accepted) {
            if (!moveText.isSilent(move)) {
                String said = move.fishing() == null ? moveText.of(move) : fishing.said(move, accepted.events());
                out.println(Text.block(speech.say("does", move.seat(), said), 0));
            }
            tell(accepted.events());
        }
    }

    private void ask(int seat) throws IOException {
        Match now = match.match();
        if (persons.size() > 1 && keyboard.isTerminal() && seat != lastShown) {
            keyboard.ask("\033[H\033[2J" + speech.say("pass-on", seat) + " ");
        }
        lastShown = seat;
        if (ownCard != match.moves()) {
            new TableText(rules, speech).print(out, now.view(seat), now.rounds());
        }
        ownCard = -1;
        if (!now.view(seat).choices().cards().isEmpty()) {
            askForCard(seat);
            return;
        }
        Menu menu = new Menu(now.view(seat).moves(), moveText, speech);
        menu.print(out);
        while (!over) {
            String line = keyboard.ask(speech.say("prompt", seat) + " ");
            if (line == null) {
                leave();
                return;
            }
            Move move = menu.chosen(line.strip(), rules.settings().pack().deck());
            if (move != null) {
                boolean turns = menu.isTurning(move);
                act(turns ? turned(seat, menu) : move);
                // After the own card only the stock is to be turned: the table has just been shown.
                ownCard = !turns && move.card() != Move.NO_CARD ? match.moves() : -1;
                return;
            }
            if (other(line.strip(), seat, menu.size())) {
                return;
            }
        }
    }

    /** Step by step: a card, what to do with it, and with what. */
    private void askForCard(int seat) throws IOException {
        Steps steps = new Steps(match.match().view(seat), rules, fishing, moveText, speech);
        steps.print(out);
        while (!over) {
            String line = keyboard.ask(speech.say("prompt", seat) + " ");
            if (line == null) {
                leave();
                return;
            }
            if (steps.choose(line.strip())) {
                if (steps.move() != null) {
                    act(steps.move());
                    return;
                }
                steps.print(out);
            } else if (other(line.strip(), seat, steps.size())) {
                return;
            }
        }
    }

    /** The top card of the stock has been turned; with several captures the person chooses. */
    private Move turned(int seat, Menu menu) throws IOException {
        Menu captures = menu.captures();
        if (captures.size() == 1) {
            return captures.only();
        }
        captures.print(out);
        while (true) {
            String line = keyboard.ask(speech.say("prompt", seat) + " ");
            if (line == null) {
                return captures.only();
            }
            Move move = captures.chosen(line.strip(), rules.settings().pack().deck());
            if (move != null) {
                return move;
            }
            out.println(speech.say("choose", captures.size()));
        }
    }

    /** What a person may type besides a move; true where the table has to be shown anew. */
    private boolean other(String line, int seat, int moves) throws IOException {
        String command = line.split("\\s+", 2)[0];
        String rest = line.substring(command.length()).strip();
        switch (command) {
            case "u" -> {
                boolean undone = match.undo(persons);
                out.println(speech.say(undone ? "undone" : "not-undone"));
                return undone;
            }
            case "s", "s!" -> save(rest, command.endsWith("!"));
            case "q" -> quit();
            case "?", "h" -> out.println(Text.block(speech.say("help"), 0));
            case "why" -> paid(true);
            case "t" -> {
                return true;
            }
            default -> out.println(Text.block(moves == 0 ? speech.say("help") : speech.say("choose", moves), 0));
        }
        return over;
    }

    /** What was paid, or gained without anybody paying it. */
    private void paid(boolean reasons) {
        Table table = match.match().table();
        if (table.awards().isEmpty()) {
            paymentText.print(out, table.payments(), reasons, table.factorRules());
        } else {
            new GainText(rules.settings().pack(), table, speech).print(out, reasons);
        }
    }

    private void save(String name, boolean anyway) throws IOException {
        if (name.isEmpty()) {
            out.println(speech.say("save-where"));
            return;
        }
        try {
            if (!anyway && match.isAnother(Input.path(name))) {
                out.println(Text.block(speech.say("save-exists", name), 0));
                return;
            }
            match.save(Input.path(name), persons, botName);
            out.println(Text.block(speech.say("saved", name), 0));
        } catch (IOException | Complaint unwritable) {
            out.println(Text.block(speech.say("not-saved", name, unwritable.getMessage()), 0));
        }
    }

    private void quit() throws IOException {
        String name = keyboard.ask(speech.say("save-before") + " ");
        if (name != null && !name.isBlank()) {
            save(name.strip(), false);
            if (match.isAnother(Input.path(name.strip()))) {
                return;
            }
        }
        over = true;
    }

    private void leave() {
        out.println(speech.say("input-ended"));
        over = true;
    }

    private void endOfRound() throws IOException {
        Table table = match.match().table();
        out.println();
        String factor = speech.factor(rules.settings().pack(), table.factor());
        out.println(Text.block(speech.say("round-over", table.round(), speech.word(table.end()), factor), 0));
        paid(false);
        new Settled(rules.settings(), table, speech).totals(out);
        boolean last = match.match().isOver();
        if (last) {
            out.println(speech.say("match-over"));
        }
        lastShown = -1;
        while (!over) {
            String line = keyboard.ask(speech.say(last ? "after-match" : "after-round") + " ");
            if (line == null) {
                over = true;
            } else if (line.isBlank() || line.strip().equals("1")) {
                if (last) {
                    over = true;
                } else {
                    nextRound();
                    tell(match.match().opening());
                }
                return;
            } else if (line.strip().equals("q") && last) {
                over = true;
            } else {
                other(line.strip(), -1, 0);
            }
        }
    }

    /** What the dealer says of a phase, or what everybody sees that more cards are dealt. */
    private void entered(int phase) {
        String name = rules.settings().phaseName(phase);
        Phases.Phase begun = rules.settings().pack().phases().phases().get(name);
        if (begun.aloud()) {
            int dealer = match.match().table().dealer();
            out.println(Text.block(speech.say("does", dealer, "\"" + speech.word(name) + "\""), 0));
        } else if ("deal-again".equals(begun.does())) {
            out.println(Text.block(speech.word(name), 0));
        }
    }

    /** What everyone at the table sees happen besides moves. */
    private void tell(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.Misdealt) {
                out.println(speech.say("misdeal"));
            } else if (event instanceof Event.Restocked) {
                out.println(speech.say("restocked"));
            } else if (event instanceof Event.Entered entered) {
                entered(entered.phase());
            } else if (event instanceof Event.HandedOut left) {
                out.println(speech.say("left-over", left.seat()));
            }
        }
    }
}
