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

/** A file of records that is there whole or not at all. Not thread-safe. */
public final class RecordFile implements AutoCloseable {
    private final AtomicFile whole;
    private final Writer lines;
    private boolean open = true;

    /** @param file where it will be; compressed where its name ends in {@code .gz} */
    public RecordFile(Path file) throws IOException {
        whole = new AtomicFile(file);
        OutputStream out = whole.out();
        if (file.toString().endsWith(".gz")) {
            out = new GZIPOutputStream(out, 1 << 16);
        }
        lines = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    }

    /** Adds a line; after the file was kept it says nothing any more. */
    public void add(String line) throws IOException {
        if (open) {
            lines.write(line);
            lines.write('\n');
        }
    }

    /** Puts the file in its place, over one that may be there. */
    public void keep() throws IOException {
        open = false;
        lines.close();
        whole.keep();
    }

    /** Leaves nothing behind, unless the file was kept. */
    @Override
    public void close() throws IOException {
        whole.close();
    }
}
