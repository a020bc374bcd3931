package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** House rules whose payments go to the bank. Records can be verified from any round on. */
class BankCliTest {
    private static final String FEE = """
            layer: fee
            title: A fee for each call
            because: To see.
            base: koi-koi@1
            values:
              add:
                fee: { what: What a call costs., unit: points, is: 2, because: To see. }
            rules:
              add: |
                // Each call of koi-koi costs a fee, paid to the bank.
                rule "koi-koi/fee" @because("To see.")
                when
                    $acted : Acted( action == "koi-koi", $seat : turn )
                then
                    insert( new Owes($seat, Conclusion.BANK, "match", $acted.value("fee")) );
                end
            """;

    @TempDir
    private Path folder;

    private Run verify(String layer, List<String> rounds) {
        String text = String.join("\n", rounds) + "\n";
        return Run.typing(text, "verify-record", "-", "--house", layer, "--allow-drl");
    }

    @Test
    void recordsAndVerifiesPaymentsToBank() throws IOException {
        String layer = Files.writeString(folder.resolve("fee.yaml"), FEE).toString();
        Path file = folder.resolve("rounds.jsonl");
        Run simulated = Run.of(
                "simulate", "koi-koi", "--house", layer, "--allow-drl", "--rounds", "12", "--record", file.toString());
        assertEquals(0, simulated.exit(), simulated.err());
        List<String> rounds = Files.readAllLines(file);
        assertEquals(0, verify(layer, rounds).exit(), "from the first round on");
        List<String> later = rounds.subList(6, rounds.size());
        assertTrue(later.get(0).contains("\"bankIn\":"), later.get(0));
        assertEquals(0, verify(layer, later).exit(), "from the middle of the match on");
        List<String> wrong = later.stream()
                .map(round -> round.replaceFirst("\"bankIn\":", "\"bankIn\":1"))
                .toList();
        Run told = verify(layer, wrong);
        assertEquals(4, told.exit());
        assertTrue((told.out() + told.err()).contains("bankIn"), told.out() + told.err());
    }
}
