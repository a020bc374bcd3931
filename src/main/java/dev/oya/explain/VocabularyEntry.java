package dev.oya.explain;

import java.util.List;
import java.util.Optional;

/**
 * An entry of the vocabulary of rules and packs, for output.
 *
 * @param kind the entry's kind, such as {@code question} or {@code conclusion}
 * @param name the entry's name in rules or files
 * @param says the entry's description in paragraphs; code is in backquotes
 * @param members the entry's properties, components or values
 * @param like entries whose members this entry shares
 * @param links related entries, such as the conclusions that affect a question
 */
public record VocabularyEntry(
        String kind, String name, List<String> says, List<Member> members, List<String> like, List<Link> links) {
    /**
     * A property, component or value of an entry.
     *
     * @param name the member's name in rules or files
     * @param says the member's description
     * @param texts description of each text argument, such as "marks: marks of a seat"
     */
    public record Member(String name, String says, List<String> texts) {
        /** Returns the name without its arguments. */
        public String bare() {
            return name.replaceFirst("^\\.", "").replaceFirst("\\(.*", "");
        }
    }

    /**
     * A relation to other entries.
     *
     * @param kind the relation, such as "comes with"
     */
    public record Link(String kind, List<String> names) {}

    /** Returns whether the given text is the name of this entry or the last part of the name. */
    boolean isCalled(String asked) {
        return name.equals(asked) || name.endsWith("." + asked);
    }

    /** Returns a copy of this entry with only the members that have the given name, or empty if there are none. */
    Optional<VocabularyEntry> only(String asked) {
        List<Member> called =
                members.stream().filter(member -> member.bare().equals(asked)).toList();
        return called.isEmpty()
                ? Optional.empty()
                : Optional.of(new VocabularyEntry(kind, name, says.subList(0, 1), called, List.of(), List.of()));
    }
}
