package dev.oya.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** In what two sets of rules differ. */
@Command(
        name = "diff",
        description = "Compares two readings of games: options, combinations, values and rules, with what each cites.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules diff GAME/sv GAME/en",
            "  oya rules diff GAME@1/sv friday.yaml",
            "  oya rules diff GAME/sv GAME/de --json"
        })
final class RulesDiffCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "A", description = "GAME, GAME/PROFILE, GAME@1/PROFILE, or house rules.")
    private String first;

    @Parameters(
            index = "1",
            paramLabel = "B",
            description = "What it is compared with; house rules lie on A's profile.")
    private String second;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private FolderOptions folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PackName one = PackName.parse(first, folder.oya(), null);
        PackName other = PackName.parse(second, folder.oya(), one);
        PackDiff diff = new PackDiff(one.read(folder), other.read(folder));
        if (json) {
            out.println(diff.json());
        } else {
            diff.print(out);
        }
        return Exit.DONE;
    }
}
