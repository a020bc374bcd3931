package dev.oya.input;

import java.util.List;
import java.util.stream.Collectors;

/** Something is wrong with a pack or a layer; carries every problem that was found. */
public final class PackException extends RuntimeException {
    private final transient List<Problem> problems;

    public PackException(List<Problem> problems) {
        this(problems, "Nothing was loaded.");
    }

    private PackException(List<Problem> problems, String end) {
        super(text(problems, end));
        this.problems = List.copyOf(problems);
    }

    /** A pack that could be read turns out to be wrong when it is played by. */
    public static PackException whilePlaying(Problem problem) {
        return new PackException(List.of(problem), "The game cannot go on.");
    }

    /** The same, with where in play it turned out. */
    public PackException at(String where) {
        return new PackException(problems, "The game cannot go on: " + where);
    }

    /** All problems, in the order of files and lines. */
    public List<Problem> problems() {
        return problems;
    }

    private static String text(List<Problem> problems, String end) {
        String told = problems.stream().map(one -> one + System.lineSeparator()).collect(Collectors.joining());
        int count = Problems.count(problems);
        return told + count + (count == 1 ? " problem. " : " problems. ") + end;
    }
}
