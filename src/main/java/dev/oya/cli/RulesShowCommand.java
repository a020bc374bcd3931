package dev.oya.cli;

import dev.oya.cli.text.PackJson;
import dev.oya.cli.text.PackText;
import dev.oya.pack.Pack;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The rules of a game as a table plays them. */
@Command(
        name = "show",
        description = "Shows the options in force, the combinations, the values and the phases of a game.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules show GAME",
            "  oya rules show GAME --profile en --set players=4",
            "  oya rules show GAME --house friday.yaml --json",
            "  oya rules show GAME --lang sv"
        })
final class RulesShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", description = "The game, such as 'oya rules list' shows it.")
    private String game;

    @CommandLine.Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private RulesOptions options;

    @Mixin
    private LanguageOption language;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Pack pack = options.pack(game);
        Map<String, Object> settings = new LinkedHashMap<>(pack.settings());
        settings.putAll(options.settings(pack));
        Speech speech = language.speech(options.folder().oya().folder(), pack);
        if (json) {
            out.println(PackJson.of(pack, settings, speech.texts(pack)));
        } else {
            new PackText(pack, settings, speech).print(out);
        }
        return Exit.DONE;
    }
}
