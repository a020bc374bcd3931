package dev.oya.service.http;

import dev.oya.files.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The programs that the operator gives limits of their own, each known by a key of which only the hash is here. Immutable. */
public final class Keys {
    /** Nobody has a key. */
    public static final Keys NONE = new Keys(null);

    /** What a program may be given a limit of its own for. */
    private static final Set<Limit> OWN =
            EnumSet.of(Limit.BODY, Limit.LAYER, Limit.LAYERS_PER_HOUR, Limit.RUN_SECONDS, Limit.TABLES_PER_HOUR);

    /** A program that has a key. */
    record Program(String name, byte[] hash, Limits limits) {}

    /** Null where there is no file of keys. */
    private final List<Program> programs;

    private Keys(List<Program> programs) {
        this.programs = programs;
    }

    /**
     * Reads a file of lines {@code name sha256 limit=value…}; empty lines and those that begin with # say nothing.
     *
     * @param usual what a program has no limit of its own for
     * @throws IllegalArgumentException where a line is wrong, with its number
     */
    public static Keys of(Path file, Limits usual) throws IOException {
        List<Program> programs = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    programs.add(program(line, usual));
                } catch (IllegalArgumentException wrong) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + wrong.getMessage(), wrong);
                }
            }
        }
        long names = programs.stream().map(Program::name).distinct().count();
        if (names < programs.size()) {
            throw new IllegalArgumentException("a name stands there twice");
        }
        return new Keys(List.copyOf(programs));
    }

    private static Program program(String line, Limits usual) {
        String[] words = line.split("\\s+");
        if (words.length < 2 || !words[0].matches("[\\w.-]{1,64}") || !words[1].matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "write NAME SHA256 LIMIT=VALUE, the hash in 64 small hexadecimal digits");
        }
        List<String> settings = List.of(words).subList(2, words.length);
        Set<String> own = OWN.stream().map(Limit::written).collect(Collectors.toCollection(java.util.TreeSet::new));
        for (String setting : settings) {
            if (!own.contains(setting.replaceFirst("=.*", ""))) {
                throw new IllegalArgumentException(
                        "\"" + setting + "\" is no limit of a program's own; there is: " + String.join(", ", own));
            }
        }
        return new Program(words[0], HexFormat.of().parseHex(words[1]), usual.with(settings));
    }

    /** Whether there are any: else whatever is sent along is no key. */
    boolean areThere() {
        return programs != null;
    }

    /**
     * The program whose key was sent; null where none was.
     *
     * @throws HttpProblem 401 where it is nobody's
     */
    Program of(String key) {
        if (key == null) {
            return null;
        }
        byte[] hash = Sha256.of(key);
        Program found = null;
        // All of them are looked at, so that it takes as long whatever was sent.
        for (Program one : programs) {
            found = MessageDigest.isEqual(one.hash(), hash) ? one : found;
        }
        if (found == null) {
            throw new HttpProblem(401, "wrong-key");
        }
        return found;
    }
}
