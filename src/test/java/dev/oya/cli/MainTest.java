package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Command names, help and shell completion for all commands. */
class MainTest {
    @Test
    void reportsUnknownCommandsAndInvalidNumbers() {
        assertTrue(Run.of("scor").err().startsWith("oya: Unknown command 'scor'\nDid you mean: oya score"));
        assertTrue(Run.of("rules", "lst").err().startsWith("oya rules: Unknown command 'lst'"));
        String number = Run.of("simulate", "koi-koi", "--rounds", "abc").err();
        assertTrue(number.contains("'--rounds': 'abc' is not a whole number\n"), number);
    }

    @Test
    void helpCommandMatchesHelpOption() {
        assertEquals(Run.of("help", "score").out(), Run.of("score", "--help").out());
    }

    /** Help shows only the first line of each description in a list of commands. */
    @Test
    void firstLineOfDescriptionIsSentence() {
        Map<String, String> first = new TreeMap<>();
        firstLines(Main.withTexts(Main.line(InputStream.nullInputStream())), first);
        assertTrue(first.size() > 20, first.toString());
        first.values().removeIf(line -> line.endsWith("."));
        assertEquals(Map.of(), first);
    }

    private static void firstLines(CommandLine command, Map<String, String> first) {
        first.put(
                command.getCommandSpec().qualifiedName(),
                command.getCommandSpec().usageMessage().description()[0]);
        command.getSubcommands().values().forEach(one -> firstLines(one, first));
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

    @Test
    void completionScriptsOfOtherShellsDescribeCommandsAndOptions() {
        Run fish = Run.of("completion", "fish");
        assertEquals(ExitCode.DONE, fish.exit(), fish.err());
        assertTrue(
                fish.out().contains("-n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from "),
                fish.out());
        assertTrue(fish.out().contains("-l lang -x -a 'en sv de' -d '"), fish.out());
        assertTrue(fish.out().contains("-a 'play' -d 'Play a match in the terminal, "), fish.out());
        Run zsh = Run.of("completion", "zsh");
        assertTrue(zsh.out().startsWith("#compdef oya\n"), zsh.out());
        assertTrue(zsh.out().contains("' rules check') command=' rules check' ;;"), zsh.out());
        assertTrue(zsh.out().contains("' play --lang') compadd -- en sv de; return ;;"), zsh.out());
        assertTrue(zsh.out().contains("'--plain:Print lines instead of drawing the table in place'"), zsh.out());
        assertEquals(ExitCode.COMMAND, Run.of("completion", "tcsh").exit());
    }

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
