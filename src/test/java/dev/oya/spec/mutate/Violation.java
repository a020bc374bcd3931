package dev.oya.spec.mutate;

import dev.oya.input.Tree;
import dev.oya.pack.read.RulesFolder;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way to violate a statement, read from a list of the tests. Immutable.
 *
 * @param where a rule, a YAML file or an entry of one, or with {@link #engine} a source file of the engine
 * @param text the text that is removed or changed, or null to remove the whole rule
 * @param instead the replacement, or empty to remove the text
 * @param engine whether the fault is in the engine instead of the rules
 */
record Violation(String where, String text, String instead, boolean engine) {
    /** Reads a violation. */
    static Violation of(Tree node) {
        String change = text(node, "change");
        String drop = text(node, "drop");
        String removed = text(node, "remove");
        if (removed != null) {
            return new Violation(removed, null, "", false);
        }
        boolean engine = node.get("engine") != null;
        String where = text(node, engine ? "engine" : "in");
        String instead = drop != null ? "" : text(node, "to");
        if (where == null || change == null == (drop == null) || instead == null) {
            throw new IllegalArgumentException(node.place()
                    + ": a violation is {remove: RULE}, {in: PLACE, drop: TEXT}, {in: PLACE, change: TEXT, to: TEXT} or"
                    + " {engine: FILE, change: TEXT, to: TEXT}");
        }
        return new Violation(where, drop != null ? drop : change, instead, engine);
    }

    private static String text(Tree node, String key) {
        return node.get(key) == null ? null : node.get(key).text();
    }

    /**
     * Returns the rules with the violation.
     *
     * @param game game of the rules, if {@link #where} does not name it
     * @throws IllegalArgumentException if the rules have no such place or text
     */
    RulesFolder in(RulesFolder rules, String game) {
        Place place = place(rules, game);
        return rules.with(Map.of(
                place.file,
                place.text.substring(0, place.from)
                        + broken(place.text.substring(place.from, place.to))
                        + place.text.substring(place.to)));
    }

    private record Place(String file, String text, int from, int to) {}

    private Place place(RulesFolder rules, String game) {
        String[] parts = where.split(":", 2);
        String name = parts[parts.length - 1];
        List<String> folders = parts.length > 1 ? List.of(parts[0]) : List.of(game, "common", "decks", "house", "");
        for (String folder : folders) {
            for (String file : rules.files()) {
                String inside = folder.isEmpty() ? "" : folder + "/";
                if (file.startsWith(inside)) {
                    String all = rules.read(file);
                    Matcher block = block(file.substring(inside.length()), name).matcher(all);
                    if (block.find()) {
                        return new Place(file, all, block.start(), block.end());
                    }
                }
            }
        }
        throw new IllegalArgumentException("there is no rule, entry or file " + where);
    }

    /** Returns the pattern of a place in a file: a rule, an entry of a YAML file, or the whole file. */
    private static Pattern block(String file, String name) {
        if (file.endsWith(".drl")) {
            return Pattern.compile("(?ms)^rule \"" + Pattern.quote(name) + "\".*?^end$");
        }
        String bare = file.replaceFirst("^[0-9]+/", "").replaceFirst("\\.yaml$", "");
        if (name.equals(bare)) {
            return Pattern.compile("(?s).*");
        }
        return name.startsWith(bare + "/")
                ? Pattern.compile(
                        "(?m)^( *)" + Pattern.quote(name.substring(bare.length() + 1)) + ":.*\\n(?:\\1 .*\\n|\\n)*")
                : Pattern.compile("(?!)");
    }

    /**
     * Returns a text with the fault in it.
     *
     * @throws IllegalArgumentException if the text to change does not occur exactly once
     */
    String broken(String whole) {
        if (text == null) {
            return "";
        }
        int at = whole.indexOf(text);
        if (at < 0 || whole.indexOf(text, at + 1) >= 0) {
            throw new IllegalArgumentException(where + (at < 0 ? " does not say " : " says more than once ") + text);
        }
        String before = whole.substring(0, at);
        String after = whole.substring(at + text.length());
        if (!instead.isEmpty()) {
            return before + instead + after;
        }
        // Removes the comma before or after a condition with it.
        Matcher comma = Pattern.compile("^\\s*,\\s*").matcher(after);
        return comma.find() ? before + after.substring(comma.end()) : before.replaceFirst(",\\s*$", "") + after;
    }

    @Override
    public String toString() {
        String place = (engine ? "engine: " : "in: ") + where;
        return text == null
                ? "remove: " + where
                : place + (instead.isEmpty() ? ", drop: " + text : ", change: " + text + ", to: " + instead);
    }
}
