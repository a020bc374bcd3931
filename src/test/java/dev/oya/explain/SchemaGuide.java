package dev.oya.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What may stand in the files of a pack, told from their schemas: an entry for each file and each thing that it may hold. */
final class SchemaGuide {
    /** The files of a pack, in the order in which one writes them. */
    private static final List<String> FILES = List.of(
            "pack",
            "options",
            "values",
            "phases",
            "yaku",
            "record",
            "layer",
            "deck",
            "glossary",
            "phrases",
            "text",
            "lessons");

    /** Said of nearly everything, and told once. */
    private static final Set<String> SOURCES = Set.of("cites", "ruling", "because");

    private static final int DEPTH = 4;

    private final String file;
    private final JsonNode schema;
    private final List<VocabularyEntry> entries = new ArrayList<>();

    private SchemaGuide(String file, JsonNode schema) {
        this.file = file;
        this.schema = schema;
    }

    static List<VocabularyEntry> entries() {
        List<VocabularyEntry> all = new ArrayList<>();
        for (String file : FILES) {
            SchemaGuide guide = new SchemaGuide(file, read(file));
            guide.file();
            all.addAll(guide.entries);
        }
        return all;
    }

    private void file() {
        String what = schema.path("title").asString("") + ".";
        List<String> says = new ArrayList<>(List.of(what));
        schema.path("description").asStringOpt().ifPresent(says::add);
        entries.add(new VocabularyEntry("file", file + ".yaml", says, List.of(), List.of(), List.of()));
        walk("", schema, 0);
    }

    private void walk(String path, JsonNode node, int depth) {
        JsonNode named = node.path("additionalProperties");
        if (depth < DEPTH && named.isObject()) {
            JsonNode entry = resolved(named);
            if (!path.isEmpty() || entry.has("description")) {
                note(path + "<name>", entry);
            }
            walk(path + "<name>.", entry, depth + 1);
        }
        if (node.path("items").isObject()) {
            walk(path, resolved(node.path("items")), depth + 1);
        }
        for (var property : node.path("properties").properties()) {
            if (depth < DEPTH && (depth == 0 || !SOURCES.contains(property.getKey()))) {
                JsonNode value = resolved(property.getValue());
                note(path + property.getKey(), value);
                walk(path + property.getKey() + ".", value, depth + 1);
            }
        }
    }

    private void note(String path, JsonNode node) {
        String says = node.path("description").asString("");
        List<VocabularyEntry.Member> members = new ArrayList<>();
        values(node, members);
        node.path("anyOf").forEach(some -> values(some, members));
        if (!says.isEmpty() || !members.isEmpty()) {
            entries.add(new VocabularyEntry(
                    file + ".yaml", path, says.isEmpty() ? List.of() : List.of(says), members, List.of(), List.of()));
        }
    }

    private static void values(JsonNode node, List<VocabularyEntry.Member> members) {
        for (int i = 0; i < node.path("enum").size(); i++) {
            String value = node.path("enum").get(i).asString();
            String says = node.path("enumDescriptions").path(i).asString("");
            members.add(new VocabularyEntry.Member(value, says, List.of()));
        }
    }

    /** What a reference points at, with what is said beside it. */
    private JsonNode resolved(JsonNode node) {
        String reference = node.path("$ref").asString("");
        return reference.isEmpty() ? node : schema.at(reference.substring(1));
    }

    private static JsonNode read(String file) {
        try (InputStream text = SchemaGuide.class.getResourceAsStream("/schema/" + file + ".json")) {
            return new JsonMapper().readTree(text);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
