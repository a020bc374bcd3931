package dev.oya.pack;

import java.util.List;

/** A pack or a layer could not be read; carries every problem that was found, so nothing was loaded. */
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<PackProblem> problems;

    public PackException(List<PackProblem> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
    }

    /** All problems, in the order of files and lines. */
    public List<PackProblem> problems() {
        return problems;
    }

    private static String text(List<PackProblem> problems) {
        StringBuilder text = new StringBuilder();
        for (PackProblem problem : problems) {
            text.append(problem).append(System.lineSeparator());
        }
        return text.append(problems.size())
                .append(problems.size() == 1 ? " problem." : " problems.")
                .append(" Nothing was loaded.")
                .toString();
    }
}
