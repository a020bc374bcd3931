package dev.oya.cli.text;

import dev.oya.answers.Settlement;
import dev.oya.explain.PaymentReasons;
import dev.oya.input.ExactMath;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Prints a settled round: the payments or gains, with their reasons. */
public record SettledText(RuleSettings settings, Table table, Wording speech) {
    public void print(PrintWriter out) {
        out.println(Text.block(
                speech.say(
                        "settled",
                        speech.title(settings.pack()),
                        String.join("+", settings.pack().layers()),
                        speech.word(table.end()),
                        speech.factor(settings.pack(), table.factor())),
                0));
        out.println();
        paid(out, true);
        out.println();
        totals(out);
    }

    /**
     * Prints the payments or gains.
     *
     * @param reasons whether to print the calculation, the rules and their citations
     */
    public void paid(PrintWriter out, boolean reasons) {
        if (!table.awards().isEmpty()) {
            gained(out, reasons);
        } else if (table.payments().isEmpty()) {
            out.println(speech.say("no-payments"));
        } else {
            payments(out, reasons);
        }
    }

    /**
     * Prints the settlement step by step: the combinations with their cards, each payment with its calculation, the origin of the
     * multiplier, and the sum of each seat.
     */
    public void steps(PrintWriter out) {
        combinations(out);
        out.println();
        if (!table.awards().isEmpty()) {
            gained(out, false);
        } else if (table.payments().isEmpty()) {
            out.println(speech.say("no-payments"));
        } else {
            grouped(out);
            sums(out);
        }
        out.println();
        totals(out);
    }

    /** Prints the paid combinations of captured cards with their points and cards. */
    private void combinations(PrintWriter out) {
        Columns columns = new Columns(2, "llrl");
        for (Settlement.Made one : new Settlement(settings, table, speech).made()) {
            if (!one.cards().isEmpty()) {
                columns.row(
                        speech.account(one.seat()),
                        speech.word(one.yaku()),
                        one.points(),
                        String.join(" ", one.cards()));
            }
        }
        columns.below(out);
    }

    /** Returns the payments in one line, or an empty text if there are none. */
    public String brief() {
        PaymentReasons reasons = new PaymentReasons(settings, speech);
        return String.join(
                "; ",
                alike(reasons).values().stream()
                        .map(same -> payers(same) + " " + same.get(0).points() + " (" + reasons.reason(same.get(0))
                                + " = " + reasons.sum(same.get(0)) + ")")
                        .toList());
    }

    /** Returns the payments in order, grouped by payee, amount and reason. */
    private Map<List<Object>, List<Payment>> alike(PaymentReasons reasons) {
        Map<List<Object>, List<Payment>> alike = new LinkedHashMap<>();
        for (Payment one : table.payments()) {
            alike.computeIfAbsent(
                            List.of(one.to(), one.points(), reasons.reason(one), reasons.sum(one)),
                            any -> new ArrayList<>())
                    .add(one);
        }
        return alike;
    }

    private String payers(List<Payment> same) {
        List<String> from = same.stream().map(one -> speech.account(one.from())).toList();
        return String.join(", ", from) + " → " + speech.account(same.get(0).to());
    }

    private void grouped(PrintWriter out) {
        PaymentReasons reasons = new PaymentReasons(settings, speech);
        Columns columns = new Columns(2, "lrll");
        alike(reasons).values().forEach(same -> {
            Payment one = same.get(0);
            columns.row(
                    payers(same),
                    one.points(),
                    same.size() > 1 ? speech.say("each") : "",
                    reasons.reason(one) + " = " + reasons.sum(one));
        });
        columns.print(out);
        if (table.factor() > 1) {
            RuleIndex sources = speech.sources(settings.pack());
            for (String rule : table.factorRules()) {
                out.println(Text.block(
                        speech.say("multiplier", table.factor()) + ": "
                                + sources.of(rule).sentence(),
                        2));
            }
        }
    }

    /** Prints a row for each reason with the sum of each seat. */
    private void sums(PrintWriter out) {
        PaymentReasons reasons = new PaymentReasons(settings, speech);
        int seats = table.seats();
        Columns columns = new Columns(2, "l" + "r".repeat(seats));
        columns.row(
                cells("", IntStream.range(0, seats).mapToObj(speech::account).toList()));
        if (settings.pack().countsCards()) {
            columns.row(cells(
                    speech.say("captured-points"),
                    IntStream.range(0, seats)
                            .mapToObj(seat -> settings.pack().deck().points(table.pile(seat)))
                            .toList()));
        }
        Map<String, int[]> rows = new LinkedHashMap<>();
        for (Payment one : table.payments()) {
            int[] row = rows.computeIfAbsent(reasons.reason(one), any -> new int[seats]);
            add(row, one.from(), -one.points());
            add(row, one.to(), one.points());
        }
        rows.forEach((reason, row) -> columns.row(
                cells(reason, IntStream.of(row).mapToObj(SettledText::signed).toList())));
        // With two seats and one reason, these sums would only repeat the list of payments.
        if (rows.size() > 1 || seats > 2 || settings.pack().countsCards()) {
            out.println();
            columns.print(out);
        }
    }

    private static void add(int[] row, int account, int points) {
        if (account >= 0) {
            row[account] = ExactMath.plus(row[account], points);
        }
    }

    private static String signed(int points) {
        return points > 0 ? "+" + points : String.valueOf(points);
    }

