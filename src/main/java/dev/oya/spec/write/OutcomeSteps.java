package dev.oya.spec.write;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBooks;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the state of a round as expectations. Expectations about payments and ends are first. */
record OutcomeSteps(Pack pack, StepWriter steps, PhraseWriter words) {
    private List<String> codes(CardSet cards) {
        return pack.deck().codes(cards);
    }

    private static IntStream seats(Table table) {
        return IntStream.range(0, table.seats());
    }

    /** Returns the given values of both tables, in order and without repetition. */
    private static <T> Set<T> both(Table table, Table other, Function<Table, Stream<T>> values) {
        Set<T> all = new LinkedHashSet<>();
        values.apply(table).forEach(all::add);
        values.apply(other).forEach(all::add);
        return all;
    }

    /**
     * Returns the expectations that a match meets and another match does not meet, the most informative first.
     *
     * @param other the same match under other rules
     */
    List<String> differences(Match match, Match other) {
        Set<String> all = new LinkedHashSet<>(of(match, other));
        all.removeAll(new LinkedHashSet<>(of(other, match)));
        return List.copyOf(all);
    }

    /**
     * Returns the expectations that a match meets.
     *
     * @param other another match; expectations about its payments and awards are included, with their points in {@code match}
     */
    List<String> of(Match match, Match other) {
        List<String> all = new ArrayList<>();
        Table table = match.table();
        if (match.round().isOver()) {
            over(all, match, other.table());
        } else {
            all.add(steps.sentence("EndSteps.notOver"));
        }
        counted(all, table);
        seen(all, match);
        if (!match.round().isOver()) {
            running(all, match);
        }
        cards(all, table);
        return all;
    }

    private void over(List<String> all, Match match, Table other) {
        Table table = match.table();
        settled(all, table, other);
        all.add(steps.sentence(
                "PaymentSteps.scores", Arrays.stream(table.scores()).boxed().toList()));
        if (table.isVoid()) {
            all.add(steps.sentence("EndSteps.isVoid"));
        }
        if (table.end() != null) {
            all.add(steps.sentence("EndSteps.end", words.end(table.end())));
        }
        all.add(winner(table));
        all.add(steps.sentence("EndSteps.matchOver", !match.isOver()));
        all.add(
                match.isOver()
                        ? steps.sentence("EndSteps.winsMatch", table.leaders())
                        : steps.sentence("EndSteps.nextDealer", table.nextDealer()));
    }

    private String winner(Table table) {
        return table.winner() < 0
                ? steps.sentence("EndSteps.nobodyWins")
                : table.winners().size() > 1
                        ? steps.sentence("EndSteps.win", table.winners())
                        : steps.sentence("EndSteps.wins", table.winner());
    }

    /** Adds the payments and awards of a settled round. */
    void settled(List<String> all, Table table, Table other) {
        for (String id : both(table, other, one -> one.awards().stream().map(TableBooks.Award::id))) {
            for (List<Integer> side : table.sides()) {
                all.add(steps.sentence(
                        "EndSteps.gets", side.get(0), points(table, table.side(side.get(0)), id), words.yaku(id)));
            }
        }
        for (List<Object> paid : both(
                table,
                other,
                one -> one.payments().stream()
                        .map(payment -> List.<Object>of(payment.from(), payment.to(), payment.reason())))) {
            all.add(payment(table, (Integer) paid.get(0), (Integer) paid.get(1), (String) paid.get(2)));
        }
    }

    private static int points(Table table, int side, String id) {
        return table.awards().stream()
                .filter(award -> award.side() == side && award.id().equals(id))
                .mapToInt(TableBooks.Award::points)
                .sum();
    }

    private String payment(Table table, int from, int to, String reason) {
        int points = table.payments().stream()
                .filter(one ->
                        one.from() == from && one.to() == to && one.reason().equals(reason))
                .mapToInt(Payment::points)
                .sum();
        String text = words.reason(reason);
        if (from == Conclusion.POT) {
            return steps.sentence("PaymentSteps.takesPot", to, points);
        }
        if (to == Conclusion.POT) {
            return steps.sentence("PaymentSteps.paysFee", from, points);
        }
        if (from == Conclusion.BANK) {
            return steps.sentence("PaymentSteps.bankPays", points, to, text);
        }
        if (to == Conclusion.BANK) {
            return steps.sentence("PaymentSteps.paysBank", from, points, text);
        }
        return points == 0
                ? steps.sentence("PaymentSteps.paysNothing", from, to, text)
                : steps.sentence("PaymentSteps.pays", from, points, to, text);
    }

    private void counted(List<String> all, Table table) {
        List<String> tallies = List.copyOf(pack.phases().tallies().keySet());
        for (int tally = 0; tally < tallies.size(); tally++) {
            int number = tally;
            seats(table)
                    .forEach(seat -> all.add(steps.sentence(
                            "PaymentSteps.comesTo",
                            words.tally(tallies.get(number)),
                            seat,
                            table.tallies()[number][seat])));
        }
        if (pack.phases().sweeps() != null) {
            seats(table).forEach(seat -> all.add(steps.sentence("EndSteps.swept", seat, table.sweeps(seat))));
        }
        all.add(steps.sentence("DealSteps.multiplier", table.factor()));
    }

    /** Adds the score and marks of each seat, as seen by the next seat. */
    private void seen(List<String> all, Match match) {
        int seats = match.table().seats();
        for (int seat = 0; seat < seats; seat++) {
            int by = (seat + 1) % seats;
            var shown = match.view(by).seats().get(seat);
            if (pack.phases().isRunning(match.rules().settings().options())) {
                all.add(steps.sentence("ViewSteps.seesScore", by, seat, shown.score()));
            }
            for (String mark : pack.phases().marks().seats().keySet()) {
                if (!pack.phases().marks().quiet().contains(mark)) {
                    all.add(steps.sentence(
                            "ViewSteps.seesMark", by, !shown.marks().contains(mark), seat, words.mark(mark, true)));
                }
            }
        }
    }

    private void running(List<String> all, Match match) {
        Table table = match.table();
        all.add(steps.sentence("TurnSteps.onTurn", table.turn()));
        all.add(steps.sentence(
                "TurnSteps.phase", words.phase(match.round().phase().name())));
        List<Move> legal = match.round().moves();
        for (String action : match.round().phase().actions()) {
            boolean may = legal.stream()
                    .anyMatch(
                            move -> move.seat() == table.turn() && move.action().equals(action));
            if (pack.phases().actions().get(action).cardMove().from() == null) {
                all.add(steps.sentence("TurnSteps.maySay", table.turn(), !may, words.action(action)));
            }
        }
    }

    private void cards(List<String> all, Table table) {
        seats(table).forEach(seat -> {
            List<String> pile = codes(table.pile(seat));
            all.add(
                    pile.isEmpty()
                            ? steps.sentence("TurnSteps.capturedNothing", seat)
                            : steps.sentence("TurnSteps.captured", seat, pile));
        });
        seats(table)
                .forEach(seat -> all.add(steps.sentence(
                        "DealSteps.handSize", seat, table.hand(seat).size())));
        all.add(steps.sentence("DealSteps.fieldSize", table.field().size()));
        all.add(steps.sentence("DealSteps.stockSize", table.stockSize()));
    }
}
