package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.CompletionScript;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code oya completion}, which prints a completion script for a shell. */
@Command(name = "completion")
final class CompletionCommand extends OyaCommand {
    /** The shells for which a completion script exists. */
    enum Shell {
        BASH,
        FISH,
        ZSH
    }

    @Parameters(arity = "0..1", paramLabel = "SHELL", defaultValue = "bash")
    private Shell shell;

    @Override
    public Integer call() {
        CommandLine root = Main.withTexts(spec.root().commandLine());
        switch (shell) {
            case FISH -> CompletionScript.fish(out(), root);
            case ZSH -> CompletionScript.zsh(out(), root);
            default -> out().print(AutoComplete.bash("oya", root));
        }
        out().flush();
        return ExitCode.DONE;
    }
}
