package dev.oya.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The benchmarks that {@code oya bench} runs. */
class BenchmarksTest {
    @Test
    void measuresEveryBenchmark() {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack("hachi-hachi", "sv", List.of()), Map.of());
        List<BenchMeasure> measures = new ArrayList<>();
        new Benchmarks(rules, 0.01, 2, measures::add).run();
        assertEquals(
                List.of("random-rounds", "greedy-rounds", "verify-record"),
                measures.stream().map(BenchMeasure::id).toList());
        measures.forEach(measure -> assertEquals(2, measure.clock().runs().size(), measure.id()));
    }

    @Test
    void recomputesResultAfterCacheIsCleared() {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack("hachi-hachi", "sv", List.of()), Map.of());
        var brights = rules.settings().set("bright");
        var before = rules.taken(brights);
        rules.forget();
        assertEquals(0, rules.cachedAnswers());
        assertEquals(before.lines(), rules.taken(brights).lines());
    }
}
