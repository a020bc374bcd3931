package dev.oya.spec.mutate;

import dev.oya.input.Place;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One thing in the rules that says something else than it should, to see who notices.
 *
 * @param kind what was done
 * @param of the rule or the entry it stands in
 * @param instead what stands there instead, or null where it is taken out
 * @param text the whole rule, or for YAML the whole file, with the change in it; empty where the rule is taken out
 * @param inRule whether it is in a rule of its own text, and not in YAML
 * @param cites the statements that the rule or entry says it follows
 */
public record Mutation(
        Kind kind, Place place, String of, String was, String instead, String text, boolean inRule, Set<String> cites) {
    public enum Kind {
        /** A rule or a combination is taken out. */
        RULE,
        /** A condition is taken out, or one side of an "or". */
        DROPPED,
        /** A condition is turned round. */
        TURNED,
        /** A condition on the end of the round holds for another end as well. */
        WIDENED,
        /** A condition on a mark asks for a mark that fewer seats have. */
        NARROWED,
        /** A conclusion loses a modifier. */
        MODIFIER,
        /** A number is one more or one less. */
        NUMBER,
        /** A card is another one. */
        CARD,
        /** An option has another of its values. */
        CHOICE;

        /** How commands and lists of exceptions call it. */
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private static final Pattern STATEMENT = Pattern.compile("\\b[A-Z]{2}-[A-Z]{2}-[0-9]+\\b");

    /** The statements that a text names. */
    static Set<String> statements(String text) {
        Set<String> all = new TreeSet<>();
        for (Matcher found = STATEMENT.matcher(text); found.find(); ) {
            all.add(found.group());
        }
        return all;
    }

    /** The same, told of another place. */
    public Mutation at(Place other) {
        return new Mutation(kind, other, of, was, instead, text, inRule, cites);
    }

    /** What was changed, in one line: {@code 3 -> 4}. */
    public String said() {
        String before = was.strip().replaceAll("\\s+", " ");
        return instead == null ? before : before + " -> " + instead.strip().replaceAll("\\s+", " ");
    }
}
