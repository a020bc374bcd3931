package dev.oya.book;

import dev.oya.book.BookParts.Part;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rules of a table told one after the other: parts of chapters, chapters of paragraphs, citations beside each. */
final class BookStory {
    private final BookParts parts;
    private final BookRules rules;
    private final BookWords words;
    private final String text;
    private final Map<Part, List<List<WrittenRule>>> chapters;

    /** @param text whose statements stand beside the rules, or null for those of every text */
    BookStory(BookParts parts, BookRules rules, BookWords words, String text) {
        this.text = text;
        this.parts = parts;
        this.rules = rules;
        this.words = words;
        this.chapters = parts.chapters();
    }

    /** The parts from one to another, those without rules left out. */
    List<Object> model(Part first, Part last) {
        List<Object> model = new ArrayList<>();
        for (Part part : Part.values()) {
            if (part.compareTo(first) >= 0 && part.compareTo(last) <= 0 && chapters.containsKey(part)) {
                String key = part.name().toLowerCase(Locale.ROOT);
                Map<String, List<WrittenRule>> byHeading = new LinkedHashMap<>();
                for (List<WrittenRule> chapter : chapters.get(part)) {
                    byHeading
                            .computeIfAbsent(
                                    rules.heading(chapter.get(0).place().file()), any -> new ArrayList<>())
                            .addAll(chapter);
                }
                List<Object> told = new ArrayList<>();
                byHeading.forEach((heading, chapter) -> told(heading, chapter, told));
                if (!told.isEmpty()) {
                    model.add(Map.of("key", key, "title", words.say("part-" + key), "chapters", told));
                }
            }
        }
        return model;
    }

    private void told(String heading, List<WrittenRule> chapter, List<Object> told) {
        Map<String, List<WrittenRule>> paragraphs = new LinkedHashMap<>();
        String last = "";
        int left = 0;
        for (WrittenRule rule : chapter) {
            if (!parts.isPlayed(rule)) {
                left++;
                continue;
            }
            // Rules of one subject share what stands before the slash; ways between phases go on with what was said.
            int slash = rule.name().indexOf('/');
            last = slash < 0 && !last.isEmpty()
                    ? last
                    : slash < 0 ? rule.name() : rule.name().substring(0, slash);
            paragraphs.computeIfAbsent(last, any -> new ArrayList<>()).add(rule);
        }
        if (!paragraphs.isEmpty()) {
            told.add(Map.of(
                    "heading",
                    heading.replaceFirst("[.]( .*)?$", ""),
                    "left",
                    left == 0 ? "" : java.text.MessageFormat.format(words.say("left-out"), left),
                    "paragraphs",
                    paragraphs.values().stream().map(this::paragraph).toList()));
        }
    }

    private Object paragraph(List<WrittenRule> some) {
        return Map.of(
                "sentences",
                some.stream()
                        .map(rule ->
                                Map.of("id", rule.name(), "text", words.text("rules", rule.name(), rule.sentence())))
                        .toList(),
                "margin",
                BookCites.margin(some.stream().map(WrittenRule::cite).toList(), text));
    }
}
