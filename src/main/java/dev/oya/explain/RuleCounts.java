package dev.oya.explain;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.engine.check.ComparedNumber;
import dev.oya.pack.read.WrittenRule;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBooks;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The numbers of a settled round that rules compare with a limit: captured cards, actions and the points of combinations. They
 * are read from the conditions of the rule, so that every game has them. Numbers without a name in the glossary are left out.
 */
public record RuleCounts(RuleSettings settings, Table table, Wording speech) {
    private static final String POINTS = "points";

    /**
     * A number of a seat.
     *
     * @param of id of the counted cards, actions or points, or of a mark of the seat
     * @param count the number, or null for a mark
     * @param least the number from which the rule applies, or null if there is none
     * @param below the number below which the rule applies, or null if there is none
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Counted(int seat, String of, Integer count, Integer least, Integer below) {}

    /**
     * Returns the numbers that a rule compares.
     *
     * @param payer the seat that pays because of the rule, or a negative number if the rule applies to the winner only
     * @param payee the seat that is paid
     */
    public List<Counted> of(WrittenRule rule, int payer, int payee) {
        if (payee < 0 || rule.drl().isEmpty()) {
            return List.of();
        }
        List<Counted> all = new ArrayList<>();
        for (ComparedNumber number : ComparedNumber.of(rule, speech.caches())) {
            if (number.member().equals(ComparedNumber.OPPONENTS)) {
                marked(number, payee, all);
            } else {
                counted(number, number.isOther() ? payer : payee, all);
            }
        }
        return all.stream()
                .filter(one -> speech.glossary().has(one.of()))
                .distinct()
                .toList();
    }

    private void counted(ComparedNumber number, int seat, List<Counted> all) {
        String of = number.name() == null ? POINTS : number.name();
        boolean isZero = number.limit().equals(0);
        if (seat < 0
                || number.sign().equals("==") && !isZero
                || all.stream().anyMatch(one -> one.seat() == seat && one.of().equals(of))) {
            return;
        }
        Integer limit =
                number.limit() instanceof String name ? (Integer) settings.value(name) : (Integer) number.limit();
        Integer least = switch (number.sign()) {
            case ">=" -> limit;
            case ">" -> limit > 0 ? limit + 1 : null;
            default -> null;
        };
        Integer below = number.sign().equals("<") ? limit : null;
        all.add(new Counted(seat, of, count(number, seat), least, below));
    }

    private int count(ComparedNumber number, int seat) {
        return switch (number.member()) {
            case "said" -> table.soFar().said(number.name(), seat);
            case "captured" -> table.counted(settings).count(number.name(), table.pile(seat));
            default -> table.won().stream().mapToInt(TableBooks.Won::points).sum();
        };
    }

    private void marked(ComparedNumber number, int payee, List<Counted> all) {
        String mark = number.name();
        boolean requiresMark = number.sign().equals(">")
                || !number.sign().equals("<") && !number.limit().equals(0);
        IntStream.range(0, requiresMark ? table.seats() : 0)
                .filter(seat -> !table.sideOf(payee).contains(seat)
                        && settings.seatMarks(table.marks(seat)).contains(mark))
                .forEach(seat -> all.add(new Counted(seat, mark, null, null, null)));
    }
}
