package dev.oya.play.settle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule about the end of a round ends the match, in games with payments too, and may name the winner of the match. */
class MatchOverTest {
    @TempDir
    private Path folder;

    /** Returns a settled round in which seat 1 has gained most, under a rule with the given conclusion. */
    private Table settled(String conclusion) throws IOException {
        Path layer = Files.writeString(folder.resolve("over.yaml"), """
                layer: over
                title: The match may end
                because: To see.
                rules:
                  add: |
                    // The match ends with the round.
                    rule "match/over" @because("To see.")
                    when
                        Ended( $dealer : dealer )
                    then
                        %s
                    end
                """.formatted(conclusion));
        RuleLibrary oya = RuleLibrary.inJar().allowingDrl();
        Rules rules = oya.rules(oya.pack("hachi-hachi", null, List.of(layer)), Map.of("players", 3));
        Deck deck = rules.settings().pack().deck();
        TableBuilder round = TableBuilder.of(rules, 3, 0);
        for (int seat = 0; seat < 3; seat++) {
            round.mark(seat, "active");
        }
        round.captured(0, deck.parse("1C1")).captured(1, deck.parse("1B 3B 8B 12B 2A 4A 5A 6A"));
        return Round.entered(rules, round.ended("exhausted", -1).table()).table();
    }

    @Test
    void highestScoreWinsUnlessRuleNamesWinner() throws IOException {
        Table plain = settled("insert( new MatchOver() );");
        assertTrue(plain.isLast());
        assertEquals(List.of(1), plain.leaders());
        Table named = settled("insert( new MatchOver($dealer) );");
        assertTrue(named.isLast());
        assertEquals(List.of(0), named.leaders());
    }
}
