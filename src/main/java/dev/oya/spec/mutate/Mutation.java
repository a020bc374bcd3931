package dev.oya.spec.mutate;

import dev.oya.input.Place;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A single change to the rules.
 *
 * @param kind type of the change
 * @param of changed rule or entry
 * @param instead replacement, or null if the text is removed
 * @param text whole rule, or for YAML the whole file, with the change; empty if the rule is removed
 * @param inRule whether the change is in a DRL rule rather than in YAML
 * @param cites statements that the rule or entry cites
 */
public record Mutation(
        Kind kind, Place place, String of, String was, String instead, String text, boolean inRule, Set<String> cites) {
    public enum Kind {
        /** Removes a rule or a combination. */
        RULE,
        /** Removes a condition or one side of an "or". */
        DROPPED,
        /** Negates a condition. */
        TURNED,
        /** Extends a condition on the end of the round to another end. */
        WIDENED,
        /** Restricts a condition on a mark to a mark that fewer seats have. */
        NARROWED,
        /** Removes a modifier of a conclusion. */
        MODIFIER,
        /** Increases or decreases a number by 1. */
        NUMBER,
        /** Replaces a card. */
        CARD,
        /** Replaces the value of an option. */
        CHOICE;

        /** Returns the name in commands and in the list of accepted mutations. */
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private static final Pattern STATEMENT = Pattern.compile("\\b[A-Z]{2}-[A-Z]{2}-[0-9]+\\b");

    /** Returns the ids of the statements in a text. */
    static Set<String> statements(String text) {
        Set<String> all = new TreeSet<>();
        for (Matcher found = STATEMENT.matcher(text); found.find(); ) {
            all.add(found.group());
        }
        return all;
    }

    /** Returns this mutation with the given place. */
    public Mutation at(Place other) {
        return new Mutation(kind, other, of, was, instead, text, inRule, cites);
    }

    /** Returns a description in one line, such as {@code 3 -> 4}. */
    public String description() {
        String before = was.strip().replaceAll("\\s+", " ");
        return instead == null ? before : before + " -> " + instead.strip().replaceAll("\\s+", " ");
    }
}
