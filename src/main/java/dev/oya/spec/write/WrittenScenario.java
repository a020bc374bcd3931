package dev.oya.spec.write;

import io.cucumber.gherkin.GherkinDialect;
import io.cucumber.gherkin.GherkinDialects;
import java.util.ArrayList;
import java.util.List;

/**
 * A scenario in one language: sentences without keywords.
 *
 * @param title title of the scenario
 * @param given starting conditions
 * @param when events of the scenario
 * @param then expectations
 */
public record WrittenScenario(String language, String title, List<String> given, List<String> when, List<String> then) {
    public WrittenScenario {
        given = List.copyOf(given);
        when = List.copyOf(when);
        then = List.copyOf(then);
    }

    /** Returns this scenario with the given starting conditions. */
    public WrittenScenario given(List<String> others) {
        return new WrittenScenario(language, title, others, when, then);
    }

    /** Returns this scenario with the given expectations. */
    public WrittenScenario then(List<String> others) {
        return new WrittenScenario(language, title, given, when, others);
    }

    /** Returns this scenario with the given events. */
    public WrittenScenario when(List<String> others) {
        return new WrittenScenario(language, title, given, others, then);
    }

    /** Returns the lines of the scenario: its title, and its steps indented by two spaces. */
    public List<String> lines() {
        GherkinDialect words = dialect();
        List<String> lines = new ArrayList<>();
        lines.add(last(words.getScenarioKeywords()) + ": " + title);
        steps(lines, words.getGivenKeywords(), given);
        steps(lines, words.getWhenKeywords(), when);
        steps(lines, words.getThenKeywords(), then);
        return lines;
    }

    private void steps(List<String> lines, List<String> keywords, List<String> sentences) {
        for (int i = 0; i < sentences.size(); i++) {
            lines.add("  " + word(i == 0 ? keywords : dialect().getAndKeywords()) + sentences.get(i));
        }
    }

    /** Returns the first keyword other than the asterisk, which every list contains. */
    private static String word(List<String> keywords) {
        return keywords.stream().filter(one -> !one.startsWith("*")).findFirst().orElseThrow();
    }

    private static String last(List<String> keywords) {
        return keywords.get(keywords.size() - 1);
    }

    private GherkinDialect dialect() {
        return GherkinDialects.getDialect(language).orElseThrow();
    }

    /** Returns a feature file with only this scenario. */
    public String feature() {
        return "# language: " + language + "\n" + dialect().getFeatureKeywords().get(0) + ": " + title + "\n\n  "
                + String.join("\n  ", lines()) + "\n";
    }
}
