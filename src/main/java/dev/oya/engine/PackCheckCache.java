package dev.oya.engine;

import dev.oya.engine.check.RuleCheck;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.PackReading;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.LanguageCheck;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The one way to a pack: what comes of it is what {@code rules check} calls fine, whoever asks. That texts are fine is
 * remembered, in a jar also from run to run, since looking them through takes longer than playing. Safe to share between
 * threads.
 */
public final class PackCheckCache {
    private static final Boolean FINE = true;
    /** Tells this program from another; null where it is no jar, but classes that may change any time. */
    static final String PROGRAM = program();

    private PackCheckCache() {}

    /**
     * The resolved pack of a game, with nothing wrong in any of its files, its rules and its words.
     *
     * @throws PackException with every problem
     */
    public static Pack read(RulesFolder folder, String game, String profile, List<Path> houses, RuleGate gate) {
        PackReading reader = PackReader.open(folder, game, profile, houses, gate);
        Pack known = reader.knownToBeFine();
        if (known == null) {
            return reader.pack();
        }
        List<String> texts = reader.texts();
        texts.add(VocabularyShape.fingerprint());
        texts.add(known.digest());
        RuleCaches caches = folder.caches();
        orThrow(
                caches,
                RuleChapters.fingerprint(caches, texts.toArray()),
                () -> problems(reader.pack(), folder, houses.isEmpty()).stream()
                        .filter(problem -> !problem.isRemark())
                        .toList());
        caches.put(RuleCaches.Store.CHECKED_PACKS, key(known, caches), FINE);
        return known;
    }

    /** The same of a pack that was found fine when a match began with it, whatever is refused since. */
    public static Pack readWithoutRechecking(
            RulesFolder folder, String game, String profile, List<Path> houses, RuleGate gate) {
        PackReading reader = PackReader.open(folder, game, profile, houses, gate);
        Pack known = reader.knownToBeFine();
        return known == null ? reader.pack() : known;
    }

    /** Everything that {@link #read} throws, and what is only not said or not used yet. */
    public static List<Problem> problems(
            RulesFolder folder, String game, String profile, List<Path> houses, RuleGate gate) {
        try {
            return problems(PackReader.read(folder, game, profile, houses, gate), folder, houses.isEmpty());
        } catch (PackException wrong) {
            return wrong.problems();
        }
    }

    private static List<Problem> problems(Pack pack, RulesFolder folder, boolean alone) {
        Glossary glossary = Glossary.of(folder, pack);
        List<Problem> problems = new ArrayList<>(RuleCheck.problems(pack, glossary::has, folder.caches()));
        // What a game says in other languages is its own; a table's rules may be said in one.
        if (alone) {
            problems.addAll(LanguageCheck.problems(folder, pack, glossary));
        }
        return problems;
    }

    /**
     * Makes sure that the rules of a pack ask and conclude only what there is, also where somebody else has put it together.
     *
     * @throws PackException with every problem
     */
    static void orThrow(Pack pack, RuleCaches caches) {
        orThrow(caches, key(pack, caches), () -> RuleCheck.problems(pack, caches));
    }

    private static String key(Pack pack, RuleCaches caches) {
        return RuleChapters.fingerprint(
                caches,
                VocabularyShape.fingerprint(),
                pack.digest(),
                pack.phases().tallies().keySet(),
                pack.options().values().stream().map(Option::allowed).toList());
    }

    private static void orThrow(RuleCaches caches, String key, Supplier<List<Problem>> look) {
        if (caches.get(RuleCaches.Store.CHECKED_PACKS, key) != null) {
            return;
        }
        String here = RuleChapters.fingerprint(caches, PROGRAM, key);
        if (!ShippedRules.isFine(key) && (PROGRAM == null || !CompiledRulesCache.isFine(here))) {
            List<Problem> problems = look.get();
            if (!problems.isEmpty()) {
                throw new PackException(problems);
            }
            if (PROGRAM != null) {
                CompiledRulesCache.fine(here);
            }
        }
        caches.put(RuleCaches.Store.CHECKED_PACKS, key, FINE);
    }

    private static String program() {
        try {
            CodeSource source = PackCheckCache.class.getProtectionDomain().getCodeSource();
            Path jar = source == null ? null : Path.of(source.getLocation().toURI());
            return jar == null || !Files.isRegularFile(jar)
                    ? null
                    : Files.size(jar) + " " + Files.getLastModifiedTime(jar);
        } catch (URISyntaxException | IllegalArgumentException | IOException unknown) {
            return null;
        }
    }
}
