package dev.oya.engine.check;

import dev.oya.files.ClassPathText;
import dev.oya.files.Sha256;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionCatalogue;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
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

/**
 * The names and the fingerprint of the vocabulary classes. Rules that were compiled against one fingerprint must not run
 * against another.
 */
public final class VocabularyShape {
    /** All questions and the facts that come with them. */
    private static final Set<Class<?>> VOCABULARY = QuestionCatalogue.all().stream()
            .flatMap(asked -> Stream.concat(Stream.of(asked.question()), asked.facts().stream()))
            .collect(Collectors.toCollection(LinkedHashSet::new));

    public static final Package PACKAGE = Question.class.getPackage();

    /** Current names of facts, by the names that they had before version 1.0.0. */
    private static final Map<String, String> FORMER = Map.of(
            "Now", "NextStep",
            "Item", "PaidThing",
            "Feats", "SideFeats",
            "Books", "Ledger",
            "Points", "CardPoints",
            "Behind", "AfterLastRound");

    /** Members that rules cannot use. */
    private static final Set<String> NOT_FOR_RULES = Set.of(
            "equals",
            "hashCode",
            "toString",
            "companions",
            "filter",
            "looks",
            "see",
            "appendTo",
            "settings",
            "atTable");

    private static final Set<String> FACTS =
            VOCABULARY.stream().map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    /** Facts and conclusions that belong to exactly one question, with the name of that question. */
    private static final Map<String, String> BELONGS = belongs();

    private static final Set<String> CONCLUSIONS =
            QuestionCatalogue.conclusions().stream().map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    private static final Map<String, Class<?>> TYPES = Stream.concat(
                    VOCABULARY.stream(), QuestionCatalogue.conclusions().stream())
            .collect(Collectors.toUnmodifiableMap(Class::getSimpleName, type -> type));

    /** File with the fingerprint, which the build writes. */
    private static final String FILE = "vocabulary-shape";

    private static final String FINGERPRINT = isPackaged() ? ClassPathText.of(VocabularyShape.class, FILE) : computed();

    private VocabularyShape() {}

    /** Returns the question that a fact or conclusion belongs to, or null if it belongs to several or does not exist. */
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

    /** Returns the names of the facts that a rule may match, without conclusions. */
    public static Set<String> facts() {
        return FACTS;
    }

    /** Returns the names of all conclusions. */
    public static Set<String> conclusions() {
        return CONCLUSIONS;
    }

    /** Returns the class of the fact or conclusion with the given name, or null if there is none. */
    public static Class<?> type(String name) {
        return TYPES.get(name);
    }

    /** Returns the classes of all facts and conclusions. */
    public static Collection<Class<?>> types() {
        return TYPES.values();
    }

    /** Returns the name of a vocabulary constant as rules write it, such as {@code one-group}. */
    public static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the names of vocabulary constants as rules write them. */
    public static List<String> names(Enum<?>... constants) {
        return Stream.of(constants).map(VocabularyShape::name).toList();
    }

    /** Returns whether a method of the vocabulary is for rules rather than for the program. */
    public static boolean isForRules(Method method) {
        return method.getDeclaringClass().getPackage() == PACKAGE && !NOT_FOR_RULES.contains(method.getName());
    }

    /** Returns a hash that changes if a vocabulary class gains, loses or changes a public method or constructor. */
    public static String fingerprint() {
        return FINGERPRINT;
    }

    /**
     * Returns whether the program runs from a JAR with the fingerprint file. Outside a JAR, classes may be newer than this
     * file.
     */
    private static boolean isPackaged() {
        URL file = VocabularyShape.class.getResource(FILE);
        return file != null && !file.getProtocol().equals("file");
    }

    /** Writes the fingerprint into a folder of classes. */
    public static void write(Path classes) throws IOException {
        String folder = VocabularyShape.class.getPackageName().replace('.', '/');
        Files.writeString(classes.resolve(folder).resolve(FILE), computed());
    }

    private static String computed() {
        TreeSet<String> shape = new TreeSet<>();
        TYPES.values().forEach(one -> note(one, shape));
        return Sha256.name(shape.toString());
    }

    private static void note(Class<?> one, TreeSet<String> shape) {
        Arrays.stream(one.getConstructors()).map(Executable::toString).forEach(shape::add);
        Arrays.stream(one.getMethods()).map(Method::toString).forEach(shape::add);
    }

    /** Returns advice for an unknown fact: its current name or a similar name. */
    static Advice advice(String fact) {
        Set<String> known = new LinkedHashSet<>(facts());
        known.addAll(conclusions());
        return FORMER.containsKey(fact)
                ? Advice.of("vocabulary-name", FORMER.get(fact))
                : Suggestions.advice(fact, known);
    }
}
