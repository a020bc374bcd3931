package dev.oya.book;

import dev.oya.book.BookCites.Margin;
import dev.oya.book.BookParts.Part;
import dev.oya.pack.Option;
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
     * @param heading heading of the chapter, or empty if it is the only chapter of its part
     * @param note sentences that apply to the whole chapter, or empty
     */
    record Chapter(String heading, String note, List<Paragraph> paragraphs) {}

    /**
     * Sentences with their sources.
     *
     * @param values options that the sentences do not state, with their values at this table
     */
    record Paragraph(List<Sentence> sentences, List<String> values, List<Margin> margin) {}

    record Sentence(String id, String text) {}

    /**
     * Returns the parts from {@code first} to {@code last}, except parts without rules. The rules of phases belong to the main
     * chapter of their part.
     */
    List<Section> sections(Part first, Part last) {
        List<Section> sections = new ArrayList<>();
        parts.chapters().forEach((part, files) -> {
            if (part.compareTo(first) >= 0 && part.compareTo(last) <= 0) {
                Map<String, List<WrittenRule>> byHeading = new LinkedHashMap<>();
                String main = files.stream()
                        .filter(file -> !isOfPhases(file) && !BookParts.areOfFirstDealer(file))
                        .filter(file -> file.stream().anyMatch(this::isTold))
                        .map(this::heading)
                        .findFirst()
                        .orElse("");
                files.forEach(file -> byHeading
                        .computeIfAbsent(isOfPhases(file) ? main : heading(file), any -> new ArrayList<>())
                        .addAll(file));
                List<Chapter> chapters = new ArrayList<>();
                byHeading.forEach((heading, chapter) -> chapters.add(chapter(heading, chapter)));
                chapters.removeIf(chapter -> chapter.paragraphs().isEmpty());
                if (chapters.size() == 1) {
                    chapters.set(
                            0,
                            new Chapter(
                                    "", chapters.get(0).note(), chapters.get(0).paragraphs()));
                }
                String key = part.name().toLowerCase(Locale.ROOT);
                sections.add(new Section(key, words.say("part-" + key), chapters));
            }
        });
        sections.removeIf(part -> part.chapters().isEmpty());
        return sections;
    }

    private static boolean isOfPhases(List<WrittenRule> file) {
        return file.get(0).place().file().endsWith(BookParts.PHASES);
    }

    private String heading(List<WrittenRule> file) {
        return BookParts.areOfFirstDealer(file)
                ? words.say("first-dealer")
                : rules.heading(file.get(0).place().file());
    }

    /** Returns whether a part tells this rule. Rules for points are listed with the values of cards. */
    private boolean isTold(WrittenRule rule) {
        return parts.isPlayed(rule)
                && (!rule.givesPoints() || rules.now().pack().yaku().isEmpty());
    }

    /** Returns one sentence for each phase of a round of this table. */
    List<String> course() {
        return parts.course().stream()
                .map(phase -> words.text("phases", phase.name(), phase.what()))
                .toList();
    }

    /** Returns the rules in force that give a side points, except those of the values of cards. */
    List<Paragraph> gains() {
        return rules.now().rules().values().stream()
                .filter(rule -> rule.givesPoints() && parts.isPlayed(rule))
                .map(rule -> paragraph(List.of(rule)))
                .toList();
    }

    /** Returns a chapter. The first sentence of {@code heading} is its heading, and the others are its note. */
    private Chapter chapter(String heading, List<WrittenRule> chapter) {
        List<WrittenRule> played = chapter.stream().filter(this::isTold).toList();
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
        int end = heading.indexOf(". ");
        return new Chapter(
                (end < 0 ? heading : heading.substring(0, end)).replaceFirst("[.]$", ""),
                end < 0 ? "" : heading.substring(end + 2),
                paragraphs.values().stream().map(this::paragraph).toList());
    }

    private Paragraph paragraph(List<WrittenRule> some) {
        List<Sentence> sentences = some.stream()
                .map(rule -> new Sentence(rule.name(), rules.sentence(rule)))
                .toList();
        return new Paragraph(
                sentences,
                some.stream()
                        .flatMap(rule -> parts.read(rule).stream())
                        .distinct()
                        .map(this::value)
                        .filter(value -> sentences.stream()
                                .noneMatch(sentence -> sentence.text().equals(value)))
                        .toList(),
                rules.now()
                        .quoting()
                        .margin(some.stream().map(WrittenRule::cite).toList(), text));
    }

    /** Returns an option with its value, or its sentence alone if that is simply true. */
    private String value(Option option) {
        String what = words.text("options", option.name(), option.what());
        Object value = rules.now().settings().get(option.name());
        return Boolean.TRUE.equals(value)
                ? what
                : what.replaceFirst("[.]$", "") + ": " + rules.now().amounts().value(option, value) + ".";
    }
}
