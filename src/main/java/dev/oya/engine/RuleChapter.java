package dev.oya.engine;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.model.Rule;
import org.kie.api.KieBase;

/** Rules that are compiled together. They are loaded when they are first asked. Safe for concurrent use. */
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

    /** Returns a hash of the text of the rules and of the program that compiles it. */
    String fingerprint() {
        return fingerprint;
    }

    /**
     * Compiles the rules unless they were compiled before.
     *
     * @return problems, or an empty list if there are none
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

    /** Returns whether this run has loaded or compiled the rules. */
    synchronized boolean isLoaded() {
        return sessions != null;
    }

    /**
     * Returns the sessions that answer questions. Loads or compiles the rules on first use.
     *
     * @throws PackException if a rule does not compile
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

    /** Returns the compiled rules one by one. Other rule bases can be built from them without compilation. */
    synchronized List<Rule> rules() {
        if (rules == null) {
            rules = List.copyOf(ChapterClasses.model(jar()).getRules());
        }
        return rules;
    }

    /** Returns the compiled rules for {@link ChapterClasses}. */
    byte[] jar() {
        byte[] known = known();
        return known == null ? compiled() : known;
    }

    /** Returns the rules that were shipped or cached in compiled form, or null if there are none. */
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
