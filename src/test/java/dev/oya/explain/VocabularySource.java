package dev.oya.explain;

import dev.oya.engine.check.VocabularyShape;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.KnownIn;
import dev.oya.vocabulary.NameKind;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionCatalogue;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Derives the vocabulary of rules and packs from the code: the questions with their facts and conclusions, comments, text
 * arguments, and the schemas of the files. The result is stored for {@link VocabularyGuide}.
 */
final class VocabularySource {
    static final String SHARED = "what several questions can be asked";

    private VocabularySource() {}

    /** Returns all entries: questions in the order of a round, shared members, facts, conclusions by name, names and files. */
    static List<VocabularyEntry> entries() {
        List<VocabularyEntry> entries = new ArrayList<>();
        Set<Class<?>> shared = new LinkedHashSet<>();
        Set<Class<?>> facts = new LinkedHashSet<>();
        for (QuestionCatalogue.Asked asked : QuestionCatalogue.all()) {
            Stream.concat(Stream.of(asked.question()), asked.facts().stream())
                    .forEach(type -> shared.addAll(above(type)));
            facts.addAll(asked.facts());
            entries.add(entry(
                    "question",
                    asked.question(),
                    List.of(link("comes with", asked.facts()), link("may conclude", asked.conclusions()))));
        }
        shared.forEach(type -> entries.add(entry(SHARED, type, List.of())));
        facts.forEach(type -> entries.add(entry("fact", type, List.of(link("comes with", about(type))))));
        // Sorts the conclusions, because compilers list them in different orders.
        QuestionCatalogue.conclusions().stream()
                .sorted(Comparator.comparing(Class::getSimpleName))
                .forEach(type -> entries.add(conclusion(type)));
        entries.add(ways());
        entries.add(texts());
        entries.addAll(SchemaGuide.entries());
        return entries;
    }

    /** Returns the entries of the given kind. */
    static List<VocabularyEntry> entries(String kind) {
        return entries().stream().filter(entry -> entry.kind().equals(kind)).toList();
    }

    private static VocabularyEntry.Link link(String kind, Set<? extends Class<?>> types) {
        return new VocabularyEntry.Link(
                kind, types.stream().map(Class::getSimpleName).toList());
    }

    /** Returns the questions in which the given fact is available or the given conclusion has an effect. */
    private static Set<Class<?>> about(Class<?> type) {
        return QuestionCatalogue.all().stream()
                .filter(asked -> asked.question() != type && asked.brings(type))
                .map(QuestionCatalogue.Asked::question)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the vocabulary classes from which the given class inherits members, nearest first. */
    private static List<Class<?>> above(Class<?> type) {
        Set<Class<?>> above = new LinkedHashSet<>();
        if (type.getSuperclass() != null) {
            add(type.getSuperclass(), above);
        }
        Arrays.stream(type.getInterfaces()).forEach(one -> add(one, above));
        return above.stream()
                .sorted(Comparator.comparing(one -> one == Question.class))
                .toList();
    }

    private static void add(Class<?> one, Set<Class<?>> above) {
        if (one.getPackage() == VocabularyShape.PACKAGE) {
            if (Modifier.isPublic(one.getModifiers())) {
                above.add(one);
            }
            above.addAll(above(one));
        }
    }

    private static VocabularyEntry entry(String kind, Class<?> type, List<VocabularyEntry.Link> links) {
        Comments comments = new Comments(type);
        List<VocabularyEntry.Member> members = new ArrayList<>();
        if (type.isRecord()) {
            components(type, comments, members);
        }
        methods(type, comments, "", members);
        List<String> like = above(type).stream().map(Class::getSimpleName).toList();
        return new VocabularyEntry(kind, type.getSimpleName(), comments.paragraphs(), members, like, links);
    }

    private static VocabularyEntry conclusion(Class<?> type) {
        Comments comments = new Comments(type);
        List<VocabularyEntry.Member> members = new ArrayList<>();
        components(type, comments, members);
        methods(type, comments, ".", members);
        List<String> written = new ArrayList<>(comments.paragraphs());
        written.add(Arrays.stream(type.getConstructors())
                .map(made -> "`new " + type.getSimpleName() + "(" + given(made.getParameters()) + ")`")
                .sorted(Comparator.comparing(String::length))
                .collect(Collectors.joining(" or ")));
        return new VocabularyEntry(
                "conclusion",
                type.getSimpleName(),
                written,
                members,
                List.of(),
                List.of(link("concluded about", about(type))));
    }

    private static void components(Class<?> type, Comments comments, List<VocabularyEntry.Member> members) {
        for (RecordComponent component : type.getRecordComponents()) {
            if (!isVocabulary(component.getAccessor())) {
                continue;
            }
            String says = Comments.capital(comments.components().getOrDefault(component.getName(), ""));
            if (says.isEmpty() && component.getName().equals("seat")) {
                says = "The seat, from 0";
            }
            members.add(new VocabularyEntry.Member(component.getName(), says, names(component.getName(), component)));
        }
    }

    private static void methods(Class<?> type, Comments comments, String before, List<VocabularyEntry.Member> members) {
        Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && isVocabulary(method)
                        && !(type.isRecord() && isComponent(type, method)))
                .sorted(Comparator.comparingInt(comments::place).thenComparing(Method::getName))
                .forEach(method -> members.add(
                        new VocabularyEntry.Member(signature(before, method), comments.of(method), texts(method))));
    }

