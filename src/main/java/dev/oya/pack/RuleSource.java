package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A file of rules.
 *
 * @param file the file's name for messages
 * @param text DRL
 * @param firstLine line of the file where the text begins, from 1
 * @param foreign whether the file comes from outside the rules folder and must be compiled separately
 */
public record RuleSource(String file, String text, int firstLine, boolean foreign) {
    /** Creates a source from the rules folder. */
    public RuleSource(String file, String text, int firstLine) {
        this(file, text, firstLine, false);
    }

    /**
     * Returns the place of a line of the text.
     *
     * @param line number of the line, from 1
     */
    public Place place(int line) {
        return new Place(file, firstLine + line - 1);
    }

    /** Returns this file with the given text, which begins on the same line. */
    public RuleSource with(String other) {
        return new RuleSource(file, other, firstLine, foreign);
    }
}
