package dev.oya.cli;

import dev.oya.book.RuleBookPage;
import dev.oya.cli.io.ExitCode;
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
@Command(name = "book")
final class RulesBookCommand extends OyaCommand {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE")
    private Path file;

    @Mixin
    private RulesAndLanguage options;

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
        return ExitCode.DONE;
    }
}
