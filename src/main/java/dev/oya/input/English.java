package dev.oya.input;

/** Formats numbers with their nouns for English sentences that are not translated. */
public final class English {
    private English() {}

    /** Returns a number with its noun, such as {@code 1 rule} or {@code 2 rules}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
