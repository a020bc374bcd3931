package dev.oya.pack;

/**
 * A place in a file.
 *
 * @param file the file, as the user named it or relative to the rules folder
 * @param line the line, from 1; 0 where only the file is known
 */
public record Place(String file, int line) {
    @Override
    public String toString() {
        return line > 0 ? file + ":" + line : file;
    }
}
