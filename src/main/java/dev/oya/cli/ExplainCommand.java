package dev.oya.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cli.text.Text;
import dev.oya.cli.text.VocabularyText;
import dev.oya.explain.Explanations;
import dev.oya.explain.ProblemCodes;
import dev.oya.explain.Statements;
import dev.oya.explain.VocabularyEntry;
import dev.oya.explain.VocabularyExamples;
import dev.oya.explain.VocabularyGuide;
import dev.oya.pack.Cite;
import dev.oya.pack.Near;
import dev.oya.pack.Pack;
import dev.oya.pack.Place;
import dev.oya.pack.language.Glossary;
import dev.oya.pack.language.Texts;
import dev.oya.pack.read.RulesFolder;
import dev.oya.record.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** What a rule, a payment or an option means, and where it comes from. */
@Command(
        name = "explain",
        description = {
            "Explains a payment, a rule, a combination, an option, a word, a refusal or a problem.",
            "Of the words that rules and packs are written in, it tells what they mean.",
            "Of a statement of a rule text, or of a ruling, it tells which rules follow it."
        },
        footer = {
            "  oya explain teyaku:triplet",
            "  oya explain settle/teyaku --profile de",
            "  oya explain kan --game GAME",
            "  oya explain Feats             # a question, a fact or a conclusion of rules",
            "  oya explain does              # what may stand in a file of a pack",
            "  oya explain STATEMENT         # an id such as every payment cites"
        })
final class ExplainCommand extends AnswerCommand {
    @Parameters(
            paramLabel = "ID",
            description =
                    "A payment's reason, a rule's name, a combination, an option, a statement, a ruling, a word of rules.")
    private String id;

    @Option(names = "--game", paramLabel = "GAME", description = "Only this game; else all.")
    private String game;

    @Option(
            names = "--features",
            paramLabel = "DIR",
            defaultValue = "features",
            description =
                    "The folder with the statements of the rule texts; else ${DEFAULT-VALUE}, where there is one.")
    private Path features;

    @Mixin
    private SpokenRules options;

    private VocabularyText vocabulary;

    @Override
    public Integer call() throws IOException {
        Map<String, Statements.Statement> statements = Statements.of(features);
        VocabularyGuide guide = new VocabularyGuide();
        List<VocabularyEntry> written = guide.of(id);
        Map<String, String> problems = ProblemCodes.all();
        Set<String> names = new LinkedHashSet<>();
        Map<Pack, List<Explanations.Entry>> found = found(names);
        if (found.values().stream().allMatch(List::isEmpty)
                && written.isEmpty()
                && !statements.containsKey(id)
                && !problems.containsKey(id)) {
            names.addAll(statements.keySet());
            names.addAll(problems.keySet());
            names.addAll(guide.names());
            String near = Near.name(id, names);
            throw new Complaint(
                    "Nothing is called \"" + id + "\"",
                    near != null ? "did you mean \"" + near + "\"?" : "'oya rules show GAME' lists what there is");
        }
        vocabulary =
                new VocabularyText(guide, new VocabularyExamples(List.copyOf(found.keySet()), ""), options.language());
        found.values().removeIf(List::isEmpty);
        Statements.Statement statement = statements.get(id);
        if (json) {
            List<Found> all = new ArrayList<>();
            found.forEach((pack, entries) -> entries.forEach(entry -> all.add(new Found(pack, entry))));
            answer(new Answer(
                    id,
                    statement == null ? null : statement.says(),
                    all,
                    written.isEmpty() ? null : vocabulary.json(written),
                    problems.get(id)));
        } else {
            if (problems.containsKey(id)) {
                String called = vocabulary.say("problem") + " " + id;
                out().println(Text.beside(called, called.length() + 2, problems.get(id)));
            }
            vocabulary.print(out(), written);
            if (statement != null) {
                out().println(Text.beside(id, id.length() + 2, statement.says()));
                if (found.isEmpty()) {
                    out().println(vocabulary.say("no-rule"));
                }
            }
            found.forEach((pack, entries) -> print(pack, entries, statements));
        }
        return Exit.DONE;
    }

    /** What the packs say of it; what could have been asked of them is put among the names. */
    private Map<Pack, List<Explanations.Entry>> found(Set<String> names) {
        Map<Pack, List<Explanations.Entry>> found = new LinkedHashMap<>();
        RulesFolder folder = options.oya().folder();
        for (String one : games()) {
            Pack pack = options.pack(one);
            Explanations explanations =
                    new Explanations(pack, options.inForce(pack), Texts.of(folder, pack, options.language()));
            Glossary glossary = Glossary.of(folder, pack);
            List<Explanations.Entry> entries = explanations.of(id);
            if (entries.isEmpty() && glossary.has(id)) {
                // What no rule says in so many words, such as why a move is no move at all.
                String word = glossary.word(id, options.language());
                entries = List.of(new Explanations.Entry("said", id, word, "", Cite.NONE, new Place("", 0)));
            }
            names.addAll(explanations.names());
            names.addAll(glossary.words().keySet());
            found.put(pack, entries);
        }
        return found;
    }

    /** The game that was named, else all for which the request makes sense. */
    private List<String> games() {
        if (game != null) {
            return List.of(game);
        }
        List<String> all = options.oya().games();
        List<String> fitting = all.stream().filter(options::fits).toList();
        return fitting.isEmpty() ? all : fitting;
    }

    private void print(Pack pack, List<Explanations.Entry> entries, Map<String, Statements.Statement> statements) {
        out().println(pack.id() + ", " + String.join("+", pack.layers()));
        for (Explanations.Entry entry : entries) {
            out().println();
            out().println("  " + vocabulary.say(entry.kind()) + " " + entry.name());
            out().println(Text.block(entry.says(), 6));
            if (!entry.value().isEmpty()) {
                out().println(Text.block(entry.value(), 6));
            }
            if (entry.place().line() > 0) {
                out().println("      " + entry.place());
            }
            if (entry.cite().ruling() != null) {
                out().println("      " + vocabulary.say("ruling") + " "
                        + entry.cite().ruling());
            }
            if (entry.cite().because() != null) {
                out().println(Text.block(
                        vocabulary.say("because") + " " + entry.cite().because(), 6));
            }
            cited(entry.cite().statements(), statements);
        }
    }

    /** The statements that are cited, with what they say where the texts are here. */
    private void cited(List<String> ids, Map<String, Statements.Statement> statements) {
        List<String> bare =
                ids.stream().filter(id -> !statements.containsKey(id)).toList();
        if (!bare.isEmpty()) {
            out().println(Text.block(vocabulary.say("follows") + " " + String.join(" ", bare), 6));
        }
        ids.stream()
                .filter(statements::containsKey)
                .forEach(id -> out().println(Text.beside(
                        "      " + id, 18, statements.get(id).says())));
    }

    private record Answer(
            String id,
            @JsonInclude(JsonInclude.Include.NON_NULL) String says,
            List<Found> found,
            @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode vocabulary,
            @JsonInclude(JsonInclude.Include.NON_NULL) String problem) {}

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
