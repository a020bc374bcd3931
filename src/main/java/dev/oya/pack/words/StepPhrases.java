package dev.oya.pack.words;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The phrases of scenarios for the ids of a pack, in every language. Phrases in {@code phrases.yaml} of the game take
 * precedence, then those in {@code phrases.yaml} of the rules folder, then names in the glossary, and finally the id itself.
 * Immutable and thread-safe.
 */
public final class StepPhrases {
    private static final String FILE = "phrases.yaml";

    private final Map<String, Map<String, String>> ids = new LinkedHashMap<>();
    /** Phrases by kind, id and language. The game's phrases are the first. */
    private final Map<List<String>, List<String>> written = new HashMap<>();

    private final Glossary glossary;

    private StepPhrases(Glossary glossary) {
        this.glossary = glossary;
    }

    /**
     * Returns the phrases of a pack.
     *
     * @throws PackException if they are invalid
     */
    public static StepPhrases of(RulesFolder folder, Pack pack) {
        StepPhrases phrases = new StepPhrases(Glossary.of(folder, pack));
        Problems problems = new Problems();
        for (Tree root : Arrays.asList(folder.tree(pack.folder() + FILE, problems), folder.shared(FILE, problems))) {
            if (root != null) {
                root.map().forEach((kind, entries) -> {
                    phrases.write(kind, entries);
                    read(entries, problems)
                            .forEach(phrases.ids.computeIfAbsent(kind, key -> new LinkedHashMap<>())::putIfAbsent);
                });
            }
        }
        problems.orThrow();
        return phrases;
    }

    private void write(String kind, Tree entries) {
        entries.map()
                .forEach((id, languages) -> languages
                        .map()
                        .keySet()
                        .forEach(language -> written.computeIfAbsent(
                                        List.of(kind, id, language), key -> new ArrayList<>())
                                .addAll(languages.texts(language))));
    }

    /** Returns the ids of a section by phrase. Reports a phrase that has more than one id. */
    private static Map<String, String> read(Tree entries, Problems problems) {
        Map<String, String> byPhrase = new LinkedHashMap<>();
        entries.map()
                .forEach((id, languages) -> languages.map().keySet().forEach(language -> {
                    for (String phrase : languages.texts(language)) {
                        String other = byPhrase.putIfAbsent(same(phrase), id);
                        if (other != null && !other.equals(id)) {
                            problems.report(languages.place(), "name-taken.phrase", phrase, other, id);
                        }
                    }
                }));
        return byPhrase;
    }

    /**
     * Returns the id of the given phrase, or null if the phrase matches none of the known ids.
     *
     * @param kind kind of phrase, which is the name of a section of {@code phrases.yaml}
     * @param phrase the phrase in a scenario
     * @param known the possible ids
     */
    public String id(String kind, String phrase, Iterable<String> known) {
        List<String> meant = meant(kind, phrase, known);
        return meant.isEmpty() ? null : meant.get(0);
    }

    /** Returns the ids that a phrase may mean. Returns more than one id if the glossary is ambiguous. */
    public List<String> meant(String kind, String phrase, Iterable<String> known) {
        String text = ids.getOrDefault(kind, Map.of()).get(same(phrase));
        if (text != null) {
            return List.of(text);
        }
        List<String> meant = new ArrayList<>();
        for (String id : known) {
            if (id.equals(phrase)) {
                return List.of(id);
            }
            if (glossaryHas(id, phrase) && !meant.contains(id)) {
                meant.add(id);
            }
        }
        return meant;
    }

    private boolean glossaryHas(String id, String phrase) {
        return glossary.words().getOrDefault(id, Map.of()).values().stream()
                .anyMatch(word -> same(word).equals(same(phrase)));
    }

    /** Returns the phrases for an id in the given language, the most specific first. The last phrase is the id itself. */
    public List<String> phrases(String kind, String id, String language) {
        List<String> all = new ArrayList<>(written.getOrDefault(List.of(kind, id, language), List.of()));
        String word = glossary.words().getOrDefault(id, Map.of()).get(language);
        if (word != null) {
            all.add(word);
        }
        all.add(id);
        return all;
    }

    /** Returns every phrase of the given kind. */
    public List<String> all(String kind) {
        return new ArrayList<>(ids.getOrDefault(kind, Map.of()).keySet());
    }

    /** Returns the glossary that the phrases use. */
    public Glossary glossary() {
        return glossary;
    }

    private static String same(String phrase) {
        return phrase.trim().toLowerCase(Locale.ROOT).replace('–', '-');
    }
}
