package dev.oya.cli.io;

import dev.oya.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the files of a command atomically. */
public final class Output {
    private Output() {}

    /**
     * Checks that a file can be written.
     *
     * @param file the file, or null to skip the check
     * @throws UserError if the file cannot be written
     */
    public static void check(Path file) {
        String why = file == null ? null : AtomicFile.unfit(file);
        UserError.where(why != null, "Cannot write " + file + ": " + why, "choose another file in an existing folder");
    }

    public static void write(Path file, String text) throws IOException {
        check(file);
        AtomicFile.write(file, text);
    }
}
