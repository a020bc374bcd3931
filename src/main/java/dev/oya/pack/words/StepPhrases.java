package dev.oya.pack.words;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.read.EntryReader;
import dev.oya.pack.read.RulesFolder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What scenarios say for the ids of a pack, in every language: {@code phrases.yaml} of the game's folder, then that of the
 * rules folder, then the glossary, then the id itself. Immutable; safe to share between threads.
 */
public final class StepPhrases {
    private static final String FILE = "phrases.yaml";

    private final Map<String, Map<String, String>> ids = new LinkedHashMap<>();
    private final Glossary glossary;

    private StepPhrases(Glossary glossary) {
        this.glossary = glossary;
    }

    /**
     * The phrases of a pack; those of its glossary alone where there are no others.
     *
     * @throws PackException where they are broken
     */
    public static StepPhrases of(RulesFolder folder, Pack pack) {
        StepPhrases phrases = new StepPhrases(Glossary.of(folder, pack));
        Problems problems = new Problems();
        for (Tree root : Arrays.asList(folder.tree(pack.folder() + FILE, problems), folder.shared(FILE, problems))) {
            if (root != null) {
                root.map()
                        .forEach((kind, entries) -> read(entries, problems)
                                .forEach(phrases.ids.computeIfAbsent(kind, key -> new LinkedHashMap<>())::putIfAbsent));
            }
        }
        problems.orThrow();
        return phrases;
    }

    /** The ids of a section of a file by their phrases; in one file a phrase stands for one id. */
    private static Map<String, String> read(Tree entries, Problems problems) {
        EntryReader reading = new EntryReader(problems);
        Map<String, String> byPhrase = new LinkedHashMap<>();
        entries.map()
                .forEach((id, languages) -> languages.map().keySet().forEach(language -> {
                    for (String phrase : reading.texts(languages, language)) {
                        String other = byPhrase.putIfAbsent(same(phrase), id);
                        if (other != null && !other.equals(id)) {
                            problems.tell(languages.place(), "name-taken.phrase", phrase, other, id);
                        }
                    }
                }));
        return byPhrase;
    }

    /**
     * The id that a phrase stands for, or null where none of the known ids is meant.
     *
     * @param kind the kind of phrase, a section of the file
     * @param phrase what a scenario says
     * @param known the ids to choose from
     */
    public String id(String kind, String phrase, Iterable<String> known) {
        List<String> meant = meant(kind, phrase, known);
        return meant.isEmpty() ? null : meant.get(0);
    }

    /** The ids that a phrase may stand for, as {@link #id}: one where it is clear, several where the glossary is not. */
    public List<String> meant(String kind, String phrase, Iterable<String> known) {
        String said = ids.getOrDefault(kind, Map.of()).get(same(phrase));
        if (said != null) {
            return List.of(said);
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

    /** Every phrase of a kind. */
    public List<String> all(String kind) {
        return new ArrayList<>(ids.getOrDefault(kind, Map.of()).keySet());
    }

    /** The ids of a kind that have phrases of their own. */
    public List<String> ids(String kind) {
        return ids.getOrDefault(kind, Map.of()).values().stream().distinct().toList();
    }

    /** The glossary behind the phrases. */
    public Glossary glossary() {
        return glossary;
    }

    private static String same(String phrase) {
        return phrase.trim().toLowerCase(Locale.ROOT).replace('–', '-');
    }
}
