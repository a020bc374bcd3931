package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that compare the captured cards of sides or seats at the end of a round. */
class ComparedPilesTest {
    @TempDir
    private Path folder;

    private Rules rules(String game, int players, String rules) throws IOException {
        Path layer = Files.writeString(folder.resolve("compared.yaml"), """
                layer: compared
                title: Compared
                because: To see.
                rules:
                  add: |
                """ + rules.indent(4));
        RuleLibrary oya = RuleLibrary.inJar().allowingDrl();
        return oya.rules(oya.pack(game, null, List.of(layer)), Map.of("players", players));
    }

    @Test
    void distinguishesMostFromTie() throws IOException {
        Rules rules = rules("scopa", 3, """
                // If a side has the most cards, each other side loses a point.
                rule "cards/cost" @because("To see.")
                when
                    SideFeats( $points : value("scopa") )
                    Pile( most("all") )
                then
                    insert( new OthersLose("points", "cards", $points) );
                end
                // A side that ties for most denari gains a point.
                rule "denari/tie" @because("To see.")
                when
                    SideFeats( $points : value("scopa") )
                    Pile( tied("denari"), count("denari") > 0 )
                then
                    insert( new Gains("points", "denari", $points) );
                end
                """);
        Deck deck = rules.settings().pack().deck();
        Table table = Round.entered(
                        rules,
                        TableBuilder.of(rules, 3, 0)
                                .captured(0, deck.parse("dA c2 c3 c4"))
                                .captured(1, deck.parse("d2 b2"))
                                .captured(2, deck.parse("s2"))
                                .ended("played-out", -1)
                                .table())
                .table();
        assertEquals(
                List.of(2, 0, -1),
                java.util.Arrays.stream(table.scores()).boxed().toList());
    }

    @Test
    void paysOnlySeatWithMostCards() throws IOException {
        Rules rules = rules("hachi-hachi", 3, """
                // Every other seat pays the seat with the most ribbons.
                rule "ribbons/most" @because("To see.")
                when
                    Achievements( $owner : owner, $points : seats )
                    Pile( most("ribbon") )
                    Player( seat != $owner, $payer : seat )
                then
                    insert( new Owes($payer, $owner, "match", $points) );
                end
                """);
        Deck deck = rules.settings().pack().deck();
        for (String others : List.of("1R 2R", "1R 2R 5R")) {
            TableBuilder round = TableBuilder.of(rules, 3, 0);
            for (int seat = 0; seat < 3; seat++) {
                round.mark(seat, "active");
            }
            Table table = Round.entered(
                            rules,
                            round.captured(0, deck.parse("3R 4R 6R"))
                                    .captured(1, deck.parse(others))
                                    .ended("exhausted", -1)
                                    .table())
                    .table();
            long paid = table.payments().stream()
                    .filter(payment -> payment.reason().equals("match"))
                    .filter(payment -> payment.to() == 0)
                    .count();
            assertEquals(others.equals("1R 2R") ? 2 : 0, paid, table.payments().toString());
        }
    }
}
