package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cli.Main;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.Phases;
import dev.oya.pack.read.RulesFolder;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.fishing.FishingJudge;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** On tables with many free cards, moves are listed and judged quickly, and truncated lists are marked. */
class OpenTableTest {
    /** Time limit for listing and judging moves, many times the expected duration because the machine may be busy. */
    private static final Duration AT_ONCE = Duration.ofSeconds(3);

    private static final String ONE = "  one: { what: What a card counts., unit: pips, is: 1, because: All alike. }\n";
    private static final String MUCH = "  much: { what: What it takes., unit: pips, is: 60, because: Much. }\n";

    @TempDir
    Path folder;

    /** Returns the rules of a new game without the rules that force captures. */
    private Rules rules(int packs, String group, String onTable, String fromHand) throws IOException {
        Path rules = folder.resolve("rules");
        PrintWriter out = new PrintWriter(new StringWriter());
        assertEquals(0, Main.run(out, out, "rules", "new", rules.toString(), "--game", "casino", "--deck", "french"));
        Path game = rules.resolve("casino/1");
        String play = Files.readString(game.resolve("play.drl"))
                .replaceFirst("(?s)// [^\n]*\nrule \"take/leaves-nothing\".*?\nend\n", "")
                .replaceFirst("(?s)// [^\n]*\nrule \"lay/must-take-in\".*?\nend\n", "")
                .replace(
                        "Pips( $rank : group )\nthen\n    insert( new OnTable",
                        "Pips( " + onTable + " )\nthen\n    insert( new OnTable")
                .replace(
                        "Pips( $rank : group )\nthen\n    insert( new FromHand",
                        "Pips( " + fromHand + " )\nthen\n    insert( new FromHand");
        assertFalse(play.contains("must-take"), "a rule that forces captures was not removed");
        Files.writeString(game.resolve("play.drl"), play);
        Files.writeString(
                game.resolve("values.yaml"),
                Files.readString(game.resolve("values.yaml")).replace("unit: cards, is: 0", "unit: cards, is: " + group)
                        + (play.contains("\"one\"") ? ONE : "")
                        + (play.contains("\"much\"") ? MUCH : ""));
        Path pack = game.resolve("pack.yaml");
        Files.writeString(pack, Files.readString(pack) + (packs > 1 ? "packs: " + packs + "\n" : ""));
        RuleLibrary oya = RuleLibrary.of(RulesFolder.of(rules));
        return oya.rules(oya.pack("casino", "home", List.of()), Map.of());
    }

