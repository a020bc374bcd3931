package dev.oya.cli.text;

import dev.oya.explain.VocabularyEntry;
import dev.oya.explain.VocabularyExamples;
import dev.oya.explain.VocabularyGuide;
import dev.oya.pack.words.Messages;
import java.io.PrintWriter;
import java.util.List;
import java.util.ResourceBundle;

/** Prints explanations of the vocabulary of rules and packs. Not thread-safe. */
public record VocabularyText(VocabularyExamples examples, ResourceBundle sentences) {
    private static final int COLUMN = 22;

    /** @param language language of the labels; the explanations are in English */
    public VocabularyText(VocabularyExamples examples, String language) {
        this(examples, Messages.of("dev.oya.cli.messages", language));
    }

    /** Returns a label, such as the name of a kind, in the output language. Returns the key itself if it has no translation. */
    public String say(String what) {
        String key = "explain-" + what.replace(' ', '-');
        return sentences.containsKey(key) ? sentences.getString(key) : what;
    }

    /** Prints entries one after another. */
    public void print(PrintWriter out, List<VocabularyEntry> entries) {
        for (VocabularyEntry entry : entries) {
            out.println(say(entry.kind()) + " " + entry.name());
            entry.says().forEach(says -> out.println(Text.block(plain(says), 2)));
            members(out, entry);
            for (String like : entry.like()) {
                out.println();
                out.println("  " + String.format(say("as-asked"), like));
                VocabularyGuide.of(like).forEach(one -> members(out, one));
            }
            entry.links().stream().filter(link -> !link.names().isEmpty()).forEach(link -> {
                out.println();
                out.println(Text.beside("  " + say(link.kind()), COLUMN, String.join(", ", link.names())));
            });
            examples.of(entry).ifPresent(rule -> {
                out.println();
                out.println("  " + rule.place() + ":");
                VocabularyExamples.text(rule).lines().forEach(line -> out.println("    " + line));
            });
            out.println();
        }
        if (!entries.isEmpty() && !say("in-english").isEmpty()) {
            out.println(Text.block(say("in-english"), 0));
            out.println();
        }
    }

    private static void members(PrintWriter out, VocabularyEntry entry) {
        for (VocabularyEntry.Member member : entry.members()) {
            String texts = String.join("; ", member.texts());
            String says = plain(member.says()) + (texts.isEmpty() ? "" : " (" + texts + ")");
            out.println(Text.beside("    " + member.name(), COLUMN, plain(says)));
        }
    }

    private static String plain(String text) {
        return text.replace("`", "").strip();
    }
}
