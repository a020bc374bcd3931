package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.Payment;
import dev.oya.play.Table;
import dev.oya.words.Conclusion;
import io.cucumber.java.sv.Så;
import java.util.Arrays;
import java.util.List;

/** What payments and matches come to in all. */
public final class PaymentSteps {
    private static Table table() {
        return World.current().table();
    }

    private static String paid() {
        return table().payments().toString();
    }

    private static boolean isFor(Payment payment, String reason) {
        return payment.reason().equals(reason) || payment.reason().startsWith(reason + ":");
    }

    private static int in(int seat, String reason) {
        return table().payments().stream()
                .filter(payment -> payment.to() == seat && isFor(payment, reason))
                .mapToInt(Payment::points)
                .sum();
    }

    private static int out(int seat, String reason) {
        return table().payments().stream()
                .filter(payment -> payment.from() == seat && isFor(payment, reason))
                .mapToInt(Payment::points)
                .sum();
    }

    @Så("får plats {int} sammanlagt {int} poäng i/för {reason}")
    public void gets(int seat, int points, String reason) {
        assertEquals(points, in(seat, reason), paid());
        assertEquals(0, out(seat, reason), paid());
    }

    @Så("betalar plats {int} sammanlagt {int} poäng i/för {reason}")
    public void pays(int seat, int points, String reason) {
        assertEquals(points, out(seat, reason), paid());
        assertEquals(0, in(seat, reason), paid());
    }

    @Så("varken betalar eller får plats {int} något i/för {reason}")
    public void neither(int seat, String reason) {
        assertNotEquals(0, World.current().paid(reason), "nobody paid for " + reason);
        assertEquals(0, in(seat, reason), paid());
        assertEquals(0, out(seat, reason), paid());
    }

    @Så("betalas sammanlagt {int} poäng i/för {reason}")
    public void inAll(int points, String reason) {
        assertEquals(points, World.current().paid(reason), paid());
    }

    /** Something was paid for the reason, and for nothing else; the pot is no payment of the play. */
    @Så("betalas inget annat än {reason} och potten")
    public void nothingElse(String reason) {
        assertNotEquals(0, World.current().paid(reason), paid());
        List<Payment> others = table().payments().stream()
                .filter(payment -> !isFor(payment, reason) && !payment.reason().equals("pot"))
                .toList();
        assertEquals(List.of(), others);
    }

    /** By the piles that were really captured. */
    @Så("får eller betalar varje plats skillnaden mot {int} gånger multiplikatorn i kortpoäng")
    public void differences(int par) {
        assertNotEquals(0, World.current().paid("card-points"), paid());
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(
                    (PlaySteps.pilePoints(seat) - par) * table().factor(),
                    in(seat, "card-points") - out(seat, "card-points"),
                    "seat " + seat + " in " + paid());
        }
    }

    // Matches. Scores are counted from the capital that all began with.

    @Så("har plats {int} vunnit {int} poäng")
    public void hasWon(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(points, table().scores()[seat]);
    }

    @Så("har plats {int} förlorat {int} poäng")
    public void hasLost(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(-points, table().scores()[seat]);
    }

    @Så("har plats {int} varken vunnit eller förlorat något")
    public void even(int seat) {
        assertEquals(0, table().scores()[seat]);
    }

    @Så("har plats {int} ensam störst överskott")
    public void best(int seat) {
        int[] scores = table().scores();
        for (int other = 0; other < scores.length; other++) {
            assertTrue(other == seat || scores[other] < scores[seat], Arrays.toString(scores));
        }
    }

    @Så("är förlusterna tillsammans lika stora som vinsterna")
    public void lossesAndGains() {
        int gains = Arrays.stream(table().scores()).filter(score -> score > 0).sum();
        int losses = Arrays.stream(table().scores()).filter(score -> score < 0).sum();
        assertTrue(gains > 0, Arrays.toString(table().scores()));
        assertEquals(gains, -losses);
        assertEquals(0, table().pot());
    }

    @Så("har potten gått till givens vinnare")
    public void potToWinner() {
        assertTrue(table().winner() >= 0, "nobody has won");
        assertTrue(in(table().winner(), "pot") > 0, paid());
        assertEquals(in(table().winner(), "pot"), -potChange(), paid());
        assertEquals(0, table().pot());
    }

    private static int potChange() {
        return in(Conclusion.POT, "pot") - out(Conclusion.POT, "pot");
    }

    @Så("är inget betalt ännu")
    public void nothingYet() {
        assertNull(table().end());
        assertEquals(List.of(), table().payments());
    }
}
