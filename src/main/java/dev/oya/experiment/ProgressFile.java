package dev.oya.experiment;

import dev.oya.files.Sha256;
import dev.oya.files.WholeFile;
import dev.oya.notation.Json;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/**
 * How far an experiment is, kept in a file. Its first line says which experiment that is; further lines are parts, each written
 * as soon as it was played. Each line ends with a seal over its text and all lines before it, so that a changed byte is
 * noticed; a last line that a kill cut off is no line. Files of earlier versions have no seals: they are read where they
 * stand as those versions wrote them, and sealed. Not thread-safe.
 */
public final class ProgressFile implements AutoCloseable {
    private static final Pattern SEALED = Pattern.compile("(\\{.*),\"seal\":\"([0-9a-f]{16})\"\\}", Pattern.DOTALL);
    private static final int SEAL_BYTES = 8;
    private static final int LONGEST_LINE = 1 << 28;

    /** Says that a file cannot be gone on with, and what to do. */
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
    private final String head;
    /** The hash of all lines before, over which the next seal is made too; null where nothing is sealed. */
    private byte[] before;

    private FileOutputStream out;

    /**
     * Looks what a file holds, and changes nothing.
     *
     * @param kind what is kept: the field of the first line that names it by its digest
     * @throws Unusable where it holds something else, or its first line was changed
     */
    public ProgressFile(Path file, String kind) throws IOException {
        this.file = file;
        this.kind = kind;
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Unusable(file + " is no file in which anything could be kept", "name another file");
        }
        try (Lines lines = new Lines(file)) {
            String first = lines.next();
            head = first == null && lines.rest().isEmpty() ? null : first(first);
        }
        if (head != null && field(kind) == null) {
            throw noExperiment();
        }
    }

    private Unusable noExperiment() {
        return new Unusable(
                file + " holds no " + kind + ", or one that was cut off or changed",
                "name a file that --resume has written, or a new one");
    }

    private Unusable changed(int line) {
        return new Unusable(
                file + ", line " + line + " was changed since it was written",
                "put the file back as it was, or name a new one");
    }

    /** The first line without its seal; whether it has one is so for all others. */
    private String first(String line) {
        if (line == null) {
            throw noExperiment();
        }
        before = SEALED.matcher(line).matches() ? Sha256.of(kind) : null;
        return opened(line, 1);
    }

    /** A line without its seal. */
    private String opened(String line, int number) {
        Matcher sealed = SEALED.matcher(line);
        if (sealed.matches() != (before != null)) {
            throw changed(number);
        }
        if (before == null) {
            return line;
        }
        if (!seal(sealed.group(1)).equals(sealed.group(2))) {
            throw changed(number);
        }
        return sealed.group(1) + "}";
    }

    private String seal(String text) {
        before = Sha256.of(HexFormat.of().formatHex(before) + text);
        return HexFormat.of().formatHex(before, 0, SEAL_BYTES);
    }

    private byte[] sealed(Record line) {
        String text = bytewise(Json.tree(line).toString());
        String open = text.substring(0, text.length() - 1);
        return (open + ",\"seal\":\"" + seal(open) + "\"}\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    /** A text as lines are held here: a letter for each byte, so that two files are one only where all bytes are. */
    private static String bytewise(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    /** A line as a record, where it is written as records are. */
    private <R extends Record> R record(String line, Class<R> as, int number) {
        try {
            R read = Json.STRICT.readValue(line.getBytes(StandardCharsets.ISO_8859_1), as);
            if (bytewise(Json.tree(read).toString()).equals(line)) {
                return read;
            }
        } catch (JacksonException | IllegalArgumentException broken) {
            // It is told below.
        }
        throw changed(number);
    }

    /** A text of the first line that was kept; null where there is none. */
    public String field(String name) {
        try {
            return head == null
                    ? null
                    : Json.STRICT
                            .readTree(head.getBytes(StandardCharsets.ISO_8859_1))
                            .path(name)
                            .asString(null);
        } catch (JacksonException broken) {
            throw noExperiment();
        }
    }

    private void mustBe(String digest, String given) {
        if (head != null && !digest.equals(field(kind))) {
            throw new Unusable(file + " holds another " + kind, given + " are those it began with; or name a new file");
        }
    }

    /**
     * What is kept in one line that is replaced as the experiment goes on; null where nothing was kept.
     *
     * @param digest what it must be of
     * @param given what digests hang on, in words of the command
     * @param check throws {@link IllegalArgumentException} where that cannot be
     * @throws Unusable where another experiment was kept, or anything was changed
     */
    public <R extends Record> R whole(Class<R> as, String digest, String given, Consumer<R> check) throws IOException {
        mustBe(digest, given);
        if (head == null) {
            return null;
        }
        R kept = record(head, as, 1);
        try (Lines lines = new Lines(file)) {
            lines.next();
            if (lines.next() != null || !lines.rest().isEmpty()) {
                throw changed(2);
            }
            check.accept(kept);
            return kept;
        } catch (IllegalArgumentException | ArithmeticException | NullPointerException impossible) {
            // Without a seal anything may stand there: null for a list, numbers beyond all bounds.
            throw changed(1);
        }
    }

    /** Keeps one line in the place of all there was, whole or not at all. */
    public void replace(Record whole) {
        before = Sha256.of(kind);
        try {
            write(List.of(whole));
        } catch (IOException full) {
            throw unkept(full);
        }
    }

    /**
     * Goes on with what was kept part by part, or begins.
     *
     * @param begun the first line of this experiment; of one that was kept it must be the same
     * @param given what digests hang on, in words of the command
     * @param told hears of each part that was kept; throws {@link IllegalArgumentException} where that cannot be
     * @throws Unusable where another experiment was kept, or anything was changed; nothing was written then
     */
    @SuppressWarnings("unchecked")
    public <B extends Record, P extends Record> void goOn(B begun, String given, Class<P> as, Consumer<P> told)
            throws IOException {
        mustBe(Json.tree(begun).get(kind).stringValue(), given);
        if (head == null) {
            replace(begun);
            append(Files.size(file));
            return;
        }
        if (!record(head, (Class<B>) begun.getClass(), 1).equals(begun)) {
            throw changed(1);
        }
        List<Record> unsealed = before == null ? new ArrayList<>(List.of(begun)) : null;
        long whole = parts(as, part -> {
            told.accept(part);
            if (unsealed != null) {
                unsealed.add(part);
            }
        });
        if (unsealed != null) {
            before = Sha256.of(kind);
            write(unsealed);
            whole = Files.size(file);
        }
        append(whole);
    }

    /** Tells each part; how many bytes there are in whole lines. */
    private <P extends Record> long parts(Class<P> as, Consumer<P> told) throws IOException {
        int number = 1;
        try (Lines lines = new Lines(file)) {
            first(lines.next());
            for (String line = lines.next(); line != null; line = lines.next()) {
                number++;
                told.accept(record(opened(line, number), as, number));
            }
            // What a kill cut off goes no further than its line.
            Matcher last = SEALED.matcher(lines.rest());
            if (last.lookingAt() && last.end() < lines.rest().length()) {
                throw changed(number + 1);
            }
            return lines.whole;
        } catch (IllegalArgumentException notNext) {
            throw changed(number);
        }
    }

    private void write(List<Record> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Record line : lines) {
            text.append(new String(sealed(line), StandardCharsets.UTF_8));
        }
        WholeFile.write(file, text.toString());
    }

    private void append(long whole) throws IOException {
        out = new FileOutputStream(file.toFile(), true);
        if (out.getChannel().tryLock() == null) {
            throw new Unusable(file + " is being written by another " + kind, "wait for it, or name another file");
        }
        out.getChannel().truncate(whole);
    }

    public void add(Record part) {
        try {
            out.write(sealed(part));
        } catch (IOException full) {
            throw unkept(full);
        }
    }

    private UncheckedIOException unkept(IOException full) {
        return new UncheckedIOException("how far the " + kind + " is cannot be kept: " + full.getMessage(), full);
    }

    @Override
    public void close() {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException full) {
            throw unkept(full);
        }
    }

    /** The lines of a file that end as lines do, and what is behind the last of them. */
    private static final class Lines implements AutoCloseable {
        private final InputStream in;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private long whole;

        Lines(Path file) throws IOException {
            in = Files.exists(file)
                    ? new BufferedInputStream(Files.newInputStream(file))
                    : InputStream.nullInputStream();
        }

        String next() throws IOException {
            line.reset();
            for (int letter = in.read(); letter >= 0 && line.size() < LONGEST_LINE; letter = in.read()) {
                if (letter == '\n') {
                    whole += line.size() + 1;
                    return rest();
                }
                line.write(letter);
            }
            return null;
        }

        /** What was read since the last whole line. */
        String rest() {
            return line.toString(StandardCharsets.ISO_8859_1);
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
