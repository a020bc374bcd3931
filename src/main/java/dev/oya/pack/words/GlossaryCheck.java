package dev.oya.pack.words;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.LanguageCodes;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.Bibliography;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.RulesFolder;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Checks the display names of a game in every language in which the game has texts. Also checks its language codes and
 * citations. Not thread-safe.
 */
final class GlossaryCheck {
    /** A set of captured cards that a rule counts. Settlements state the number with the name of the set. */
    private static final Pattern COUNTED = Pattern.compile("captured\\(\"([^\"]+)\"\\)");

    private final RulesFolder folder;
    private final Pack pack;
    private final Problems problems;
    private final Set<String> known;
    private final Map<String, Place> places = new LinkedHashMap<>();

    /** @param known all ids that have a name in any game or deck */
    GlossaryCheck(RulesFolder folder, Pack pack, Set<String> known, Problems problems) {
        this.folder = folder;
        this.pack = pack;
        this.known = known;
        this.problems = problems;
    }

    /**
     * Checks the given glossary.
     *
     * @param languages the languages in which the game has texts
     */
    void check(Glossary glossary, Collection<String> languages) {
        for (String file : Glossary.files(pack)) {
            Tree root = folder.tree(file, problems);
            if (root != null) {
                root.map().forEach((name, section) -> {
                    boolean explains = name.equals(Glossary.MEANINGS);
                    section.map().forEach(explains ? this::languages : this::entry);
                    if (explains || name.equals(Glossary.SENTENCES)) {
                        sentences(section);
                    }
                });
            }
        }
        Tree own = folder.tree(pack.folder() + Glossary.PACK, problems);
        if (own != null && own.has("extra")) {
            own.get("extra").map().forEach(this::entry);
        }
        Place file = new Place(pack.folder() + Glossary.FILE, 0);
        Set<String> ids = ids();
        List<String> plurals =
                pack.deck().kinds().stream().map(Glossary::plural).toList();
        if (plurals.stream().anyMatch(glossary::has)) {
            ids.addAll(plurals);
        }
        for (String language : languages) {
            List<String> missing = ids.stream()
                    .filter(id -> !glossary.words().getOrDefault(id, Map.of()).containsKey(language))
                    .toList();
            if (LanguageCheck.isBeginning(missing, ids)) {
                problems.report(
                        file, "no-word.beginning", language, missing.size(), ids.size(), LanguageCheck.some(missing));
            } else {
                missing.forEach(id -> problems.report(
                        places.getOrDefault(id, file),
                        "no-word.language",
                        id,
                        language,
                        glossary.has(id)
                                ? Advice.of("add-word")
                                : Suggestions.advice(id, glossary.words().keySet())));
            }
        }
        sources();
    }

    /** Reports sentences of ids that no game or deck has. */
    private void sentences(Tree section) {
        section.map().forEach((id, entry) -> {
            if (!known.contains(id.replaceFirst("-(do|you|other|end)$", ""))) {
                problems.report(
                        entry.place(),
                        "unknown-sentence",
                        id,
                        Suggestions.advice(id, known),
                        Advice.of("words-of-any-game"));
            }
        });
    }

    private void entry(String id, Tree entry) {
        places.put(id, entry.place());
        languages(id, entry);
    }

    private void languages(String id, Tree entry) {
        entry.map().forEach((key, word) -> {
            if (!Glossary.NO_LANGUAGES.contains(key)) {
                language(key, word);
            }
        });
    }

    private void language(String language, Tree at) {
        if (!LanguageCodes.has(language)) {
            problems.report(at.place(), "unknown-language", language);
        }
    }

    /** Returns all ids of the game that are displayed to players. */
    private Set<String> ids() {
        Set<String> ids = new TreeSet<>(pack.phases().actions().keySet());
        pack.phases().actions().values().stream()
                .filter(action -> action.multiplies() != null)
                .map(action -> Glossary.said(action.name()))
                .forEach(ids::add);
        ids.addAll(pack.phases().marks().seats().keySet());
        ids.addAll(pack.phases().marks().round().keySet());
        ids.addAll(pack.phases().tallies().keySet());
        ids.addAll(pack.unit() == null ? Set.of() : Set.of(pack.unit()));
        pack.phases().phases().forEach((name, phase) -> {
            ids.add(name);
            phase.transitions().values().stream()
                    .map(transition -> transition.end())
                    .filter(Objects::nonNull)
                    .forEach(ids::add);
        });
        ids.addAll(pack.combinations());
        pack.groups().forEach((id, group) -> {
            ids.add(id);
            ids.add(group.payout().reason() == null ? id : group.payout().reason());
        });
        ids.addAll(pack.deck().codes());
        ids.addAll(pack.deck().kinds());
        pack.rules().stream()
                .flatMap(source -> COUNTED.matcher(source.text()).results())
                .map(counted -> counted.group(1))
                .filter(pack.sets()::containsKey)
                .forEach(ids::add);
        return ids;
    }

    /** Checks that cited statements belong to a listed rule text. */
    private void sources() {
        Tree root = folder.tree(Bibliography.FILE, problems);
        if (root == null || !root.has("sources")) {
            return;
        }
        Map<String, Tree> texts = root.get("sources").map();
        texts.values().stream()
                .filter(text -> text.has("language"))
                .map(text -> text.get("language"))
                .forEach(language -> language(language.text(), language));
        texts.values().forEach(text -> text.map("titles").forEach(this::language));
        for (RuleSource source : pack.rules()) {
            for (DrlText.Rule rule : DrlText.of(source.text(), folder.caches()).rules()) {
                cited(rule.cite(), source.place(rule.line()), texts);
            }
        }
        pack.yaku().values().forEach(entry -> cited(entry.cite(), entry.place(), texts));
        pack.groups().values().forEach(group -> cited(group.cite(), group.place(), texts));
        pack.options().values().forEach(option -> cited(option.cite(), option.place(), texts));
        pack.values().values().forEach(value -> cited(value.cite(), value.place(), texts));
        pack.sets().values().forEach(set -> cited(set.cite(), set.place(), texts));
    }

    private void cited(Citation cite, Place place, Map<String, Tree> texts) {
        for (String statement : cite.statements()) {
            String text = statement.replaceFirst("-[0-9]+$", "");
            problems.checkKnown(place, "unknown-source", text, texts.keySet(), statement, Bibliography.FILE);
        }
    }
}
