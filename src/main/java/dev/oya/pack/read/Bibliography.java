package dev.oya.pack.read;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import java.util.Map;

/** The rule texts that packs cite, from {@code sources.yaml} in the rules folder. */
public final class Bibliography {
    /** The file in the rules folder that lists the texts. */
    public static final String FILE = "sources.yaml";

    private Bibliography() {}

    /**
     * Returns the title of each text by the prefix of its statement ids, or an empty map if no texts are listed. A title that
     * is not translated to the given language is English.
     *
     * @throws PackException if the list is invalid
     */
    public static Map<String, String> titles(RulesFolder folder, String language) {
        Problems problems = new Problems();
        Tree root = folder.tree(FILE, problems);
        Map<String, Tree> texts = root == null ? Map.of() : root.map("sources");
        Map<String, String> titles = EntryReader.each(texts, (id, entry) -> {
            Tree translated = entry.map("titles").get(language);
            return translated == null ? entry.text("title", "") : translated.text();
        });
        problems.orThrow();
        return titles;
    }
}
