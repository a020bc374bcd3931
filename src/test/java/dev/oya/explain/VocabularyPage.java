package dev.oya.explain;

import com.samskivert.mustache.Mustache;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Renders the vocabulary as a Markdown page with an example rule for each question. */
final class VocabularyPage {
    private final VocabularyExamples examples;

    /** @param packs packs whose rules are used as examples */
    VocabularyPage(List<Pack> packs) {
        this.examples = new VocabularyExamples(packs);
    }

    String markdown() {
        Map<String, Object> page = new LinkedHashMap<>();
        page.put("questions", models("question"));
        page.put("shared", models(VocabularySource.SHARED));
        page.put("facts", models("fact"));
        page.put("conclusions", models("conclusion"));
        page.put("names", models("names"));
        page.put(
                "files",
                VocabularySource.entries("file").stream().map(this::file).toList());
        try (InputStream text = VocabularyPage.class.getResourceAsStream("vocabulary.mustache")) {
            return Mustache.compiler()
                    .escapeHTML(false)
                    .compile(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                    .execute(page)
                    .replaceAll("\n{3,}", "\n\n");
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private List<Map<String, Object>> models(String kind) {
        return VocabularySource.entries(kind).stream().map(this::model).toList();
    }

    private Map<String, Object> model(VocabularyEntry entry) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("name", entry.name());
        model.put("says", entry.says());
        model.put("members", entry.members().stream().map(VocabularyPage::row).toList());
        model.put("hasMembers", !entry.members().isEmpty());
        model.put("like", entry.like().isEmpty() ? List.of() : List.of(linked(entry.like())));
        model.put(
                "links",
                entry.links().stream()
                        .filter(link -> !link.names().isEmpty())
                        .map(link -> Map.of("kind", Comments.capital(link.kind()), "names", linked(link.names())))
                        .toList());
        model.put(
                "example",
                examples.of(entry).map(VocabularyPage::example).stream().toList());
        return model;
    }

    private static Map<String, Object> example(WrittenRule rule) {
        return Map.of("file", "`rules/" + rule.place().file() + "`", "drl", VocabularyExamples.text(rule));
    }

    /**
     * Returns the template model of the given file: its keys, and the values of keys that allow only certain values.
     */
    private Map<String, Object> file(VocabularyEntry file) {
        Map<String, Object> model = model(file);
        List<VocabularyEntry> keys = VocabularySource.entries(file.name());
        model.put(
                "keys",
                keys.stream()
                        .map(key -> Map.of("name", key.name(), "says", cell(String.join(" ", key.says()))))
                        .toList());
        model.put("hasKeys", !keys.isEmpty());
        model.put(
                "choices",
                keys.stream()
                        .filter(key -> !key.members().isEmpty())
                        .map(this::model)
                        .toList());
        return model;
    }

    private static Map<String, Object> row(VocabularyEntry.Member member) {
        List<String> says = new ArrayList<>(List.of(member.says()));
        member.texts().forEach(text -> says.add("*" + Comments.capital(text) + ".*"));
        says.removeIf(String::isEmpty);
        return Map.of("name", cell(member.name()), "says", cell(String.join(" ", says)));
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }

    private static String linked(List<String> names) {
        return String.join(
                ", ",
                names.stream()
                        .map(name -> "[" + name + "](#" + name.toLowerCase(java.util.Locale.ROOT) + ")")
                        .toList());
    }
}
