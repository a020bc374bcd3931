package dev.oya.spec.run;

import dev.oya.spec.steps.StepVocabulary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown reference of all steps. It has a table per class and a row per step. Each row has an example, taken from a
 * scenario if any scenario contains the step.
 */
public final class StepTable {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w*)}");

    /** Languages of the columns. An example is in the first of these languages that any scenario uses for the step. */
    private static final List<String> LANGUAGES = List.of("en", "de", "sv");

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
        for (StepVocabulary.Step step : sorted(vocabulary)) {
            if (!step.chapter().equals(chapter)) {
                chapter = step.chapter();
                text.append("\n### ").append(chapter).append("\n\n");
                text.append("| English | Deutsch | svenska | example |\n|---|---|---|---|\n");
            }
            text.append('|');
            for (String language : LANGUAGES) {
                StepVocabulary.Sentence sentence = step.sentences().get(language);
                text.append(' ').append(code(sentence.written())).append(" |");
            }
            text.append(' ').append(code(example(step, examples, shown))).append(" |\n");
        }
        return text.toString();
    }

    /** Returns the steps by chapter and English sentence. */
    private static List<StepVocabulary.Step> sorted(StepVocabulary vocabulary) {
        List<String> chapters = vocabulary.steps().stream()
                .map(StepVocabulary.Step::chapter)
                .distinct()
                .toList();
        return vocabulary.steps().stream()
                .sorted(Comparator.comparingInt((StepVocabulary.Step step) -> chapters.indexOf(step.chapter()))
                        .thenComparing(step -> step.sentences().get("en").written()))
                .toList();
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
        TreeSet<String> all = LANGUAGES.stream()
                .map(language -> examples.get(step.sentences().get(language)))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseGet(TreeSet::new);
        return all.stream()
                .filter(text -> shown.contains("| " + code(text) + " |"))
                .findFirst()
                .orElseGet(() -> all.isEmpty() ? madeUp(step) : all.first());
    }

    private static String madeUp(StepVocabulary.Step step) {
        StepVocabulary.Sentence sentence = step.sentences().get(LANGUAGES.get(0));
        String bare = sentence.written().replaceAll("\\([^)]*\\)", "").replaceAll("(\\S+)/\\S+", "$1");
        return PARAMETER
                .matcher(bare)
                .replaceAll(found -> Matcher.quoteReplacement(MADE_UP.getOrDefault(found.group(1), "...")));
    }
}
