package dev.oya.book;

import dev.oya.book.BookCites.Margin;
import dev.oya.book.BookParts.Part;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The rules of a table in reading order: parts contain chapters, and chapters contain paragraphs with citations.
 *
 * @param text rule text whose statements are cited, or null for all texts
 */
record BookStory(BookParts parts, BookRules rules, BookWords words, String text) {
    record Section(String key, String title, List<Chapter> chapters) {}

    /**
     * A chapter.
     *
     * @param left sentence about the number of rules that this table does not use, or empty
     */
    record Chapter(String heading, String left, List<Paragraph> paragraphs) {}

    record Paragraph(List<Sentence> sentences, List<Margin> margin) {}

    record Sentence(String id, String text) {}

    /** Returns the parts from {@code first} to {@code last}, except parts without rules. */
    List<Section> sections(Part first, Part last) {
        List<Section> sections = new ArrayList<>();
        parts.chapters().forEach((part, files) -> {
            if (part.compareTo(first) >= 0 && part.compareTo(last) <= 0) {
                Map<String, List<WrittenRule>> byHeading = new LinkedHashMap<>();
                files.forEach(file -> byHeading
                        .computeIfAbsent(rules.heading(file.get(0).place().file()), any -> new ArrayList<>())
                        .addAll(file));
                List<Chapter> chapters = new ArrayList<>();
                byHeading.forEach((heading, chapter) -> chapters.add(chapter(heading, chapter)));
                chapters.removeIf(chapter -> chapter.paragraphs().isEmpty());
                String key = part.name().toLowerCase(Locale.ROOT);
                sections.add(new Section(key, words.say("part-" + key), chapters));
            }
        });
        sections.removeIf(part -> part.chapters().isEmpty());
        return sections;
    }

    /** Returns the rules in force that give a side points, except those of the values of cards. */
    List<Paragraph> gains() {
        return rules.now().rules().values().stream()
                .filter(rule -> rule.spoken().concludes().contains("Gains") && parts.isPlayed(rule))
                .map(rule -> paragraph(List.of(rule)))
                .toList();
    }

    private Chapter chapter(String heading, List<WrittenRule> chapter) {
        List<WrittenRule> played = chapter.stream().filter(parts::isPlayed).toList();
        Map<String, List<WrittenRule>> paragraphs = new LinkedHashMap<>();
        String last = "";
        for (WrittenRule rule : played) {
            // Rules with the same name before the slash share a paragraph. Transitions continue the previous paragraph.
            int slash = rule.name().indexOf('/');
            if (slash >= 0 || last.isEmpty()) {
                last = slash < 0 ? rule.name() : rule.name().substring(0, slash);
            }
            paragraphs.computeIfAbsent(last, any -> new ArrayList<>()).add(rule);
        }
        int left = chapter.size() - played.size();
        return new Chapter(
                heading.replaceFirst("[.]( .*)?$", ""),
                left == 0 ? "" : words.say("left-out", left),
                paragraphs.values().stream().map(this::paragraph).toList());
    }

    private Paragraph paragraph(List<WrittenRule> some) {
        return new Paragraph(
                some.stream()
                        .map(rule -> new Sentence(rule.name(), rules.sentence(rule)))
                        .toList(),
                rules.now()
                        .quoting()
                        .margin(some.stream().map(WrittenRule::cite).toList(), text));
    }
}
