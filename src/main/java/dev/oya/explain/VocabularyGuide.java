package dev.oya.explain;

import dev.oya.files.ClassPathText;
import dev.oya.notation.Json;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.type.TypeReference;

/**
 * Everything that rules and packs are written with: questions in the order of a round, what they share, facts, conclusions,
 * names, files. It is kept as a test derives it from the comments of the vocabulary and the schemas of the files.
 */
public final class VocabularyGuide {
    private static final List<VocabularyEntry> ENTRIES =
            Json.MAPPER.readValue(ClassPathText.of(VocabularyGuide.class, "vocabulary.json"), new TypeReference<>() {});

    private VocabularyGuide() {}

    /** What answers to a name: the entries that are called so, else that part of others which is. */
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
