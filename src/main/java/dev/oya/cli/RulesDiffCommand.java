package dev.oya.cli;

import dev.oya.cli.text.DiffText;
import dev.oya.cli.text.PairedText;
import dev.oya.compare.PackDiff;
import dev.oya.compare.PairedPlay;
import dev.oya.compare.PairedSummary;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.told.Speech;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

/** In what two sets of rules differ. */
@Command(
        name = "diff",
        description = "Compares two readings of games: options, combinations, values and rules, with what each cites.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules diff GAME/sv GAME/en",
            "  oya rules diff GAME@1/sv friday.yaml",
            "  oya rules diff GAME/en GAME/en+friday.yaml --rounds 1000 --seed spring",
            "  oya rules diff GAME/sv GAME/de --json",
            "",
            "With --rounds the first rules play as",
            "'oya simulate A --bots steady --rounds N --seed S' does; every deal is played again",
            "by the second rules from the same standing, with the same choices."
        })
final class RulesDiffCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "GAME, GAME/PROFILE, GAME@1/PROFILE, house rules, or GAME/PROFILE+FILE.")
    private String first;

    @Parameters(
            index = "1",
            paramLabel = "B",
            description = "What it is compared with; house rules lie on A's profile.")
    private String second;

    @Option(names = "--rounds", paramLabel = "N", description = "Also plays so many rounds by both.")
    private Long rounds;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1", description = "Any text; ${DEFAULT-VALUE}.")
    private String seed;

    @Option(names = "--players", paramLabel = "P", description = "How many sit at the table; as A has it.")
    private Integer players;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private LanguageOption language;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PackName one = PackName.parse(first, folder.oya(), null);
        PackName other = PackName.parse(second, folder.oya(), one);
        Pack firstPack = one.read(folder);
        Pack secondPack = other.read(folder);
        PackDiff diff = new PackDiff(firstPack, secondPack);
        RuleBook firstRules = null;
        RuleBook secondRules = null;
        if (rounds != null) {
            check(firstPack, secondPack);
            int seats =
                    players != null ? players : (Integer) firstPack.settings().get("players");
            firstRules = rules(firstPack, seats);
            secondRules = rules(secondPack, seats);
        }
        ObjectNode answer = json ? diff.json() : null;
        if (!json) {
            DiffText.print(diff, out);
        }
        if (rounds != null) {
            play(out, firstRules, secondRules, answer);
        }
        if (json) {
            out.println(answer);
        }
        return Exit.DONE;
    }

    private void check(Pack one, Pack other) {
        if (rounds < 1) {
            throw new Complaint("--rounds " + rounds + ": nothing is to be played", "it is 1 or more");
        }
        if (!one.id().equals(other.id())) {
            throw new Complaint(
                    "--rounds: " + one.id() + " and " + other.id() + " are not the same game",
                    "compare readings or house rules of one game");
        }
    }

    private RuleBook rules(Pack pack, int seats) {
        Object value = RulesOptions.value(pack, "--players", "players", String.valueOf(seats));
        return folder.oya().rules(pack, Map.of("players", value));
    }

    private void play(PrintWriter out, RuleBook one, RuleBook other, ObjectNode answer) {
        Speech speech = language.speech(folder.oya().folder(), one.settings().pack());
        PairedSummary summary = new PairedSummary();
        out.flush();
        try (Progress progress =
                Progress.on(spec.commandLine().getErr(), one.settings().pack().id(), rounds)) {
            new PairedPlay(one, other).run(rounds, seed, twin -> {
                summary.add(twin);
                progress.step();
            });
        }
        PairedText text = new PairedText(summary, speech);
        int seats = (Integer) one.settings().option("players");
        if (answer != null) {
            answer.set("play", text.json(seed, seats));
        } else {
            text.print(out, seed, seats);
        }
    }
}
