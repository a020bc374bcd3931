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

/** The members of a vocabulary class that rules can read, and the constructors of conclusions. */
public final class VocabularyMembers {
    private static final Map<Class<?>, VocabularyMembers> KNOWN = new ConcurrentHashMap<>();

    /** Members of every list. */
    private static final List<String> OF_LISTS = List.of("size", "isEmpty", "empty", "contains");

    /** All member names. The value is true if the member is a number in every class that contains it. */
    private static final Map<String, Boolean> KNOWN_NAMES = knownNames();

    /**
     * A member of a vocabulary class.
     *
     * @param name name in rules
     * @param meaning type of the value
     * @param wants parameters, or null if the member is written without parentheses
     */
    record Member(String name, ExpressionType meaning, List<Parameter> wants, Method method) {
        /** Returns whether the member has a value if its fact comes with this question. */
        boolean isKnownIn(QuestionCatalogue.Asked asked) {
            return !method.isAnnotationPresent(KnownIn.class)
                    || knownIn().contains(asked.question().getSimpleName());
        }

        /** Returns the names of the questions to which the member is limited. */
        List<String> knownIn() {
            return Stream.of(method.getAnnotation(KnownIn.class).value())
                    .map(Class::getSimpleName)
                    .toList();
        }

        /** Returns the member as rules write it: {@code phase}, {@code count(…)}. */
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

    /** Returns the names of all members of facts, conclusions and lists. */
    public static Set<String> known() {
        return KNOWN_NAMES.keySet();
    }

    /** Returns whether the member is a number in every class that contains it. */
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

    /** Returns the member with this name that is written without parentheses, or null if there is none. */
    Member property(String name) {
        return find(name, -1);
    }

    /** Returns the method with this name and number of parameters, or null if there is none. */
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

    /** Returns all names, sorted. Members without parameters are listed by the name without parentheses. */
    List<String> names() {
        return all.stream()
                .filter(one -> one.wants() == null || !one.wants().isEmpty())
                .map(Member::name)
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns the parameters of the constructor with this number of parameters, or null if there is none. */
    static List<Parameter> made(Class<?> conclusion, int things) {
        for (Constructor<?> one : conclusion.getConstructors()) {
            if (one.getParameterCount() == things) {
                return List.of(one.getParameters());
            }
        }
        return null;
    }

    /** Returns the signature of a conclusion, such as {@code Mark(seat, mark)}. */
    static String written(Class<?> conclusion) {
        return Arrays.stream(conclusion.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.joining(", ", conclusion.getSimpleName() + "(", ")"));
    }
}
