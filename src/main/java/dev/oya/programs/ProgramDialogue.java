package dev.oya.programs;

import dev.oya.notation.Json;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The messages exchanged with one program in one seat, match after match. Not thread-safe, except that any thread may end the
 * dialogue.
 */
final class ProgramDialogue {
    enum Why {
        LATE,
        ILLEGAL,
        UNREADABLE;

        String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /**
     * An answer to a question.
     *
     * @param given the JSON object that the program sent, or null if there is no readable answer
     * @param why the reason for a missing or unreadable answer, or null if there is an answer or the program has ended
     */
    record Answer(JsonNode given, Why why) {
        static final Answer ENDED = new Answer(null, null);
    }

    /** Number of consecutive failed starts after which the program is not started again. */
    private static final int MOST_FAILURES = 3;

    private static final int LONGEST_NAME = 60;
    private static final long MILLIS_TO_END = 1_000;

    private final Programs programs;
    private final String command;
    private final ProgramTally tally;
    private volatile ProgramProcess process;
    private int failures;
    private long id;
    private boolean forced;
    private boolean outOfTurn;

    ProgramDialogue(Programs programs, String command) {
        this.programs = programs;
        this.command = command;
        this.tally = programs.tally(command);
    }

    ProgramTally tally() {
        return tally;
    }

    /** Returns whether the program is also asked when only one move is legal. */
    boolean forced() {
        return forced;
    }

    /** Returns whether the program is also asked when it may act out of turn. */
    boolean outOfTurn() {
        return outOfTurn;
    }

    /** Begins a match and starts the program if it is not running. Returns whether the program is ready. */
    boolean hello(ObjectNode hello) {
        if (failures >= MOST_FAILURES) {
            return false;
        }
        JsonNode ready = null;
        try {
            if (process == null) {
                process = programs.started(new ProgramProcess(command));
            }
            ready = ready(hello);
        } catch (IOException unstarted) {
            tally.ended(unstarted.getMessage(), List.of());
        }
        failures = ready == null ? failures + 1 : 0;
        if (ready == null) {
            return false;
        }
        forced = ready.path("forced").asBoolean(false);
        outOfTurn = ready.path("outOfTurn").asBoolean(false);
        String name =
                ready.path("name").asString("").replaceAll("\\p{Cntrl}", " ").strip();
        tally.named(name.substring(0, Math.min(name.length(), LONGEST_NAME)));
        return true;
    }

    /**
     * Sends the {@code hello} message and waits for the {@code ready} message. Ignores all other lines.
     *
     * @return the {@code ready} message, or null if it does not arrive in time or the program has ended
     */
    private JsonNode ready(ObjectNode hello) {
        Answer answer = exchange(hello, TimeUnit.SECONDS.toNanos(programs.ready()), (line, took) -> {
            JsonNode read = object(line);
            boolean ready = read != null && read.path("say").asString("").equals("ready");
            return ready ? new Answer(read, null) : null;
        });
        if (answer.why() == Why.LATE) {
            end("not ready within " + programs.ready() + " s");
        }
        return answer.given();
    }

    /**
     * Sends a message and waits for the answer.
     *
     * @param nanos time limit, in nanoseconds
     * @param parser converts a line and its latency in nanoseconds to an answer, or to null if the line is not an answer
     */
    private Answer exchange(ObjectNode json, long nanos, BiFunction<ProgramProcess.Line, Long, Answer> parser) {
        Long asked = process.send(json.toString());
        if (asked == null) {
            return lost();
        }
        long deadline = asked + nanos;
        Answer answer = null;
        while (answer == null) {
            ProgramProcess.Line line = process.receive(deadline);
            if (line == ProgramProcess.END) {
                return lost();
            }
            boolean late = line == null || line.nanos() > deadline;
            answer = late ? new Answer(null, Why.LATE) : parser.apply(line, line.nanos() - asked);
        }
        return answer;
    }

    private static JsonNode object(ProgramProcess.Line line) {
        try {
            JsonNode read = line.text() == null ? null : Json.STRICT.readTree(line.text());
            return read != null && read.isObject() ? read : null;
        } catch (JacksonException unreadable) {
            return null;
        }
    }

    long id() {
        return id;
    }

    /**
     * Asks for a move.
     *
     * @param ms time limit, in milliseconds
     */
    Answer ask(ObjectNode view, int ms) {
        ObjectNode question = Json.object().put("say", "move").put("id", ++id);
        question.set("view", view);
        question.put("ms", ms);
        return exchange(question, TimeUnit.MILLISECONDS.toNanos(ms), this::answer);
    }

    /** Returns the answer for a line, or null if the line is blank or answers an earlier question. */
    private Answer answer(ProgramProcess.Line line, long took) {
        if (line.text() != null && line.text().isBlank()) {
            return null;
        }
        JsonNode read = object(line);
        JsonNode number = read == null ? null : read.get("id");
        if (number == null || !number.canConvertToLong() || !number.isIntegralNumber() || number.longValue() > id) {
            return new Answer(null, Why.UNREADABLE);
        }
        if (number.longValue() < id) {
            return null;
        }
        tally.answered(Math.max(0, took));
        return new Answer(read, null);
    }

    /** Sends a message that needs no answer. */
    void send(ObjectNode what) {
        if (process != null && process.send(what.toString()) == null) {
            lost();
        }
    }

    boolean isAlive() {
        return process != null;
    }

    /** Cleans up after a program that has ended or stopped reading. */
    private Answer lost() {
        Integer exit = process.isDeaf() ? null : process.exit(MILLIS_TO_END);
        end(process.isDeaf() ? "did not read" : exit == null ? "closed its output" : "exit code " + exit);
        return Answer.ENDED;
    }

    private void end(String how) {
        programs.checkOpen();
        ProgramProcess ended = process;
        process = null;
        ended.kill();
        tally.ended(how, ended.errors());
        programs.gone(ended);
    }

    /** Asks the program to end. */
    void dismiss() {
        ProgramProcess running = process;
        if (running != null) {
            running.dismiss(Json.object().put("say", "bye").toString());
        }
    }

    /**
     * Waits for the program to end, and kills it if it has not.
     *
     * @param deadline latest time, as a value of {@link System#nanoTime}
     */
    void end(long deadline) {
        ProgramProcess running = process;
        if (running != null) {
            running.exit(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
            running.kill();
            tally.printed(running.errors());
            process = null;
        }
    }
}
