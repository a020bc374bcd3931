package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Text;
import dev.oya.cli.text.VocabularyText;
import dev.oya.explain.Explained;
import dev.oya.explain.Explanations;
import dev.oya.explain.Statements;
import dev.oya.input.Advice;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RequiredOption;
import dev.oya.say.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya explain}, which explains rules, payments, options and other names with their sources. */
@Command(name = "explain")
final class ExplainCommand extends AnswerCommand {
    @Parameters(paramLabel = "ID")
    private String id;

    @Option(names = "--game", paramLabel = "GAME")
    private String game;

    @Option(names = "--features", paramLabel = "DIR", defaultValue = "features")
    private Path features;

    @Mixin
    private RulesAndLanguage options;

    private VocabularyText vocabulary;

    @Override
    public Integer call() throws IOException {
        Map<String, Statements.Statement> statements = Statements.of(features);
        Explained explained = new Explained(id, readings(), statements);
        if (explained.isNothing()) {
            String near = explained.near();
            throw new UserError(
                    "Unknown id \"" + id + "\"",
                    near == null
                            ? "'oya rules show GAME' lists the ids of a game"
                            : Advice.of("near", near).toString());
        }
        if (json) {
            printJson(explained.json());
            return ExitCode.DONE;
        }
        vocabulary = new VocabularyText(explained.examples(), options.language());
        if (explained.problem() != null) {
            String called = vocabulary.say("problem") + " " + id;
            out().println(Text.beside(called, called.length() + 2, explained.problem()));
        }
        vocabulary.print(out(), explained.written());
        if (statements.containsKey(id)) {
            out().println(Text.beside(id, id.length() + 2, statements.get(id).says()));
            if (explained.found().isEmpty()) {
                out().println(vocabulary.say("no-rule"));
            }
        }
        explained.found().forEach((pack, entries) -> print(pack, entries, statements));
        return ExitCode.DONE;
    }

    private List<Explained.Reading> readings() {
        return games().stream()
                .map(options::pack)
                .map(pack -> new Explained.Reading(pack, options.inForce(pack), options.speech(pack)))
                .toList();
    }

    /** Returns the chosen game, or all games that have the chosen profile and options if no game was chosen. */
    private List<String> games() {
        if (game != null) {
            return List.of(game);
        }
        List<String> all = options.library().games();
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
            if (!entry.needs().isEmpty()) {
                out().println(Text.block(
                        vocabulary.say("needs") + " " + needs(entry.needs(), options.speech(pack)), 6));
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

    /** Returns options with the values that a rule requires, as written in files. */
    private static String needs(List<RequiredOption> needs, Wording speech) {
        return needs.stream()
                .map(need -> need.option().name() + " = "
                        + speech.either(need.values().stream()
                                .map(need.option().values()::text)
                                .toList()))
                .collect(Collectors.joining("; "));
    }

    /** Prints the statements with the given ids, with their texts if available. */
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
}
