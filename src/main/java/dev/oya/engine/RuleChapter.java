package dev.oya.engine;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.model.Rule;
import org.kie.api.KieBase;

/** Rules that are compiled together; loaded when they are first asked. Safe to share between threads. */
public final class RuleChapter {
    private final String fingerprint;
    private final CompiledRulesCache kept;
    private final List<RuleSource> sources;
    private SessionPool sessions;
    private List<Rule> rules;

    RuleChapter(String fingerprint, List<RuleSource> sources) {
        this.fingerprint = fingerprint;
        this.kept = new CompiledRulesCache(fingerprint);
        this.sources = sources;
    }

    /** Names the text of the rules and the program that compiles it. */
    String fingerprint() {
        return fingerprint;
    }

    /**
     * Makes sure that the rules compile.
     *
     * @return the problems, none where they do
     */
    List<Problem> check() {
        if (ShippedRules.has(fingerprint) || kept.exists()) {
            return List.of();
        }
        try {
            sessions();
            return List.of();
        } catch (PackException problems) {
            return problems.problems();
        }
    }

    /** Whether the rules have been compiled or loaded in this run. */
    synchronized boolean isLoaded() {
        return sessions != null;
    }

    /**
     * The sessions that answer.
     *
     * @throws PackException where a rule does not compile
     */
    synchronized SessionPool sessions() {
        if (sessions == null) {
            byte[] jar = known();
            KieBase base = jar == null ? null : ChapterClasses.load(jar);
            if (base == null) {
                base = ChapterClasses.load(compiled());
            }
            sessions = new SessionPool(base);
        }
        return sessions;
    }

    List<RuleSource> sources() {
        return sources;
    }

    /** The rules one by one, of which other rule bases can be made without compiling them again. */
    synchronized List<Rule> rules() {
        if (rules == null) {
            rules = List.copyOf(ChapterClasses.model(jar()).getRules());
        }
        return rules;
    }

    /** The rules as {@link ChapterClasses} loads them. */
    byte[] jar() {
        byte[] known = known();
        return known == null ? compiled() : known;
    }

    /** The rules that came compiled or were compiled before, or null. */
    private byte[] known() {
        byte[] shipped = ShippedRules.compiled(fingerprint);
        return shipped == null ? kept.load() : shipped;
    }

    private byte[] compiled() {
        boolean foreign = sources.stream().anyMatch(RuleSource::foreign);
        byte[] jar = foreign ? CompilerProcess.compile(sources) : RuleCompiler.compile(sources);
        kept.keep(jar);
        return jar;
    }
}
