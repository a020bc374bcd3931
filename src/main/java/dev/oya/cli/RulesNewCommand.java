package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.UserError;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The command {@code oya rules new}, which creates house rules or a game. */
@Command(name = "new")
final class RulesNewCommand extends OyaCommand {
    private static final String FOLDER = "my-rules";

    @Parameters(arity = "0..1", paramLabel = "FILE")
    private String file;

    @Option(names = "--from", paramLabel = "GAME")
    private String from;

    @Option(names = "--game", paramLabel = "ID")
    private String game;

    @Option(names = "--deck", paramLabel = "DECK")
    private String deck;

    @Option(names = "--force")
    private boolean force;

    @Mixin
    private FolderOptions folder;

    @Override
    public Integer call() throws IOException {
        if ((from == null) == (game == null)) {
            throw new ParameterException(
                    spec.commandLine(), "Missing --from GAME (for house rules) or --game with --deck (for a game)");
        }
        return game == null ? layer() : game();
    }

    private Integer game() throws IOException {
        String to = file == null ? FOLDER : file;
        new GameDraft(folder.library().folder(), game, deck).write(Input.path(to));
        PrintWriter out = out();
        out.println(to + "/" + game + " is a small game that you can play. Next:");
        for (String next : List.of("rules check " + game, "play " + game, "simulate " + game + " --rounds 100")) {
            out.println("  oya " + next + " --rules " + to);
        }
        return ExitCode.DONE;
    }

    private Integer layer() throws IOException {
        if (file == null) {
            throw new ParameterException(spec.commandLine(), "Missing FILE to write");
        }
        Path path = Input.path(file);
        String name = name(path);
        UserError.where(
                Files.isDirectory(path),
                file + " is a directory",
                "name a file in it, such as " + file + "/friday.yaml");
        UserError.where(
                Files.exists(path) && !force,
                file + " already exists",
                "choose another name, or overwrite it with --force");
        Pack pack = PackName.parse(from, folder.library(), null).read(folder);
        Output.write(path, new LayerDraft(pack, name).text());
        PrintWriter out = out();
        out.println(file + ": house rules for " + pack.id() + "/" + pack.profile() + ", nothing changed yet.");
        return ExitCode.DONE;
    }

    /** Returns the name of the layer, which is the file name without its extension. */
    private String name(Path path) {
        String name = path.getFileName() == null ? "" : path.getFileName().toString();
        UserError.where(
                !name.matches(".+\\.ya?ml"), file + ": not a YAML file name", "choose a name such as friday.yaml");
        String bare =
                name.replaceFirst("\\.ya?ml$", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]+", "-");
        return bare.matches("[a-z].*") ? bare : "house-" + bare;
    }
}
