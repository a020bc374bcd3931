package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid conclusions are reported as problems of their layer, with rule, file and line. */
class UnplayableRulesTest {
    /** Line of the first rule in the layer. Each rule has {@link #LINES} lines. */
    private static final int FIRST_LINE = 6;

    private static final int LINES = 6;

    @TempDir
    Path folder;

    /** Condition, conclusion and expected error code of each rule. An option selects the rule that applies. */
    private static final List<String> RULES = List.of(
            "NextStep( $seat : turn );new Mark($seat + 99, \"active\");wrong-conclusion",
            "NextStep( $seat : turn );new Mark($seat, \"act\" + \"ing\");wrong-conclusion",
            "Ended( $seat : turn );new NextDealer($seat + 99);wrong-conclusion",
            "Ended( $seat : turn );new Winner($seat - 9);wrong-conclusion",
            "ToMove( $seat : turn );new Offer($seat, \"si\" + \"ng\");wrong-conclusion",
            "ToMove( $seat : turn );new Offer($seat + 7, \"play\");wrong-conclusion",
            "Captured( );new Yaku(\"no\" + \"thing\", 0);wrong-conclusion",
            "Matches( );new Takes(\"every\" + \"thing\");wrong-conclusion",
            "Field( $par : value(\"par\") );new Factor(5, $par * 1000000);wrong-conclusion",
            "Ended( );new TakesPot(5, 0);wrong-conclusion",
            "Achievements( $par : value(\"par\") );new Owes(0, 1, \"fine\", $par * 1000000);wrong-conclusion",
            "Achievements( $par : value(\"par\") );new Owes(0, 1, \"fine\", 10, false, $par - $par);wrong-conclusion",
            "Achievements( $par : value(\"par\") );new Owes(0, $par, \"fine\", 10);wrong-conclusion",
            "Length( $par : value(\"par\") );new Lasts($par * 1000000);wrong-conclusion",
            "ToDeal( );new Pattern(\"4-\" + \"many\");wrong-conclusion",
            "Matches( count == 1 );new Takes(\"one\");rules-disagree",
            "NextStep( phase == \"draw\", action == \"draw\", $seat : turn );new Transition(\"draw-to-settle\", $seat);rules-disagree",
            "Ended( );new NextDealer(0);rules-disagree",
            "Ended( );new Winner(0);rules-disagree",
            "Ended( );new Scheme(\"none\");rules-disagree",
            "Field( );new Misdeal(\"always\");no-deal",
            "ToMove( turn / (turn - turn) == 1 );new Offer(0, \"play\");rule-fails",
            "NextStep( $seat : turn );new Mark($seat / ($seat - $seat), \"active\");rule-fails",
            "ToMove( opponents(\"no\" + \"body\") == 1 );new Offer(0, \"play\");rule-fails",
            "Captured( holds(\"99\" + \"Z\") );new Yaku(\"red\", 0);rule-fails");

    private static final Path LAYER = layer();

