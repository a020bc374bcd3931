package dev.oya.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What there is to know about rules. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            RulesListCommand.class,
            RulesShowCommand.class,
            RulesCheckCommand.class,
            RulesDiffCommand.class,
            RulesNewCommand.class,
            RulesBookCommand.class,
            RulesCoverageCommand.class,
            RulesMatrixCommand.class,
            RulesMutateCommand.class
        })
final class RulesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "list, show, check, diff, new, book, coverage, matrix or mutate?");
    }
}
