package dev.oya.record;

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

/**
 * The lines of a file of records, plain or gzipped whatever its name, in bounded memory: a line longer than the limit is
 * passed over, and what is unpacked may not be out of all proportion to what was packed. Not thread-safe.
 */
public final class RecordLines implements Closeable {
    /** How many bytes a line may have where nobody says otherwise. */
    public static final int MOST_BYTES = 16 << 20;

    /** Records shrink to about a tenth; what shrinks more than so many times is made to fill a disk or a memory. */
    private static final int MOST_UNPACKED = 100;

    private static final long ALWAYS_UNPACKED = 64L << 20;

    private final int limit;
    private final Counted packed;
    private final InputStream plain;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 14);
    private long unpacked;
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
        plain = zipped ? new BufferedInputStream(new GZIPInputStream(start, 1 << 16), 1 << 16) : start;
    }

    /**
     * Goes on to the next line.
     *
     * @return false at the end
     * @throws ZipException where the gzipped file is damaged, or unpacks to far more than records do
     */
    public boolean next() throws IOException {
        bytes.reset();
        text = null;
        wrong = null;
        int letter = plain.read();
        if (letter < 0) {
            return false;
        }
        boolean tooLong = false;
        for (; letter >= 0 && letter != '\n'; letter = plain.read()) {
            if (bytes.size() < limit) {
                bytes.write(letter);
            } else {
                tooLong = true;
            }
            if (++unpacked > ALWAYS_UNPACKED && unpacked / MOST_UNPACKED > packed.count) {
                throw new ZipException("it unpacks to more than " + MOST_UNPACKED + " times its size");
            }
        }
        unpacked++;
        number++;
        if (tooLong) {
            wrong = "more than " + limit + " bytes";
        } else {
            decode();
        }
        return true;
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

    /** The line, or null where it cannot be read. */
    public String text() {
        return text;
    }

    /** Why the line cannot be read, or null. */
    public Mismatch wrong() {
        return wrong == null ? null : new Mismatch(number, "line", "a record of at most " + limit + " bytes", wrong);
    }

    @Override
    public void close() throws IOException {
        plain.close();
    }

    /** Counts what was read. */
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
