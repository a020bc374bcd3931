package dev.oya.pack.words;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.read.EntryReader;
import dev.oya.pack.read.RulesFolder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words of a game in the languages of the tables: {@code glossary.yaml} of the rules folder, or where it has none the one that
 * came with Oya, has those that several games share, that of the game's folder its own, the deck's file the names of its cards. Where two of them have a word for an id,
 * the game's goes before the shared one, the deck's before both, and a layer's before all. Immutable; safe to share between threads.
 */
public final class Glossary {
    static final String FILE = "glossary.yaml";
    /** A game may have cards besides those of its deck. */
    static final String PACK = "pack.yaml";

    /** The section of a file that says how cards and words are said in sentences. */
    static final String SENTENCES = "sentences";

    /** What may stand beside the words of an id. */
    static final Set<String> NO_LANGUAGES = Set.of("group", "kind", "points", "name", "note");

    private final Map<String, Map<String, String>> words = new LinkedHashMap<>();
    /** What stands in sentences: cards and words as they are said there. */
    private final Map<String, Map<String, String>> forms = new LinkedHashMap<>();

    private final Map<String, String> groups = new LinkedHashMap<>();
    private final Problems problems = new Problems();
    private final EntryReader reader = new EntryReader(problems);

    private Glossary() {}

    /** Returns these words, and of another pack's layers those for ids that have none here. */
    public Glossary with(Pack other) {
        Glossary both = new Glossary();
        both.words.putAll(words);
        other.words().forEach(both.words::putIfAbsent);
        both.forms.putAll(forms);
        both.groups.putAll(groups);
        return both;
    }

    /**
     * The words of a game.
     *
     * @throws PackException where a file of them is broken
     */
    public static Glossary of(RulesFolder folder, Pack pack) {
        Glossary glossary = new Glossary();
        glossary.sections(folder.shared(FILE, glossary.problems));
        glossary.sections(folder.tree(pack.folder() + FILE, glossary.problems));
        glossary.deck(folder.tree(files(pack).get(2), glossary.problems));
        glossary.deck(folder.tree(pack.folder() + PACK, glossary.problems));
        glossary.problems.orThrow();
        glossary.words.putAll(pack.words());
        return glossary;
    }

    /** The files with words for a game, those that go before others last. */
    static List<String> files(Pack pack) {
        return List.of(FILE, pack.folder() + FILE, "decks/" + pack.deck().id() + ".yaml");
    }

    private void deck(Tree root) {
        if (root == null) {
            return;
        }
        List.of("kinds", "cards", "extra")
                .forEach(section -> reader.map(root, section).forEach((id, entry) -> add(words, id, entry)));
        reader.map(root, "groups").forEach((number, entry) -> {
            String id = entry.isScalar() ? entry.text() : reader.needed(entry, entry.has("name") ? "name" : "en");
            groups.put(number, id);
            add(words, id, entry);
        });
    }

    /** The ids of all words that any game or deck of a folder has. */
    static Set<String> everyId(RulesFolder folder) {
        Glossary all = new Glossary();
        for (String file : folder.files()) {
            if (file.startsWith("decks/") && file.endsWith(".yaml") || file.endsWith("/" + PACK)) {
                all.deck(folder.tree(file, all.problems));
            } else if (file.equals(FILE) || file.endsWith("/" + FILE)) {
                all.sections(folder.tree(file, all.problems));
            }
        }
        return all.words.keySet();
    }

    private void sections(Tree root) {
        if (root != null) {
            root.map()
                    .forEach((name, section) -> section.map()
                            .forEach((id, entry) -> add(name.equals(SENTENCES) ? forms : words, id, entry)));
        }
    }

    /** A word: under each language what it is there. The name of a card may be given in English alone. */
    private void add(Map<String, Map<String, String>> to, String id, Tree entry) {
        Map<String, String> byLanguage = new LinkedHashMap<>();
        if (entry.has("name")) {
            byLanguage.put("en", reader.needed(entry, "name"));
        }
        byLanguage.putAll(reader.sentences(entry));
        byLanguage.keySet().removeAll(NO_LANGUAGES);
        if (!byLanguage.isEmpty()) {
            to.put(id, Collections.unmodifiableMap(byLanguage));
        }
    }

    /** The word for an id in a language; else the English one, else the id itself. */
    public String word(String id, String language) {
        Map<String, String> word = words.getOrDefault(id, Map.of());
        return word.getOrDefault(language, word.getOrDefault("en", id));
    }

    /** How something is said in a sentence; null where that is as it stands, or the language has no such sentences. */
    public String form(String id, String language) {
        return forms.getOrDefault(id, Map.of()).get(language);
    }

    /** Whether there is a word for an id. */
    public boolean has(String id) {
        return words.containsKey(id);
    }

    /** The id of a group of the deck, such as the plant of a month; null where the deck does not name it. */
    public String group(int number) {
        return groups.get(String.valueOf(number));
    }

    /** The ids of all groups of the deck that it names, in the deck's order. */
    public List<String> groups() {
        return List.copyOf(groups.values());
    }

    /** All words by id, each by language ({@code ja}, {@code romaji}, {@code en}, {@code sv}, {@code de} and others). */
    public Map<String, Map<String, String>> words() {
        return Collections.unmodifiableMap(words);
    }
}
