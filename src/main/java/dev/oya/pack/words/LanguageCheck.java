package dev.oya.pack.words;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Checks the translated texts of a game. Reports texts of unknown names, names without a text, and phrases of unknown ids. Not
 * thread-safe.
 */
public final class LanguageCheck {
    private static final String FILE = "phrases.yaml";

    /** Maximum number of missing names to list. */
    private static final int NAMED = 8;

    private final RulesFolder folder;
    private final Pack pack;
    private final Collection<String> files;
    private final Set<String> languages = new TreeSet<>();
    private final Problems problems = new Problems();
    /** The ids of the pack that need sentences, by section. */
    private final Map<String, Set<String>> known;

    private LanguageCheck(RulesFolder folder, Pack pack) {
        this.folder = folder;
        this.pack = pack;
        this.files = folder.files();
        this.known = sentences();
    }

    /** Returns all problems. The list is empty if the game is completely translated. */
    public static List<Problem> problems(RulesFolder folder, Pack pack, Glossary glossary) {
        LanguageCheck check = new LanguageCheck(folder, pack);
        String texts = pack.folder() + "text/";
        for (String file : check.files) {
            if (file.startsWith(texts) && file.endsWith(".yaml")) {
                String language = file.substring(texts.length(), file.length() - ".yaml".length());
                check.text(file, language);
                check.languages.add(language);
            }
        }
        check.phrases(pack.folder() + FILE, glossary.words().keySet());
        Set<String> ids = Glossary.everyId(folder);
        check.phrases(FILE, ids);
        Lessons.check(folder, pack, check.languages, check.problems);
        new GlossaryCheck(folder, pack, ids, check.problems).check(glossary, check.languages);
        return check.problems.sorted();
    }

    /**
     * Returns a warning if neither Oya nor the game has texts in the given language, otherwise an empty list.
     *
     * @param game id of the game, with or without its major version
     */
    public static List<Problem> unknown(RulesFolder folder, String game, String language) {
        Set<String> known = Translations.languages(folder, game.split("@", 2)[0]);
        return known.contains(language)
                ? List.of()
                : List.of(Problem.of(new Place("language", 0), "no-language", language, String.join(", ", known)));
    }

    private void text(String file, String language) {
        Tree root = folder.tree(file, problems);
        if (root == null) {
            return;
        }
        root.map()
                .forEach((section, entries) -> entries.map().forEach((id, sentence) -> {
                    if (!known.getOrDefault(section, Set.of()).contains(id) && !isElsewhere(id)) {
                        problems.report(sentence.place(), "unknown-sentence", id, advice(id, section, known), section);
                    }
                }));
        List<Tree> texts = new ArrayList<>(List.of(root));
        files.stream()
                .filter(one -> one.startsWith("common/") && one.endsWith("/text/" + language + ".yaml"))
                .map(one -> folder.tree(one, problems))
                .filter(one -> one != null)
                .forEach(texts::add);
        List<String> all = new ArrayList<>();
        Map<String, List<String>> missing = new TreeMap<>();
        known.forEach((section, ids) -> ids.forEach(id -> {
            all.add(id);
            if (texts.stream()
                    .noneMatch(text -> text.has(section) && text.get(section).has(id))) {
                missing.computeIfAbsent(section, any -> new ArrayList<>()).add(id);
            }
        }));
        List<String> names = missing.values().stream().flatMap(List::stream).toList();
        if (isBeginning(names, all)) {
            problems.report(
                    new Place(file, 0), "no-sentence.beginning", language, names.size(), all.size(), some(names));
            return;
        }
        missing.forEach((section, ids) -> ids.forEach(id -> problems.report(
                root.has(section) ? root.get(section).place() : new Place(file, 0),
                "no-sentence.file",
                id,
                section,
                language)));
    }

    private static Advice advice(String id, String section, Map<String, Set<String>> names) {
        return names.entrySet().stream()
                .filter(other -> other.getValue().contains(id))
                .findFirst()
                .map(other -> Advice.of("section", other.getKey()))
                .orElseGet(() -> Suggestions.advice(id, names.getOrDefault(section, names.keySet())));
    }

    /** Returns whether so many texts are missing that they are reported together. */
    static boolean isBeginning(Collection<String> missing, Collection<String> all) {
        return missing.size() > NAMED && missing.size() * 4 > all.size();
    }

    /** Returns the first {@value #NAMED} names of a longer list as text. */
    static String some(List<String> names) {
        return String.join(", ", names.subList(0, NAMED));
    }

    /** Returns the ids of all texts of a game under one profile, by section. */
    private Map<String, Set<String>> sentences() {
        Map<String, Set<String>> names = new TreeMap<>();
        names.put("pack", pack.aim() == null ? Set.of("title") : Set.of("title", "aim"));
        names.put("options", pack.options().keySet());
        names.put(
                "choices",
                pack.options().values().stream()
                        .flatMap(option ->
                                option.values().says().keySet().stream().map(option::choice))
                        .collect(Collectors.toSet()));
        names.put("values", pack.values().keySet());
        names.put("groups", pack.groups().keySet());
        names.put("yaku", pack.yaku().keySet());
        names.put("either", pack.either().keySet());
        names.put("actions", pack.phases().actions().keySet());
        names.put("phases", pack.phases().phases().keySet());
        names.put(
                "profiles",
                PackReader.profiles(folder, pack.id()).stream().map(Profile::id).collect(Collectors.toSet()));
        names.put(
                "rules",
                pack.rules().stream()
                        .flatMap(source -> DrlText.of(source.text(), folder.caches()).rules().stream())
                        .map(DrlText.Rule::name)
                        .collect(Collectors.toSet()));
        Set<String> chapters = new LinkedHashSet<>();
        pack.rules().stream()
                .map(RuleSource::file)
                .filter(file -> file.endsWith(".drl"))
                .forEach(file -> chapters.add(file.substring(file.lastIndexOf('/') + 1)));
        names.put("chapters", chapters);
        return names;
    }

    /**
     * Returns whether any profile of the game contains the id. Texts of such ids are allowed even if this profile lacks the id.
     */
    private boolean isElsewhere(String id) {
        String profiles = pack.folder() + "profiles/";
        return files.stream()
                .anyMatch(file -> file.startsWith(profiles) && folder.read(file).contains(id));
    }

    private void phrases(String file, Collection<String> words) {
        Tree root = folder.tree(file, problems);
        if (root == null) {
            return;
        }
        root.map()
                .values()
                .forEach(entries -> entries.map().forEach((id, phrases) -> {
                    for (String part : id.split(":")) {
                        if (!words.contains(part) && !pack.sets().containsKey(part)) {
                            problems.unknown(phrases.place(), "unknown-name.phrase", part, words);
                        }
                    }
                }));
    }
}
