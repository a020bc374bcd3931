package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Columns;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Which games there are, and which readings of each. */
@Command(name = "list")
final class RulesListCommand extends AnswerCommand {
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
        RuleLibrary oya = folder.oya();
        List<Game> games = new ArrayList<>();
        for (String game : oya.games()) {
            Pack pack = folder.pack(game, null);
            List<Profile> profiles = PackReader.profiles(oya.folder(), game);
            games.add(new Game(
                    game,
                    pack.version(),
                    pack.title(),
                    profiles.stream().map(Reading::new).toList()));
        }
        if (json) {
            answer(Map.of("games", games));
            return ExitCode.DONE;
        }
        if (games.isEmpty()) {
            throw new UserError("There is no game in " + oya.folder(), "a game is a folder GAME/1 with a pack.yaml");
        }
        games.forEach(game -> {
            out().println(Text.block(game.game() + " " + game.version() + ": " + game.title(), 0));
            Columns columns = new Columns(2, "lll");
            game.profiles().forEach(one -> columns.row(one.profile(), one.status(), one.title()));
            columns.print(out());
        });
        return ExitCode.DONE;
    }
}
