package dev.oya.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A house-rule layer: changes that a table makes to the rules of a game. Immutable.
 *
 * <pre>{@code
 * HouseLayer friday = new HouseLayer("friday.yaml", """
 *         layer: friday
 *         title: Friday's table
 *         base: some-game
 *         because: We go home early.
 *         options: { rounds: 6 }
 *         """);
 * }</pre>
 *
 * @param name name for messages, such as {@code friday.yaml}; it is not opened as a file
 * @param yaml the text of the layer
 */
public record HouseLayer(String name, String yaml) {
    public HouseLayer {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(yaml, "yaml");
    }

    /**
     * Reads a house-rule layer from a file.
     *
     * @param file a UTF-8 file
     * @throws IOException if the file cannot be read
     */
    public static HouseLayer of(Path file) throws IOException {
        return new HouseLayer(file.toString(), Files.readString(file));
    }
}
