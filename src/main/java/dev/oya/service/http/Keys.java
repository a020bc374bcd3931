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

/** The API keys and the limits of the programs that use them. Contains only the hash of each key. Immutable. */
public final class Keys {
    /** No API keys. */
    public static final Keys NONE = new Keys(null);

    /** The limits that can be set for a program. */
    private static final Set<Limit> OWN =
            EnumSet.of(Limit.BODY, Limit.LAYER, Limit.LAYERS_PER_HOUR, Limit.RUN_SECONDS, Limit.TABLES_PER_HOUR);

    /** A program with an API key. */
    record Program(String name, byte[] hash, Limits limits) {}

    /** The programs, or null if there is no key file. */
    private final List<Program> programs;

    private Keys(List<Program> programs) {
        this.programs = programs;
    }

    /**
     * Reads a file of lines {@code name sha256 limit=value…}. Ignores empty lines and lines that start with #.
     *
     * @param usual default limits, which a line can override
     * @throws IllegalArgumentException if a line is invalid; the message contains its number
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
            throw new IllegalArgumentException("a name occurs twice");
        }
        return new Keys(List.copyOf(programs));
    }

    private static Program program(String line, Limits usual) {
        String[] words = line.split("\\s+");
        if (words.length < 2 || !words[0].matches("[\\w.-]{1,64}") || !words[1].matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "write NAME SHA256 LIMIT=VALUE, with the hash as 64 lower-case hexadecimal digits");
        }
        List<String> settings = List.of(words).subList(2, words.length);
        Set<String> own = OWN.stream().map(Limit::written).collect(Collectors.toCollection(java.util.TreeSet::new));
        for (String setting : settings) {
            if (!own.contains(setting.replaceFirst("=.*", ""))) {
                throw new IllegalArgumentException(
                        "\"" + setting + "\" is not a limit of an API key; available: " + String.join(", ", own));
            }
        }
        return new Program(words[0], HexFormat.of().parseHex(words[1]), usual.with(settings));
    }

    /** Returns whether there is a key file. Without a key file, tokens are not interpreted as API keys. */
    boolean arePresent() {
        return programs != null;
    }

    /**
     * Returns the program with a key, or null if the key is null.
     *
     * @throws HttpProblem with status 401 if the key is unknown
     */
    Program of(String key) {
        if (key == null) {
            return null;
        }
        byte[] hash = Sha256.of(key);
        Program found = null;
        // Compares all hashes, so that the response time reveals nothing about them.
        for (Program one : programs) {
            found = MessageDigest.isEqual(one.hash(), hash) ? one : found;
        }
        if (found == null) {
            throw new HttpProblem(401, "wrong-key");
        }
        return found;
    }
}
