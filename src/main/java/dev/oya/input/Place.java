package dev.oya.input;

/**
 * A place in a file.
 *
 * @param file the file, as the user named it or relative to the rules folder
 * @param line the line, from 1; 0 where only the file is known
 * @param column the column, from 1; 0 where the line says enough
 */
public record Place(String file, int line, int column) {
    /** A line of a file, or, with 0, the file. */
    public Place(String file, int line) {
        this(file, line, 0);
    }

    @Override
    public String toString() {
        return line > 0 ? file + ":" + line + (column > 0 ? ":" + column : "") : file;
    }
}
