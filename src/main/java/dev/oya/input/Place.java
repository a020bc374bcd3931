package dev.oya.input;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * A place in a file.
 *
 * @param file the file, as given by the user or relative to the rules folder
 * @param line the line, from 1, or 0 if only the file is known
 * @param column the column, from 1, or 0 if the line is precise enough
 * @param pointer the JSON pointer to the value in a JSON document, or null in other files
 */
public record Place(
        String file, int line, int column, @JsonIgnore String pointer) {
    /** Creates a place in a file that is not JSON. */
    public Place(String file, int line, int column) {
        this(file, line, column, null);
    }

    /** Creates a place without a column. The line 0 means the whole file. */
    public Place(String file, int line) {
        this(file, line, 0);
    }

    @Override
    public String toString() {
        return line > 0 ? file + ":" + line + (column > 0 ? ":" + column : "") : file;
    }
}
