package dev.oya.engine.check;

import dev.oya.vocabulary.KnownIn;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.QuestionCatalogue;
import java.beans.Introspector;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a class of the vocabulary can be asked, and how a conclusion is made. */
public final class VocabularyMembers {
    private static final Map<Class<?>, VocabularyMembers> KNOWN = new ConcurrentHashMap<>();

    /** Members of whatever a list is. */
    private static final List<String> OF_LISTS = List.of("size", "isEmpty", "empty", "contains");

    /** Each name, and whether it is a number wherever it occurs. */
    private static final Map<String, Boolean> KNOWN_NAMES = knownNames();

    /**
     * @param name as rules say it
     * @param meaning what it comes to
     * @param wants what stands in its brackets; null for a plain name, behind which there are none
     */
    record Member(String name, ExpressionType meaning, List<Parameter> wants, Method method) {
        /** Whether a question that brings its fact knows it. */
        boolean isKnownIn(QuestionCatalogue.Asked asked) {
            return !method.isAnnotationPresent(KnownIn.class)
                    || knownIn().contains(asked.question().getSimpleName());
        }

        /** The questions that alone know it. */
        List<String> knownIn() {
            return Stream.of(method.getAnnotation(KnownIn.class).value())
                    .map(Class::getSimpleName)
                    .toList();
        }

        /** As rules write it: {@code phase}, {@code count(marks)}. */
        String written() {
            return wants == null || wants.isEmpty() ? name : name + "(…)";
        }
    }

    private final List<Member> all = new ArrayList<>();

    private VocabularyMembers(Class<?> type) {
        for (Method method : type.getMethods()) {
            if (VocabularyShape.isForRules(method) && !Modifier.isStatic(method.getModifiers())) {
                ExpressionType meaning = new ExpressionType(method.getReturnType(), method.getAnnotation(NameOf.class));
                List<Parameter> wants = List.of(method.getParameters());
                all.add(new Member(method.getName(), meaning, wants, method));
                if (wants.isEmpty()) {
                    String bare = Introspector.decapitalize(method.getName().replaceFirst("^(get|is)(?=[A-Z])", ""));
                    all.add(new Member(bare, meaning, null, method));
                }
            }
        }
    }

    List<Member> all() {
        return all;
    }

    /** Every name by which a fact, a conclusion or a list may be asked for something. */
    public static Set<String> known() {
        return KNOWN_NAMES.keySet();
    }

    /** Whether this is a number, whatever is asked for it. */
    public static boolean isNumber(String name) {
        return KNOWN_NAMES.getOrDefault(name, false);
    }

    private static Map<String, Boolean> knownNames() {
        Map<String, Boolean> names = new TreeMap<>();
        OF_LISTS.forEach(name -> names.put(name, false));
        for (Class<?> type : VocabularyShape.types()) {
            of(type).all
                    .forEach(one -> names.merge(one.name(), one.meaning().type() == int.class, Boolean::logicalAnd));
        }
        return Collections.unmodifiableMap(names);
    }

    static VocabularyMembers of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, VocabularyMembers::new);
    }

    /** What has a name without brackets behind it, or null. */
    Member property(String name) {
        return find(name, -1);
    }

    /** What has a name and takes this many arguments, or null. */
    Member method(String name, int things) {
        return find(name, things);
    }

    Member any(String name) {
        return all.stream().filter(one -> one.name().equals(name)).findFirst().orElse(null);
    }

    private Member find(String name, int things) {
        for (Member one : all) {
            if (one.name().equals(name)
                    && (one.wants() == null ? -1 : one.wants().size()) == things) {
                return one;
            }
        }
        return null;
    }

    /** All names, as a person would ask for them. */
    List<String> names() {
        return all.stream()
                .filter(one -> one.wants() == null || !one.wants().isEmpty())
                .map(Member::name)
                .distinct()
                .sorted()
                .toList();
    }

    /** The arguments by which a conclusion is made of this many of them; null where none is made so. */
    static List<Parameter> made(Class<?> conclusion, int things) {
        for (Constructor<?> one : conclusion.getConstructors()) {
            if (one.getParameterCount() == things) {
                return List.of(one.getParameters());
            }
        }
        return null;
    }

    /** How a conclusion is written: {@code Mark(seat, mark)}. */
    static String written(Class<?> conclusion) {
        return Arrays.stream(conclusion.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.joining(", ", conclusion.getSimpleName() + "(", ")"));
    }
}
