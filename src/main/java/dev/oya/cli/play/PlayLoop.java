package dev.oya.cli.play;

import dev.oya.bots.Bot;
import dev.oya.bots.BotSeats;
import dev.oya.bots.OutsideBot;
import dev.oya.cli.io.ExitCode;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.say.Wording;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The main loop of a match in the terminal: lets bots move, asks people and settles rounds. Not thread-safe. */
public final class PlayLoop {
    private final MatchLog log;
    private final Set<Integer> persons;
    private final List<String> names;
    private final BiFunction<String, Rules, Bot> players;
    private final PrintWriter out;
    private final FullScreen full;
    private final Wording speech;
    private final ReloadingRules fresh;
    private final Commands commands;
    private final HumanPlayer person;
    private final Map<Integer, Bot> bots = new TreeMap<>();
    private Screen screen;

    /**
     * @param persons seats that people play
     * @param names names of the players in the other seats, assigned in turn
     * @param players function that creates the player with the given name under the given rules
     * @param fresh reloads changed rules; null if rules are not reloaded
     */
    public PlayLoop(
            MatchLog log,
            Set<Integer> persons,
            List<String> names,
            BiFunction<String, Rules, Bot> players,
            Keyboard keyboard,
            PrintWriter out,
            Wording speech,
            ReloadingRules fresh) {
        this.log = log;
        this.persons = persons;
        this.names = List.copyOf(names);
        this.players = players;
        this.full = keyboard.drawn();
        this.out = keyboard.events(out);
        this.speech = speech;
        this.fresh = fresh;
        this.commands = new Commands(log, persons, String.join(",", names), keyboard, speech);
        this.person = new HumanPlayer(log, keyboard, this.out, speech, commands, persons.size() > 1);
        playBy(log.match().rules());
    }

    private void playBy(Rules now) {
        bots.clear();
        Map<String, Bot> known = new TreeMap<>();
        for (int seat = 0; seat < log.match().table().seats(); seat++) {
            if (!persons.contains(seat)) {
                String name = names.get(bots.size() % names.size());
                Bot bot = known.computeIfAbsent(name, one -> players.apply(one, now))
                        .afresh();
                bots.put(seat, bot);
                if (bot instanceof OutsideBot outside) {
                    outside.begins(log, seat, log.id());
                }
            }
        }
        screen = new Screen(log, out, full, speech);
        commands.on(screen);
    }

    /** Plays until the match is over or left. Returns the exit code. */
    public int run() throws IOException {
        screen.title();
        screen.show(log.match().opening());
        while (!commands.isOver() && !out.checkError()) {
            if (log.match().round().isOver()) {
                endOfRound();
            } else {
                step();
            }
        }
        OutsideBot.notifyAll(bots.values(), OutsideBot::matchOver);
        return ExitCode.DONE;
    }

    /** Makes one move: by a bot that acts out of turn, by the bot to move, or by a person. */
    private void step() throws IOException {
        Match match = log.match();
        Move move = BotSeats.next(
                match.round(),
                bots.keySet(),
                seat -> bots.get(seat).choose(match.view(seat), BotSeats.luck(log, seat)));
        boolean only = false;
        if (move == null) {
            move = person.move(BotSeats.next(match.round()), screen);
            only = person.isForced();
        }
        if (move != null) {
            screen.done(move, log.act(move), only);
        }
    }

    private void endOfRound() throws IOException {
        screen.endOfRound();
        OutsideBot.notifyAll(bots.values(), OutsideBot::roundOver);
        person.endOfRound();
        boolean last = log.match().isOver();
        while (!commands.isOver()) {
            String line = person.line(speech.say(last ? "after-match" : "after-round"));
            if (line == null || last && (goesOn(line) || line.equals("q"))) {
                commands.leave();
            } else if (goesOn(line)) {
                nextRound();
                return;
            } else if (commands.run(line, 0) && !commands.isOver()) {
                screen.endOfRound();
            }
        }
    }

    private static boolean goesOn(String line) {
        return line.isEmpty() || line.equals("1");
    }

    /** Deals the next round, under changed rules if there are any. */
    private void nextRound() {
        Match before = log.match();
        if (full != null) {
            full.log().clear();
        }
        Rules changed = fresh == null ? null : fresh.changed(before.rules().settings());
        log.next(changed);
        if (changed != null) {
            playBy(changed);
        }
        screen.show(log.match().opening());
    }
}
