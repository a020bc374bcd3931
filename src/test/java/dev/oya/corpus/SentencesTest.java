package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Rule sentences are displayed individually, so each must name its subject and must not refer to a previous sentence. */
class SentencesTest {
    private static final Path NEW_GAME = Path.of("src", "main", "resources", "dev", "oya", "cli", "game");
    private static final Pattern TOLD = Pattern.compile("^  (\\S+): \"(.*)\"$");
    /** Beginnings of sentences that refer to a previous sentence, by language. */
    private static final Map<String, Pattern> LEANING = Map.of(
            "en",
                    begins(
                            "And|Or|Nor|But|Then|It|Its|Otherwise|Neither|Also|So|They|Their|Likewise|Else|This|That|These"
                                    + "|He|She|Such|Not|Later ones|One with|None is|The (?:one|others|same)"
                                    + "|(?:After|Before|By|For|With) (?:it|that|this|then|them|each of them)"),
            "sv",
                    begins(
                            "Och|Eller|Men|Annars|Då|Sedan|Därefter|Därför|Före det|Likaså|Inte|Varken|Också|Även|Så(?! länge)"
                                    + "|Dess|Detta|Denna|Dessa|Hon|Han|Den (?:ena|andra)|Samma|Inget är"
                                    + "|(?:Den|Det|De) (?!som|vars|poäng)\\p{L}*[rs]|Efter (?:den|det|dem) \\p{L}*[rs]"),
            "de",
                    begins(
                            "Und|Oder|Aber|Sonst|Dann|Danach|Davor|Ebenso|Auch|Er|Sie|Es|Also|Doch|Noch|Weder|So|Ihre?|Seine?"
                                    + "|Dies|Diese[rs]?|Der andere|Die anderen|Derselbe|Keiner|Nicht|Für jede"
                                    + "|Das (?:ist|sind|wird|gilt|war)"),
            "it", begins("E|O|Ma|Poi|Altrimenti|Così|Anche|Né|Allora|Lui|Lei|Ess[aeio]|Quest[aeio]|Quell[aeio]|Non"));

    private static Pattern begins(String words) {
        return Pattern.compile("^(?:" + words + ")(?![\\p{L}-])");
    }

    private static boolean leans(String language, String sentence) {
        return LEANING.get(language).matcher(sentence).find();
    }

    @TestFactory
    Stream<DynamicTest> everyRuleSentenceIsSelfContained() {
        Stream<Path> texts =
                Stream.of(RuleTexts.files(".drl"), RuleTexts.files(".yaml")).flatMap(List::stream);
        Stream<Path> written = Stream.of("sums/play.drl", "sums/count.drl", "months/play.drl", "months/count.drl")
                .map(NEW_GAME::resolve);
        return Stream.concat(texts, written)
                .flatMap(file -> RuleTexts.rules(file).stream())
                .map(rule -> dynamicTest(rule.toString(), () -> standsAlone("en", rule.sentence())));
    }

    @TestFactory
    Stream<DynamicTest> everyTranslationIsSelfContained() {
        return RuleTexts.files(".yaml").stream()
                .filter(file -> file.getParent().endsWith("text"))
                .flatMap(file -> told(file)
                        .map(told -> dynamicTest(
                                RuleTexts.RULES.relativize(file) + ": " + told.group(1),
                                () -> standsAlone(language(file), told.group(2)))));
    }

    private static void standsAlone(String language, String sentence) {
        assertTrue(sentence.matches("(?s)\\p{Lu}.*[.]"), () -> "not a complete sentence: " + sentence);
        assertFalse(leans(language, sentence), () -> "refers to a previous sentence: " + sentence);
    }

    @Test
    void detectsSentencesThatReferToPreviousOne() {
        Map.of(
                        "en", List.of("And the match is over.", "Otherwise the turn passes.", "It is remembered."),
                        "sv",
                                List.of(
                                        "Den bjuder minst.",
                                        "Det skrivs upp.",
                                        "De går till den.",
                                        "Sedan är given slut."),
                        "de", List.of("Er spielt die Runde.", "Es wird gemerkt.", "Sonst geht es weiter."),
                        "it", List.of("Poi un sei.", "E chi ha la primiera.", "Ma non una che può prendere."))
                .forEach((language, sentences) -> sentences.forEach(
                        sentence -> assertTrue(leans(language, sentence), language + ": " + sentence)));
        Map.of(
                        "en", List.of("Italian cards count so.", "The other seats pay.", "Northern tables play so."),
                        "sv", List.of("Den som drar ger.", "De sex andra korten blir bordet.", "Så länge ingen drar."),
                        "de", List.of("Ersten gehört das Feld.", "Das Geben wandert weiter.", "Wer es sagt, zahlt."),
                        "it", List.of("Ognuno pesca una carta.", "Ogni scopa vale un punto."))
                .forEach((language, sentences) -> sentences.forEach(
                        sentence -> assertFalse(leans(language, sentence), language + ": " + sentence)));
    }

    private static String language(Path file) {
        return file.getFileName().toString().replace(".yaml", "");
    }

    /** Returns the translated rule sentences in the given text file. */
    private static Stream<Matcher> told(Path file) {
        List<String> lines = RuleTexts.lines(file);
        return lines.subList(lines.indexOf("rules:") + 1, lines.size()).stream()
                .takeWhile(line -> line.startsWith("  "))
                .map(TOLD::matcher)
                .filter(Matcher::matches);
    }
}
