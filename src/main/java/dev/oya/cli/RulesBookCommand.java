package dev.oya.cli;

import dev.oya.book.RuleBookPage;
import dev.oya.cli.io.Exit;
import dev.oya.cli.io.Output;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The rules of a game as a book to print. */
@Command(
        name = "book",
        description = "Writes the rules of a game as one HTML page to read and to print.",
        footer = {
            "  oya rules book GAME --lang sv --out book.html",
            "  oya rules book GAME --profile de --house friday.yaml --out friday.html",
            "",
            "What house rules change is marked, with what it was before. The page needs",
            "nothing else and runs no scripts."
        })
final class RulesBookCommand extends OyaCommand {
    @Parameters(paramLabel = "GAME", description = "The game, such as 'oya rules list' shows it.")
    private String game;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where the page is written, whole or not at all; else the standard output.")
    private Path file;

    @Mixin
    private SpokenRules options;

    @Override
    public Integer call() throws IOException {
        Pack pack = options.pack(game);
        Pack base = options.folder().pack(game, options.profile(), List.of());
        RuleBookPage book = new RuleBookPage(options.oya().folder(), options.language());
        String page = book.html(options.oya().rules(pack, options.inForce(pack)), base);
        if (file == null) {
            out().print(page);
            out().flush();
        } else {
            Output.write(file, page);
        }
        return Exit.DONE;
    }
}
