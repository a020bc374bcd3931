package dev.oya.engine;

import dev.oya.input.RuleCaches;

/**
 * Answers of rules kept between runs, so that a run need not ask Drools what an earlier one was told. They are found again by the same
 * program alone, with the same rules under the same options. Safe to share between threads.
 */
public final class ResultCache {
    private static final String ANSWERS = ".answers";
    /** Fewer are asked anew in no time. */
    private static final int FEWEST = 300;

    private final RuleBook rules;
    /** Null where nothing is kept, since the program may change at any time. */
    private final String name;

    private final int recalled;

    /** @param program tells it from others that may answer otherwise; null where nothing tells */
    ResultCache(RuleBook rules, String program) {
        this.rules = rules;
        this.name = program == null
                ? null
                : RuleChapters.fingerprint(new RuleCaches(), program, rules.answersHangOn()) + ANSWERS;
        this.recalled = name == null ? 0 : recall();
    }

    /** Takes over what was kept for some rules. Nobody may ask them meanwhile; what they were asked before they forget. */
    public static ResultCache of(RuleBook rules) {
        return new ResultCache(rules, PackCheckCache.PROGRAM);
    }

    /** How many answers were taken over. */
    int recalled() {
        return recalled;
    }

    private int recall() {
        byte[] kept = CacheFolder.use(name);
        if (kept == null) {
            return 0;
        }
        try {
            rules.read(new AnswerReader(kept, rules.settings()));
            return rules.remembered();
        } catch (ReflectiveOperationException | RuntimeException otherwise) {
            // It was written by something else than it seems; the rules are asked as if nothing had been kept.
            rules.forget();
            return 0;
        }
    }

    /** Keeps the answers for later runs, where there are many more of them than before. */
    public void keep() {
        if (name != null && rules.remembered() > FEWEST + recalled + recalled / 4) {
            AnswerWriter all = new AnswerWriter(rules.settings());
            rules.write(all);
            CacheFolder.write(name, all.bytes(), ANSWERS);
        }
    }
}
