package dev.oya.cli.io;

import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Opens files that are named on the command line. The name {@code -} is the standard input. */
public final class Input {
    private static final int MOST_BYTES = 16 << 20;

    /** Maximum number of files in a folder whose names are compared with a misspelt name. */
    private static final int MOST_NAMES = 1_000;

    private Input() {}

    public static InputStream open(String name, InputStream typed) throws IOException {
        return name.equals("-") ? typed : Files.newInputStream(readable(name));
    }

    /**
     * Returns the path of a file after checking that it exists and is readable.
     *
     * @throws UserError if the file does not exist or cannot be read, or is a directory
     */
    public static Path readable(String name) {
        Path file = path(name);
        UserError.where(Files.isDirectory(file), name + " is a directory", "name a file");
        if (!Files.exists(file)) {
            String near = similar(name);
            throw new UserError(
                    "File not found: " + name,
                    near == null
                            ? "check the name, or write - for standard input"
                            : Advice.of("near", near).toString());
        }
        UserError.where(!Files.isReadable(file), "The file " + name + " cannot be read", "check its permissions");
        return file;
    }

    /** Returns the path of the file in the same folder with the most similar name, or null if no name is similar. */
    public static String similar(String name) {
        Path missing = path(name);
        Path folder = missing.toAbsolutePath().getParent();
        if (folder == null || missing.getFileName() == null || !Files.isDirectory(folder)) {
            return null;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.limit(MOST_NAMES)
                    .filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
            String near = Suggestions.file(missing.getFileName().toString(), names);
            return near == null ? null : missing.resolveSibling(near).toString();
        } catch (IOException | UncheckedIOException unreadable) {
            return null;
        }
    }

    /** Returns the size of a file in bytes, or -1 if the size is unknown or 0. */
    public static long size(String name) throws IOException {
        long size = name.equals("-") ? 0 : Files.size(readable(name));
        return size == 0 ? -1 : size;
    }

    public static String text(String name, InputStream typed) throws IOException {
        byte[] bytes;
        try (InputStream in = open(name, typed)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        }
        UserError.where(
                bytes.length > MOST_BYTES, shown(name) + ": more than " + MOST_BYTES + " bytes", "shorten the file");
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException malformed) {
            throw new UserError(shown(name) + ": not valid UTF-8", "save the file as UTF-8");
        }
    }

    /** Returns the name of a file for messages. */
    public static String shown(String name) {
        return name.equals("-") ? "(input)" : name;
    }

    public static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw new UserError("Invalid file name \"" + name + "\"", null);
        }
    }
}
