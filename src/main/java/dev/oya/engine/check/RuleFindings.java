package dev.oya.engine.check;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names that one source of rules contains, and its problems that do not depend on the pack. Not thread-safe. */
public final class RuleFindings {
    private final RuleSource source;
    private final String advice;
    final List<NameUse> uses = new ArrayList<>();
    final List<Problem> problems = new ArrayList<>();

    /** The highest seat number, from 0, at each place of the text that contains seat numbers. */
    final Map<Place, Integer> seats = new LinkedHashMap<>();

    /** Conclusions of the current rule with their lines. */
    final Map<Class<? extends Conclusion>, Integer> concluded = new LinkedHashMap<>();

    /** Members of facts that the current rule reads, with their lines. */
    final Map<VocabularyMembers.Member, Integer> members = new LinkedHashMap<>();

    /** Numbers of seats that the rules compare with a limit. */
    final List<ComparedNumber> compared = new ArrayList<>();

    String rule = "";

    /** @param advice default advice for problems, or null */
    RuleFindings(RuleSource source, String advice) {
        this.source = source;
        this.advice = advice;
    }

    /** Returns the problem of rules that are nested too deeply for the parser or the compiler. */
    public static Problem tooDeep(RuleSource source) {
        return Problem.of(new Place(source.file(), source.firstLine()), "too-deep.rules");
    }

    /** @param line line in the text, from 1 */
    Place place(int line) {
        return source.place(Math.max(1, line));
    }

    /**
     * Adds a problem.
     *
     * @param line line in the text, from 1, or 0 for the text as a whole
     */
    void report(int line, String key, Object... parts) {
        add(Problem.of(place(line), key, parts));
    }

    /** Adds the problem of an unknown name, as in {@link Problem#unknown}. */
    void unknown(int line, String key, String name, Collection<String> names, Object... parts) {
        add(Problem.unknown(place(line), key, name, names, parts));
    }

    private void add(Problem reported) {
        Problem problem = reported.advice() != null
                ? reported
                : new Problem(reported.place(), reported.message(), reported.code(), advice);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** Reports a part that only rules of the rules folder may contain. */
    void untrusted(int line, String key, Object... parts) {
        if (source.foreign()) {
            report(line, key, parts);
        }
    }

    /** Reports a part that no rule may contain, such as code or engine control. */
    void code(int line, Advice part) {
        report(line, "untrusted-code.part", part);
    }
}
