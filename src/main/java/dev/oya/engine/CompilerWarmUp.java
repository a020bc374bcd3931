package dev.oya.engine;

import dev.oya.engine.check.RuleCheck;
import dev.oya.input.PackException;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Loads the rule compiler in the background, so that the first changed rule compiles sooner. Safe for concurrent use. */
public final class CompilerWarmUp {
    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private CompilerWarmUp() {}

    /**
     * Compiles a few rules of a pack on a thread of low priority, once per process. This takes about two seconds of processor
     * time.
     *
     * @param pack supplier of the pack, called on that thread
     */
    public static void begin(Supplier<Pack> pack) {
        if (!BEGUN.getAndSet(true)) {
            Thread thread = new Thread(() -> compile(pack), "oya-compiler");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        }
    }

    private static void compile(Supplier<Pack> pack) {
        try {
            List<RuleSource> rules = RuleChapters.split(pack.get(), new RuleCaches()).values().stream()
                    .map(RuleChapter::sources)
                    .min(Comparator.comparingInt(CompilerWarmUp::length))
                    .orElse(List.of());
            RuleCheck.problemsOfRules(rules);
            RuleCompiler.compile(rules);
        } catch (PackException wrong) {
            // The problems are reported to the next user of the rules.
        }
    }

    private static int length(List<RuleSource> rules) {
        return rules.stream().mapToInt(rule -> rule.text().length()).sum();
    }
}
