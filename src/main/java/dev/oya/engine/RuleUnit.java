package dev.oya.engine;

import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.model.Rule;
import org.kie.api.KieBase;

/** Rules that are compiled together; loaded when they are first asked. Safe to share between threads. */
public final class RuleUnit {
    /** The parser counts lines from the start of its text; we say where that is in the file. */
    private static final String PARSER_PLACE = "^\\[ERR \\d+] Line \\d+:\\d+ ";

    private final String fingerprint;
    private final CompiledRules kept;
    private final List<RuleSource> sources;
    private Sessions sessions;
    private List<Rule> rules;

    RuleUnit(String fingerprint, List<RuleSource> sources) {
        this.fingerprint = fingerprint;
        this.kept = new CompiledRules(fingerprint);
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
    List<PackProblem> check() {
        if (kept.exists()) {
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
    synchronized Sessions sessions() {
        if (sessions == null) {
            byte[] jar = kept.load();
            KieBase base = jar == null ? null : RuleJar.load(jar);
            if (base == null) {
                base = RuleJar.load(compiled());
            }
            sessions = new Sessions(base);
        }
        return sessions;
    }

    List<RuleSource> sources() {
        return sources;
    }

    /** The rules one by one, of which other rule bases can be made without compiling them again. */
    synchronized List<Rule> rules() {
        if (rules == null) {
            byte[] jar = kept.load();
            rules = List.copyOf(RuleJar.model(jar == null ? compiled() : jar).getRules());
        }
        return rules;
    }

    private byte[] compiled() {
        boolean foreign = sources.stream().anyMatch(RuleSource::foreign);
        byte[] jar = foreign ? CompilerProcess.compile(sources) : RuleCompiler.compile(sources);
        kept.keep(jar);
        return jar;
    }

    /** The first line of what the parser or compiler says, without its own idea of the place. */
    public static String message(String text) {
        return String.valueOf(text)
                .strip()
                .lines()
                .findFirst()
                .orElse("it does not compile")
                .replaceFirst(PARSER_PLACE, "");
    }
}
