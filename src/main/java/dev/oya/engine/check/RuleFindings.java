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

/** What is found in one source of rules: the names in it, and what is wrong whatever the pack says. Not thread-safe. */
public final class RuleFindings {
    private final RuleSource source;
    private final String advice;
    final List<NameUse> uses = new ArrayList<>();
    final List<Problem> problems = new ArrayList<>();

    /** Each place with the highest seat that is written there as a number, from 0. */
    final Map<Place, Integer> seats = new LinkedHashMap<>();

    /** What the rule that is being read concludes, each with the line where it does. */
    final Map<Class<? extends Conclusion>, Integer> concluded = new LinkedHashMap<>();

    /** What the rule that is being read asks its facts, each with the line where it does. */
    final Map<VocabularyMembers.Member, Integer> members = new LinkedHashMap<>();

    String rule = "";

    /** @param advice what to do where nothing better is known, or null */
    RuleFindings(RuleSource source, String advice) {
        this.source = source;
        this.advice = advice;
    }

    /** The problem of rules that neither parser nor compiler can follow to their end. */
    public static Problem tooDeep(RuleSource source) {
        return Problem.of(new Place(source.file(), source.firstLine()), "too-deep.rules");
    }

    /** @param line the line in the text, from 1 */
    Place place(int line) {
        return new Place(source.file(), source.firstLine() + Math.max(1, line) - 1);
    }

    /** Notes what is wrong in the words that there are for it; the line counts from 1, and 0 is the text as a whole. */
    void tell(int line, String key, Object... parts) {
        add(Problem.of(place(line), key, parts));
    }

    /** Notes that a name is not known, as {@link Problem#unknown} says it. */
    void unknown(int line, String key, String name, Collection<String> names, Object... parts) {
        add(Problem.unknown(place(line), key, name, names, parts));
    }

    private void add(Problem told) {
        Problem problem = told.advice() != null ? told : new Problem(told.place(), told.message(), told.code(), advice);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** Reports something that only rules of the rules folder may have. */
    void untrusted(int line, String key, Object... parts) {
        if (source.foreign()) {
            tell(line, key, parts);
        }
    }

    /** Reports something that no rule may have: code, or what steers the engine. */
    void code(int line, Advice part) {
        tell(line, "untrusted-code.part", part);
    }
}
