package dev.oya.engine.check;

import dev.oya.files.Sha256;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionCatalogue;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The shape of the vocabulary: rules compiled against one shape must not run against another. */
public final class VocabularyShape {
    /** Every question, and every fact that comes with one. */
    private static final Set<Class<?>> VOCABULARY = QuestionCatalogue.all().stream()
            .flatMap(asked -> Stream.concat(Stream.of(asked.question()), asked.facts().stream()))
            .collect(Collectors.toCollection(LinkedHashSet::new));

    public static final Package PACKAGE = Question.class.getPackage();

    /** What facts were called before 1.0.0. */
    private static final Map<String, String> FORMER = Map.of(
            "Now", "NextStep",
            "Item", "PaidThing",
            "Feats", "SideFeats",
            "Books", "Ledger",
            "Points", "CardPoints",
            "Behind", "AfterLastRound");

    /** Members that rules have no business with. */
    private static final Set<String> UNSAID = Set.of(
            "equals", "hashCode", "toString", "companions", "lens", "looks", "see", "tell", "settings", "atTable");

    private static final Set<String> FACTS =
            VOCABULARY.stream().map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    /** For each fact and conclusion the one question that brings it. */
    private static final Map<String, String> BELONGS = belongs();

    private static final Set<String> CONCLUSIONS =
            QuestionCatalogue.conclusions().stream().map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    private static final Map<String, Class<?>> TYPES = Stream.concat(
                    VOCABULARY.stream(), QuestionCatalogue.conclusions().stream())
            .collect(Collectors.toUnmodifiableMap(Class::getSimpleName, type -> type));

    private static final String FINGERPRINT = Sha256.name(shape());

    private VocabularyShape() {}

    /** The question that a fact belongs to, or null where it belongs to several or is no fact. */
    public static String question(String fact) {
        return BELONGS.get(fact);
    }

    private static Map<String, String> belongs() {
        Map<String, String> belongs = new HashMap<>();
        for (QuestionCatalogue.Asked asked : QuestionCatalogue.all()) {
            String question = asked.question().getSimpleName();
            Stream.concat(asked.facts().stream(), asked.conclusions().stream())
                    .map(Class::getSimpleName)
                    .forEach(name -> belongs.merge(name, question, (one, other) -> ""));
            belongs.put(question, question);
        }
        belongs.values().removeIf(String::isEmpty);
        return Map.copyOf(belongs);
    }

    /** The facts that a rule may match, conclusions aside. */
    public static Set<String> facts() {
        return FACTS;
    }

    /** What a rule may conclude. */
    public static Set<String> conclusions() {
        return CONCLUSIONS;
    }

    /** The class of a fact or a conclusion, or null. */
    public static Class<?> type(String name) {
        return TYPES.get(name);
    }

    /** The classes of all facts and conclusions. */
    public static Collection<Class<?>> types() {
        return TYPES.values();
    }

    /** A constant of the vocabulary as rules write it: {@code one-group}. */
    public static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Constants of the vocabulary as rules write them. */
    public static List<String> names(Enum<?>... constants) {
        return Stream.of(constants).map(VocabularyShape::name).toList();
    }

    /** Whether a method of the vocabulary is there for rules, not for the program. */
    public static boolean isForRules(Method method) {
        return method.getDeclaringClass().getPackage() == PACKAGE && !UNSAID.contains(method.getName());
    }

    /** Changes whenever a class of the vocabulary gains, loses or changes a public method or constructor. */
    public static String fingerprint() {
        return FINGERPRINT;
    }

    private static String shape() {
        TreeSet<String> shape = new TreeSet<>();
        TYPES.values().forEach(one -> note(one, shape));
        return shape.toString();
    }

    private static void note(Class<?> one, TreeSet<String> shape) {
        Arrays.stream(one.getConstructors()).map(Executable::toString).forEach(shape::add);
        Arrays.stream(one.getMethods()).map(Method::toString).forEach(shape::add);
    }

    /** What to write instead of a fact that there is not. */
    static Advice advice(String fact) {
        Set<String> known = new LinkedHashSet<>(facts());
        known.addAll(conclusions());
        return FORMER.containsKey(fact)
                ? Advice.of("vocabulary-name", FORMER.get(fact))
                : Suggestions.advice(fact, known);
    }
}
