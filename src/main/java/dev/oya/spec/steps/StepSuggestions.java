package dev.oya.spec.steps;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import dev.oya.input.Suggestions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Suggests existing steps for an unknown step. Compares the words of the sentences, and ignores names, numbers and cards. */
public final class StepSuggestions {
    private static final int MOST = 3;
    /** Maximum length of a text, in characters. Every step is much shorter, and comparing longer texts takes too long. */
    private static final int LONGEST = 400;

    /** Maximum distance of a suggestion from the unknown step, as a fraction of the words of the longer one. */
    private static final double FARTHEST = 0.5;

    private static final Pattern SAID = Pattern.compile("\"[^\"]*\"");
    private static final Pattern CARDS = Pattern.compile(StepParameters.CARDS);
    private static final Pattern CODE = Pattern.compile("\\b(?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z\\d]{2,4}\\b");
    private static final Pattern NUMBERS = Pattern.compile("-?\\d+(?:(?:,| och| and| und)? -?\\d+)*");
    private static final Pattern PARAMETER = Pattern.compile("\\{\\w*}");
    private static final Pattern OPTIONAL = Pattern.compile("\\(([^)]*)\\)");
    /** Parameters that may be empty. */
    private static final Pattern EMPTY = Pattern.compile("\\{(?:not|taking|packing|claiming)}");

    private static final String GAP = "{}";

    private StepSuggestions() {}

    /**
     * Suggestions for an unknown step.
     *
     * @param mistake error in the step, beginning with a semicolon, or {@link #NO_MISTAKE}
     * @param steps up to three similar steps, the nearest first; never a step with the same words as the unknown step
     */
    public record Suggested(Localized mistake, List<String> steps) {}

    /** Empty text, used if the error in a step is unknown. */
    public static final Localized NO_MISTAKE = Localized.same("");

    /** Returns suggestions in the given language, or in English if there are no steps in that language. */
    public static Suggested to(String text, String language, StepVocabulary vocabulary) {
        if (text.length() > LONGEST) {
            return new Suggested(NO_MISTAKE, List.of());
        }
        String unquoted = unquoted(text, vocabulary);
        if (unquoted != null) {
            return new Suggested(Advice.of("step-quotes"), List.of(unquoted));
        }
        String spoken = StepVocabulary.LANGUAGES.contains(language) ? language : "en";
        String[] words = words(bare(text));
        Map<StepVocabulary.Sentence, Double> near = new LinkedHashMap<>();
        for (StepVocabulary.Sentence sentence : vocabulary.sentences()) {
            if (sentence.language().equals(spoken)) {
                near.put(sentence, distance(words, sentence.expression().getSource()));
            }
        }
        near.values().removeIf(distance -> distance > FARTHEST);
        Advice misfit = near.keySet().stream()
                .map(sentence -> vocabulary.misfit(sentence, text))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return new Suggested(
                misfit == null ? noCards(text) : misfit,
                near.entrySet().stream()
                        .filter(one -> one.getValue() > 0)
                        .sorted(Map.Entry.comparingByValue())
                        .map(one -> one.getKey().written())
                        .distinct()
                        .limit(MOST)
                        .toList());
    }

    /** Returns the step that the text matches without the quotation marks around one name, or null if there is none. */
    private static String unquoted(String text, StepVocabulary vocabulary) {
        return SAID.matcher(text)
                .results()
                .map(quoted -> text.substring(0, quoted.start())
                        + text.substring(quoted.start() + 1, quoted.end() - 1)
                        + text.substring(quoted.end()))
                .flatMap(bare -> vocabulary.matching(bare).stream().map(step -> step.keyword() + " " + bare))
                .findFirst()
                .orElse(null);
    }

    /** Returns an error that lists words that resemble card codes but are not valid, or {@link #NO_MISTAKE}. */
    private static Localized noCards(String text) {
        List<String> wrong = CODE.matcher(SAID.matcher(text).replaceAll(" "))
                .results()
                .map(MatchResult::group)
                .filter(code -> !CARDS.matcher(code).matches())
                .toList();
        return wrong.isEmpty() ? NO_MISTAKE : Advice.of("step-no-codes", String.join(", ", wrong));
    }

    private static String bare(String text) {
        String named = SAID.matcher(text).replaceAll(" {} ");
        String cards = CARDS.matcher(named).replaceAll(" {} ");
        return NUMBERS.matcher(cards).replaceAll(" {} ");
    }

    private static String[] words(String bare) {
        return bare.replace(":", " : ").strip().split("\\s+");
    }

    private static double distance(String[] words, String source) {
        String least = OPTIONAL.matcher(EMPTY.matcher(source).replaceAll("")).replaceAll("");
        String most = OPTIONAL.matcher(source).replaceAll("$1");
        return Math.min(distance(words, words(gaps(least))), distance(words, words(gaps(most))));
    }

    private static String gaps(String source) {
        String counted = source.replace("{points}", "{} points/point/poäng/Punkte/Punkten/Punkt")
                .replace("{times}", "{} times/time/gånger/gång/Mal");
        return PARAMETER.matcher(counted).replaceAll(" {} ");
    }

    /**
     * Returns the word edit distance as a fraction of the longer sentence. The cost of a replaced word depends on its similarity.
     */
    private static double distance(String[] one, String[] other) {
        double[][] cost = new double[one.length + 1][other.length + 1];
        for (int i = 0; i <= one.length; i++) {
            for (int j = 0; j <= other.length; j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                } else {
                    double changed = cost[i - 1][j - 1] + unlike(one[i - 1], other[j - 1]);
                    cost[i][j] = Math.min(changed, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                }
            }
        }
        return cost[one.length][other.length] / Math.max(one.length, other.length);
    }

    private static double unlike(String one, String other) {
        double least = 1;
        for (String either : other.split("/")) {
            double length = Math.max(1, Math.max(one.length(), either.length()));
            least = Math.min(
                    least,
                    one.equals(either)
                            ? 0
                            : one.equals(GAP) || either.equals(GAP) ? 0.6 : Suggestions.distance(one, either) / length);
        }
        return least;
    }
}
