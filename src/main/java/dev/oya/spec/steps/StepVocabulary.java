package dev.oya.spec.steps;

import dev.oya.input.Advice;
import dev.oya.pack.words.Messages;
import io.cucumber.core.resource.ClasspathScanner;
import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.cucumberexpressions.Transformer;
import io.cucumber.java.en.Then;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All steps of scenarios in every language. Immutable. */
public final class StepVocabulary {
    /** The languages in which every step has a sentence. */
    public static final List<String> LANGUAGES = List.of("sv", "en", "de");

    /** The stage of steps that compare values. */
    public static final int COMPARED = 2;

    /** Resource bundle with the sentences in languages other than English. The English sentences are in the annotations. */
    private static final String TRANSLATIONS = "dev.oya.spec.steps.steps";

    private static final Map<String, List<String>> KEYWORDS = Map.of(
            "sv", List.of("Givet", "När", "Så"),
            "en", List.of("Given", "When", "Then"),
            "de", List.of("Angenommen", "Wenn", "Dann"));

    private static final Pattern PARAMETER = Pattern.compile("\\{\\w*}");
    private static final String ANYTHING = "anything";

    private final ExpressionFactory expressions;
    private final List<Step> steps = new ArrayList<>();
    private final List<Sentence> sentences;

    /**
     * A sentence of a step.
     *
     * @param language language code
     * @param keyword keyword for given, when or then in this language
     * @param expression text after the keyword, as a Cucumber expression
     */
    public record Sentence(String language, String keyword, Expression expression) {
        /** Returns the sentence with its keyword, and with parameters in braces. */
        public String written() {
            return keyword + " " + expression.getSource();
        }
    }

    /**
     * A step.
     *
     * @param chapter heading of the class that contains the step
     * @param code method that implements the step
     * @param stage 0 for given, 1 for when, 2 for then
     * @param sentences sentences by language
     */
    public record Step(String chapter, Method code, int stage, Map<String, Sentence> sentences) {
        /** Returns the names of the class and the method of the step. */
        public String method() {
            return code.getDeclaringClass().getSimpleName() + "." + code.getName();
        }
    }

    private StepVocabulary() {
        List<Class<?>> classes = new ClasspathScanner(StepVocabulary.class::getClassLoader)
                .scanForClassesInPackage(StepVocabulary.class.getPackageName()).stream()
                        .sorted(Comparator.comparing(Class::getName))
                        .toList();
        ParameterTypeRegistry types = new ParameterTypeRegistry(Locale.ENGLISH);
        for (Method method : StepParameters.class.getDeclaredMethods()) {
            io.cucumber.java.ParameterType type = method.getAnnotation(io.cucumber.java.ParameterType.class);
            if (type != null) {
                types.defineParameterType(new ParameterType<>(
                        method.getName(), type.value(), String.class, (Transformer<String>) text -> text));
            }
        }
        types.defineParameterType(
                new ParameterType<>(ANYTHING, ".*", String.class, (Transformer<String>) text -> text));
        expressions = new ExpressionFactory(types);
        for (Class<?> type : classes) {
            for (Method method : type.getDeclaredMethods()) {
                step(type, method);
            }
        }
        steps.sort(Comparator.comparing((Step step) -> step.method().replaceFirst("\\..*", ""))
                .thenComparing(Step::stage)
                .thenComparing(step ->
                        step.sentences().get(LANGUAGES.get(0)).expression().getSource()));
        sentences = steps.stream()
                .flatMap(step -> step.sentences().values().stream())
                .toList();
    }

    public static StepVocabulary all() {
        return Holder.ALL;
    }

    private void step(Class<?> type, Method method) {
        for (Annotation annotation : method.getAnnotations()) {
            Class<?> kind = annotation.annotationType();
            if (kind.getPackage().equals(Then.class.getPackage())) {
                int stage = KEYWORDS.get("en").indexOf(kind.getSimpleName());
                String chapter = type.getAnnotation(StepGroup.class).value();
                Step step = new Step(chapter, method, stage, new LinkedHashMap<>());
                for (String language : LANGUAGES) {
                    String text = language.equals("en") ? text(annotation) : translated(step, language);
                    if (text != null) {
                        String keyword = KEYWORDS.get(language).get(stage);
                        Expression expression = expressions.createExpression(text);
                        step.sentences().put(language, new Sentence(language, keyword, expression));
                    }
                }
                steps.add(step);
            }
        }
    }

    private static String translated(Step step, String language) {
        ResourceBundle bundle = Messages.of(TRANSLATIONS, language);
        return bundle.containsKey(step.method()) ? bundle.getString(step.method()) : null;
    }

    private static String text(Annotation annotation) {
        try {
            return (String) annotation.annotationType().getMethod("value").invoke(annotation);
        } catch (ReflectiveOperationException none) {
            throw new IllegalStateException(none);
        }
    }

    /** Returns the steps, sorted by class. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Returns all sentences in all languages. */
    public List<Sentence> sentences() {
        return sentences;
    }

    /**
     * Returns whether the step with the given method compares values.
     *
     * @param method qualified method name with parameter types, or null
     */
    public boolean isCompared(String method) {
        String bare = method == null ? "" : method.replaceFirst("\\(.*", "");
        return steps.stream().anyMatch(step -> step.stage() == COMPARED && bare.endsWith("." + step.method()));
    }

    /**
     * Returns the sentence of the step that resumes a round with seat 0 to move, in the given language or in English.
     */
    public String begun(String language) {
        return steps.stream()
                .filter(step -> step.method().equals("WhenSteps.midway"))
                .map(step ->
                        step.sentences().getOrDefault(language, step.sentences().get("en")))
                .map(sentence -> sentence.written().replace("{int}", "0"))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the sentences that match the text of a step. A valid text matches exactly one sentence. */
    public List<Sentence> matching(String text) {
        return sentences.stream()
                .filter(sentence -> sentence.expression().match(text) != null)
                .toList();
    }

    /**
     * Returns an error with the part of the text that one parameter of the sentence rejects. Returns null if the texts differ
     * elsewhere.
     */
    Advice misfit(Sentence sentence, String text) {
        String source = sentence.expression().getSource();
        Matcher parameter = PARAMETER.matcher(source);
        for (int number = 0; parameter.find(); number++) {
            String relaxed =
                    source.substring(0, parameter.start()) + "{" + ANYTHING + "}" + source.substring(parameter.end());
            List<Argument<?>> matched = expressions.createExpression(relaxed).match(text);
            if (matched != null) {
                return Advice.of("step-misfit", matched.get(number).getGroup().getValue(), parameter.group());
            }
        }
        return null;
    }

    /** The vocabulary, created on first use. */
    private static final class Holder {
        private static final StepVocabulary ALL = new StepVocabulary();
    }
}
