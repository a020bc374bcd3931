package dev.oya.cli;

import com.samskivert.mustache.Mustache;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.UserError;
import dev.oya.files.ClassPathText;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A template for a new game: a small playable game and its deck in a rules folder.
 *
 * @param from rules folder that contains the deck
 * @param game id of the new game
 * @param deck name of the deck
 */
record GameDraft(RulesFolder from, String game, String deck) {
    private static final List<String> FILES = List.of(
            "pack.yaml",
            "profiles/home.yaml",
            "options.yaml",
            "values.yaml",
            "phases.yaml",
            "yaku.yaml",
            "record.yaml",
            "glossary.yaml",
            "play.drl",
            "count.drl");

    /** Template files that games with captures by sum and games with captures by month share. */
    private static final List<String> SHARED_FILES = List.of("profiles/home.yaml", "options.yaml", "yaku.yaml");

    /** Number of cards that can be dealt evenly to two, three or four players. */
    private static final int SHARED = 12;

    private static final int MOST_DEALT = 6;
    private static final int LEAST_ON_TABLE = 4;
    private static final int MONTHS_ON_TABLE = 8;
    private static final int MOST_SEATS = 4;

    /**
     * Writes the game into a rules folder, all files or none. Creates the folder if it does not exist.
     *
     * @throws UserError if the game already exists, its name is invalid or its deck is unknown
     */
    void write(Path folder) throws IOException {
        UserError.where(
                !game.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"),
                "\"" + game + "\" is not a valid game id",
                "use lower-case letters, digits and hyphens, such as my-game");
        UserError.where(
                Files.exists(folder.resolve(game)),
                folder.resolve(game) + " already exists",
                "choose another id or another folder");
        String file = "decks/" + deck + ".yaml";
        String cards = deck(file, RulesFolder.of(folder));
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file, cards, problems);
        problems.orThrow();
        boolean byMonth = isByMonth(root);
        Map<String, Object> words = byMonth ? wordsByMonth(root) : words(root);
        Files.createDirectories(folder);
        Path draft = Files.createDirectories(folder.resolve("." + game + ".draft"));
        try {
            for (String name : FILES) {
                Path to = draft.resolve("1").resolve(name);
                Files.createDirectories(to.getParent());
                Files.writeString(to, text(name, byMonth ? "months/" : "sums/", words));
            }
            if (!Files.exists(folder.resolve(file))) {
                // The first line of a bundled deck names its schema by a relative path, which would be wrong in this
                // folder.
                Output.write(
                        Files.createDirectories(folder.resolve("decks")).resolve(deck + ".yaml"),
                        cards.replaceFirst("^# yaml-language-server:.*\\R", ""));
                if (root.has("pictures")) {
                    String pictures = "decks/" + root.get("pictures").text();
                    Output.write(folder.resolve(pictures), from.read(pictures));
                }
            }
            Files.move(draft, folder.resolve(game));
        } finally {
            delete(draft);
        }
    }

    /** Returns the text of the deck file from the target folder, or from the source folder if the target has none. */
    private String deck(String file, RulesFolder folder) {
        for (RulesFolder some : List.of(folder, from)) {
            if (some.exists(file)) {
                return some.read(file);
            }
        }
        TreeSet<String> decks = new TreeSet<>();
        Stream.concat(from.files().stream(), folder.files().stream())
                .filter(one -> one.startsWith("decks/") && one.endsWith(".yaml"))
                .forEach(one -> decks.add(one.replaceFirst("decks/(.*)\\.yaml", "$1")));
        throw deck == null
                ? new UserError("Missing --deck", "available: " + String.join(", ", decks))
                : new UserError("Unknown deck \"" + deck + "\"", Suggestions.english(deck, decks));
    }

    /**
     * Returns whether cards are captured by month: whether some kind of card is missing from a group, as in decks of flower
     * cards. In decks with suits, every group has a card of each kind.
     */
    private static boolean isByMonth(Tree root) {
        int groups = root.get("groups").map().size();
        return root.get("kinds").map().keySet().stream()
                .anyMatch(kind -> root.get("cards").map().values().stream()
                                .filter(card -> kind.equals(card.get("kind").text()))
                                .map(card -> card.get("group").text())
                                .distinct()
                                .count()
                        != groups);
    }

    /**
     * Returns the template values of a game with captures by month. Hands are so small that the stock has at least one card for
     * each card in the hands, even with {@link #MOST_SEATS} players.
     */
    private Map<String, Object> wordsByMonth(Tree root) {
        int cards = root.get("cards").map().size();
        int each = (cards - MONTHS_ON_TABLE) / (2 * MOST_SEATS);
        return words(root, Math.max(1, each), Math.min(MONTHS_ON_TABLE, cards / 2));
    }

    /**
     * Returns the template values of a game with captures by sum. If the deck is large enough, repeated deals of equal hands
     * use it up with any number of players.
     */
    private Map<String, Object> words(Tree root) {
        int cards = root.get("cards").map().size();
        int table = LEAST_ON_TABLE;
        while (table < cards && (cards - table) % SHARED != 0) {
            table++;
        }
        int times = (cards - table) / SHARED;
        int dealt = Math.min(MOST_DEALT, times);
        while (dealt > 0 && times % dealt != 0) {
            dealt--;
        }
        if (dealt == 0) {
            // A deck this small cannot be dealt evenly, so some cards remain in the stock.
            table = LEAST_ON_TABLE;
            dealt = Math.max(1, (cards - table) / LEAST_ON_TABLE);
        }
        return words(root, dealt, table);
    }

    private Map<String, Object> words(Tree root, int dealt, int table) {
        Map.Entry<String, Tree> kind =
                root.get("kinds").map().entrySet().iterator().next();
        Tree name = kind.getValue().get("en");
        return Map.of(
                "game", game,
                "deck", deck,
                "cardsEach", dealt,
                "cardsOnTable", table,
                "kind", kind.getKey(),
                "kindName", name == null ? kind.getKey() : name.text());
    }

    private static String text(String name, String kind, Map<String, Object> words) {
        String own = SHARED_FILES.contains(name) ? name : kind + name;
        String template = ClassPathText.of(GameDraft.class, "game/" + own);
        return Mustache.compiler()
                .escapeHTML(false)
                .strictSections(true)
                .compile(template)
                .execute(words);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }
}
