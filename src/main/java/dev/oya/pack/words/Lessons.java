package dev.oya.pack.words;

import dev.oya.cards.Card;
import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.EntryReader;
import dev.oya.pack.read.LayerNames;
import dev.oya.pack.read.RulesFolder;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lessons for new players, from {@code lessons.yaml} in the game's folder. A lesson is shown when its subject first occurs.
 * For a game without this file, the descriptions of its phases, actions and combinations serve as lessons. Immutable and
 * thread-safe.
 */
public final class Lessons {
    /** Moments that occur in every game. */
    public static final List<String> MOMENTS = List.of("begin", "group", "capture", "turned", "build", "settled");

    private static final String FILE = "lessons.yaml";
    private static final List<String> SECTIONS = List.of("moments", "phases", "actions", "yaku");
    private static final String HOUSE = "house";
    private static final int LAST = 1_000;

    private final int order;
    private final String seed;
    private final List<String> front;
    private final Map<String, Object> options = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> house;
    private final Map<String, Map<String, Map<String, String>>> sentences = new TreeMap<>();

    private Lessons() {
        order = LAST;
        seed = "lesson";
        front = List.of();
        house = Map.of();
    }

    private Lessons(Tree root, Map<String, Option> known) {
        order = root.number("order", LAST);
        seed = root.text("seed", "lesson");
        front = root.texts("front");
        house = EntryReader.each(root.map(HOUSE), (id, entry) -> entry.texts());
        for (String section : SECTIONS) {
            sentences.put(section, EntryReader.each(root.map(section), (id, entry) -> entry.texts()));
        }
        root.map("options")
                .forEach((name, value) -> options.put(
                        name,
                        known.containsKey(name) ? known.get(name).values().parse(value.scalar()) : value.scalar()));
    }

    /**
     * Returns the lessons of a game.
     *
     * @throws PackException if the file is invalid
     */
    public static Lessons of(RulesFolder folder, Pack pack) {
        Problems problems = new Problems();
        Tree root = folder.tree(pack.folder() + FILE, problems);
        Lessons lessons = root == null ? new Lessons() : new Lessons(root, pack.options());
        problems.orThrow();
        return lessons;
    }

    /** Reports lessons about unknown subjects and missing languages. */
    static void check(RulesFolder folder, Pack pack, Collection<String> languages, Problems problems) {
        Tree root = folder.tree(pack.folder() + FILE, problems);
        if (root == null) {
            return;
        }
        root.map("options").forEach((name, value) -> check(name, value, pack, problems));
        for (String card : root.texts("front")) {
            if (pack.deck().card(card) == null) {
                problems.unknown(
                        root.get("front").place(),
                        "unknown-card.deck",
                        card,
                        codes(pack),
                        pack.deck().id());
            }
        }
        List<String> layers = LayerNames.ids(folder);
        // If the rules folder has no layers, the game cannot offer layers, so its texts about layers are not checked.
        if (!layers.isEmpty()) {
            check(root.map(HOUSE), HOUSE, layers, languages, problems);
        }
        for (String section : SECTIONS) {
            check(root.map(section), section, known(pack, section), languages, problems);
        }
    }

    private static void check(
            Map<String, Tree> all,
            String section,
            Collection<String> known,
            Collection<String> languages,
            Problems problems) {
        all.forEach((id, entry) -> {
            problems.checkKnown(entry.place(), "unknown-sentence", id, known, section);
            languages.stream()
                    .filter(language -> !entry.has(language))
                    .forEach(language -> problems.report(entry.place(), "no-sentence.lesson", id, section, language));
        });
    }

    private static void check(String name, Tree value, Pack pack, Problems problems) {
        Option option = pack.options().get(name);
        boolean known = problems.checkKnown(
                value.place(), "unknown-option.name", name, pack.options().keySet());
        if (known && option.values().parse(value.scalar()) == null) {
            problems.report(
                    value.place(),
                    "wrong-value.option",
                    value.text(),
                    name,
                    option.values().allowed());
        }
    }

    private static List<String> codes(Pack pack) {
        return pack.deck().cards().stream().map(Card::code).distinct().toList();
    }

    private static Collection<String> known(Pack pack, String section) {
        return switch (section) {
            case "phases" -> pack.phases().phases().keySet();
            case "actions" -> pack.phases().actions().keySet();
            case "yaku" ->
                pack.yaku().values().stream().map(entry -> entry.id()).toList();
            default -> MOMENTS;
        };
    }

    /** Returns the position of the game in the list of lessons. The lowest number comes first. */
    public int order() {
        return order;
    }

    /** Returns the cards that represent the game on the home page, or an empty list. */
    public List<String> front() {
        return front;
    }

    /** Returns the seed of the lesson's deal. All players of the lesson get the same cards. */
    public String seed() {
        return seed;
    }

    /** Returns the options of the lesson that differ from the defaults. */
    public Map<String, Object> options() {
        return Collections.unmodifiableMap(options);
    }

    /** Returns the ids of the house-rule layers that are offered with the game. */
    public List<String> house() {
        return List.copyOf(house.keySet());
    }

    /** Returns the sentence about an offered house-rule layer in the given language, or in English if it is not translated. */
    public String saysOfHouse(String layer, String language) {
        Map<String, String> entry = house.get(layer);
        return entry.getOrDefault(language, entry.get("en"));
    }

    /** Returns whether the game has no lessons. */
    public boolean isEmpty() {
        return sentences.values().stream().allMatch(Map::isEmpty);
    }

    /**
     * Returns the lesson about the subject with the given id, or null if there is no lesson in this language.
     *
     * @param section {@code moments}, {@code phases}, {@code actions} or {@code yaku}
     */
    public String says(String section, String id, String language) {
        return sentences
                .getOrDefault(section, Map.of())
                .getOrDefault(id, Map.of())
                .get(language);
    }
}
