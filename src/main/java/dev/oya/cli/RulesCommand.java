package dev.oya.cli;

import dev.oya.answers.GameJson;
import dev.oya.book.RuleBookPage;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Columns;
import dev.oya.cli.text.PackText;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.say.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code oya rules}. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            RulesCommand.Listing.class,
            RulesCommand.Show.class,
            RulesCheckCommand.class,
            RulesDiffCommand.class,
            RulesNewCommand.class,
            RulesCommand.Book.class,
            RulesCoverageCommand.class,
            RulesMatrixCommand.class,
            RulesMutateCommand.class
        })
final class RulesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "list, show, check, diff, new, book, coverage, matrix or mutate?");
    }

    /** The command {@code oya rules show}, which prints the rules of a game. */
    @Command(name = "show")
    static final class Show extends AnswerCommand {
        @Parameters(paramLabel = "GAME")
        private String game;

        @Mixin
        private RulesAndLanguage options;

        @Override
        public Integer call() {
            Pack pack = options.pack(game);
            Map<String, Object> settings = options.inForce(pack);
            Wording speech = options.speech(pack);
            if (json) {
                printJson(GameJson.of(pack, settings, speech));
            } else {
                new PackText(pack, settings, speech).print(out());
            }
            return ExitCode.DONE;
        }
    }

    /** The command {@code oya rules book}, which writes the rules of a game as a printable book. */
    @Command(name = "book")
    static final class Book extends OyaCommand {
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
            RuleBookPage book = new RuleBookPage(options.library().folder(), options.language());
            String page = book.html(options.library().rules(pack, options.inForce(pack)), base);
            if (file == null) {
                out().print(page);
                out().flush();
            } else {
                Output.write(file, page);
            }
            return ExitCode.DONE;
        }
    }

    /** The command {@code oya rules list}, which prints all games with their profiles. */
    @Command(name = "list")
    static final class Listing extends AnswerCommand {
        @Mixin
        private FolderOptions folder;

        private record Game(String game, String version, String title, List<Reading> profiles) {}

        private record Reading(String profile, String title, String status) {
            Reading(Profile profile) {
                this(profile.id(), profile.title(), profile.status());
            }
        }

        @Override
        public Integer call() {
            RuleLibrary library = folder.library();
            List<Game> games = new ArrayList<>();
            for (String game : library.games()) {
                Pack pack = folder.pack(game, null);
                List<Profile> profiles = PackReader.profiles(library.folder(), game);
                games.add(new Game(
                        game,
                        pack.version(),
                        pack.title(),
                        profiles.stream().map(Reading::new).toList()));
            }
            if (json) {
                printJson(Map.of("games", games));
                return ExitCode.DONE;
            }
            UserError.where(
                    games.isEmpty(),
                    "No games found in " + library.folder(),
                    "a game is a folder GAME/1 that contains a pack.yaml");
            games.forEach(game -> {
                out().println(Text.block(game.game() + " " + game.version() + ": " + game.title(), 0));
                Columns columns = new Columns(2, "lll");
                game.profiles().forEach(one -> columns.row(one.profile(), one.status(), one.title()));
                columns.print(out());
            });
            return ExitCode.DONE;
        }
    }
}
