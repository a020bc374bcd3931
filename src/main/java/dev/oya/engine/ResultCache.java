package dev.oya.engine;

import dev.oya.files.CacheFolder;
import dev.oya.input.RuleCaches;

/**
 * A persistent cache of answers, so that a run does not repeat the evaluations of an earlier run. Answers are reused only by
 * the same program with the same rules and options. Safe for concurrent use.
 */
public final class ResultCache {
    private static final String ANSWERS = ".answers";
    /** Minimum number of new answers worth saving. Fewer answers are computed in negligible time. */
    private static final int FEWEST = 300;

    private final RuleBook rules;
    /** File name, or null if nothing is cached because the program has no identity. */
    private final String name;

    private final int recalled;

    /** @param program identity of the program, or null if it has none */
    ResultCache(RuleBook rules, String program) {
        this.rules = rules;
        this.name = program == null
                ? null
                : RuleChapters.fingerprint(new RuleCaches(), program, rules.answerInputs()) + ANSWERS;
        this.recalled = name == null ? 0 : recall();
    }

    /**
     * Loads the cached answers into a rule book and discards its previous answers. No other thread may use the rule book during
     * the call.
     */
    public static ResultCache of(RuleBook rules) {
        return new ResultCache(rules, CacheFolder.PROGRAM);
    }

    /** Returns the number of answers that were loaded. */
    int recalled() {
        return recalled;
    }

    private int recall() {
        byte[] data = CacheFolder.use(name);
        if (data == null) {
            return 0;
        }
        try {
            rules.read(new AnswerReader(data, rules.settings()));
            return rules.cachedAnswers();
        } catch (ReflectiveOperationException | RuntimeException otherwise) {
            // The file has unexpected content, so it is ignored.
            rules.forget();
            return 0;
        }
    }

    /** Saves the answers for later runs if there are substantially more than were loaded. */
    public void keep() {
        if (name != null && rules.cachedAnswers() > FEWEST + recalled + recalled / 4) {
            AnswerWriter all = new AnswerWriter(rules.settings());
            rules.write(all);
            CacheFolder.write(name, all.bytes(), ANSWERS);
        }
    }
}
