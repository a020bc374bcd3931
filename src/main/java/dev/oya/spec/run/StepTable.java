package dev.oya.spec.run;

import dev.oya.spec.steps.StepVocabulary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown reference of all steps. It has a table per class and a row per step. Each row has an example, taken from a
 * scenario if any scenario contains the step.
 */
public final class StepTable {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w*)}");

    /** Parameter values for examples of steps that no scenario uses. */
    private static final Map<String, String> MADE_UP = Map.of(
            "int", "2",
            "string", "\"...\"",
            "word", "...",
            "cards", "1B 2R",
            "numbers", "0, 1",
            "not", "",
            "", "...");

    private StepTable() {}

    /**
     * Returns the tables.
     *
     * @param scenarios scenarios with examples
     * @param shown previous tables, whose examples are retained if scenarios still contain them; may be empty
     */
    public static String of(StepVocabulary vocabulary, Scenarios scenarios, String shown) {
        Map<StepVocabulary.Sentence, TreeSet<String>> examples = examples(vocabulary, scenarios);
        StringBuilder text = new StringBuilder();
        String chapter = null;
        for (StepVocabulary.Step step : vocabulary.steps()) {
            if (!step.chapter().equals(chapter)) {
                chapter = step.chapter();
                text.append("\n### ").append(chapter).append("\n\n");
                text.append("| svenska | English | Deutsch | example |\n|---|---|---|---|\n");
            }
            text.append('|');
            for (String language : StepVocabulary.LANGUAGES) {
                StepVocabulary.Sentence sentence = step.sentences().get(language);
                text.append(' ').append(code(sentence.written())).append(" |");
            }
            text.append(' ').append(code(example(step, examples, shown))).append(" |\n");
        }
        return text.toString();
    }

    private static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }

    /**
     * Returns the examples of each sentence, shortest first. Examples with the keyword of the sentence are preferred to
     * examples with "and".
     */
    private static Map<StepVocabulary.Sentence, TreeSet<String>> examples(
            StepVocabulary vocabulary, Scenarios scenarios) {
        Map<String, StepVocabulary.Sentence> known = new HashMap<>();
        Map<StepVocabulary.Sentence, TreeSet<String>> examples = new HashMap<>();
        Map<StepVocabulary.Sentence, TreeSet<String>> joined = new HashMap<>();
        Comparator<String> shortest = Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());
        scenarios.pickles().flatMap(pickle -> pickle.getSteps().stream()).forEach(step -> {
            StepVocabulary.Sentence sentence = known.computeIfAbsent(step.getText(), text -> {
                List<StepVocabulary.Sentence> all = vocabulary.matching(text);
                return all.size() == 1 ? all.get(0) : null;
            });
            if (sentence != null) {
                boolean isFirst = step.getKeyword().strip().equals(sentence.keyword());
                (isFirst ? examples : joined)
                        .computeIfAbsent(sentence, key -> new TreeSet<>(shortest))
                        .add(sentence.keyword() + " " + step.getText());
            }
        });
        joined.forEach(examples::putIfAbsent);
        return examples;
    }

    private static String example(
            StepVocabulary.Step step, Map<StepVocabulary.Sentence, TreeSet<String>> examples, String shown) {
        List<String> all = step.sentences().values().stream()
                .flatMap(sentence -> examples.getOrDefault(sentence, new TreeSet<>()).stream())
                .toList();
        return all.stream()
                .filter(text -> shown.contains("| " + code(text) + " |"))
                .findFirst()
                .orElseGet(() -> all.isEmpty() ? madeUp(step) : all.get(0));
    }

    private static String madeUp(StepVocabulary.Step step) {
        StepVocabulary.Sentence sentence = step.sentences().get(StepVocabulary.LANGUAGES.get(0));
        String bare = sentence.written().replaceAll("\\([^)]*\\)", "").replaceAll("(\\S+)/\\S+", "$1");
        return PARAMETER
                .matcher(bare)
                .replaceAll(found -> Matcher.quoteReplacement(MADE_UP.getOrDefault(found.group(1), "...")));
    }
}
