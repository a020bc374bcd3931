package dev.oya.explain;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.files.ClassPathText;
import dev.oya.input.Suggestions;
import dev.oya.notation.Json;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * The explanations of an id in games, rule texts, the vocabulary and the list of error codes.
 *
 * @param written entries with this id in the vocabulary of rules and packs
 * @param found entries with this id in each game
 * @param names all known ids, for suggestions
 */
public record Explained(
        String id,
        List<Reading> readings,
        Map<String, Statements.Statement> statements,
        List<VocabularyEntry> written,
        Map<Pack, List<Explanations.Entry>> found,
        Set<String> names) {
    /** A game to search, with its current option values and the texts of one language. */
    public record Reading(Pack pack, Map<String, Object> settings, Wording speech) {}

    private static final Pattern CODE = Pattern.compile("`([a-z-]+)`");
    private static final Map<String, String> PROBLEMS = problems();

    /**
     * Searches for an id.
     *
     * @param statements statements of the rule texts by id; empty if the texts are not available
     */
    public Explained(String id, List<Reading> readings, Map<String, Statements.Statement> statements) {
        this(id, readings, statements, VocabularyGuide.of(id), new LinkedHashMap<>(), new LinkedHashSet<>());
        readings.forEach(this::look);
    }

    private void look(Reading reading) {
        Wording speech = reading.speech();
        Explanations explanations = new Explanations(reading.pack(), reading.settings(), speech);
        List<Explanations.Entry> entries = explanations.of(id);
        names.addAll(explanations.names());
        names.addAll(speech.glossary().words().keySet());
        if (entries.isEmpty() && speech.glossary().has(id)) {
            // Explains texts that no rule contains, such as the reasons for invalid moves.
            entries = List.of(
                    new Explanations.Entry("said", id, speech.word(id), "", Citation.NONE, Explanations.NOWHERE));
        }
        if (!entries.isEmpty()) {
            found.put(reading.pack(), entries);
        }
    }

    /** Returns the explanation of each error code, read from the copy of {@code docs/problems.md} in the JAR. */
    private static Map<String, String> problems() {
        Map<String, String> all = new LinkedHashMap<>();
        ClassPathText.of(Explained.class, "problems.md")
                .lines()
                .filter(line -> line.startsWith("| `"))
                .forEach(row -> {
                    String[] cells = row.split("\\|");
                    CODE.matcher(cells[1]).results().forEach(code -> all.put(code.group(1), cells[2].strip()));
                });
        return all;
    }

    public boolean isNothing() {
        return found.isEmpty() && written.isEmpty() && !statements.containsKey(id) && problem() == null;
    }

    /** Returns a known id that is similar, or null if there is none. */
    public String near() {
        names.addAll(statements.keySet());
        names.addAll(PROBLEMS.keySet());
        names.addAll(VocabularyGuide.names());
        return Suggestions.name(id, names);
    }

    /** Returns example rules from the searched games. */
    public VocabularyExamples examples() {
        return new VocabularyExamples(readings.stream().map(Reading::pack).toList());
    }

    /** Returns the explanation of the error code, or null if the id is not an error code. */
    public String problem() {
        return PROBLEMS.get(id);
    }

    public ObjectNode json() {
        List<Found> all = new ArrayList<>();
        found.forEach((pack, entries) -> entries.forEach(entry -> all.add(new Found(pack, entry))));
        Statements.Statement statement = statements.get(id);
        List<Written> vocabulary = List.of();
        if (!written.isEmpty()) {
            VocabularyExamples examples = examples();
            vocabulary =
                    written.stream().map(entry -> new Written(entry, examples)).toList();
        }
        return Json.tree(new Answer(id, statement == null ? null : statement.says(), all, vocabulary, problem()));
    }

    private record Answer(
            String id,
            @JsonInclude(JsonInclude.Include.NON_NULL) String says,
            List<Found> found,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Written> vocabulary,
            @JsonInclude(JsonInclude.Include.NON_NULL) String problem) {}

    /**
     * A vocabulary entry for output.
     *
     * @param more related entries by relation, and an example rule
     */
    private record Written(
            String kind,
            String name,
            List<String> says,
            List<VocabularyEntry.Member> members,
            List<String> like,
            @JsonAnyGetter Map<String, Object> more) {
        Written(VocabularyEntry entry, VocabularyExamples examples) {
            this(entry.kind(), entry.name(), entry.says(), entry.members(), entry.like(), new LinkedHashMap<>());
            entry.links().forEach(link -> more.put(link.kind(), link.names()));
            examples.of(entry).ifPresent(rule -> more.put("example", VocabularyExamples.text(rule)));
        }
    }

    private record Found(
            @JsonUnwrapped Profile profile,
            String kind,
            String name,
            String says,
            String value,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Json.Required> needs,
            @JsonUnwrapped Place place,
            @JsonUnwrapped Json.Cited cite) {
        Found(Pack pack, Explanations.Entry entry) {
            this(
                    new Profile(pack.id(), pack.profile()),
                    entry.kind(),
                    entry.name(),
                    entry.says(),
                    entry.value(),
                    Json.Required.of(entry.needs()),
                    new Place(entry.place().file(), entry.place().line()),
                    new Json.Cited(entry.cite()));
        }
    }

    private record Profile(String game, String profile) {}

    private record Place(String file, int line) {}
}
