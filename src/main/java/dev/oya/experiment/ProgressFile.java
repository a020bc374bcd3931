package dev.oya.experiment;

import dev.oya.files.AtomicFile;
import dev.oya.notation.Json;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import tools.jackson.core.JacksonException;

/**
 * A file from which an experiment is resumed. The first line identifies the experiment by its digest. Each further line
 * contains the result of one part of the experiment and is appended as soon as that part has been played. Each line is a JSON
 * object that ends with a checksum. A truncated last line is dropped. Not thread-safe.
 */
public final class ProgressFile implements AutoCloseable {
    private static final Pattern LINE = Pattern.compile("(\\{[^\\n]*),\"checksum\":\"([0-9a-f]{8})\"\\}");

    /** Thrown if an experiment cannot be resumed from a file. */
    public static final class Unusable extends RuntimeException {
        private final String advice;

        private Unusable(String message, String advice) {
            super(message);
            this.advice = advice;
        }

        public String advice() {
            return advice;
        }
    }

    private final Path file;
    private final String kind;
    /** The complete lines, one character for each byte. */
    private final List<String> lines;
    /** The bytes after the last complete line. */
    private final String rest;

    private FileOutputStream out;

    /**
     * Reads a file without changing it. If the file is missing or empty, a new experiment starts.
     *
     * @param kind kind of experiment, which is also the name of the field with the digest in the first line
     * @throws Unusable if the file is not a progress file of this kind or was changed
     */
    public ProgressFile(Path file, String kind) throws IOException {
        this.file = file;
        this.kind = kind;
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Unusable(file + " is not a regular file", "name another file");
        }
        String text = Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
        List<String> all = List.of(text.split("\n", -1));
        lines = all.subList(0, all.size() - 1);
        rest = all.get(lines.size());
        if (!text.isEmpty() && (lines.isEmpty() || !LINE.matcher(lines.get(0)).matches() || field(kind) == null)) {
            throw new Unusable(
                    file + " contains no " + kind + ", or its content was truncated or changed",
                    "name a file written by --resume, or a new one");
        }
        for (int number = 1; number <= lines.size(); number++) {
            opened(number);
        }
        // If anything but a line break follows a complete line, the file was changed, not truncated.
        Matcher cut = LINE.matcher(rest);
        if (cut.lookingAt() && cut.end() < rest.length()) {
            throw changed(lines.size() + 1);
        }
    }

    private Unusable changed(int line) {
        return new Unusable(file + ", line " + line + " was changed later", "restore the file, or name a new one");
    }

    /** Returns the bytes of a line without its checksum. */
    private byte[] opened(int number) {
        Matcher line = LINE.matcher(lines.get(number - 1));
        if (line.matches()
                && checksum(line.group(1).getBytes(StandardCharsets.ISO_8859_1)).equals(line.group(2))) {
            return (line.group(1) + "}").getBytes(StandardCharsets.ISO_8859_1);
        }
        throw changed(number);
    }

    private static String checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return String.format("%08x", sum.getValue());
    }

    private static String line(Record content) {
        String json = Json.tree(content).toString();
        String open = json.substring(0, json.length() - 1);
        return open + ",\"checksum\":\"" + checksum(open.getBytes(StandardCharsets.UTF_8)) + "\"}\n";
    }

    private <R extends Record> R read(Class<R> as, int number) {
        try {
            return Json.STRICT.readValue(opened(number), as);
        } catch (JacksonException otherVersion) {
            throw changed(number);
        }
    }

    /** Returns a text field of the first line, or null if the file is empty or the field is missing. */
    public String field(String name) {
        try {
            return lines.isEmpty()
                    ? null
                    : Json.STRICT.readTree(opened(1)).path(name).asString(null);
        } catch (JacksonException noJson) {
            throw changed(1);
        }
    }

    private void mustBe(String digest, String given) {
        if (!lines.isEmpty() && !digest.equals(field(kind))) {
            throw new Unusable(
                    file + " contains another " + kind, given + " must not change; otherwise name a new file");
        }
    }

    /**
     * Returns the progress from a file that {@link #replace} writes, or null if the file is new.
     *
     * @param digest digest of the experiment
     * @param given the options that the digest depends on, for the message
     * @throws Unusable if the file belongs to another experiment or was changed
     */
    public <R extends Record> R whole(Class<R> as, String digest, String given) {
        mustBe(digest, given);
        if (lines.size() > 1 || !rest.isEmpty()) {
            throw changed(2);
        }
        return lines.isEmpty() ? null : read(as, 1);
    }

    /** Atomically replaces the content of the file with one line. */
    public void replace(Record whole) {
        try {
            AtomicFile.write(file, line(whole));
        } catch (IOException full) {
            throw unwritable(full);
        }
    }

    /**
     * Resumes an experiment part by part, or starts a new one.
     *
     * @param first first line of the experiment
     * @param given the options that the digest depends on, for the message
     * @param each receives the results of the parts; throws {@link IllegalArgumentException} if a part is out of order
     * @throws Unusable if the file belongs to another experiment or was changed; the file is then left unmodified
     */
    public <P extends Record> void resume(Record first, String given, Class<P> as, Consumer<P> each)
            throws IOException {
        mustBe(Json.tree(first).get(kind).stringValue(), given);
        for (int number = 2; number <= lines.size(); number++) {
            try {
                each.accept(read(as, number));
            } catch (IllegalArgumentException notNext) {
                throw changed(number);
            }
        }
        if (lines.isEmpty()) {
            replace(first);
        }
        out = new FileOutputStream(file.toFile(), true);
        if (out.getChannel().tryLock() == null) {
            throw new Unusable(
                    file + " is being written by another " + kind, "wait until it has finished, or name another file");
        }
        if (!lines.isEmpty()) {
            out.getChannel()
                    .truncate(
                            lines.stream().mapToLong(line -> line.length() + 1).sum());
        }
    }

    /** Appends the result of a part. */
    public void add(Record part) {
        try {
            out.write(line(part).getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            throw unwritable(full);
        }
    }

    private UncheckedIOException unwritable(IOException full) {
        return new UncheckedIOException("the progress of the " + kind + " cannot be saved: " + full.getMessage(), full);
    }

    @Override
    public void close() {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException full) {
            throw unwritable(full);
        }
    }
}
