package dev.oya.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.cli.LanguageOption;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.record.SavedMatch;
import dev.oya.say.Wording;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The terminal output of a match does not depend on stock cards that have not been drawn. */
class HiddenStockTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static Stream<Arguments> tables() {
        return OYA.games().stream()
                .flatMap(game -> Stream.of("en", "sv", "de")
                        .flatMap(language ->
                                IntStream.of(0, 1, 3, 6, 10).mapToObj(moves -> Arguments.of(game, language, moves))));
    }

    @ParameterizedTest(name = "{0} in {1}, {2} moves")
    @MethodSource("tables")
    void transcriptsDoNotRevealStock(String game, String language, int moves) {
        MatchLog first = match(game);
        String told = transcript(first, language, moves);
        // The seat whose turn it is to draw may already see the next stock card.
        int drawn = stock(match(game)).length - first.match().table().stockSize() + 1;
        MatchLog other = match(game);
        int[] stock = stock(other);
        int[] changed = stock.clone();
        for (int i = drawn, end = stock.length - 1; i < end; i++, end--) {
            changed[i] = stock[end];
            changed[end] = stock[i];
        }
        if (stock.length - drawn > 1) {
            assertFalse(Arrays.equals(stock, changed), "the order of the stock is unchanged");
        }
        set(other, changed);
        assertEquals(told, transcript(other, language, moves));
    }

    private static MatchLog match(String game) {
        Pack pack = OYA.pack(game, null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of());
        return SavedMatch.begin(rules, "hidden");
    }

    private static String transcript(MatchLog match, String language, int moves) {
        StringWriter told = new StringWriter();
        PrintWriter out = new PrintWriter(told);
        String typed = "1\n".repeat(moves) + "why\nt\n?\n";
        Wording speech = new Wording(
                language, OYA.folder(), match.match().rules().settings().pack(), LanguageOption.SENTENCES);
        try (Keyboard keyboard =
                Keyboard.of(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), out, true)) {
            BiFunction<String, Rules, Bot> players = Bots::named;
            new PlayLoop(match, Set.of(0), List.of("greedy"), players, keyboard, out, speech, null).run();
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        return told.toString();
    }

    private static Field field() {
        try {
            Field field = Class.forName("dev.oya.play.table.TableCards").getDeclaredField("stock");
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException renamed) {
            throw new IllegalStateException(renamed);
        }
    }

    private static int[] stock(MatchLog match) {
        try {
            return (int[]) field().get(match.match().table());
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(hidden);
        }
    }

    private static void set(MatchLog match, int[] stock) {
        try {
            field().set(match.match().table(), stock);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(hidden);
        }
    }
}
