package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.Problem;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers of cards: a card may capture by several, and a check finds cards without a number. */
class CardNumbersTest {
    @TempDir
    Path folder;

    private final RuleLibrary oya = RuleLibrary.inJar().allowingDrl();

    /** Returns a layer with a rule about the two of clubs. */
    private Path layer(String conclusions) throws IOException {
        return Files.writeString(folder.resolve("numbers.yaml"), """
                layer: numbers
                title: A card of other numbers
                because: To see.
                rules:
                  add: |
                    // The two of clubs has other numbers.
                    rule "pips/other-numbers" @because("To see.")
                    when
                        Pips( code == "c2" )
                    then
                        %s
                    end
                """.formatted(conclusions));
    }

    private Match match(Deck[] deck) throws IOException {
        Path layer = layer("insert( new AlsoTakes(7) ); insert( new AlsoTakes(9) );");
        RuleBook rules = oya.rules(oya.pack("cassino", null, List.of(layer)), Map.of("players", 2));
        deck[0] = rules.settings().pack().deck();
        return new Match(
                rules,
                TableBuilder.of(rules, 2, 1)
                        .mark(0, "active")
                        .mark(1, "active")
                        .hand(0, deck[0].parse("c2 sK"))
                        .hand(1, deck[0].parse("dQ hQ"))
                        .field(deck[0].parse("d2 d7 s3 s6 h8"))
                        .match(new int[2], 1, 12)
                        .table(),
                "turn",
                0,
                CardSource.of("x", 1));
    }

    @Test
    void checkFindsContradictoryAndMissingNumbers() throws IOException {
        assertEquals(List.of("rules-disagree"), codes(layer("insert( new OnTable(9) );")));
        Path without = Files.writeString(folder.resolve("without.yaml"), """
                layer: without
                title: Cards without numbers
                because: To see.
                rules: { disable: [pips/on-the-table] }
                """);
        assertEquals(List.of("no-pips"), codes(without));
    }

    private List<String> codes(Path layer) {
        return oya.check("cassino", null, List.of(layer)).stream()
                .map(Problem::code)
                .toList();
    }

    @Test
    void takesByEachNumber() throws IOException {
        Deck[] deck = new Deck[1];
        List<Move> moves = match(deck).round().moves();
        Set<CardSet> taken = moves.stream()
                .filter(Move.BySum.class::isInstance)
                .map(Move.BySum.class::cast)
                .filter(move -> move.card() == deck[0].card("c2").index()
                        && move.action().equals("take"))
                .map(Move.BySum::take)
                .collect(Collectors.toSet());
        assertEquals(
                Set.of(
                        deck[0].parse("d2"),
                        deck[0].parse("d7"),
                        deck[0].parse("s3 s6"),
                        deck[0].parse("d2 d7"),
                        deck[0].parse("d2 d7 s3 s6")),
                taken);
        for (Move move : moves) {
            assertInstanceOf(Verdict.Accepted.class, match(deck).act(move), move.toString());
        }
    }
}
