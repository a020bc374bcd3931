package dev.oya.cli;

import dev.oya.cli.io.Exit;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints the script by which a shell completes the words of commands. */
@Command(
        name = "completion",
        description = "Prints the script by which bash or zsh completes what you type.",
        footer = {"  source <(oya completion)", "  oya completion > ~/.local/share/bash-completion/completions/oya"})
final class CompletionCommand extends OyaCommand {
    @Override
    public Integer call() {
        out().print(AutoComplete.bash("oya", spec.root().commandLine()));
        out().flush();
        return Exit.DONE;
    }
}
