package dev.oya.bots;

import static dev.oya.play.KoiKoiPosition.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.bots.Adviser.Expected;
import dev.oya.play.table.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The choice of the move that a hint recommends. */
class AdviserTest {
    private static Expected expected(String take, double behind) {
        return new Expected(new Move.ByMonth(0, "play", 0, cards(take)), -behind, 1, behind, 0.5, 100);
    }

    @Test
    void advisesCaptureThatIsAboutAsGoodAsBestMove() {
        Expected lays = expected("", 0);
        Expected captures = expected("8B", 0.2);
        assertEquals(captures, Adviser.advised(List.of(lays, expected("", 0.1), captures)));
        assertEquals(lays, Adviser.advised(List.of(lays, expected("8B", 0.4))));
    }

    /** A declaration that is also possible later has the same expected result as silence. */
    @Test
    void advisesDeclarationRatherThanSilence() {
        Expected silence = new Expected(new Move.Call(0, "pass"), 0, 1, 0, 0, 100);
        Expected declares =
                new Expected(new Move.Declaration(0, "declare", List.of("triplet")), -0.1, 1, 0.1, 0.5, 100);
        assertEquals(declares, Adviser.advised(List.of(silence, declares)));
    }
}
