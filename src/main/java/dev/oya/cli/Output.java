package dev.oya.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that a command writes: whole, or not at all. */
final class Output {
    private Output() {}

    /** Complains where no such file can be written. */
    static void check(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
            throw new Complaint("There can be no file " + file, "name a file in a folder that is there");
        }
        if (!Files.isWritable(folder)) {
            throw new Complaint("Nothing may be written into " + folder, "name a file in another folder");
        }
    }

    /** A file beside the one that is meant, until it is whole. */
    static Path part(Path file) throws IOException {
        check(file);
        Path part = file.resolveSibling("." + file.getFileName() + ".part");
        Files.writeString(part, "");
        return part;
    }

    /** Puts a file that is whole in its place. */
    static void keep(Path part, Path file) throws IOException {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Writes a text. */
    static void write(Path file, String text) throws IOException {
        Path part = part(file);
        try {
            Files.writeString(part, text);
            keep(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
