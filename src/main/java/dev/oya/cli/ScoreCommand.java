package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.CardAnswerText;
import dev.oya.cli.text.SettledText;
import dev.oya.input.Advice;
import dev.oya.input.ExactMath;
import dev.oya.input.PackException;
import dev.oya.say.Wording;
import dev.oya.situation.ScoreRequest;
import dev.oya.vocabulary.RuleSettings;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code oya score}, which settles a round that was played with real cards. */
@Command(name = "score")
final class ScoreCommand extends AnswerCommand {
    @Parameters(paramLabel = "FILE")
    private String file;

    @Mixin
    private RulesAndLanguage options;

    @Override
    public Integer call() throws IOException {
        try {
            return score();
        } catch (PackException tooMuch) {
            if (tooMuch.problems().stream().anyMatch(problem -> !problem.code().equals(ExactMath.CODE))) {
                throw tooMuch;
            }
            throw new UserError(
                    Input.shown(file) + ": total exceeds the largest supported amount [" + ExactMath.CODE + "]", null);
        }
    }

    private Integer score() throws IOException {
        ScoreRequest scored = ScoreRequest.of(Input.shown(file), Input.text(file, in()), options);
        if (!scored.problems().isEmpty()) {
            PackException wrong = new PackException(scored.problems(), Advice.of("nothing-scored"));
            err().println(wrong.in(options.language()));
            return ExitCode.COMMAND;
        }
        RuleSettings settings = scored.rules().settings();
        Wording speech = options.speech(settings.pack());
        if (json) {
            printJson(scored.json(speech));
        } else if (scored.question() != null) {
            new CardAnswerText(scored.question(), settings, speech).print(out());
        } else {
            new SettledText(settings, scored.table(), speech).print(out());
        }
        return ExitCode.DONE;
    }
}
