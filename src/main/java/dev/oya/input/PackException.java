package dev.oya.input;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown if a pack or layer has errors. It contains all of them. */
public final class PackException extends RuntimeException {
    private final transient List<Problem> problems;

    public PackException(List<Problem> problems) {
        this(problems, "Nothing was loaded.");
    }

    private PackException(List<Problem> problems, String end) {
        super(text(problems, end));
        this.problems = List.copyOf(problems);
    }

    /** Returns the exception for an error of a pack that appears only during play. */
    public static PackException whilePlaying(Problem problem) {
        return new PackException(List.of(problem), "The game cannot go on.");
    }

    /** Returns this exception with the point of play at which it appeared. */
    public PackException at(String where) {
        return new PackException(problems, "The game cannot go on: " + where);
    }

    /** Returns all problems, in the order of files and lines. */
    public List<Problem> problems() {
        return problems;
    }

    private static String text(List<Problem> problems, String end) {
        String told = problems.stream().map(one -> one + System.lineSeparator()).collect(Collectors.joining());
        int count = Problems.count(problems);
        return told + count + (count == 1 ? " problem. " : " problems. ") + end;
    }
}
