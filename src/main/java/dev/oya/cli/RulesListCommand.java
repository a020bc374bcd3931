package dev.oya.cli;

import dev.oya.Oya;
import dev.oya.cli.text.Columns;
import dev.oya.cli.text.Text;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.record.Json;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Which games there are, and which readings of each. */
@Command(
        name = "list",
        description = "Lists the games, their profiles and how far each is.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  oya rules list", "  oya rules list --rules my-rules --json"})
final class RulesListCommand implements Callable<Integer> {
    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private FolderOptions folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Oya oya = folder.oya();
        ArrayNode games = Json.MAPPER.createArrayNode();
        for (String game : oya.games()) {
            Pack pack = folder.pack(game, null);
            ObjectNode one = games.addObject();
            one.put("game", game);
            one.put("version", pack.version());
            one.put("title", pack.title());
            ArrayNode profiles = one.putArray("profiles");
            for (Profile profile : PackReader.profiles(oya.folder(), game)) {
                ObjectNode row = profiles.addObject();
                row.put("profile", profile.id());
                row.put("title", profile.title());
                row.put("status", profile.status());
            }
        }
        if (json) {
            out.println(Json.object().set("games", games));
            return Exit.DONE;
        }
        if (games.isEmpty()) {
            throw new Complaint("There is no game in " + oya.folder(), "a game is a folder GAME/1 with a pack.yaml");
        }
        games.forEach(game -> {
            out.println(Text.block(
                    game.get("game").asString() + " " + game.get("version").asString() + ": "
                            + game.get("title").asString(),
                    0));
            Columns columns = new Columns(2, "lll");
            game.get("profiles")
                    .forEach(profile -> columns.row(
                            profile.get("profile").asString(),
                            profile.get("status").asString(),
                            profile.get("title").asString()));
            columns.print(out);
        });
        return Exit.DONE;
    }
}
