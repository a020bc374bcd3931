package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints the script by which a shell completes the words of commands. */
@Command(name = "completion")
final class CompletionCommand extends OyaCommand {
    @Override
    public Integer call() {
        out().print(AutoComplete.bash("oya", spec.root().commandLine()));
        out().flush();
        return ExitCode.DONE;
    }
}
