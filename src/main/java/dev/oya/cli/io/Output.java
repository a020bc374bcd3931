package dev.oya.cli.io;

import dev.oya.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;

/** Files that a command writes: whole, or not at all. */
public final class Output {
    private Output() {}

    /** Complains where no such file can be written; null where none is to be. */
    public static void check(Path file) {
        String why = file == null ? null : AtomicFile.unfit(file);
        UserError.where(
                why != null, file + " cannot be written: " + why, "name another file, in a folder that is there");
    }

    public static void write(Path file, String text) throws IOException {
        check(file);
        AtomicFile.write(file, text);
    }
}