    private void payments(PrintWriter out, boolean full) {
        PaymentReasons reasons = new PaymentReasons(settings, speech);
        int from = 0;
        int to = 0;
        int points = 0;
        for (Payment payment : table.payments()) {
            from = Math.max(from, Text.width(speech.account(payment.from())));
            to = Math.max(to, Text.width(speech.account(payment.to())));
            points = Math.max(points, String.valueOf(payment.points()).length());
        }
        for (Payment payment : table.payments()) {
            out.println(Text.beside(
                    "  " + Text.left(speech.account(payment.from()), from) + " -> "
                            + Text.left(speech.account(payment.to()), to) + " "
                            + Text.right(String.valueOf(payment.points()), points),
                    from + to + points + 9,
                    reasons.reason(payment) + (full ? "" : " = " + reasons.sum(payment))));
            if (full) {
                out.println(Text.block("= " + reasons.sum(payment), 6));
                for (WrittenRule source : reasons.rules(payment, table.factorRules())) {
                    out.println(Text.block(source.sentence(), 6));
                    out.println(Text.block(RuleIndex.line(source), 8));
                }
            }
        }
    }

    /**
     * Prints a row for each kind of gain with a column for each side. At the end of a match, also prints the result of each side.
     */
    private void gained(PrintWriter out, boolean reasons) {
        Pack pack = settings.pack();
        Set<String> ids = pack.combinations();
        List<String> awarded = table.awards().stream().map(Table.Award::id).toList();
        ids.addAll(awarded);
        ids.retainAll(awarded);
        int sides = table.sides().size();
        Columns columns = new Columns(2, "l" + "r".repeat(sides) + "l");
        columns.row(cells(
                speech.say("gained"), table.sides().stream().map(speech::side).toList()));
        int[] sums = new int[sides];
        for (String id : ids) {
            List<Integer> points =
                    IntStream.range(0, sides).mapToObj(side -> points(side, id)).toList();
            for (int side = 0; side < sides; side++) {
                sums[side] = ExactMath.plus(sums[side], points.get(side));
            }
            columns.row(cells(speech.word(id), points));
        }
        columns.row(cells(speech.say("gained-sum"), IntStream.of(sums).boxed().toList()));
        columns.print(out);
        results(out);
        if (reasons) {
            RuleIndex sources = new RuleIndex(pack, speech.texts(pack));
            ids.forEach(id -> why(out, id, sources.of(rule(id))));
        }
    }

    private static Object[] cells(String label, List<?> rest) {
        List<Object> cells = new ArrayList<>(rest);
        cells.add(0, label);
        return cells.toArray();
    }

    private int points(int side, String id) {
        return ExactMath.sum(table.awards().stream()
                .filter(award -> award.side() == side && award.id().equals(id))
                .mapToInt(Table.Award::points));
    }

    private void results(PrintWriter out) {
        List<Table.Result> results = table.results();
        for (int side = 0; side < results.size(); side++) {
            Table.Result one = results.get(side);
            if (one.points() > 0) {
                String margin = one.points() % one.parts() == 0
                        ? String.valueOf(one.points() / one.parts())
                        : AmountText.number((double) one.points() / one.parts());
                String titles = one.titles().isEmpty() ? "" : ", " + speech.words(one.titles());
                String name = speech.side(table.sides().get(side));
                out.println(Text.block(speech.say("result", name, speech.word("margin"), margin, titles), 2));
            }
        }
    }

    private String rule(String id) {
        return table.awards().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow()
                .rule();
    }

    private void why(PrintWriter out, String id, WrittenRule source) {
        out.println();
        out.println(Text.block(speech.word(id) + ": " + source.sentence(), 2));
        out.println(Text.block(RuleIndex.line(source), 6));
    }

    /** Prints the gain and score of each seat, and the winner. */
    public void totals(PrintWriter out) {
        Columns columns = new Columns(2, "lrrl");
        columns.row("", speech.say("gains"), speech.say("standing"));
        for (int seat = 0; seat < table.seats(); seat++) {
            int gain = table.gain(seat);
            columns.row(speech.account(seat), signed(gain), table.scores()[seat]);
        }
        if (table.pot() != 0) {
            columns.row(speech.say("pot"), "", table.pot());
        }
        columns.print(out);
        if (table.isVoid()) {
            out.println(speech.say("void"));
        } else {
            out.println(won() + (table.isLast() ? "" : " " + speech.about("deals-next", table.nextDealer())));
            mostGained(out);
        }
    }

    /** Prints the seat that gained the most, if it is not the winner of the round. */
    private void mostGained(PrintWriter out) {
        int best = IntStream.range(0, table.seats())
                .boxed()
                .max(Comparator.comparingInt(table::gain))
                .orElseThrow();
        List<Integer> winners = table.winners();
        if (!winners.isEmpty()
                && !winners.contains(best)
                && winners.stream().noneMatch(one -> table.gain(one) == table.gain(best))) {
            out.println(speech.about("gained-most", best, signed(table.gain(best))));
        }
    }

    /** Returns a sentence about the winner of the match. */
    public String matchWinner() {
        List<Integer> leaders = table.leaders();
        if (!table.sideOf(leaders.get(0)).equals(leaders)) {
            return leaders.size() == table.seats()
                    ? speech.say("match-drawn")
                    : Wording.begun(speech.say("match-shared", speech.side(leaders)));
        }
        return speech.about(leaders.size() == 1 ? "match-winner" : "match-winners", leaders);
    }

    private String won() {
        List<Integer> side = table.winners();
        return side.isEmpty() ? speech.say("no-winner") : speech.about(side.size() == 1 ? "winner" : "winners", side);
    }
}
