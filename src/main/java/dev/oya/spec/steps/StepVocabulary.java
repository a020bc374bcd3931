package dev.oya.spec.steps;

import io.cucumber.core.resource.ClasspathScanner;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.cucumberexpressions.Transformer;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Every step that scenarios can say, in every language. Immutable; safe to share between threads. */
public final class StepVocabulary {
    /** The languages that every step has a sentence in. */
    public static final List<String> LANGUAGES = List.of("sv", "en", "de");

    /** The stage of steps that say what must be so. */
    public static final int COMPARED = 2;

    private static final Map<String, List<String>> KEYWORDS = Map.of(
            "sv", List.of("Givet", "När", "Så"),
            "en", List.of("Given", "When", "Then"),
            "de", List.of("Angenommen", "Wenn", "Dann"));

    private final List<Step> steps = new ArrayList<>();
    private final List<Sentence> sentences = new ArrayList<>();
    private final Map<String, Integer> stages = new HashMap<>();

    /**
     * A sentence of a step.
     *
     * @param language its language
     * @param keyword how it begins: given, when or then, in its language
     * @param expression the rest, as a Cucumber expression
     */
    public record Sentence(String language, String keyword, Expression expression) {
        /** The sentence as scenarios write it, its parameters in braces. */
        public String written() {
            return keyword + " " + expression.getSource();
        }
    }

    /**
     * A step.
     *
     * @param chapter what the steps of its class are about
     * @param method its method, with its class
     * @param stage 0 for what is given, 1 for what is done, 2 for what must be so
     * @param sentences how it is said, by language
     */
    public record Step(String chapter, String method, int stage, Map<String, List<Sentence>> sentences) {}

    private StepVocabulary() {
        List<Class<?>> classes = new ClasspathScanner(StepVocabulary.class::getClassLoader)
                .scanForClassesInPackage(StepVocabulary.class.getPackageName()).stream()
                        .sorted(Comparator.comparing(Class::getName))
                        .toList();
        ParameterTypeRegistry types = new ParameterTypeRegistry(Locale.ENGLISH);
        classes.forEach(type -> define(type, types));
        ExpressionFactory expressions = new ExpressionFactory(types);
        for (Class<?> type : classes) {
            for (Method method : type.getDeclaredMethods()) {
                step(type, method, expressions);
            }
        }
        steps.sort(Comparator.comparing(
                        (Step step) -> step.method().substring(0, step.method().indexOf('.')))
                .thenComparing(Step::stage)
                .thenComparing(step -> step.sentences()
                        .values()
                        .iterator()
                        .next()
                        .get(0)
                        .expression()
                        .getSource()));
        steps.forEach(step -> step.sentences().values().forEach(sentences::addAll));
        steps.forEach(step -> stages.put(step.method(), step.stage()));
    }

    /** All steps. */
    public static StepVocabulary all() {
        return Holder.ALL;
    }

    private static void define(Class<?> type, ParameterTypeRegistry types) {
        for (Method method : type.getDeclaredMethods()) {
            io.cucumber.java.ParameterType one = method.getAnnotation(io.cucumber.java.ParameterType.class);
            if (one != null) {
                types.defineParameterType(new io.cucumber.cucumberexpressions.ParameterType<>(
                        one.name().isEmpty() ? method.getName() : one.name(), one.value(), String.class, (Transformer<
                                        String>)
                                text -> text));
            }
        }
    }

    private void step(Class<?> type, Method method, ExpressionFactory expressions) {
        Map<String, List<Sentence>> said = new LinkedHashMap<>();
        int stage = -1;
        for (String language : LANGUAGES) {
            for (Annotation annotation : annotations(method)) {
                Class<?> kind = annotation.annotationType();
                if (kind.getPackageName().equals("io.cucumber.java." + language)) {
                    stage = KEYWORDS.get(language).indexOf(kind.getSimpleName());
                    String keyword = KEYWORDS.get(language).get(Math.max(0, stage));
                    said.computeIfAbsent(language, key -> new ArrayList<>())
                            .add(new Sentence(language, keyword, expressions.createExpression(value(annotation))));
                }
            }
        }
        if (!said.isEmpty()) {
            StepGroup chapter = type.getAnnotation(StepGroup.class);
            steps.add(new Step(
                    chapter == null ? "" : chapter.value(),
                    type.getSimpleName() + "." + method.getName(),
                    stage,
                    said));
        }
    }

    /** The annotations of a method, those apart that one annotation holds together. */
    private static List<Annotation> annotations(Method method) {
        List<Annotation> all = new ArrayList<>();
        for (Annotation annotation : method.getAnnotations()) {
            Object value =
                    annotation.annotationType().getName().startsWith("io.cucumber.java.") ? invoke(annotation) : null;
            if (value instanceof Annotation[] several) {
                all.addAll(List.of(several));
            } else {
                all.add(annotation);
            }
        }
        return all;
    }

    private static String value(Annotation annotation) {
        return (String) invoke(annotation);
    }

    private static Object invoke(Annotation annotation) {
        try {
            return annotation.annotationType().getMethod("value").invoke(annotation);
        } catch (ReflectiveOperationException none) {
            return null;
        }
    }

    /** The steps, class by class. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Every sentence in every language. */
    public List<Sentence> sentences() {
        return List.copyOf(sentences);
    }

    /** The stage of the step whose method is here, package and parameters included; -1 where none is. */
    public int stage(String method) {
        String bare = method == null ? "" : method.replaceFirst("\\(.*", "");
        return stages.getOrDefault(bare.substring(bare.lastIndexOf('.', bare.lastIndexOf('.') - 1) + 1), -1);
    }

    /** The sentences that a text is written like; a good text has one. */
    public List<Sentence> matching(String text) {
        return sentences.stream()
                .filter(sentence -> sentence.expression().match(text) != null)
                .toList();
    }

    /** Read when it is first asked for. */
    private static final class Holder {
        private static final StepVocabulary ALL = new StepVocabulary();
    }
}
