package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.Profile;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Finds and parses the files of a game in a rules folder. Missing files are reported as problems. Not thread-safe. */
record PackFiles(RulesFolder folder, EntryReader reader, Problems problems) {
    /** Folder of files shared by several games, inside the rules folder. */
    static final String COMMON = "common/";

    /** Kinds of files that contain only texts and do not affect play. */
    private static final Set<String> WORDS = Set.of("glossary", "phrases", "lessons", "sources", "text");

    PackFiles(RulesFolder folder, EntryReader reader) {
        this(folder, reader, reader.problems());
    }

    /** Returns the game's id without the major version. */
    static String id(String game) {
        return game.contains("@") ? game.substring(0, game.indexOf('@')) : game;
    }

    /** Returns the profiles of a game. Reports a problem and returns an empty list if the game has no profiles. */
    List<Profile> profiles(String game) {
        Integer major = major(game);
        Tree root = major == null ? null : folder.tree(id(game) + "/" + major + "/pack.yaml", problems);
        return root == null ? List.of() : readings(root);
    }

    List<Profile> readings(Tree root) {
        List<Profile> profiles = new ArrayList<>();
        root.map("profiles")
                .forEach((name, entry) -> profiles.add(
                        new Profile(name, entry.text("title", ""), entry.text("status", ""), entry.text("text"))));
        return profiles;
    }

    /**
     * Returns the requested major version of a game, or the newest one. Reports a problem and returns null if the version does
     * not exist.
     */
    Integer major(String game) {
        return major(game, () -> new Place(folder.toString(), 0));
    }

    /** Returns the version as {@link #major(String)} does. Reports a problem at the place that names the game. */
    Integer major(String game, Supplier<Place> at) {
        String id = id(game);
        List<Integer> majors = folder.majors(id);
        if (majors.isEmpty()) {
            problems.report(at.get(), "unknown-game.folder", id, folder.name(), Suggestions.advice(id, folder.games()));
            return null;
        }
        if (id.equals(game)) {
            return majors.get(majors.size() - 1);
        }
        String wanted = game.substring(id.length() + 1);
        for (Integer major : majors) {
            if (major.toString().equals(wanted)) {
                return major;
            }
        }
        problems.report(at.get(), "unknown-game.version", wanted, id, majors);
        return null;
    }

    /** Returns the kind of a file from its name. "hand-yaku.yaml" has the kind "yaku", because large files may be split. */
    static String kind(String file) {
        if (file.startsWith("decks/")) {
            return "deck";
        }
        if (file.contains("/text/")) {
            return "text";
        }
        String stem = file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.ya?ml$", "");
        return stem.substring(stem.lastIndexOf('-') + 1);
    }

    void take(Tree root, String base, LayerStack tree) {
        for (Tree node : root.list("files")) {
            String name = String.valueOf(node.text());
            String path = name.startsWith(COMMON) ? name : base + name;
            if (!folder.exists(path)) {
                missing(node, path);
            } else if (name.endsWith(".drl")) {
                RuleSource source = new RuleSource(path, folder.read(path), 1);
                RuleChecks.cited(source, reader);
                tree.rules.add(source);
            } else if (!LayerStack.KINDS.contains(kind(name))) {
                problems.report(node.place(), "unknown-file", kind(name));
            } else {
                Tree file = folder.tree(path, problems);
                if (file != null) {
                    tree.take(kind(name), file, reader);
                }
            }
        }
        if (tree.phases == null && problems.isEmpty()) {
            problems.report(root.place(), "missing-file.phases");
        }
    }

    /** Parses the files that only contain texts. These files are read only when a pack is checked. */
    void words(String base) {
        for (String file : folder.files()) {
            boolean ours = file.startsWith(base) || file.startsWith(COMMON) || !file.contains("/");
            if (file.endsWith(".yaml") && (ours || file.startsWith("decks/") || file.endsWith("/glossary.yaml"))) {
                reader.noted(file, folder.read(file));
                if (ours && WORDS.contains(kind(file))) {
                    reader.later(() -> folder.tree(file, problems));
                }
            }
        }
    }

    /** Reports that a file does not exist, and suggests a file in the same folder. */
    private void missing(Tree node, String file) {
        String beside = file.substring(0, file.lastIndexOf('/') + 1);
        List<String> others = folder.files().stream()
                .filter(other -> other.startsWith(beside))
                .toList();
        String near = Suggestions.file(file, others);
        String key = file.startsWith(COMMON) && near == null ? "missing-file.common" : "missing-file.file";
        problems.report(node.place(), key, file, near == null ? null : Advice.of("near", near));
    }

    /** Checks all files of a game. */
    void check(String base) {
        folder.files().stream()
                .filter(file -> file.startsWith(base) && LayerStack.KINDS.contains(kind(file)))
                .forEach(file -> folder.tree(file, problems));
        words(base);
    }

    Tree deck(Tree root) {
        String name = root.text("deck", "");
        String file = "decks/" + name + ".yaml";
        Tree deck = folder.tree(file, problems);
        if (deck == null && !folder.exists(file)) {
            missing(root.get("deck"), file);
        }
        if (deck != null) {
            reader.called(deck, "id", name);
            pictures(deck);
        }
        return deck;
    }

    private void pictures(Tree deck) {
        if (deck.has("pictures")) {
            String file = "decks/" + deck.get("pictures").text();
            if (folder.exists(file)) {
                reader.checkDrawing(folder, file);
            } else {
                missing(deck.get("pictures"), file);
            }
        }
    }
}