    static Stream<Arguments> tables() {
        String rank = "$rank : group";
        return Stream.of(
                Arguments.of(44, 1, "0", rank, rank),
                Arguments.of(44, 1, "3", rank, rank),
                Arguments.of(44, 1, "7", rank, "$rank : value(\"much\")"),
                Arguments.of(44, 1, "0", rank, "$rank : value(\"much\")"),
                Arguments.of(48, 1, "0", "$rank : value(\"one\")", rank),
                Arguments.of(22, 1, "0", "$rank : value(\"one\")", rank),
                Arguments.of(64, 2, "0", rank, rank),
                Arguments.of(64, 2, "0", "$rank : value(\"one\")", "$rank : value(\"much\")"),
                Arguments.of(60, 2, "4", rank, rank));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void findsMovesOnLargeTableQuickly(int free, int packs, String group, String onTable, String fromHand)
            throws IOException {
        Rules rules = rules(packs, group, onTable, fromHand);
        Match match = open(rules, free);
        SeatView view = match.view(0);
        FishingTurn turn = new FishingTurn(rules.fishing(), deck(rules), match.table(), 0);
        assertTimeout(AT_ONCE, () -> {
            assertTrue(turn.isAnyOpen());
            List<Move> moves = view.moves();
            assertFalse(moves.isEmpty());
            assertTrue(moves.size() <= CardPlays.MOST);
            assertTrue(moves.stream().anyMatch(move -> move.action().equals("lay")), "no move lays out a card");
            Set<String> seen = new HashSet<>();
            for (Move move : moves) {
                assertTrue(seen.add(NaiveMoves.signature(deck(rules), move)), () -> "listed twice: " + move);
                Move.BySum play = (Move.BySum) move;
                Phases.Act act = rules.fishing().act(move.action());
                assertNull(new FishingJudge(turn, play).judge(act), () -> "listed, but refused: " + move);
                assertNull(new FishingJudge(turn, rules.fishing().divided(play)).judge(act), "refused with its groups");
            }
            assertNotNull(Bots.named("greedy", rules).choose(view, new Luck("x")));
            assertNotNull(view.any(below -> below / 2));
        });
    }

    @Test
    @Tag(Exhaustive.TAG)
    void marksTruncatedListAndAcceptsUnlistedMoves() throws IOException {
        Rules rules = rules(1, "0", "$rank : group", "$rank : group");
        Match match = open(rules, 44);
        Choices choices = match.view(0).choices();
        assertTrue(choices.isCut());
        int card = choices.cards().first();
        assertTrue(choices.plays(card).isCut());
        FishingTurn turn = new FishingTurn(rules.fishing(), deck(rules), match.table(), 0);
        Set<CardSet> listed = new HashSet<>();
        choices.with(card).forEach(move -> listed.add(move.take()));
        int unlisted = 0;
        for (Move.BySum move : choices.with(card)) {
            CardSet half = move.take();
            for (Move.BySum other : choices.with(card)) {
                if (!half.isEmpty() && !other.take().isEmpty() && !half.meets(other.take())) {
                    CardSet both = half.plus(other.take());
                    if (unlisted < 50 && listed.add(both)) {
                        unlisted++;
                        Move.BySum take = new Move.BySum(0, "take", card, both, move.fishing());
                        assertNull(new FishingJudge(turn, take).judge(Phases.Act.TAKE));
                    }
                }
            }
        }
        assertEquals(50, unlisted);
        assertFalse(open(rules, 4).view(0).choices().isCut());
    }

    /** The rules fail for the ten of diamonds. A seat can still move if the card is in another seat's hand. */
    @ParameterizedTest
    @CsvSource({"d5, d10, false", "d5 d10, sQ, true"})
    void evaluatesOnlyCardsThatSeatHoldsOrSees(String hand, String other, boolean fails) {
        String file = "mulle/1/pips.drl";
        RulesFolder shipped = RuleLibrary.inJar().folder();
        // The first match is in the rule for storan, the ten of diamonds.
        String broken = shipped.read(file).replaceFirst("new FromHand\\(\\$pips\\)", "new FromHand(\\$pips * 100)");
        RuleLibrary library = RuleLibrary.of(shipped.with(Map.of(file, broken)));
        Rules rules = library.rules(library.pack("mulle", null, List.of()), Map.of("players", 2));
        Deck deck = deck(rules);
        CardSet field = deck.parse("h4 hA");
        Table table = TableBuilder.of(rules, 2, 1)
                .hand(0, deck.parse(hand))
                .hand(1, deck.parse(other))
                .field(field.plus(deck.parse("hJ")))
                .mark(0, "active")
                .mark(1, "active")
                .stock(new int[0])
                .table();
        int played = deck.parse("d5").first();
        Move move = new Move.BySum(0, "take", played, field, Fishing.NOTHING);
        if (fails) {
            assertThrows(PackException.class, () -> judge(rules, table, move));
        } else {
            assertNull(judge(rules, table, move));
        }
    }

    private static Verdict judge(Rules rules, Table table, Move move) {
        return new Match(rules, table, "turn", 0, CardSource.of("x", 1)).judge(move);
    }

    @Test
    void reportsTooManyFreeCards() throws IOException {
        Rules rules = rules(2, "0", "$rank : group", "$rank : group");
        Match match = open(rules, 64);
        assertFalse(match.view(0).moves().isEmpty());
        PackException told =
                assertThrows(PackException.class, () -> open(rules, 96).view(0).moves());
        assertEquals("too-many", told.problems().get(0).code());
    }

    private static Deck deck(Rules rules) {
        return rules.settings().pack().deck();
    }

    /**
     * Returns a table with the lowest cards on the field and the highest in the hands.
     *
     * @param free number of free cards
     */
    private static Match open(Rules rules, int free) {
        List<Integer> cards = deck(rules).cards().stream()
                .sorted(java.util.Comparator.comparing(card -> card.group()))
                .map(card -> card.index())
                .toList();
        int all = cards.size();
        return new Match(
                rules,
                TableBuilder.of(rules, 2, 1)
                        .field(CardSet.of(cards.subList(0, free)))
                        .mark(0, "active")
                        .hand(0, CardSet.of(cards.subList(all - 4, all)))
                        .mark(1, "active")
                        .stock(new int[0])
                        .match(new int[2], 1, 2)
                        .table(),
                "turn",
                0,
                CardSource.of("x", 1));
    }
}
