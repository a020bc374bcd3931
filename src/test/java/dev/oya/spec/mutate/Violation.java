package dev.oya.spec.mutate;

import dev.oya.input.Tree;
import dev.oya.pack.read.RulesFolder;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change to the rules or the engine that violates a statement. Immutable.
 *
 * @param where the name of a rule, a YAML file or one of its entries, or with {@link #engine} a source file of the engine
 * @param text the text to change, or null to remove the whole rule
 * @param instead the replacement of the text, or empty to remove it
 * @param engine whether the fault is in the engine instead of the rules
 */
record Violation(String where, String text, String instead, boolean engine) {
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
     * Returns a copy of the rules with the violation.
     *
     * @param game game whose rules are searched first, if {@link #where} names no folder
     * @throws IllegalArgumentException if the place does not exist or does not contain the text exactly once
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

    /** Returns a pattern that matches a named rule, a named YAML entry or a whole file. */
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
     * Applies the change to a text.
     *
     * @throws IllegalArgumentException if the text to change does not occur exactly once
     */
    String broken(String whole) {
        if (text == null) {
            return "";
        }
        int at = whole.indexOf(text);
        if (at < 0 || whole.indexOf(text, at + 1) >= 0) {
            throw new IllegalArgumentException(where + (at < 0 ? " lacks " : " contains more than once ") + text);
        }
        String before = whole.substring(0, at);
        String after = whole.substring(at + text.length());
        if (!instead.isEmpty()) {
            return before + instead + after;
        }
        // Also removes the comma after or before a removed condition.
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
