package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Points that seats or partners gain without a payer. */
class GainsCliTest {
    private static String[] diff(Path folder, String more) throws IOException {
        Path storan = folder.resolve("storan.yaml");
        Files.writeString(storan, """
                layer: storan
                title: Storan counts three
                base: mulle@1
                because: We like it.
                options: { storan-points: 3 }
                """);
        return ("rules diff mulle/sv " + storan + " --rounds 20 --lang en" + more).split(" ");
    }

    @Test
    void comparesRulesByGains(@TempDir Path folder) throws IOException {
        Run run = Run.of(diff(folder, ""));
        String flat = run.out().replaceAll("\\s+", " ");
        assertTrue(flat.contains("0 had the same result"), run.out());
        assertTrue(flat.contains("storan (tens of diamonds) 24 80 120 +40 1/0, round 1: seat 0, 2 > 3"), run.out());
        assertTrue(run.width() <= Text.WIDTH, run.out());
    }

    @Test
    void jsonShowsGainsWithoutPayer(@TempDir Path folder) throws IOException {
        JsonNode gained = Run.of(diff(folder, " --json")).json().at("/play/payments/storan");
        assertEquals(80, gained.get("first").asInt());
        assertEquals(120, gained.get("second").asInt());
        assertTrue(gained.at("/example/from").isNull(), gained.toString());
        assertEquals(0, gained.at("/example/to").asInt(-1));
    }

    @Test
    void reportsPartnersAsJointWinners() {
        String told = "{game: mulle, end: played-out, seats: [{captured: [sA, dA]}, {}, {}, {}]}";
        String en = Run.typing(told, "score", "-", "--lang", "en").out();
        assertTrue(en.contains("Seats 0 and 2 won the round. Seat 1 deals next."), en);
        assertTrue(en.contains("  seats 0 and 2  seats 1 and 3"), en);
        String de = Run.typing(told, "score", "-", "--lang", "de").out();
        assertTrue(de.contains("Die Plätze 0 und 2 haben die Runde gewonnen. Platz 1 gibt als Nächster."), de);
    }

    @Test
    void usesSingularForOne() {
        String one =
                Run.of("simulate", "mulle", "--rounds", "1", "--lang", "en").out();
        assertTrue(one.contains("1 round, 1 match, seed 1, 2 seats; void rounds: 0."), one);
        String hand = Run.typing("{game: hachi-hachi, captured: 1C1}", "score", "-", "--lang", "en")
                .out();
        assertTrue(hand.contains("1 card, 1 card point\n"), hand);
        String cards = Run.typing("{game: hachi-hachi, captured: 1C1}", "score", "-", "--lang", "de")
                .out();
        assertTrue(cards.contains("1 Karte, 1 Kartenpunkt\n"), cards);
    }
}
