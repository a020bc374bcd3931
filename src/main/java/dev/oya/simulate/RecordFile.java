package dev.oya.simulate;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPOutputStream;

/**
 * A file of records that is there whole or not at all: it is written beside its place and moved there when it is kept.
 * Safe to abandon from another thread.
 */
public final class RecordFile implements AutoCloseable {
    private final Path file;
    private final Path draft;
    private final Writer lines;
    private boolean open = true;

    /**
     * @param file where it will be; compressed where its name ends in {@code .gz}
     * @throws IOException where nothing can be written there
     */
    public RecordFile(Path file) throws IOException {
        this.file = file;
        this.draft = file.resolveSibling(file.getFileName() + ".tmp");
        OutputStream out = Files.newOutputStream(draft);
        if (file.toString().endsWith(".gz")) {
            out = new GZIPOutputStream(out, 1 << 16);
        }
        lines = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    }

    /** Adds a line. */
    public synchronized void add(String line) throws IOException {
        if (open) {
            lines.write(line);
            lines.write('\n');
        }
    }

    /** Puts the file in its place, over one that may be there. */
    public synchronized void keep() throws IOException {
        if (!open) {
            return;
        }
        open = false;
        lines.close();
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Leaves nothing behind, unless the file was kept. */
    @Override
    public synchronized void close() throws IOException {
        if (open) {
            open = false;
            try (lines) {
                Files.deleteIfExists(draft);
            }
        }
    }
}
