package dev.oya.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes the words of commands. */
@Command(
        name = "completion",
        description = "Prints the script by which bash or zsh completes what you type.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  source <(oya completion)", "  oya completion > ~/.local/share/bash-completion/completions/oya"})
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(AutoComplete.bash("oya", spec.root().commandLine()));
        spec.commandLine().getOut().flush();
        return Exit.DONE;
    }
}
