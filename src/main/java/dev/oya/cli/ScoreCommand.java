package dev.oya.cli;

import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Exit;
import dev.oya.cli.io.Input;
import dev.oya.cli.text.CardAnswerText;
import dev.oya.cli.text.SettledText;
import dev.oya.cli.text.Text;
import dev.oya.input.ExactMath;
import dev.oya.input.PackException;
import dev.oya.say.Wording;
import dev.oya.situation.ScoreRequest;
import dev.oya.vocabulary.Settings;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Has the rules settle a round that was played at a real table. */
@Command(
        name = "score",
        description = {
            "Settles a round that was played elsewhere, and says why each payment is made.",
            "Told are who captured and declared what and how it ended. Or asks what a hand or captured cards hold."
        },
        footerHeading = "%nA situation, in YAML or JSON (docs/cli.md has every key):%n",
        footer = {
            "  game: GAME             # also: profile, house, options: {kan: 12}",
            "  players: 3",
            "  dealer: 0",
            "  multiplier: 2          # or field: [1B, ...] and carried: [2]",
            "  seats:",
            "    0: { captured: [1R, 2R, 3R], dealt: [...], declared: [triplet] }",
            "    1: { points: 91 }    # card points, where the cards are not told",
            "    2: { active: false } # sat out",
            "  pot: 10",
            "  said: [{ seat: 1, do: sage }]",
            "  end: shoubu",
            "  by: 0                  # the seat that ended it",
            "",
            "Shorter questions: {game: GAME, hand: [...]}, {game: GAME, captured: [...]},",
            "{game: GAME, field: [...], carried: [2]}.",
            "",
            "Examples:",
            "  oya score friday.yaml",
            "  echo '{game: GAME, captured: [1R, 2R, 3R]}' | oya score - --json"
        })
final class ScoreCommand extends AnswerCommand {
    @Parameters(paramLabel = "FILE", description = "The situation; - is the input.")
    private String file;

    @Mixin
    private SpokenRules options;

    @Override
    public Integer call() throws IOException {
        try {
            return score();
        } catch (PackException tooMuch) {
            if (tooMuch.problems().stream().anyMatch(problem -> !problem.code().equals(ExactMath.CODE))) {
                throw tooMuch;
            }
            throw new Complaint(
                    Input.shown(file) + ": this comes to more points than can be counted [" + ExactMath.CODE + "]",
                    null);
        }
    }

    private Integer score() throws IOException {
        ScoreRequest scored = ScoreRequest.of(Input.shown(file), Input.text(file, in()), options);
        if (!scored.problems().isEmpty()) {
            scored.problems().forEach(err()::println);
            err().println(Text.count(scored.problems().size(), "problem") + ". Nothing was scored.");
            return Exit.COMMAND;
        }
        Settings settings = scored.rules().settings();
        Wording speech = options.speech(settings.pack());
        if (json) {
            answer(scored.json(speech));
        } else if (scored.question() != null) {
            new CardAnswerText(scored.question(), settings, speech).print(out());
        } else {
            new SettledText(settings, scored.table(), speech).print(out());
        }
        return Exit.DONE;
    }
}
