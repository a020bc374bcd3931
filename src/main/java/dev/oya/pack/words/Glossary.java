package dev.oya.pack.words;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The display names of a game in all languages. If several sources name the same id, the order of precedence is: house-rule
 * layers, {@code pack.yaml}, the deck file, the game's {@code glossary.yaml}, and the shared {@code glossary.yaml}. If the
 * rules folder has no shared glossary, the bundled one is used. Immutable and thread-safe.
 */
public final class Glossary {
    static final String FILE = "glossary.yaml";
    /** The file that may define extra cards in addition to those of the deck. */
    static final String PACK = "pack.yaml";

    /** The section of a file with the forms of names inside sentences. */
    static final String SENTENCES = "sentences";

    /** The section of a file with sentences that explain names. */
    static final String MEANINGS = "meanings";

    /** Keys of an entry that are not languages. */
    static final Set<String> NO_LANGUAGES = Set.of("group", "kind", "points", "colour", "name", "note");

    private final Map<String, Map<String, String>> words = new LinkedHashMap<>();
    /** Forms of names inside sentences, by id and language. */
    private final Map<String, Map<String, String>> forms = new LinkedHashMap<>();

    /** Explanations of names, by id and language. */
    private final Map<String, Map<String, String>> meanings = new LinkedHashMap<>();

    private final Map<String, String> groups = new LinkedHashMap<>();
    private final Map<String, String> colours = new LinkedHashMap<>();
    private final Problems problems = new Problems();

    private Glossary() {}

    /** Returns this glossary with the names from the given pack's layers added for ids that have no name yet. */
    public Glossary with(Pack other) {
        Glossary both = new Glossary();
        both.words.putAll(words);
        other.words().forEach(both.words::putIfAbsent);
        both.forms.putAll(forms);
        both.meanings.putAll(meanings);
        both.groups.putAll(groups);
        both.colours.putAll(colours);
        return both;
    }

    /** Returns the id of the plural of a kind of cards, which games may name. */
    public static String plural(String kind) {
        return kind + "-many";
    }

    /** Returns the id of the name that a seat shows after the given action. */
    public static String said(String action) {
        return action + "-said";
    }

    /**
     * Returns the glossary of a game.
     *
     * @throws PackException if one of its files is invalid
     */
    public static Glossary of(RulesFolder folder, Pack pack) {
        Glossary glossary = new Glossary();
        glossary.sections(folder.shared(FILE, glossary.problems));
        Set<String> shared = new LinkedHashSet<>(glossary.meanings.keySet());
        glossary.sections(folder.tree(pack.folder() + FILE, glossary.problems));
        glossary.deck(folder.tree(files(pack).get(2), glossary.problems));
        glossary.deck(folder.tree(pack.folder() + PACK, glossary.problems));
        glossary.problems.orThrow();
        glossary.words.putAll(pack.words());
        // The kinds of another deck have no name in this game.
        shared.stream().filter(id -> !glossary.words.containsKey(id)).forEach(glossary.meanings::remove);
        return glossary;
    }

    /** Returns the glossary files of a game in ascending order of precedence. */
    static List<String> files(Pack pack) {
        return List.of(FILE, pack.folder() + FILE, "decks/" + pack.deck().id() + ".yaml");
    }

    private void deck(Tree root) {
        if (root == null) {
            return;
        }
        List.of("kinds", "cards", "extra")
                .forEach(section -> root.map(section).forEach((id, entry) -> add(words, id, entry)));
        root.map("kinds").forEach((id, kind) -> {
            if (kind.has("colour")) {
                colours.put(id, kind.text("colour", ""));
            }
        });
        root.map("groups").forEach((number, entry) -> {
            String id = entry.isScalar() ? entry.text() : entry.text("name", entry.text("en", number));
            groups.put(number, id);
            add(words, id, entry);
        });
    }

    /** Returns all ids that have a name in any game or deck of the folder. */
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
            root.map().forEach((name, section) -> section.map().forEach((id, entry) -> add(entries(name), id, entry)));
        }
    }

    private Map<String, Map<String, String>> entries(String section) {
        return switch (section) {
            case SENTENCES -> forms;
            case MEANINGS -> meanings;
            default -> words;
        };
    }

    /** Adds an entry with a name for each language. A card may have only an English name. */
    private void add(Map<String, Map<String, String>> to, String id, Tree entry) {
        Map<String, String> byLanguage = new LinkedHashMap<>();
        if (entry.has("name")) {
            byLanguage.put("en", entry.text("name", ""));
        }
        byLanguage.putAll(entry.texts());
        byLanguage.keySet().removeAll(NO_LANGUAGES);
        if (!byLanguage.isEmpty()) {
            to.put(id, Collections.unmodifiableMap(byLanguage));
        }
    }

    /**
     * Returns the name of an id in the given language, or the English name if it is not translated. Returns the id itself if it
     * has no name.
     */
    public String word(String id, String language) {
        Map<String, String> word = words.getOrDefault(id, Map.of());
        return word.getOrDefault(language, word.getOrDefault("en", id));
    }

    /** Returns the form that an id's name has inside sentences, or null if there is no special form in the given language. */
    public String form(String id, String language) {
        return forms.getOrDefault(id, Map.of()).get(language);
    }

    /** Returns the sentences that explain names, by id and language. */
    public Map<String, Map<String, String>> meanings() {
        return Collections.unmodifiableMap(meanings);
    }

    /** Returns whether the given id has a name. */
    public boolean has(String id) {
        return words.containsKey(id);
    }

    /**
     * Returns the id of the deck's group with the given number, such as the plant of a month, or null if the deck does not name
     * the group.
     */
    public String group(int number) {
        return groups.get(String.valueOf(number));
    }

    /** Returns the terminal colour of the given kind of cards, or null if the kind has no colour. */
    public String colour(String kind) {
        return colours.get(kind);
    }

    /** Returns the ids of all named groups of the deck, in deck order. */
    public List<String> groups() {
        return List.copyOf(groups.values());
    }

    /** Returns all names by id and language, such as {@code ja}, {@code romaji} or {@code en}. */
    public Map<String, Map<String, String>> words() {
        return Collections.unmodifiableMap(words);
    }
}
