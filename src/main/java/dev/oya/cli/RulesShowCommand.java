package dev.oya.cli;

import dev.oya.answers.GameJson;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.PackText;
import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The rules of a game as a table plays them. */
@Command(name = "show")
final class RulesShowCommand extends AnswerCommand {
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
            answer(GameJson.of(pack, settings, speech));
        } else {
            new PackText(pack, settings, speech).print(out());
        }
        return ExitCode.DONE;
    }
}
