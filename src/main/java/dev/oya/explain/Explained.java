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
 * Everything that is known of an id: in games, in the texts they follow, in the words of rules, among problems.
 *
 * @param written what the vocabulary of rules and packs has of it
 * @param found what each game has of it
 */
public record Explained(
        String id,
        List<Reading> readings,
        Map<String, Statements.Statement> statements,
        List<VocabularyEntry> written,
        Map<Pack, List<Explanations.Entry>> found,
        Set<String> names) {
    /** A game that is looked through, the value of every option in force, and its words in the language asked in. */
    public record Reading(Pack pack, Map<String, Object> settings, Wording speech) {}

    private static final Pattern CODE = Pattern.compile("`([a-z-]+)`");
    private static final Map<String, String> PROBLEMS = problems();

    /** @param statements those of the rule texts by their ids, none where the texts are not here */
    public Explained(String id, List<Reading> readings, Map<String, Statements.Statement> statements) {
        this(id, readings, statements, VocabularyGuide.of(id), new LinkedHashMap<>(), new LinkedHashSet<>());
        readings.forEach(this::look);
    }

    private void look(Reading reading) {
        Wording speech = reading.speech();
        Explanations explanations = new Explanations(reading.pack(), reading.settings(), speech.texts(reading.pack()));
        List<Explanations.Entry> entries = explanations.of(id);
        names.addAll(explanations.names());
        names.addAll(speech.glossary().words().keySet());
        if (entries.isEmpty() && speech.glossary().has(id)) {
            // What no rule says in words, such as why a move is no move at all.
            entries = List.of(
                    new Explanations.Entry("said", id, speech.word(id), "", Citation.NONE, Explanations.NOWHERE));
        }
        if (!entries.isEmpty()) {
            found.put(reading.pack(), entries);
        }
    }

    /** Each code of a problem with what it wants of a person: the rows of {@code docs/problems.md}, which the jar carries. */
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

    /** The name of something that may be meant, or null. */
    public String near() {
        names.addAll(statements.keySet());
        names.addAll(PROBLEMS.keySet());
        names.addAll(VocabularyGuide.names());
        return Suggestions.name(id, names);
    }

    /** Rules of these games that show the vocabulary. */
    public VocabularyExamples examples() {
        return new VocabularyExamples(readings.stream().map(Reading::pack).toList());
    }

    /** What a problem of this code wants, or null. */
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

    /** @param more what belongs to it, by what connects them, and an example */
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
            String game,
            String profile,
            String kind,
            String name,
            String says,
            String value,
            String file,
            int line,
            @JsonUnwrapped Json.Cited cite) {
        Found(Pack pack, Explanations.Entry entry) {
            this(
                    pack.id(),
                    pack.profile(),
                    entry.kind(),
                    entry.name(),
                    entry.says(),
                    entry.value(),
                    entry.place().file(),
                    entry.place().line(),
                    new Json.Cited(entry.cite()));
        }
    }
}
