package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** A single command is parsed alone, but help and completion cover all commands. */
class MainTest {
    @Test
    void helpCommandMatchesHelpOption() {
        assertEquals(Run.of("help", "score").out(), Run.of("score", "--help").out());
    }

    @Test
    void suggestsIntendedCommand() {
        Run misspelt = Run.of("scroe");
        assertEquals(ExitCode.COMMAND, misspelt.exit());
        assertTrue(misspelt.err().contains("Did you mean: oya score"), misspelt.err());
    }

    @Test
    void completionScriptCoversEveryCommand() {
        String script = Run.of("completion").out();
        assertTrue(script.contains("_picocli_oya_score"));
        assertTrue(script.contains("_picocli_oya_rules_check"));
    }

    /** Users cannot guess the meaning of an option without a description. */
    @Test
    void everyOptionHasDescription() {
        CommandLine line = Main.line(InputStream.nullInputStream());
        List<String> silent = new ArrayList<>();
        silent(line.getHelp().commandSpec(), silent);
        assertEquals(List.of(), silent);
    }

    private static void silent(CommandSpec command, List<String> silent) {
        if (command.usageMessage().description().length == 0) {
            silent.add(command.qualifiedName());
        }
        command.args().stream()
                .filter(one -> one.description().length == 0)
                .forEach(one -> silent.add(command.qualifiedName() + " " + one));
        command.subcommands().values().forEach(one -> silent(one.getCommandSpec(), silent));
    }
}
