package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.properties.RandomRounds;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A random round allocates at most a tenth more memory than when the numbers below were measured. Unlike time, allocated memory
 * does not depend on the machine, and most changes that slow a round down also allocate more. The numbers were measured in the
 * ordinary build. In the exhaustive build, the optimizing compiler removes some allocations. Lower the numbers after an
 * improvement.
 */
class AllocationTest {
    private static final int WARM_UP = 3_000;
    private static final int ROUNDS = 1_000;
    /** Allowed growth of allocated memory, as a factor. */
    private static final double GROWTH = 1.1;

    @ParameterizedTest
    @Tag(Exhaustive.TAG)
    @CsvSource({"hachi-hachi, sv, 3, 64000", "koi-koi, , 2, 40400", "mulle, , 2, 480000", "go-stop, , 3, 139000"})
    void roundAllocatesNoMoreThanBefore(String game, String profile, int players, long bytesBefore) {
        RuleLibrary library = RuleLibrary.inJar();
        Rules rules = library.rules(library.pack(game, profile, List.of()), Map.of("players", players));
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        play(rules, 0, WARM_UP);
        long start = thread.getCurrentThreadAllocatedBytes();
        play(rules, WARM_UP, ROUNDS);
        long bytes = (thread.getCurrentThreadAllocatedBytes() - start) / ROUNDS;
        assertTrue(bytes < bytesBefore * GROWTH, game + ": " + bytes + " bytes per round, " + bytesBefore + " before");
    }

    private static void play(Rules rules, int first, int rounds) {
        for (int round = first; round < first + rounds; round++) {
            RandomRounds.play(rules, "round " + round, 1);
        }
    }
}
