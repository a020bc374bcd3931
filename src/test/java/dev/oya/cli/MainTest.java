package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.Exit;
import org.junit.jupiter.api.Test;

/** A command that is named is read alone; whatever speaks of commands still knows all of them. */
class MainTest {
    @Test
    void aCommandSaysTheSameOfItselfAlone() {
        assertEquals(Run.of("help", "score").out(), Run.of("score", "--help").out());
    }

    @Test
    void amongAllCommandsTheOneThatWasMeantIsFound() {
        Run misspelt = Run.of("scroe");
        assertEquals(Exit.COMMAND, misspelt.exit());
        assertTrue(misspelt.err().contains("Did you mean: oya score"), misspelt.err());
    }

    @Test
    void theScriptCompletesEveryCommand() {
        String script = Run.of("completion").out();
        assertTrue(script.contains("_picocli_oya_score"));
        assertTrue(script.contains("_picocli_oya_rules_check"));
    }
}
