package dev.oya.cli;

import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Output;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.PairingResult;
import dev.oya.experiment.arena.Standings;
import dev.oya.record.Json;
import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * How far an arena is, kept in a file: a line says what meets there, and each further line is a meeting. A line is written when
 * the meeting is over, so whatever ends the program, what was played is there. Not thread-safe.
 */
final class ArenaFile implements AutoCloseable {
    private final Path file;
    private final FileOutputStream out;

    /** Opens a file, or begins one; what it holds is added to the standings. */
    ArenaFile(Path file, Standings standings) {
        this.file = file;
        Output.check(file);
        try {
            byte[] held = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            int whole = held.length;
            // A line that was being written is no line.
            while (whole > 0 && held[whole - 1] != '\n') {
                whole--;
            }
            List<String> lines =
                    new String(held, 0, whole, StandardCharsets.UTF_8).lines().toList();
            read(lines, held.length, standings);
            out = new FileOutputStream(file.toFile(), true);
            FileLock lock = out.getChannel().tryLock();
            if (lock == null) {
                throw new Complaint(file + " is being written by another arena", "wait for it, or name another file");
            }
            out.getChannel().truncate(whole);
            if (whole == 0) {
                Arena arena = standings.arena();
                write(Json.object()
                        .put("arena", arena.digest())
                        .put("seed", arena.seed())
                        .toString());
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The seed of an arena that was kept; null where none was. */
    static String seed(Path file) {
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            String first = lines.readLine();
            return first == null
                    ? null
                    : Json.STRICT.readTree(first).path("seed").asString(null);
        } catch (IOException | JacksonException unreadable) {
            // It is told when the file is opened.
            return null;
        }
    }

    private void read(List<String> lines, int bytes, Standings standings) {
        if (lines.isEmpty() && bytes == 0) {
            return;
        }
        String digest = null;
        int line = 0;
        try {
            for (String text : lines) {
                line++;
                if (line == 1) {
                    JsonNode head = Json.STRICT.readTree(text);
                    digest = head.path("arena").asString(null);
                    if (digest == null) {
                        break;
                    }
                    if (!digest.equals(standings.arena().digest())) {
                        throw new Complaint(
                                file + " holds another arena",
                                "game, rules, --bots, --players, --rounds and --seed are those it began with; or name a new"
                                        + " file");
                    }
                } else {
                    standings.add(Json.STRICT.readValue(text, PairingResult.class));
                }
            }
        } catch (JacksonException | IllegalArgumentException broken) {
            throw new Complaint(
                    file + ", line " + line + ": that is no meeting that comes next",
                    "the file was changed: name a new one");
        }
        if (digest == null) {
            throw new Complaint(file + " holds no arena", "name a file that --resume has written, or a new one");
        }
    }

    /** Adds a meeting. */
    void add(PairingResult meeting) {
        write(Json.tree(meeting).toString());
    }

    private void write(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            throw new UncheckedIOException("how far the arena is cannot be kept: " + full.getMessage(), full);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
