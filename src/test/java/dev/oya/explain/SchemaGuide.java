package dev.oya.explain;

import dev.oya.input.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Derives the guide to pack files from their schemas, with an entry for each file and each key. */
final class SchemaGuide {
    /** The files of a pack in the order in which authors write them. */
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

    /** Keys of nearly every object, described only at the top level of a file. */
    private static final Set<String> SOURCES = Set.of("cites", "ruling", "because");

    private static final int DEPTH = 7;

    /** Keys of a layer whose entries are described under another file. */
    private static final Pattern DESCRIBED_ELSEWHERE = Pattern.compile(
            "((yaku|values|sets|either)\\.(add|change)|add\\.(options|sides|marks|tallies|actions|phases))\\..*");

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
            SchemaGuide guide = new SchemaGuide(file, Schemas.of(file));
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
        if (file.equals("layer") && DESCRIBED_ELSEWHERE.matcher(path).matches()) {
            return;
        }
        node.path("oneOf").forEach(some -> walk(path, some, depth));
        JsonNode named = node.path("additionalProperties");
        if (depth < DEPTH && named.isObject()) {
            if (!path.isEmpty() || named.has("description")) {
                note(path + "<name>", named);
            }
            walk(path + "<name>.", named, depth + 1);
        }
        if (node.path("items").isObject()) {
            walk(path, node.path("items"), depth + 1);
        }
        for (var property : node.path("properties").properties()) {
            if (depth < DEPTH && (depth == 0 || !SOURCES.contains(property.getKey()))) {
                JsonNode value = property.getValue();
                note(path + property.getKey(), value);
                walk(path + property.getKey() + ".", value, depth + 1);
            }
        }
    }

    private void note(String path, JsonNode node) {
        String says = node.path("description").asString("");
        List<VocabularyEntry.Member> members = new ArrayList<>();
        values(node, members);
        node.path("oneOf").forEach(some -> values(some, members));
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
}
