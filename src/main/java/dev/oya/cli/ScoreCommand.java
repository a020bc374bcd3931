package dev.oya.cli;

import dev.oya.cli.text.CardAnswerText;
import dev.oya.cli.text.SettledText;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Exactly;
import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.read.YamlFile;
import dev.oya.pack.read.YamlNode;
import dev.oya.play.Table;
import dev.oya.told.CardQuestion;
import dev.oya.told.Nodes;
import dev.oya.told.Settled;
import dev.oya.told.SituationReader;
import dev.oya.told.SituationRules;
import dev.oya.told.Speech;
import java.io.IOException;
import java.util.List;
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
            if (tooMuch.problems().stream().anyMatch(problem -> !problem.code().equals(Exactly.CODE))) {
                throw tooMuch;
            }
            throw new Complaint(
                    Input.shown(file) + ": this comes to more points than can be counted [" + Exactly.CODE + "]", null);
        }
    }

    private Integer score() throws IOException {
        Nodes nodes = new Nodes();
        String text = Input.text(file, in());
        // A tab indents in JSON, but not in YAML; elsewhere in JSON it cannot stand.
        boolean isJson = text.stripLeading().startsWith("{");
        YamlNode root = YamlFile.parse(Input.shown(file), isJson ? text.replace('\t', ' ') : text, nodes.problems());
        if (root != null && !root.isMap()) {
            nodes.wrong(root, "wrong-kind", "A situation is a map", "for example: {game: GAME, hand: [...]}");
        }
        if (!nodes.problems().isEmpty()) {
            return refuse(nodes);
        }
        RuleBook rules = new SituationRules(options, root, nodes).read();
        if (rules == null) {
            return refuse(nodes);
        }
        Speech speech = options.speech(rules.settings().pack());
        if (!root.has("seats") && !root.has("end")) {
            CardQuestion question = CardQuestion.read(rules, root, nodes);
            if (!nodes.problems().isEmpty()) {
                return refuse(nodes);
            }
            if (json) {
                answer(question.json());
            } else {
                new CardAnswerText(question, rules.settings(), speech).print(out());
            }
            return Exit.DONE;
        }
        SituationReader.Told told = new SituationReader(rules, root, nodes).read();
        if (!nodes.problems().isEmpty()) {
            return refuse(nodes);
        }
        Table table = told.situation().settle(told.end(), told.by());
        if (table.isMeasured() && !told.withoutPoints().isEmpty()) {
            nodes.wrong(
                    root.get("seats"),
                    "no-points",
                    "Card points decide this round, but those of seat "
                            + told.withoutPoints().iterator().next() + " are not told",
                    "add \"points: N\" or \"captured: [...]\"");
            return refuse(nodes);
        }
        if (json) {
            answer(new Settled(rules.settings(), table, speech).json());
        } else {
            new SettledText(rules.settings(), table, speech).print(out());
        }
        return Exit.DONE;
    }

    private int refuse(Nodes nodes) {
        List<PackProblem> problems = nodes.problems().sorted();
        problems.forEach(err()::println);
        err().println(Text.count(problems.size(), "problem") + ". Nothing was scored.");
        return Exit.COMMAND;
    }
}
