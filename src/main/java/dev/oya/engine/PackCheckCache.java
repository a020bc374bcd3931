package dev.oya.engine;

import dev.oya.engine.check.RuleCheck;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.PackReading;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.LanguageCheck;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Reads packs and applies the checks of {@code rules check} for every caller. It records the texts that have no problems,
 * because checking them takes longer than playing. If the program runs from a JAR, later runs use the record too. Safe for
 * concurrent use.
 */
public final class PackCheckCache {

    private PackCheckCache() {}

    /**
     * Returns the resolved pack of a game after checking its files, rules and translations.
     *
     * @throws PackException listing every problem
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
                        .filter(problem -> !problem.isWarning())
                        .toList());
        caches.put(RuleCaches.Store.CHECKED, key(known, caches), true);
        return known;
    }

    /**
     * Returns the pack as {@link #read} does, but without checking its rules and translations. Used for matches in progress:
     * their packs were valid when the matches began, even if a later version rejects the packs.
     */
    public static Pack readWithoutRechecking(
            RulesFolder folder, String game, String profile, List<Path> houses, RuleGate gate) {
        PackReading reader = PackReader.open(folder, game, profile, houses, gate);
        Pack known = reader.knownToBeFine();
        return known == null ? reader.pack() : known;
    }

    /** Returns the problems that {@link #read} throws, and warnings about unused names and missing glossary entries. */
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
        // House rules may be in one language, so translations are checked only without house rules.
        if (alone) {
            problems.addAll(LanguageCheck.problems(folder, pack, glossary));
        }
        return problems;
    }

    /**
     * Checks that the rules of a pack use only facts, conclusions and names that exist. Also checks packs that this class has
     * not read.
     *
     * @throws PackException listing every problem
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
                pack.options().values().stream()
                        .map(option -> option.values().allowed())
                        .toList());
    }

    private static void orThrow(RuleCaches caches, String key, Supplier<List<Problem>> look) {
        caches.isFine(key, () -> {
            List<Problem> problems = look.get();
            if (!problems.isEmpty()) {
                throw new PackException(problems);
            }
            return true;
        });
    }
}
