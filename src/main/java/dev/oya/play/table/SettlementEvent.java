package dev.oya.play.table;

import dev.oya.input.ExactMath;
import java.util.List;
import java.util.Map;

/** Something that happened when a round or a match was over: what was paid, gained and decided. */
public interface SettlementEvent extends Event {
    /** A side gained points that nobody pays. */
    record Awarded(Table.Award award) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.awards.add(award);
            for (int seat : table.sides().get(award.side())) {
                table.scores[seat] = ExactMath.plus(table.scores[seat], award.points());
            }
        }
    }

    /** The match is over, and comes to this for each side. */
    record Resulted(List<Table.Result> results) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.results = List.copyOf(results);
        }
    }

    /** A payment was made. */
    record Paid(Payment payment) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.pay(payment);
        }
    }

    /** Card points were held against what they are measured by, and paid for. */
    record Measured() implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.measured = true;
        }
    }

    /**
     * What the winner is paid for.
     *
     * @param won its combinations
     * @param counting as which kind its captured cards count that may be counted as one or another, by code
     */
    record Scored(List<Table.Won> won, Map<String, String> counting) implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.won = won;
            table.counting = counting;
        }
    }

    /** The round was decided. */
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

    /** The match is over with this round. */
    record MatchEnded() implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.matchOver = true;
        }
    }

    /** Everything is paid. */
    record Closed() implements SettlementEvent {
        @Override
        public void apply(Table table) {
            table.paid = true;
        }
    }
}
