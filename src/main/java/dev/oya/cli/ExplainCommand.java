package dev.oya.cli;

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
import dev.oya.record.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a rule, a payment or an option means, and where it comes from. */
@Command(
        name = "explain",
        description = {
            "Explains a payment, a rule, a combination, an option, a word, a refusal or a problem.",
            "Of the words that rules and packs are written in, it tells what they mean.",
            "Of a statement of a rule text, or of a ruling, it tells which rules follow it."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya explain teyaku:triplet",
            "  oya explain settle/teyaku --profile de",
            "  oya explain kan --game GAME",
            "  oya explain Feats             # a question, a fact or a conclusion of rules",
            "  oya explain does              # what may stand in a file of a pack",
            "  oya explain STATEMENT         # an id such as every payment cites"
        })
final class ExplainCommand implements Callable<Integer> {
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

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private RulesOptions options;

    @Mixin
    private LanguageOption language;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<String, Statements.Statement> statements = Statements.of(features);
        Set<String> names = new LinkedHashSet<>();
        Map<Pack, List<Explanations.Entry>> found = new LinkedHashMap<>();
        VocabularyGuide guide = new VocabularyGuide();
        List<VocabularyEntry> written = guide.of(id);
        List<Pack> packs = new ArrayList<>();
        for (String one : games()) {
            Pack pack = options.pack(one);
            packs.add(pack);
            Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
            settings.putAll(options.settings(pack));
            Explanations explanations = new Explanations(
                    pack,
                    settings,
                    Texts.of(
                            options.folder().oya().folder(),
                            pack,
                            language.language(options.folder().oya().folder())));
            List<Explanations.Entry> entries = explanations.of(id);
            names.addAll(explanations.names());
            Glossary glossary = Glossary.of(options.folder().oya().folder(), pack);
            names.addAll(glossary.words().keySet());
            if (entries.isEmpty() && glossary.has(id)) {
                // What no rule says in so many words, such as why a move is no move at all.
                String word = glossary.word(
                        id, language.language(options.folder().oya().folder()));
                entries = List.of(new Explanations.Entry("said", id, word, "", Cite.NONE, new Place("", 0)));
            }
            if (!entries.isEmpty()) {
                found.put(pack, entries);
            }
        }
        Map<String, String> problems = ProblemCodes.all();
        if (found.isEmpty() && written.isEmpty() && !statements.containsKey(id) && !problems.containsKey(id)) {
            names.addAll(statements.keySet());
            names.addAll(problems.keySet());
            names.addAll(guide.names());
            String near = Near.name(id, names);
            throw new Complaint(
                    "Nothing is called \"" + id + "\"",
                    near != null ? "did you mean \"" + near + "\"?" : "'oya rules show GAME' lists what there is");
        }
        PrintWriter out = spec.commandLine().getOut();
        VocabularyText vocabulary = new VocabularyText(guide, new VocabularyExamples(packs, ""));
        if (json) {
            ObjectNode answer = json(found, statements);
            if (!written.isEmpty()) {
                answer.set("vocabulary", vocabulary.json(written));
            }
            if (problems.containsKey(id)) {
                answer.put("problem", problems.get(id));
            }
            out.println(answer);
        } else {
            if (problems.containsKey(id)) {
                out.println(Text.beside("problem " + id, id.length() + 10, problems.get(id)));
            }
            vocabulary.print(out, written);
            print(out, found, statements);
        }
        return Exit.DONE;
    }

    /** The game that was named, else all for which the request makes sense. */
    private List<String> games() {
        if (game != null) {
            return List.of(game);
        }
        List<String> all = options.folder().oya().games();
        List<String> fitting = all.stream().filter(options::fits).toList();
        return fitting.isEmpty() ? all : fitting;
    }

    private void print(
            PrintWriter out, Map<Pack, List<Explanations.Entry>> found, Map<String, Statements.Statement> statements) {
        if (statements.containsKey(id)) {
            out.println(Text.beside(id, id.length() + 2, statements.get(id).says()));
            if (found.isEmpty()) {
                out.println("No rule cites it.");
            }
        }
        found.forEach((pack, entries) -> {
            out.println(pack.id() + ", " + String.join("+", pack.layers()));
            for (Explanations.Entry entry : entries) {
                out.println();
                out.println("  " + entry.kind() + " " + entry.name());
                out.println(Text.block(entry.says(), 6));
                if (!entry.value().isEmpty()) {
                    out.println(Text.block(entry.value(), 6));
                }
                if (entry.place().line() > 0) {
                    out.println("      " + entry.place());
                }
                if (entry.cite().ruling() != null) {
                    out.println("      ruling " + entry.cite().ruling());
                }
                if (entry.cite().because() != null) {
                    out.println(Text.block("because: " + entry.cite().because(), 6));
                }
                cited(out, entry.cite().statements(), statements);
            }
        });
    }

    /** The statements that are cited, with what they say where the texts are here. */
    private static void cited(PrintWriter out, List<String> ids, Map<String, Statements.Statement> statements) {
        List<String> bare =
                ids.stream().filter(id -> !statements.containsKey(id)).toList();
        if (!bare.isEmpty()) {
            out.println(Text.block("follows " + String.join(" ", bare), 6));
        }
        ids.stream()
                .filter(statements::containsKey)
                .forEach(id -> out.println(
                        Text.beside("      " + id, 18, statements.get(id).says())));
    }

    private ObjectNode json(Map<Pack, List<Explanations.Entry>> found, Map<String, Statements.Statement> statements) {
        ObjectNode answer = Json.object();
        answer.put("id", id);
        if (statements.containsKey(id)) {
            answer.put("says", statements.get(id).says());
        }
        ArrayNode list = answer.putArray("found");
        found.forEach((pack, entries) -> entries.forEach(entry -> {
            ObjectNode one = list.addObject();
            one.put("game", pack.id());
            one.put("profile", pack.profile());
            one.put("kind", entry.kind());
            one.put("name", entry.name());
            one.put("says", entry.says());
            one.put("value", entry.value());
            one.put("file", entry.place().file());
            one.put("line", entry.place().line());
            Json.cite(one, entry.cite());
        }));
        return answer;
    }
}