    /** Returns whether rules can use the result of the given method, which must be a number, text, boolean or fact. */
    private static boolean isVocabulary(Method method) {
        Class<?> answer = method.getReturnType();
        return VocabularyShape.isForRules(method)
                && (answer.isPrimitive() || answer == String.class || answer.getPackage() == VocabularyShape.PACKAGE)
                && (answer.getNestHost() == answer || answer == method.getDeclaringClass());
    }

    private static boolean isComponent(Class<?> type, Method method) {
        return Arrays.stream(type.getRecordComponents())
                .anyMatch(component -> component.getAccessor().equals(method));
    }

    /**
     * Returns the name of the given method as rules write it: {@code getSeat} becomes {@code seat}, and {@code isYes} becomes
     * {@code yes}. Methods that have parameters or are called after a dot keep their names.
     */
    private static String signature(String before, Method method) {
        if (method.getParameterCount() > 0 || !before.isEmpty()) {
            return before + method.getName() + "(" + given(method.getParameters()) + ")";
        }
        String bare = method.getName().replaceFirst("^(get|is)(?=[A-Z])", "");
        return bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1);
    }

    private static String given(Parameter... parameters) {
        return Arrays.stream(parameters).map(Parameter::getName).collect(Collectors.joining(", "));
    }

    private static List<String> texts(Method method) {
        List<String> texts = new ArrayList<>(names("", method));
        KnownIn known = method.getAnnotation(KnownIn.class);
        if (known != null) {
            texts.add("known in "
                    + Stream.of(known.value()).map(Class::getSimpleName).collect(Collectors.joining(", ")));
        }
        for (Parameter parameter : method.getParameters()) {
            texts.addAll(names(parameter.getName(), parameter));
        }
        return texts;
    }

    private static List<String> names(String name, AnnotatedElement text) {
        NameOf names = text.getAnnotation(NameOf.class);
        if (names == null) {
            return List.of();
        }
        String also = names.also().length == 0 ? "" : "; also " + String.join(", ", names.also());
        return List.of((name.isEmpty() ? "" : name + ": ") + names.value().what() + also);
    }

    private static VocabularyEntry ways() {
        Comments comments = new Comments(CardUse.class);
        List<VocabularyEntry.Member> members = new ArrayList<>();
        comments.constants().forEach((constant, says) -> {
            CardUse use = CardUse.valueOf(constant);
            String act = "for actions with `act: " + VocabularyShape.name(use.act()) + "`";
            members.add(new VocabularyEntry.Member(VocabularyShape.name(use), says, List.of(act)));
        });
        return new VocabularyEntry("names", "ways", comments.paragraphs(), members, List.of(), List.of());
    }

    private static VocabularyEntry texts() {
        List<VocabularyEntry.Member> members = Arrays.stream(NameKind.values())
                .map(kind -> new VocabularyEntry.Member(VocabularyShape.name(kind), kind.what(), List.of()))
                .toList();
        List<String> says = new Comments(NameKind.class).paragraphs();
        return new VocabularyEntry("names", "texts", says, members, List.of(), List.of());
    }
}
