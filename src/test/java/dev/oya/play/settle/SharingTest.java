package dev.oya.play.settle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.table.Payment;
import dev.oya.play.table.SettlementEvent;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Payments that several seats share. No point is lost, and odd points go to the first seats in order. */
class SharingTest {
    private static Conclusion pays(int seat, String reason, int points) {
        return new Conclusion.PaysIn(seat, reason, points);
    }

    private static Conclusion shares(int seat, String reason, int order) {
        return new Conclusion.Shares(seat, reason, order);
    }

    private static List<Payment> shared(List<Conclusion> conclusions) {
        List<Answer.Line> lines = conclusions.stream()
                .map(conclusion -> new Answer.Line(conclusion, "rule of " + conclusion))
                .toList();
        List<Payment> payments = new ArrayList<>();
        ShareOut.share(new Answer(lines), event -> payments.add(((SettlementEvent.Paid) event).payment()));
        return payments;
    }

    private static Map<Integer, Integer> got(List<Payment> payments) {
        Map<Integer, Integer> got = new TreeMap<>();
        payments.forEach(payment -> got.merge(payment.to(), payment.points(), Integer::sum));
        return got;
    }

    @ParameterizedTest
    @CsvSource({"0, 2, 0 0", "1, 2, 1 0", "7, 3, 3 2 2", "8, 3, 3 3 2", "9, 3, 3 3 3", "5, 1, 5"})
    void givesOddPointsToFirstSeats(int total, int takers, String parts) {
        int[] expected =
                Arrays.stream(parts.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertArrayEquals(expected, ShareOut.parts(total, takers));
    }

    @Test
    void sharesTotalOfAllPayments() {
        // If each payment were shared separately, seat 1 would get two odd points.
        List<Payment> payments =
                shared(List.of(pays(0, "bonus", 5), shares(2, "bonus", 1), pays(3, "bonus", 5), shares(1, "bonus", 0)));
        assertEquals(Map.of(1, 5, 2, 5), got(payments));
        assertEquals(
                List.of("0>1 5", "3>2 5"),
                payments.stream()
                        .map(payment -> payment.from() + ">" + payment.to() + " " + payment.points())
                        .toList());
        assertEquals("rule of " + pays(3, "bonus", 5), payments.get(1).why().rule());
    }

    @Test
    void splitsPaymentsOfEachReasonSeparately() {
        List<Payment> payments = shared(List.of(
                pays(0, "bonus", 3),
                pays(0, "prize", 4),
                shares(1, "bonus", 0),
                shares(2, "bonus", 1),
                shares(2, "prize", 0)));
        assertEquals(Map.of(1, 2, 2, 5), got(payments));
    }

    @Test
    void doesNotPayUnclaimedBonus() {
        assertEquals(List.of(), shared(List.of(pays(0, "bonus", 3))));
        assertEquals(List.of(), shared(List.of(pays(0, "bonus", 0), shares(1, "bonus", 0))));
    }

    @Test
    void sharesAllPointsInOrderOfSeats() {
        SplittableRandom random = new SplittableRandom(8);
        for (int round = 0; round < 500; round++) {
            int payers = 1 + random.nextInt(4);
            int takers = 1 + random.nextInt(4);
            List<Conclusion> conclusions = new ArrayList<>();
            int[] owed = new int[payers];
            for (int seat = 0; seat < payers; seat++) {
                owed[seat] = random.nextInt(30);
                conclusions.add(pays(seat, "bonus", owed[seat]));
            }
            for (int order = takers - 1; order >= 0; order--) {
                conclusions.add(shares(10 + order, "bonus", order));
            }
            List<Payment> payments = shared(conclusions);
            for (int seat = 0; seat < payers; seat++) {
                int payer = seat;
                assertEquals(
                        owed[seat],
                        payments.stream()
                                .filter(payment -> payment.from() == payer)
                                .mapToInt(Payment::points)
                                .sum());
            }
            Map<Integer, Integer> got = got(payments);
            int first = got.getOrDefault(10, 0);
            for (int order = 1; order < takers; order++) {
                int before = got.getOrDefault(9 + order, 0);
                int own = got.getOrDefault(10 + order, 0);
                assertTrue(own <= before && first - own <= 1, got.toString());
            }
        }
    }
}
