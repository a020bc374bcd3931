package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.spec.run.FeatureFiles;
import io.cucumber.core.gherkin.Step;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Grammar of the sentences in shipped scenarios, with the values of their examples filled in. */
class StepSentencesTest {
    private static final String MANY =
            "points|times|cards|rounds|parts|seats|gånger|givar|delar|Punkten?|Karten|Runden|Teilen?|Plätze";
    private static final String ONE = "point|time|card(?! points)|round|part|seat|gång|del|Punkt|Karte|Runde|Teil";

    private static List<String> steps() {
        List<String> steps = FeatureFiles.own(null).features().stream()
                .flatMap(feature -> feature.getPickles().stream())
                .flatMap(pickle -> pickle.getSteps().stream())
                .map(Step::getText)
                .distinct()
                .toList();
        assertFalse(steps.isEmpty());
        return steps;
    }

    private static void assertNone(String wrong) {
        Pattern pattern = Pattern.compile(wrong);
        assertEquals(
                List.of(),
                steps().stream().filter(step -> pattern.matcher(step).find()).toList());
    }

    @Test
    void countsUseSingularAndPlural() {
        assertNone("(?<!seat |Platz |Bau |build |\\d)\\b1 (?:" + MANY + ")\\b");
        assertNone("(?<!seat |Platz |Bau |build |round |month |[\\d,.])\\b(?!1 )\\d+ (?:" + ONE + ")\\b");
        assertNone("\\b1 point (?:in all )?are\\b|\\b1 point lie\\b|\\b(?:werden insgesamt|bleiben|liegen) 1 Punkt\\b");
        assertNone("\\bseats \\d+ (?!and\\b)|\\bPlätze \\d+ (?!und\\b)");
    }

    @Test
    void separatesNumbersByWords() {
        assertNone("(?:^| )-?\\d+ -?\\d+(?: |$)");
    }
}
