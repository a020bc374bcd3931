package dev.oya.record;

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
 * The lines of a file of records, plain or gzipped whatever its name, in bounded memory: a line longer than the limit is
 * passed over, and neither what is unpacked nor the number of lines may be out of all proportion to what came. Not thread-safe.
 */
public final class RecordLines implements Closeable {
    /** How many bytes a line may have where nobody says otherwise. */
    public static final int MOST_BYTES = 16 << 20;

    /** Records shrink to about a tenth; what shrinks by more than this factor is made to fill a disk, a memory or a day. */
    private static final int MOST_WORK = 100;

    private static final long ALWAYS = 64L << 20;

    /** What a line is counted for besides its bytes: to read it is work also where nothing stands in it. */
    private static final int LINE = 1 << 10;

    private final int limit;
    private final Counted packed;
    private final InputStream plain;
    /** What has been unpacked and not been read yet lies from {@link #at} on. */
    private final byte[] block = new byte[1 << 16];

    private int at;
    private int end;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 14);
    private long work;
    private int number;
    private String text;
    private String wrong;

    /** @param limit how many bytes a line may have */
    public RecordLines(InputStream in, int limit) throws IOException {
        this.limit = limit;
        this.packed = new Counted(in);
        BufferedInputStream start = new BufferedInputStream(packed, 1 << 16);
        start.mark(2);
        boolean zipped = start.read() == 0x1f && start.read() == 0x8b;
        start.reset();
        plain = zipped ? new GZIPInputStream(start, 1 << 16) : start;
    }

    /** There is far more to a file than to records; the message says so in our words. */
    static final class TooMuch extends ZipException {
        private TooMuch(String message) {
            super(message);
        }
    }

    /**
     * Goes on to the next line.
     *
     * @return false at the end
     * @throws ZipException where the gzipped file is damaged, or there is far more to it than to records
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
            wrong = "more than " + limit + " bytes";
        } else {
            decode();
        }
        return true;
    }

    /** Unpacks more; false at the end. */
    private boolean fill() throws IOException {
        at = 0;
        try {
            end = Math.max(0, plain.read(block));
        } catch (StackOverflowError nested) {
            // Java unpacks each part of a file from within the one before it.
            throw new TooMuch("it has more gzipped parts than can be unpacked");
        }
        count(end);
        return end > 0;
    }

    private void count(int more) throws TooMuch {
        work += more;
        if (work > ALWAYS && work / MOST_WORK > packed.count) {
            throw new TooMuch("it is more than " + MOST_WORK + " times its size in what it unpacks to, or in lines");
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
            wrong = "bytes that are no UTF-8 text";
        }
    }

    /** The number of the last line that was read whole, from 1; 0 before the first. */
    public int number() {
        return number;
    }

    /** How many bytes of the file have been read, packed or not. */
    public long bytes() {
        return packed.count;
    }

    /** The line, or null where it cannot be read. */
    public String text() {
        return text;
    }

    /** The match that a record names; empty where it names none. */
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
            // Verifying it says what it is.
        }
        return "";
    }

    /** Why the line cannot be read, or null. */
    public Mismatch wrong() {
        return wrong == null ? null : new Mismatch(number, "line", "a record of at most " + limit + " bytes", wrong);
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
