package dev.oya.cli;

import dev.oya.book.RuleBookPage;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The rules of a game as a book to print. */
@Command(
        name = "book",
        description = "Writes the rules of a game as one HTML page to read and to print.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules book GAME --lang sv --out book.html",
            "  oya rules book GAME --profile de --house friday.yaml --out friday.html",
            "",
            "What house rules change is marked, with what it was before. The page needs",
            "nothing else and runs no scripts."
        })
final class RulesBookCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", description = "The game, such as 'oya rules list' shows it.")
    private String game;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where the page is written, whole or not at all; else the standard output.")
    private Path out;

    @Mixin
    private RulesOptions options;

    @Mixin
    private LanguageOption language;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Pack pack = options.pack(game);
        Pack base = options.folder().pack(game, options.profile(), List.of());
        Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
        settings.putAll(options.settings(pack));
        var folder = options.folder().oya().folder();
        String page = new RuleBookPage(folder, language.language(folder)).html(pack, base, settings);
        if (out == null) {
            PrintWriter to = spec.commandLine().getOut();
            to.print(page);
            to.flush();
            return Exit.DONE;
        }
        Output.write(out, page);
        return Exit.DONE;
    }
}
