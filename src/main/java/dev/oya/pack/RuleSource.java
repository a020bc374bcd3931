package dev.oya.pack;

/**
 * A file of rules.
 *
 * @param file its name, for messages
 * @param text DRL
 * @param firstLine the line of the file at which the text begins, from 1
 * @param foreign whether it came from elsewhere than the rules folder, and so is compiled apart
 */
public record RuleSource(String file, String text, int firstLine, boolean foreign) {
    /** A file of the rules folder. */
    public RuleSource(String file, String text, int firstLine) {
        this(file, text, firstLine, false);
    }

    /** The same file with another text, its lines where they were. */
    public RuleSource with(String other) {
        return new RuleSource(file, other, firstLine, foreign);
    }
}
