package dev.oya.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * House rules.
 *
 * @param name what messages call them, such as {@code friday.yaml}; the text may come from anywhere
 * @param yaml their text
 */
public record HouseLayer(String name, String yaml) {
    public HouseLayer {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(yaml, "yaml");
    }

    /**
     * House rules from a file.
     *
     * @throws IOException where it cannot be read
     */
    public static HouseLayer of(Path file) throws IOException {
        return new HouseLayer(file.toString(), Files.readString(file));
    }
}
