package dev.oya.play.settle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Payment;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** If a seat loses more than the limit, the seats that gained return the excess. */
class LossLimitTest {
    private static Table table() {
        RuleLibrary library = RuleLibrary.inJar();
        return TableBuilder.of(
                        library.rules(library.pack("koi-koi", "de", List.of()), Map.of("players", 4)), new int[4])
                .table();
    }

    private static Payment paid(String written, String reason) {
        int[] parts = Arrays.stream(written.split("[>:]"))
                .map(String::strip)
                .mapToInt(Integer::parseInt)
                .toArray();
        return new Payment(parts[0], parts[1], parts[2], reason, new Payment.Why("a rule", null, parts[2], 1, 1, 1));
    }

    /** Payments have the form payer>payee:points. */
    @ParameterizedTest(name = "{0} with at most {1}: {2}")
    @CsvSource({
        // The second loser's excess is returned by the other winner.
        "'1>0:6, 3>2:6', 5, '0>1:1, 2>3:1'",
        "'1>0:1, 3>2:1', 0, '0>1:1, 2>3:1'",
        "'1>0:9, 1>2:3', 5, '0>1:6, 2>1:1'",
        "'1>0:30, 1>2:30', 40, '0>1:10, 2>1:10'",
        "'1>0:30, 1>2:30', 60, ''"
    })
    void winnersReturnLossesBeyondLimit(String paid, int limit, String back) {
        Table table = table();
        for (String one : paid.split(", ")) {
            new SettlementEvent.Paid(paid(one, "win")).apply(table);
        }
        int before = table.payments().size();
        Answer ended = new Answer(List.of(new Answer.Line(new Conclusion.Limit("ours", limit, false), "limit")));
        new LossLimit(table, event -> event.apply(table)).keep(ended);
        List<Payment> given = table.payments().subList(before, table.payments().size());
        assertEquals(
                back,
                given.stream()
                        .map(one -> one.from() + ">" + one.to() + ":" + one.points())
                        .collect(Collectors.joining(", ")));
        given.forEach(one -> assertEquals(one.points(), one.why().base()));
    }
}
