package dev.oya.cards;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks of the most frequent operations on card sets. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class CardSetBenchmark {
    private final CardSet pile = new CardSet(0x0000_8421_8421_8421L, 0x21L);

    @Benchmark
    public int sumOfCards() {
        int sum = 0;
        for (int card = pile.first(); card >= 0; card = pile.next(card)) {
            sum += card;
        }
        return sum;
    }

    @Benchmark
    public int common() {
        return pile.sizeWith(new CardSet(0x00FF_00FF_00FF_00FFL, 0));
    }
}
