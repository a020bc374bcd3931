package dev.oya.explain;

import java.util.List;
import java.util.Optional;

/**
 * One thing that rules or packs are written with, as it is printed for those who write them.
 *
 * @param kind what it is, such as {@code question} or {@code conclusion}
 * @param name how it is written
 * @param says what it means, a paragraph each; code stands between backquotes
 * @param members what it can be asked, what it is made of, or which values it may have
 * @param like the entries whose members it has too
 * @param links what belongs to it, such as the conclusions that are heard about a question
 */
public record VocabularyEntry(
        String kind, String name, List<String> says, List<Member> members, List<String> like, List<Link> links) {
    /**
     * Something that an entry can be asked, is made of, or may be.
     *
     * @param name how it is written
     * @param says what it means, in a sentence or two
     * @param texts of each text that belongs to it what it may be, such as "marks: marks of a seat"
     */
    public record Member(String name, String says, List<String> texts) {
        /** The name without what stands in its brackets. */
        public String bare() {
            return name.replaceFirst("^\\.", "").replaceFirst("\\(.*", "");
        }
    }

    /** @param kind what connects them, such as "comes with" */
    public record Link(String kind, List<String> names) {}

    /** Whether this is its name, or the last part of it. */
    boolean isCalled(String asked) {
        return name.equals(asked) || name.endsWith("." + asked);
    }

    /** What is left of it of the members of a name; empty where it has none. */
    Optional<VocabularyEntry> only(String asked) {
        List<Member> called =
                members.stream().filter(member -> member.bare().equals(asked)).toList();
        return called.isEmpty()
                ? Optional.empty()
                : Optional.of(new VocabularyEntry(kind, name, says.subList(0, 1), called, List.of(), List.of()));
    }
}
