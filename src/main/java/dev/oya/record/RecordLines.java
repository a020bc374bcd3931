package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The lines of a file of records, plain or gzipped. The format is detected from the content, not from the file name.
 *
 * <p>Memory is bounded. Lines longer than the limit are skipped and reported. A file is rejected if its unpacked size or number
 * of lines is out of proportion to the size of the file. Not thread-safe.
 */
public final class RecordLines implements Closeable {
    /** Default maximum length of a line in bytes. */
    public static final int MOST_BYTES = 16 << 20;

    /** Maximum ratio of unpacked to packed size. Records compress to about a tenth, so a higher ratio indicates a zip bomb. */
    private static final int MOST_WORK = 100;

    private static final long ALWAYS = 64L << 20;

    /** Bytes added to the unpacked size for each line, so that empty lines count as well. */
    private static final int LINE = 1 << 10;

    private final int limit;
    private final Counted packed;
    private final InputStream plain;
    /** Unpacked bytes. The bytes from {@link #at} to {@link #end} have not been read. */
    private final byte[] block = new byte[1 << 16];

    private int at;
    private int end;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 14);
    private long work;
    private int number;
    private String text;
    private Advice wrong;

    /**
     * Opens a file of records.
     *
     * @param limit maximum length of a line in bytes
     */
    public RecordLines(InputStream in, int limit) throws IOException {
        this.limit = limit;
        this.packed = new Counted(in);
        BufferedInputStream start = new BufferedInputStream(packed, 1 << 16);
        start.mark(2);
        boolean zipped = start.read() == 0x1f && start.read() == 0x8b;
        start.reset();
        plain = zipped ? new GZIPInputStream(start, 1 << 16) : start;
    }

    /** Thrown if the content is out of proportion to the size of the file. */
    static final class TooMuch extends ZipException {
        private final transient Advice found;

        private TooMuch(Advice found) {
            super(found.toString());
            this.found = found;
        }

        Advice found() {
            return found;
        }
    }

    /**
     * Reads the next line.
     *
     * @return false at the end of the file
     * @throws ZipException if the gzipped file is damaged, or its content is out of proportion to its size
     */
    public boolean next() throws IOException {
        bytes.reset();
        text = null;
        wrong = null;
        boolean tooLong = false;
        boolean ended = false;
        if (at == end && !fill()) {
            return false;
        }
        while (!ended && (at < end || fill())) {
            int to = at;
            while (to < end && block[to] != '\n') {
                to++;
            }
            int room = Math.min(to - at, limit - bytes.size());
            tooLong |= room < to - at;
            bytes.write(block, at, room);
            ended = to < end;
            at = ended ? to + 1 : to;
        }
        number++;
        count(LINE);
        if (tooLong) {
            wrong = Advice.of("more-bytes", limit);
        } else {
            decode();
        }
        return true;
    }

    /** Unpacks the next block. Returns false at the end of the file. */
    private boolean fill() throws IOException {
        at = 0;
        try {
            end = Math.max(0, plain.read(block));
        } catch (StackOverflowError nested) {
            // GZIPInputStream unpacks the members of a file recursively, so too many members overflow the stack.
            throw new TooMuch(Advice.of("many-gzip-parts"));
        }
        count(end);
        return end > 0;
    }

    private void count(int more) throws TooMuch {
        work += more;
        if (work > ALWAYS && work / MOST_WORK > packed.count) {
            throw new TooMuch(Advice.of("unpacks-to-more", MOST_WORK));
        }
    }

    private void decode() {
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
            text = number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException malformed) {
            wrong = Advice.of("not-text");
        }
    }

    /** Returns the number of the current line, from 1, or 0 before the first line. */
    public int number() {
        return number;
    }

    /** Returns the number of bytes read from the file, before unpacking. */
    public long bytes() {
        return packed.count;
    }

    /** Returns the current line, or null if it is unreadable. */
    public String text() {
        return text;
    }

    /** Returns the value of {@code match} in a record, or an empty string if there is none. */
    public static String match(String record) {
        try (JsonParser json = Json.STRICT.createParser(record)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean named = json.currentName().equals("match");
                JsonToken value = json.nextToken();
                if (named) {
                    return value == JsonToken.VALUE_STRING ? json.getString() : "";
                }
                json.skipChildren();
            }
        } catch (JacksonException none) {
            // Verification reports the error.
        }
        return "";
    }

    /** Returns the reason that the current line is unreadable, or null if it is readable. */
    public Mismatch wrong() {
        return wrong == null ? null : new Mismatch(number, "line", Advice.of("record-bytes", limit), wrong);
    }

    @Override
    public void close() throws IOException {
        plain.close();
    }

    private static final class Counted extends FilterInputStream {
        private long count;

        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int one = super.read();
            count += one < 0 ? 0 : 1;
            return one;
        }

        @Override
        public int read(byte[] into, int at, int length) throws IOException {
            int some = super.read(into, at, length);
            count += Math.max(0, some);
            return some;
        }
    }
}
