package dev.oya.play.table;

import dev.oya.input.ExactMath;
import java.util.List;
import java.util.Map;

/** An event in the settlement of a round or match. */
public interface SettlementEvent extends Event {
    /** A side gained points that no seat pays. */
    record Awarded(Table.Award award) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.awards.add(award);
            for (int seat : table.sides().get(award.side())) {
                table.scores[seat] = ExactMath.plus(table.scores[seat], award.points());
            }
        }
    }

    /** The match is over, and each side has a result. */
    record Resulted(List<Table.Result> results) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.results = List.copyOf(results);
        }
    }

    record Paid(Payment payment) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.pay(payment);
        }
    }

    /** Seats paid for the differences between their card points and the reference value. */
    record Measured() implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.measured = true;
        }
    }

    /**
     * The combinations that the winner is paid for were determined.
     *
     * @param won the combinations
     * @param counting the kind chosen for each of the winner's dual-kind cards, by card code
     */
    record Scored(List<Table.Won> won, Map<String, String> counting) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.won = won;
            table.counting = counting;
        }
    }

    /** The winner and the next dealer were decided. */
    record Decided(int winner, int nextDealer, boolean isVoid) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.winner = winner;
            table.nextDealer = nextDealer;
            table.isVoid = isVoid;
            if (isVoid) {
                table.carriedOut = table.carriedIn;
            }
        }
    }

    /**
     * The match ended with this round.
     *
     * @param winner seat that won the match for its side, or a negative number if the highest score decides
     */
    record MatchEnded(int winner) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.matchOver = true;
            table.matchWinner = winner;
        }
    }

    /** The settlement is complete. */
    record Closed() implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.paid = true;
        }
    }
}
