package dev.oya.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Statistics of repeated measurements. */
class BenchMeasureTest {
    private static BenchMeasure.Runs runs(Double... runs) {
        return new BenchMeasure.Runs(Arrays.asList(runs));
    }

    @Test
    void medianIsMiddleRunOrMeanOfTwo() {
        assertEquals(3, runs(9.0, 1.0, 3.0).median());
        assertEquals(2.5, runs(4.0, 1.0, 3.0, 2.0).median());
        assertEquals(7, runs(7.0).median());
    }

    @Test
    void spreadIsHalfOfRelativeRange() {
        BenchMeasure.Runs runs = runs(110.0, 100.0, 90.0);
        assertEquals(90, runs.least());
        assertEquals(110, runs.most());
        assertEquals(0.1, runs.spread(), 1e-12);
        assertEquals(0, runs(5.0).spread());
    }

    @Test
    void reportsChangeOnlyIfRunsDoNotOverlap() {
        BenchMeasure before = rate(runs(10.0, 11.0, 12.0));
        assertEquals("faster", rate(runs(12.1, 14.0, 13.0)).verdict(before));
        assertEquals("slower", rate(runs(9.9, 3.0, 8.0)).verdict(before));
        assertEquals("within the spread", rate(runs(12.0, 14.0, 13.0)).verdict(before));
        assertEquals("within the spread", before.verdict(before));
        assertEquals("too few runs", rate(runs(20.0, 21.0)).verdict(before));
    }

    private static BenchMeasure rate(BenchMeasure.Runs runs) {
        return new BenchMeasure("rounds", "rounds/s", runs, null);
    }

    @Test
    void rejectsInvalidMeasurements() {
        assertThrows(IllegalArgumentException.class, () -> new BenchMeasure.Runs(List.of()));
        assertThrows(IllegalArgumentException.class, () -> runs(1.0, 0.0));
        assertThrows(IllegalArgumentException.class, () -> runs(1.0, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> runs(1.0, Double.POSITIVE_INFINITY));
    }

    @Test
    void shareIsProcessorTimePerWallTime() {
        BenchMeasure rate = new BenchMeasure("rounds", "rounds/s", runs(50.0), runs(100.0));
        BenchMeasure time = new BenchMeasure("question", "ms", runs(4.0), runs(1.0));
        assertEquals(0.5, rate.share());
        assertEquals(0.25, time.share());
        assertEquals(1, new BenchMeasure("cold", "ms", runs(4.0), null).share());
    }

    @Test
    void comparesProcessorTimeIfKnown() {
        BenchMeasure.Runs slow = runs(1.0, 2.0, 3.0);
        BenchMeasure.Runs fast = runs(7.0, 8.0, 9.0);
        BenchMeasure before = new BenchMeasure("rounds", "rounds/s", slow, slow);
        assertEquals("within the spread", new BenchMeasure("rounds", "rounds/s", fast, slow).verdict(before));
        assertEquals("faster", new BenchMeasure("rounds", "rounds/s", fast, null).verdict(before));
    }
}
