package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.check.VocabularyShape;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.QuestionCatalogue;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every text member of the vocabulary declares the kind of name it contains, so that names in rules can be validated. */
class VocabularyTest {
    @TestFactory
    Stream<DynamicTest> everyTextMemberDeclaresKindOfName() {
        return Stream.concat(
                        VocabularyShape.facts().stream().map(name -> type("dev.oya.vocabulary." + name)),
                        QuestionCatalogue.conclusions().stream())
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    List<String> unsaid = unsaid(type);
                    assertTrue(unsaid.isEmpty(), "@NameOf is missing: " + unsaid);
                }));
    }

    @Test
    void everyFactBelongsToQuestion() {
        Set<String> brought = new TreeSet<>();
        for (QuestionCatalogue.Asked asked : QuestionCatalogue.all()) {
            brought.add(asked.question().getSimpleName());
            asked.facts().forEach(fact -> brought.add(fact.getSimpleName()));
        }
        assertEquals(new TreeSet<>(VocabularyShape.facts()), brought);
    }

    @Test
    void everyConclusionIsRegistered() throws IOException {
        Set<String> there = new TreeSet<>();
        Pattern conclusion = Pattern.compile("record (\\w+)\\([^{]*\\)\\s*implements Conclusion");
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/oya/vocabulary"))) {
            for (Path file : files.toList()) {
                conclusion.matcher(Files.readString(file)).results().forEach(found -> there.add(found.group(1)));
            }
        }
        assertTrue(there.size() > 40, there.toString());
        assertEquals(there, new TreeSet<>(VocabularyShape.conclusions()));
    }

    private static List<String> unsaid(Class<?> type) {
        List<String> unsaid = new ArrayList<>();
        for (Method method : type.getMethods()) {
            boolean ours = method.getDeclaringClass().getName().startsWith("dev.oya.vocabulary")
                    && !Modifier.isStatic(method.getModifiers())
                    && !method.getName().equals("toString");
            if (ours) {
                boolean named = method.isAnnotationPresent(NameOf.class);
                if (method.getReturnType() == String.class && !named) {
                    unsaid.add(method.getName());
                }
                unsaid.addAll(parameters(method));
            }
        }
        if (type.isRecord()) {
            Stream.of(type.getConstructors()).forEach(one -> unsaid.addAll(parameters(one)));
        }
        return unsaid;
    }

    private static List<String> parameters(Executable called) {
        return Stream.of(called.getParameters())
                .filter(one -> one.getType() == String.class && !one.isAnnotationPresent(NameOf.class))
                .map(Parameter::toString)
                .map(one -> called.getName() + ": " + one)
                .toList();
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException gone) {
            throw new AssertionError(gone);
        }
    }
}
