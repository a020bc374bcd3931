package dev.oya.engine;

import dev.oya.bots.Luck;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.Match;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks of a question about cards, a move and a whole round. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 1)
public class QuestionBenchmark {
    private static final int CARDS = 8;
    private static final int SEEN = 1_024;

    @Param({"hachi-hachi"})
    public String game;

    private final CardSet[] seen = new CardSet[SEEN];
    private final Luck luck = new Luck("moves");
    private final Shuffle random = new Shuffle("piles");
    private RuleBook rules;
    private int[] deck;
    private Match match;
    private int number;

    @Setup
    public void read() {
        RuleLibrary oya = RuleLibrary.inJar();
        rules = oya.rules(oya.pack(game, null, List.of()), Map.of());
        deck = rules.settings().pack().deck().cards().stream()
                .mapToInt(card -> card.index())
                .toArray();
        for (int i = 0; i < SEEN; i++) {
            seen[i] = pile();
        }
        // Fills the caches with all properties that rules may read from captured cards.
        for (int i = 0; i < 100_000; i++) {
            rules.taken(pile());
        }
        deal();
    }

    private CardSet pile() {
        random.shuffle(deck, deck.length);
        CardSet set = CardSet.NONE;
        for (int i = 0; i < CARDS; i++) {
            set = set.with(deck[i]);
        }
        return set;
    }

    private void deal() {
        match = Match.start(rules, "round " + number++);
    }

    /** Evaluates cards that were evaluated before, so the answer is cached. */
    @Benchmark
    public int seen() {
        return rules.taken(seen[number++ & SEEN - 1]).worth();
    }

    /** Only creates the cards. Subtract this from the time of {@link #fresh}. */
    @Benchmark
    public CardSet pileAlone() {
        return pile();
    }

    /** Evaluates new cards each time. The properties that rules read from them are cached. */
    @Benchmark
    public int fresh() {
        return rules.taken(pile()).worth();
    }

    /** Evaluates cards with empty caches. */
    @Benchmark
    public int forgotten() {
        rules.forget();
        return rules.taken(seen[number++ & SEEN - 1]).worth();
    }

    /** Makes one move. The time of the deal is spread over the moves of the round. */
    @Benchmark
    public Object move() {
        if (match.round().isOver()) {
            deal();
        }
        return match.act(match.round().any(luck::below));
    }

    /** Deals, plays and settles a round with random moves. */
    @Benchmark
    public int[] round() {
        deal();
        while (!match.round().isOver()) {
            match.act(match.round().any(luck::below));
        }
        return match.table().scores();
    }
}
