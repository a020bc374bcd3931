package dev.oya.play.settle;

import dev.oya.input.ExactMath;
import dev.oya.play.table.Event;
import dev.oya.play.table.NamedPayments;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.AfterLastRound;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Ledger;
import dev.oya.vocabulary.MatchOver;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Asks the rules about the match accounts, makes the resulting payments, and computes the match result. Not thread-safe.
 */
public record Closing(RuleQuestions rules, Table table, Consumer<Event> happen) {
    /**
     * Makes the payments of the given phase that are not part of the round's settlement.
     *
     * @return the rules' answer, from which the caller applies marks and tallies
     */
    public Answer book(String phase) {
        Answer books = rules.ask(books(rules.settings(), phase, table));
        NamedPayments.pay(books, table, happen);
        ShareOut.share(books, happen);
        endMatch(books, happen);
        return books;
    }

    /** Ends the match if the rules' answer says so. */
    static void endMatch(Answer answer, Consumer<Event> happen) {
        MatchOver over = answer.first(MatchOver.class);
        if (over != null) {
            happen.accept(new SettlementEvent.MatchEnded(over.winner()));
        }
    }

    /** Returns the question about the match accounts. */
    public static Ledger books(RuleSettings settings, String phase, Table table) {
        return new Ledger(
                settings,
                phase,
                table.round(),
                table.rounds(),
                table.end(),
                table.winner(),
                table.scores(),
                table.tallies());
    }

    /** Closes the round. After the last round, records the results of the match. */
    public void close() {
        if (table.isLast()) {
            List<Table.Result> results = results();
            if (!results.isEmpty()) {
                happen.accept(new SettlementEvent.Resulted(results));
            }
        }
        happen.accept(new SettlementEvent.Closed());
    }

    private List<Table.Result> results() {
        int best = Arrays.stream(table.scores()).max().orElse(0);
        List<Table.Result> results = new ArrayList<>();
        for (List<Integer> side : table.sides()) {
            int behind = ExactMath.whole((long) best - table.score(side.get(0)));
            Answer answer = rules.ask(new AfterLastRound(rules.settings(), behind, side.size() > 1, table.end()));
            Conclusion.Margin margin = answer.first(Conclusion.Margin.class);
            if (margin == null) {
                return List.of();
            }
            List<String> titles = answer.all(Conclusion.Title.class).stream()
                    .map(Conclusion.Title::id)
                    .toList();
            results.add(new Table.Result(margin.points(), margin.parts(), titles));
        }
        return results;
    }
}
