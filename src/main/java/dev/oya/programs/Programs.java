package dev.oya.programs;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.files.Sha256;
import dev.oya.play.Rules;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ObjectNode;

/**
 * The programs that play: each is started once for each seat it sits on and each thread, and plays match after match. When
 * this is closed, or Oya ends by whatever way it notices, they have ended too, with all that they started. Safe to share
 * between threads.
 */
public final class Programs implements AutoCloseable {
    /** What a name of a player begins with that is the command of a program. */
    public static final String PREFIX = "exec:";

    private static final int SECONDS_TO_END = 2;

    private record Place(long thread, String command, int seat) {}

    private final int ms;
    private final int ready;
    private final Map<Place, ProgramDialogue> conversations = new ConcurrentHashMap<>();
    private final Map<String, ProgramTally> tallies = new LinkedHashMap<>();
    private final Set<ProgramProcess> running = ConcurrentHashMap.newKeySet();
    private final Thread atExit = new Thread(this::killAll);
    private volatile boolean closed;

    /** A program has {@code ms} milliseconds for a move, and {@code ready} seconds to get ready for a match. */
    public Programs(int ms, int ready) {
        this.ms = ms;
        this.ready = ready;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /** The seed of a seat's own luck in a match with a seed; neither that one nor any card follows from it. */
    public static String seed(String match, int seat) {
        byte[] hash = Sha256.of(match + ":bot:" + seat);
        return HexFormat.of().formatHex(hash, 0, 16);
    }

    public static boolean isProgram(String name) {
        return name.startsWith(PREFIX);
    }

    /**
     * The player of a name: a bot of Oya, or a program.
     *
     * @param named the rules as the program is told them
     * @param speech the language in which its moves are told
     * @throws IllegalArgumentException where there is no such bot
     */
    public Bot player(String name, Rules rules, ObjectNode named, Wording speech) {
        return isProgram(name)
                ? new ProgramBot(this, name.substring(PREFIX.length()), rules, new BotView(rules, named, speech))
                : Bots.named(name, rules);
    }

    int ms() {
        return ms;
    }

    int ready() {
        return ready;
    }

    ProgramDialogue conversation(String command, int seat) {
        checkOpen();
        return conversations.computeIfAbsent(
                new Place(Thread.currentThread().getId(), command, seat), place -> new ProgramDialogue(this, command));
    }

    ProgramTally tally(String command) {
        synchronized (tallies) {
            return tallies.computeIfAbsent(command, ProgramTally::new);
        }
    }

    /** What was seen of each program, in the order in which they were first seated. */
    public List<ProgramTally.Seen> seen() {
        synchronized (tallies) {
            return tallies.values().stream().map(ProgramTally::seen).toList();
        }
    }

    /** A program was started; where all are being ended it is too. */
    ProgramProcess started(ProgramProcess process) {
        running.add(process);
        if (closed) {
            process.kill();
        }
        checkOpen();
        return process;
    }

    void gone(ProgramProcess process) {
        running.remove(process);
    }

    /** A match that goes on while all programs are being ended stops: what they do not answer then is no forfeit. */
    void checkOpen() {
        if (closed) {
            throw new CancellationException();
        }
    }

    private void killAll() {
        closed = true;
        running.forEach(ProgramProcess::kill);
    }

    @Override
    public void close() {
        closed = true;
        List<ProgramDialogue> all = new ArrayList<>(conversations.values());
        all.forEach(ProgramDialogue::dismiss);
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_END);
        all.forEach(one -> one.end(deadline));
        killAll();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException ending) {
            // All are ended twice then.
        }
    }
}
