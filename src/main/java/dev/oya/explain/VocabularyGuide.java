package dev.oya.explain;

import dev.oya.files.ClassPathText;
import dev.oya.notation.Json;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.type.TypeReference;

/**
 * The vocabulary of rules and packs: questions in the order of a round, shared members, facts, conclusions, names and files. A
 * test generates the guide from the Javadoc of the vocabulary and the JSON schemas.
 */
public final class VocabularyGuide {
    private static final List<VocabularyEntry> ENTRIES =
            Json.MAPPER.readValue(ClassPathText.of(VocabularyGuide.class, "vocabulary.json"), new TypeReference<>() {});

    private VocabularyGuide() {}

    /** Returns the entries with this name. If there are none, returns the members with this name. */
    public static List<VocabularyEntry> of(String name) {
        List<VocabularyEntry> called =
                ENTRIES.stream().filter(entry -> entry.isCalled(name)).toList();
        return called.isEmpty()
                ? ENTRIES.stream().flatMap(entry -> entry.only(name).stream()).toList()
                : called;
    }

    static Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (VocabularyEntry entry : ENTRIES) {
            names.add(entry.name().replaceFirst(".*\\.(?=[^.])", ""));
            entry.members().forEach(member -> names.add(member.bare()));
        }
        return names;
    }
}
