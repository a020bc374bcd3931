package dev.oya.engine;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmark of the time from a changed house-rule layer to the first answer of its rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class LayerBenchmark {
    private final RuleLibrary library = RuleLibrary.inJar();
    private Pack pack;
    private Path file;
    private int number;

    @Setup
    public void game() throws IOException {
        pack = library.pack(library.games().get(0), null, List.of());
        file = Files.createTempFile("layer", ".yaml");
        file.toFile().deleteOnExit();
    }

    /** Loads a layer that adds a combination. The cards differ each time, so that the rule must be compiled. */
    @Benchmark
    public Object reload() throws IOException {
        number++;
        List<Card> cards = pack.deck().cards();
        Card first = cards.get(number % cards.size());
        Card second = cards.get((number + 1 + number / cards.size() % (cards.size() - 1)) % cards.size());
        String group = pack.groups().values().stream()
                .filter(one -> one.of().equals("captured"))
                .map(YakuGroup::id)
                .findFirst()
                .orElseThrow();
        Files.writeString(file, """
                layer: bench
                title: House rules that are measured
                because: How long does a change take?
                base: %s
                yaku:
                  add:
                    bench-%d:
                      group: %s
                      what: Two cards.
                      needs: %s %s
                      worth: { %s: 1 }
                      status: house
                      because: It is measured.
                """.formatted(
                pack.id(), number, group, first.code(), second.code(), pack.unit() == null ? "points" : pack.unit()));
        Pack changed = library.pack(pack.id(), pack.profile(), List.of(file));
        return new RuleBook(changed, Map.of()).taken(CardSet.NONE);
    }
}
