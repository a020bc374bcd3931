package dev.oya.spec.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A scenario in one language: sentences without keywords.
 *
 * @param title title of the scenario
 * @param given starting conditions
 * @param when what happens
 * @param then expectations
 */
public record WrittenScenario(String language, String title, List<String> given, List<String> when, List<String> then) {
    private static final Map<String, List<String>> KEYWORDS = Map.of(
            "en", List.of("Scenario: ", "Given ", "When ", "Then ", "And "),
            "sv", List.of("Scenario: ", "Givet ", "När ", "Så ", "Och "),
            "de", List.of("Szenario: ", "Angenommen ", "Wenn ", "Dann ", "Und "));

    private static final Map<String, String> FEATURES =
            Map.of("en", "Feature", "sv", "Egenskap", "de", "Funktionalität");

    public WrittenScenario {
        given = List.copyOf(given);
        when = List.copyOf(when);
        then = List.copyOf(then);
    }

    /** Returns this scenario with other starting conditions. */
    public WrittenScenario given(List<String> others) {
        return new WrittenScenario(language, title, others, when, then);
    }

    /** Returns this scenario with other expectations. */
    public WrittenScenario then(List<String> others) {
        return new WrittenScenario(language, title, given, when, others);
    }

    /** Returns this scenario with another event in place of the events. */
    public WrittenScenario when(List<String> others) {
        return new WrittenScenario(language, title, given, others, then);
    }

    /** Returns the lines of the scenario: its title, and its steps indented by two spaces. */
    public List<String> lines() {
        List<String> words = KEYWORDS.get(language);
        List<String> lines = new ArrayList<>();
        lines.add(words.get(0) + title);
        int stage = 0;
        for (List<String> sentences : List.of(given, when, then)) {
            stage++;
            for (int i = 0; i < sentences.size(); i++) {
                lines.add("  " + words.get(i == 0 ? stage : 4) + sentences.get(i));
            }
        }
        return lines;
    }

    /** Returns a feature file with only this scenario. */
    public String feature() {
        return "# language: " + language + "\n" + FEATURES.get(language) + ": " + title + "\n\n  "
                + String.join("\n  ", lines()) + "\n";
    }
}
