package dev.oya.input;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown if a pack or layer has errors. It contains all errors. */
public final class PackException extends RuntimeException {
    private final transient List<Problem> problems;
    private final transient Advice end;

    public PackException(List<Problem> problems) {
        this(problems, Advice.of("nothing-loaded"));
    }

    /** @param end closing sentence about the consequence of the errors */
    public PackException(List<Problem> problems, Advice end) {
        super(text(problems, end, "en"));
        this.problems = List.copyOf(problems);
        this.end = end;
    }

    /** Returns the exception for an error in a pack that is detected only during play. */
    public static PackException whilePlaying(Problem problem) {
        return new PackException(List.of(problem), Advice.of("play-stopped"));
    }

    /** Returns this exception with the point of play at which the error was detected. */
    public PackException at(String where) {
        return new PackException(problems, Advice.of("play-stopped-at", where));
    }

    /** Returns all problems, in the order of files and lines. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns all problems and the consequence in the given language. Texts without a translation are in English. */
    public String in(String language) {
        return text(problems, end, language);
    }

    private static String text(List<Problem> problems, Advice end, String language) {
        String text = problems.stream()
                .map(one -> one.in(language) + System.lineSeparator())
                .collect(Collectors.joining());
        int count = Problems.count(problems);
        return text + (count == 1 ? Advice.of("problem", end) : Advice.of("problems", count, end)).in(language);
    }
}
