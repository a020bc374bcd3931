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
 * The external programs that play in matches. A program is started once for each of its seats on each thread and then plays match
 * after match. All programs and their descendants are killed when this object is closed or the JVM shuts down. Thread-safe.
 */
public final class Programs implements AutoCloseable {
    /** Prefix of a player name that is the command of a program. */
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

    /**
     * Creates an empty set of programs.
     *
     * @param ms time limit for a move, in milliseconds
     * @param ready time limit for the {@code ready} message at the start of a match, in seconds
     */
    public Programs(int ms, int ready) {
        this.ms = ms;
        this.ready = ready;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Returns a seed for the random choices of a seat. It reveals neither the seed of the match nor any card.
     *
     * @param match seed of the match
     */
    public static String seed(String match, int seat) {
        byte[] hash = Sha256.of(match + ":bot:" + seat);
        return HexFormat.of().formatHex(hash, 0, 16);
    }

    public static boolean isProgram(String name) {
        return name.startsWith(PREFIX);
    }

    /**
     * Returns the player with a given name: a built-in bot or a program.
     *
     * @param name name of a bot, or {@link #PREFIX} and a command
     * @param named the rules in the form that the program receives
     * @param speech language of the sentences in the view
     * @throws IllegalArgumentException if the bot is unknown
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

    /** Returns the statistics of each program, in the order in which the programs were first seated. */
    public List<ProgramTally.Seen> seen() {
        synchronized (tallies) {
            return tallies.values().stream().map(ProgramTally::seen).toList();
        }
    }

    /**
     * Registers a process to be killed when this object is closed. If it has been closed already, kills the process
     * immediately.
     */
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

    /**
     * Stops a match that continues after the programs were killed, so that missing answers do not count as forfeits.
     *
     * @throws CancellationException if this object is closed
     */
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
            // The JVM is shutting down, so the hook runs too. Killing twice is harmless.
        }
    }
}
