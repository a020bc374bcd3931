package dev.oya.engine;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.model.Model;
import org.drools.model.Rule;

/** Rules that are compiled together. They are loaded on first use. Safe for concurrent use. */
public final class RuleChapter {
    private final String fingerprint;
    private final IncrementalCompiler compiler;
    private final List<RuleSource> sources;
    private SessionPool sessions;
    private List<Rule> rules;

    RuleChapter(String fingerprint, List<RuleSource> sources, RuleCaches caches) {
        this.fingerprint = fingerprint;
        this.compiler = new IncrementalCompiler(sources, caches);
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
        if (ShippedRules.has(fingerprint) || compiler.isCompiled()) {
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
            sessions = new SessionPool(ChapterClasses.base(rules()));
        }
        return sessions;
    }

    List<RuleSource> sources() {
        return sources;
    }

    /** Returns the individual compiled rules, so that other rule bases can be built from them without compilation. */
    synchronized List<Rule> rules() {
        if (rules == null) {
            Model model = ShippedRules.model(fingerprint);
            rules = List.copyOf(model == null ? compiler.rules() : model.getRules());
        }
        return rules;
    }
}
