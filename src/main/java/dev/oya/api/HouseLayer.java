package dev.oya.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A house layer: the house rules of a table.
 *
 * @param name name for messages, such as {@code friday.yaml}
 * @param yaml the text of the layer
 */
public record HouseLayer(String name, String yaml) {
    public HouseLayer {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(yaml, "yaml");
    }

    /**
     * Reads a house layer from a file.
     *
     * @throws IOException if the file cannot be read
     */
    public static HouseLayer of(Path file) throws IOException {
        return new HouseLayer(file.toString(), Files.readString(file));
    }
}
