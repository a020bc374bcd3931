package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.DiffText;
import dev.oya.cli.text.PackText;
import dev.oya.cli.text.PairedText;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.PairedTotals;
import dev.oya.explain.PackDiff;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code oya rules diff}, which compares two rule sets. */
@Command(name = "diff")
final class RulesDiffCommand extends AnswerCommand {
    @Parameters(index = "0", paramLabel = "A")
    private String first;

    @Parameters(index = "1", paramLabel = "B")
    private String second;

    @Option(names = "--rounds", paramLabel = "N")
    private Long rounds;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1")
    private String seed;

    @Option(names = "--players", paramLabel = "P")
    private Integer players;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() throws IOException {
        PackName one = PackName.parse(first, folder.library(), null);
        PackName other = PackName.parse(second, folder.library(), one);
        Pack firstPack = one.read(folder);
        Pack secondPack = other.read(folder);
        PackDiff diff = new PackDiff(firstPack, firstPack.settings(), secondPack, secondPack.settings());
        Experiment both = rounds == null ? null : both(firstPack, secondPack);
        ObjectNode answer = diff.json();
        Wording speech = language.speech(folder.library().folder(), firstPack);
        if (!json) {
            new DiffText(diff, text(firstPack), text(secondPack), speech).print(out());
            out().flush();
        }
        if (rounds != null) {
            PairedTotals.Answer played = play(both).answer(seed, players);
            if (json) {
                answer.set("play", Json.tree(played));
            } else {
                new PairedText(played, speech.with(secondPack)).print(out());
            }
        }
        if (json) {
            printJson(answer);
        }
        return ExitCode.DONE;
    }

    private PackText text(Pack pack) {
        return new PackText(
                pack, pack.settings(), language.speech(folder.library().folder(), pack));
    }

    private Experiment both(Pack one, Pack other) {
        UserError.rounds(rounds);
        UserError.where(
                !one.id().equals(other.id()),
                "--rounds: " + one.id() + " and " + other.id() + " are not the same game",
                "compare profiles or house rules of one game");
        players = players != null ? players : (Integer) one.settings().get("players");
        return Experiment.replaying(rules(one), rules(other), seed);
    }

    private RuleBook rules(Pack pack) {
        Object value = RulesOptions.value(pack, "--players", "players", players.toString());
        return folder.library().rules(pack, Map.of("players", value));
    }

    private PairedTotals play(Experiment both) {
        PairedTotals totals = new PairedTotals();
        try (Progress progress = Progress.on(err(), both.game(), rounds)) {
            both.replay(rounds, deal -> {
                totals.add(deal);
                progress.step();
            });
        }
        return totals;
    }
}