    static Stream<Arguments> rules() {
        return IntStream.range(0, RULES.size())
                .mapToObj(number -> Arguments.of(number, RULES.get(number).split(";")));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("rules")
    void reportsInvalidConclusionWithItsPlace(int number, String[] rule) {
        Run run = simulated(LAYER, "--allow-drl", "--set", "year-bonus=" + (100 + number));
        told(run, rule[2]);
        String place = LAYER + ":" + (FIRST_LINE + number * LINES) + ": ";
        assertTrue(run.err().startsWith(place), run.err());
        assertTrue(run.err().contains("house/try-" + number), run.err());
    }

    private static Path layer() {
        StringBuilder text = new StringBuilder("layer: try\ntitle: Try\nbecause: A test.\nrules:\n  add: |\n");
        for (int number = 0; number < RULES.size(); number++) {
            String[] rule = RULES.get(number).split(";");
            String when = rule[0].replaceFirst("\\( ", "( is(\"year-bonus\", " + (100 + number) + "), ")
                    .replace(", )", " )");
            text.append("""
                        rule "house/try-%d"
                        when
                            %s
                        then
                            insert( %s );
                        end
                    """.formatted(number, when, rule[1]));
        }
        try {
            Path folder = Files.createTempDirectory("layers");
            folder.toFile().deleteOnExit();
            return Files.writeString(folder.resolve("layer.yaml"), text);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static Run simulated(Path layer, String... more) {
        List<String> words =
                new ArrayList<>(List.of("simulate", "hachi-hachi", "--rounds", "3", "--house", layer.toString()));
        words.addAll(List.of(more));
        return Run.of(words.toArray(String[]::new));
    }

    /** The check reports the line of the transition. A played round reports the line of the rule. */
    @ParameterizedTest
    @CsvSource({"'phase == \"turn\", action == \"play\"', 11", "'action == \"play\"', 7"})
    void reportsTransitionOfAnotherPhase(String moment, int line) throws IOException {
        Path layer = Files.writeString(folder.resolve("layer.yaml"), """
                layer: try
                title: Try
                because: A test.
                rules:
                  replace:
                    turn-to-draw: |
                      rule "turn-to-draw"
                      when
                          NextStep( %s, $seat : turn )
                      then
                          insert( new Transition("draw-to-turn", $seat) );
                      end
                """.formatted(moment));
        Run run = simulated(layer, "--allow-drl");
        told(run, "transition-without-rule");
        assertTrue(run.err().startsWith(layer + ":" + line + ": "), run.err());
    }

    private static void told(Run run, String code) {
        assertEquals(ExitCode.PACK, run.exit(), run.err());
        assertTrue(run.err().contains("[" + code + "]"), run.err());
        assertFalse(run.err().contains("Internal error"), run.err());
        assertEquals("", run.out());
    }

    static Stream<Arguments> missing() {
        return Stream.of(
                Arguments.of("hachi-hachi", "deal/pattern", "no-deal"),
                Arguments.of("hachi-hachi", "turn/play", "leads-nowhere"),
                Arguments.of("hachi-hachi", "first-dealer/earliest-month", "no-dealer"),
                Arguments.of("hachi-hachi", "deal/dealer-first", "no-deal"),
                Arguments.of("scopa", "lay/any-card", "leads-nowhere"),
                Arguments.of("mulle", "pips/on-the-table", "no-pips"));
    }

    /** Removes a rule that the game requires. */
    @ParameterizedTest(name = "{0} without {1}")
    @MethodSource("missing")
    void reportsMissingRequiredRule(String game, String rule, String code) throws IOException {
        Path layer = Files.writeString(
                folder.resolve("less.yaml"),
                "layer: less\ntitle: Less\nbecause: A test.\nrules:\n  disable: [" + rule + "]\n");
        told(Run.of("simulate", game, "--rounds", "3", "--bots", "greedy", "--house", layer.toString()), code);
    }

    /** In trusted rules, only the parser's stack limits nesting. */
    @ParameterizedTest
    @ValueSource(strings = {"(", " || seats == 3"})
    void reportsRulesNestedTooDeeply(String what) throws IOException {
        Path rules = AnyInput.copy(folder.resolve("rules"));
        Path file = rules.resolve("koi-koi/1/deal.drl");
        String condition = "seats == value(\"trio\")";
        String deep =
                what.equals("(") ? "(".repeat(6_000) + condition + ")".repeat(6_000) : condition + what.repeat(6_000);
        String text = Files.readString(file);
        assertTrue(text.contains("ToDeal( " + condition + " )"));
        Files.writeString(file, text.replace("ToDeal( " + condition + " )", "ToDeal( " + deep + " )"));
        Run run = Run.of("simulate", "koi-koi", "--rules", rules.toString());
        told(run, "too-deep");
        assertTrue(run.err().startsWith("koi-koi/1/deal.drl"), run.err());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void everyCommandReportsEndlessRound() throws IOException {
        Path layer = Files.writeString(
                folder.resolve("nobody.yaml"),
                "layer: nobody\ntitle: Nobody\nbecause: A test.\nrules:\n  disable: [join/active, drop/dropped]\n");
        String house = layer.toString();
        told(
                Run.of("simulate", "hachi-hachi", "--bots", "greedy", "--players", "5", "--house", house),
                "round-never-ends");
        Run played = Run.typing("1\n".repeat(3_000), "play", "hachi-hachi", "--players", "5", "--house", house);
        assertEquals(ExitCode.PACK, played.exit(), played.err());
        assertTrue(played.err().contains("[round-never-ends]"), played.err());
        assertTrue(played.err().contains("the phase \"participation\" with seat"), played.err());
        assertTrue(played.err().contains("\"participation-goes-round\", \"participation/join\""), played.err());
        Run compared = Run.of(
                "rules",
                "diff",
                "hachi-hachi/sv",
                "hachi-hachi/en",
                "--rounds",
                "1",
                "--players",
                "5",
                "--house",
                house);
        assertEquals(ExitCode.PACK, compared.exit(), compared.err());
        assertTrue(compared.err().contains("[round-never-ends]"), compared.err());
        Run verified = Run.of("verify", "features/hachi-hachi/sv/kompensation.feature", "--house", house);
        assertEquals(ExitCode.REFUSED, verified.exit(), verified.err());
        assertTrue(verified.out().contains("round-never-ends"), verified.out());
    }
}
