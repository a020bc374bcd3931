package dev.oya.pack.language;

import dev.oya.pack.PackException;
import dev.oya.pack.read.ParseContext;
import dev.oya.pack.read.Problems;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.read.YamlFile;
import dev.oya.pack.read.YamlNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Every word of the games once, in the languages of the tables: {@code glossary.yaml} of the rules folder. Immutable; safe
 * to share between threads.
 */
public final class Glossary {
    private static final String FILE = "glossary.yaml";

    private final Map<String, Map<String, String>> words;

    private Glossary(Map<String, Map<String, String>> words) {
        this.words = words;
    }

    /**
     * The glossary of a rules folder; an empty one where it has none.
     *
     * @throws PackException where it is broken
     */
    public static Glossary of(RulesFolder folder) {
        if (!folder.exists(FILE)) {
            return new Glossary(Map.of());
        }
        Problems problems = new Problems();
        ParseContext reading = new ParseContext(problems);
        Map<String, Map<String, String>> words = new LinkedHashMap<>();
        YamlNode root = YamlFile.parse(FILE, folder.read(FILE), problems);
        if (root != null) {
            reading.map(root, "words").forEach((id, entry) -> {
                Map<String, String> byLanguage = new LinkedHashMap<>();
                entry.map().keySet().forEach(language -> byLanguage.put(language, reading.needed(entry, language)));
                words.put(id, byLanguage);
            });
        }
        problems.orThrow();
        return new Glossary(Collections.unmodifiableMap(words));
    }

    /** The word for an id in a language; the id itself where there is none. */
    public String word(String id, String language) {
        return words.getOrDefault(id, Map.of()).getOrDefault(language, id);
    }

    /** Whether there is a word for an id. */
    public boolean has(String id) {
        return words.containsKey(id);
    }

    /** All words by id, each by language ({@code ja}, {@code romaji}, {@code en}, {@code sv}, {@code de}). */
    public Map<String, Map<String, String>> words() {
        return words;
    }
}
