package dev.oya.engine.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.corpus.Packs;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.words.Glossary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Misspells names, facts and members in the rules of every game, one at a time. The check must report each at its line. */
class MisspeltRulesTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
    /** Caches shared by all checks, so that each check parses only the changed file. */
    private static final RuleCaches CACHES = new RuleCaches();
    /** A quick run tests one in this many places of a file. An exhaustive run tests every second place. */
    private static final int EACH = 10;

    private static final int PARTS = 2;

    /** Name of a fact, member or conclusion, which is followed by a bracket, a comparison or the end of the condition. */
    private static final Pattern MEMBER = Pattern.compile(
            "(?<![\\w$\"/.-])(?!new |insert|not |exists |value\\(\"x)([A-Za-z]{2,})(?=\\s*\\(|\\s*[=!<>]=|\\s*[<>,]| \\)|$)");

    @TestFactory
    Stream<DynamicTest> validatesEveryNameAgainstPack() {
        return files((pack, source) -> eachMisspelt(pack, source, TEXT, true));
    }

    @TestFactory
    Stream<DynamicTest> validatesEveryFactAndMemberAgainstVocabulary() {
        return files((pack, source) -> eachMisspelt(pack, source, MEMBER, false));
    }

    private interface Misspelling {
        List<String> unnoticed(Pack pack, RuleSource source);
    }

    private static Stream<DynamicTest> files(Misspelling misspelling) {
        return OYA.games().stream().flatMap(game -> {
            Pack pack = OYA.pack(game, null, List.of());
            return pack.rules().stream()
                    .map(source -> DynamicTest.dynamicTest(
                            game + ": " + source.file(),
                            () -> assertEquals(List.of(), misspelling.unnoticed(pack, source))));
        });
    }

    private static List<String> eachMisspelt(Pack pack, RuleSource source, Pattern what, boolean words) {
        Predicate<String> named = Glossary.of(OYA.folder(), pack)::has;
        List<String> unnoticed = new ArrayList<>();
        int number = 0;
        String[] lines = source.text().split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            boolean said = !lines[i].matches("(rule |//|import |package |when|then|end).*");
            Matcher found = what.matcher(said ? lines[i] : "");
            while (found.find()) {
                for (int end : ends(found, words)) {
                    number++;
                    if (Exhaustive.ON ? !Exhaustive.isInPart(number, PARTS, source.text()) : number % EACH != 1) {
                        continue;
                    }
                    String line = lines[i];
                    lines[i] = line.substring(0, end) + "q" + line.substring(end);
                    if (!isNoticed(pack, source, lines, i + 1, named)) {
                        unnoticed.add(new Place(source.file(), i + 1) + ": " + lines[i].strip());
                    }
                    lines[i] = line;
                }
            }
        }
        return unnoticed;
    }

    /**
     * Returns where to insert a letter: at the end of the found name, or with {@code words} at the end of each of its words.
     */
    private static List<Integer> ends(Matcher found, boolean words) {
        if (!words) {
            return List.of(found.end(1));
        }
        List<Integer> ends = new ArrayList<>();
        Matcher word = Pattern.compile("[^ :]+").matcher(found.group(1));
        while (word.find()) {
            ends.add(found.start(1) + word.end());
        }
        return ends;
    }

    private static boolean isNoticed(Pack pack, RuleSource source, String[] lines, int line, Predicate<String> named) {
        List<RuleSource> rules = new ArrayList<>(pack.rules());
        rules.set(rules.indexOf(source), new RuleSource(source.file(), String.join("\n", lines), 1));
        List<Problem> problems = RuleCheck.problems(Packs.withRules(pack, rules), named, CACHES);
        return problems.stream().anyMatch(problem -> problem.place().equals(new Place(source.file(), line)));
    }
}
