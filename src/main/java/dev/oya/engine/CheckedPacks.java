package dev.oya.engine;

import dev.oya.engine.check.RuleCheck;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Packs whose rules have been held against the vocabulary and the pack. That one is fine is remembered, in a jar also from
 * run to run, since reading the rules takes longer than asking them. Safe to share between threads.
 */
public final class CheckedPacks {
    private static final Set<String> FINE = ConcurrentHashMap.newKeySet();
    /** Tells this program from another; null where it is no jar, but classes that may change any time. */
    static final String PROGRAM = program();

    private CheckedPacks() {}

    /**
     * Makes sure that the rules of a pack ask and conclude only what there is.
     *
     * @throws PackException with every problem
     */
    public static void orThrow(Pack pack) {
        String key = RuleBase.fingerprint(
                PROGRAM,
                Vocabulary.fingerprint(),
                pack.digest(),
                pack.phases().tallies().keySet(),
                pack.options().values().stream().map(Option::allowed).toList());
        if (FINE.contains(key)) {
            return;
        }
        if (PROGRAM == null || !CompiledRules.isFine(key)) {
            List<PackProblem> problems = RuleCheck.problems(pack);
            if (!problems.isEmpty()) {
                throw new PackException(problems);
            }
            if (PROGRAM != null) {
                CompiledRules.fine(key);
            }
        }
        FINE.add(key);
    }

    private static String program() {
        try {
            CodeSource source = CheckedPacks.class.getProtectionDomain().getCodeSource();
            Path jar = source == null ? null : Path.of(source.getLocation().toURI());
            return jar == null || !Files.isRegularFile(jar)
                    ? null
                    : Files.size(jar) + " " + Files.getLastModifiedTime(jar);
        } catch (URISyntaxException | IllegalArgumentException | IOException unknown) {
            return null;
        }
    }
}
