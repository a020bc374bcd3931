package dev.oya.service.jobs;

import dev.oya.experiment.BreakableWork;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.Report;
import dev.oya.experiment.StoppingRule;
import dev.oya.notation.Json;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.EventStream;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A requested study. Safe to share between threads. */
final class Job extends BreakableWork implements Runnable {
    /** Delay in milliseconds before listeners of a finished study may reconnect. There are no further events. */
    private static final int RETRY = 60_000;

    private static final long OFTEN = Duration.ofMillis(500).toNanos();

    private enum State {
        WAITING,
        PLAYING,
        DONE,
        CANCELLED,
        FAILED
    }

    private final String id;
    private final Experiment study;
    private final List<AskedRules> asked;
    private final ExperimentProgress course;
    private final String again;
    private final long most;
    private final Set<EventStream> listening = new LinkedHashSet<>();
    private State state = State.WAITING;
    private long rounds;
    private long expected;
    private long began;
    private long reported;
    private int version;
    private Report report;
    private boolean over;

    /**
     * Creates a waiting study.
     *
     * @param asked the rules of the arms in the request
     * @param command the text of a request that repeats the study, shown in the report
     * @param seconds maximum running time in seconds
     */
    Job(String id, Experiment study, List<AskedRules> asked, StoppingRule aim, String command, int seconds) {
        this.id = id;
        this.study = study;
        this.asked = asked;
        this.course = new ExperimentProgress(aim, study.arms().size());
        this.again = command;
        this.most = Duration.ofSeconds(seconds).toNanos();
        this.expected = course.expected();
    }

    /** Runs the study on the calling thread and one worker thread. */
    @Override
    public void run() {
        if (!begin()) {
            return;
        }
        State end = State.FAILED;
        Report found = null;
        try {
            // If the study is stopped early, it reports the matches played so far.
            run(() -> study.run(course, 1, this::played));
            found = course.matches() == 0 ? null : Report.of(study, course, again);
            end = State.DONE;
        } finally {
            over(end, found);
        }
    }

    private synchronized boolean begin() {
        if (state != State.WAITING) {
            return false;
        }
        state = State.PLAYING;
        began = System.nanoTime();
        publish();
        return true;
    }

    private synchronized void played(ExperimentProgress now) {
        rounds = now.rounds();
        expected = Math.max(rounds, now.expected());
        long time = System.nanoTime();
        if (time - reported > OFTEN) {
            publish();
        }
        endInTime();
    }

    private synchronized void over(State end, Report found) {
        state = state == State.CANCELLED ? state : end;
        report = found;
        over = true;
        publish();
        List.copyOf(listening).forEach(stream -> stream.end(RETRY));
        listening.clear();
    }

    /** Cancels the study. The report covers the matches played so far. */
    synchronized void cancel() {
        if (state == State.WAITING) {
            over(State.CANCELLED, null);
        } else if (state == State.PLAYING) {
            state = State.CANCELLED;
            stop();
        }
    }

    /** Returns whether the study has ended. A cancelled study ends when it has stopped running. */
    synchronized boolean isOver() {
        return over;
    }

    /** Stops the study if its time is up, even if it has not reported progress recently. */
    synchronized void endInTime() {
        if (state == State.PLAYING && System.nanoTime() - began > most) {
            stop();
        }
    }

    /** Returns the report, or null if the study is not over or played no match. */
    synchronized Report report() {
        return report;
    }

    /** Sends the status to a stream now and after each change. */
    synchronized void listen(EventStream stream) {
        stream.send(String.valueOf(version), Json.bytes(status()));
        if (over) {
            stream.end(RETRY);
        } else {
            listening.add(stream);
        }
    }

    synchronized void gone(EventStream stream) {
        listening.remove(stream);
    }

    private void publish() {
        reported = System.nanoTime();
        version++;
        byte[] status = Json.bytes(status());
        // A stream that fails removes itself from the set, so iterate over a copy.
        List.copyOf(listening).forEach(stream -> stream.send(String.valueOf(version), status));
    }

    /** Returns the status as JSON. */
    synchronized ObjectNode status() {
        ObjectNode status = Json.object();
        status.put("study", id);
        status.put("state", state.name().toLowerCase(Locale.ROOT));
        ArrayNode arms = status.putArray("arms");
        asked.forEach(rules -> arms.add(rules.json()));
        status.put("rounds", rounds);
        status.put("expected", expected);
        status.put("seconds", secondsLeft());
        status.put("report", report == null ? null : "/api/studies/" + id + "/report");
        return status;
    }

    /** Returns the estimated remaining time in seconds, or null if it is unknown. */
    private Long secondsLeft() {
        if (state != State.PLAYING || rounds == 0) {
            return null;
        }
        double used = System.nanoTime() - began;
        double left = Math.min(most - used, used / rounds * (expected - rounds));
        return Math.max(0, Math.round(left / 1e9));
    }
}
