package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Untrusted rules may add any numbers but must not concatenate texts. */
class ForeignSumCliTest {
    @ParameterizedTest
    @CsvSource({
        "$ended.value(\"seven\") + $ended.value(\"seven\") + $seat, false",
        "1 + 2 + $seat, false",
        "$seat + 1 + 2, false",
        "$seat + 1 + $seat, true",
        "$seat + $seat + $seat, true"
    })
    void rejectsSumWithoutNumberInUntrustedRule(String sum, boolean refused, @TempDir Path folder) throws IOException {
        Path layer = Files.writeString(folder.resolve("sum.yaml"), """
                layer: sum
                title: A sum
                base: koi-koi@1
                because: To see.
                rules:
                  add: |
                    // Seat 0 pays seat 1 a sum.
                    rule "sum/of-three" @because("To see.")
                    when
                        $ended : Ended( end == "stop" )
                        Player( $seat : seat, seat == 0 )
                    then
                        insert( new Owes($seat, 1, "win", %s, true, 1) );
                    end
                """.formatted(sum));
        Run run = Run.of("rules", "check", layer.toString(), "--allow-drl");
        assertEquals(refused, run.err().concat(run.out()).contains("A sum in which no part is a number"), run.err());
    }
}
