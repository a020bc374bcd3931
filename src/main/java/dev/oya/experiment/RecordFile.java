package dev.oya.experiment;

import dev.oya.files.AtomicFile;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** A file of records that is written atomically. Not thread-safe. */
public final class RecordFile implements AutoCloseable {
    private final AtomicFile whole;
    private final Writer lines;
    private boolean open = true;

    /** @param file path of the file; compressed with gzip if its name ends with {@code .gz} */
    public RecordFile(Path file) throws IOException {
        whole = new AtomicFile(file);
        OutputStream out = whole.out();
        if (file.toString().endsWith(".gz")) {
            out = new GZIPOutputStream(out, 1 << 16);
        }
        lines = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    }

    /** Adds a line. Does nothing after {@link #keep}. */
    public void add(String line) throws IOException {
        if (open) {
            lines.write(line);
            lines.write('\n');
        }
    }

    /** Moves the finished file to its final path and replaces any existing file. */
    public void keep() throws IOException {
        open = false;
        lines.close();
        whole.keep();
    }

    /** Deletes the unfinished file if it was not kept. */
    @Override
    public void close() throws IOException {
        whole.close();
    }
}
