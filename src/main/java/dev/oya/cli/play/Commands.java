package dev.oya.cli.play;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Text;
import dev.oya.notation.Json;
import dev.oya.play.MatchLog;
import dev.oya.record.RecordLines;
import dev.oya.record.SavedMatch;
import dev.oya.say.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** The commands that a player may type instead of a move: undo, save, quit and explain. Not thread-safe. */
final class Commands {
    private final MatchLog log;
    private final Set<Integer> persons;
    private final String bot;
    private final Keyboard keyboard;
    private final Wording speech;
    private Screen screen;
    private boolean over;

    /**
     * @param persons seats that people play
     * @param bot names of the bots in the other seats
     */
    Commands(MatchLog log, Set<Integer> persons, String bot, Keyboard keyboard, Wording speech) {
        this.log = log;
        this.persons = persons;
        this.bot = bot;
        this.keyboard = keyboard;
        this.speech = speech;
    }

    void on(Screen now) {
        screen = now;
    }

    boolean isOver() {
        return over;
    }

    void leave() {
        over = true;
    }

    void inputEnded() {
        screen.say("input-ended");
        over = true;
    }

    /**
     * Runs a command.
     *
     * @param moves number of moves that could be chosen by number
     * @return whether the table must be shown again or the player has left the match
     */
    boolean run(String line, int moves) throws IOException {
        String command = line.split("\\s+", 2)[0];
        String rest = line.substring(command.length()).strip();
        switch (command) {
            case "u" -> {
                boolean undone = log.undo(persons);
                screen.say(undone ? "undone" : "not-undone");
                return undone;
            }
            case "s", "s!" -> {
                if (rest.isEmpty()) {
                    screen.say("save-where");
                } else {
                    save(rest, command.endsWith("!"));
                }
            }
            case "q" -> quit();
            case "?" -> screen.page(to -> to.println(Text.block(speech.say("help"), 0)));
            case "why" -> screen.reasons();
            case "t" -> {
                return true;
            }
            default -> {
                if (moves == 0) {
                    screen.say("help");
                } else {
                    screen.say("choose", moves);
                }
            }
        }
        return over;
    }

    /**
     * Saves the match. Returns whether this succeeded.
     *
     * @param anyway whether to replace a file that does not contain this match
     */
    private boolean save(String name, boolean anyway) throws IOException {
        try {
            Path file = Input.path(name);
            if (!anyway && isAnother(file)) {
                screen.say("save-exists", name);
                return false;
            }
            ObjectNode play = Json.object();
            persons.forEach(play.putArray("persons")::add);
            play.put("bot", bot);
            Output.write(file, String.join("\n", SavedMatch.lines(log, play)) + "\n");
            screen.say("saved", name);
            return true;
        } catch (IOException | UserError unwritable) {
            screen.say("not-saved", name, unwritable.getMessage());
            return false;
        }
    }

    /** Returns whether a file exists and does not contain this match. */
    private boolean isAnother(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (RecordLines lines = new RecordLines(Files.newInputStream(file), RecordLines.MOST_BYTES)) {
            String mine = "\"match\":" + Json.MAPPER.writeValueAsString(SavedMatch.matchId(log.id()));
            return !lines.next() || lines.text() == null || !lines.text().contains(mine);
        }
    }

    /** Asks whether to save the match, and leaves the match unless saving fails. */
    private void quit() throws IOException {
        String name = keyboard.ask(speech.say("save-before") + " ");
        while (name != null && is(name, "yes")) {
            name = keyboard.ask(speech.say("save-file") + " ");
        }
        over = name == null || name.isBlank() || is(name, "no") || save(name.strip(), false);
    }

    /** Returns whether the input is the translated word of a key such as {@code yes}, or the first letter of that word. */
    private boolean is(String typed, String key) {
        String word = speech.say(key);
        return typed.strip().equalsIgnoreCase(word) || typed.strip().equalsIgnoreCase(word.substring(0, 1));
    }
}
