package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A rule that fails at run time is reported with its line and a reason without Java terms. */
class FailingRulesCliTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "5 / ($ended.value(\"doubled\") - 2), divides by zero",
        "5 % ($ended.value(\"doubled\") - 2), divides by zero",
        "2147483647 + $ended.value(\"doubled\"), exceeds the largest supported number",
        "$ended.value(\"doubled\") * 1000000 * 1000000, exceeds the largest supported number"
    })
    void reportsFailingRuleWithoutJavaTerms(String number, String why) throws IOException {
        Path layer = Files.writeString(folder.resolve("ours.yaml"), """
                layer: ours
                title: Ours
                because: To see.
                base: koi-koi@1
                rules:
                  add: |
                    // When a seat says stop, the points are multiplied.
                    rule "multiplier/ours" @because("To see.")
                    when
                        $ended : Ended( end == "stop" )
                    then
                        insert( new Factor(7, %s) );
                    end
                """.formatted(number));
        Run run = Run.of("simulate", "koi-koi", "--rounds", "3", "--house", layer.toString(), "--allow-drl");
        assertEquals(ExitCode.PACK, run.exit(), run.out() + run.err());
        assertTrue(run.err().contains("ours.yaml:8: The rule \"multiplier/ours\""), run.err());
        assertTrue(run.err().contains(why), run.err());
        assertFalse(run.err().contains("/ by zero") || run.err().contains("Exception"), run.err());
    }
}
