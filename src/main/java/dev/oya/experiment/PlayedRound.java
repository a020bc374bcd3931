package dev.oya.experiment;

import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.oya.input.ExactMath;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A round that bots played to its end.
 *
 * @param match number of the match, from 0
 * @param gains gain of each seat, in points
 * @param record the round's record on one line, or null if no record was wanted
 * @param table the table at the end of the round
 * @param bots name of the bot in each seat
 * @param moves all moves, in order
 * @param free number of moves for which the player had a choice, or -1 if they were not counted
 */
@JsonIncludeProperties({"end", "gains", "record"})
@JsonPropertyOrder({"end", "gains", "record"})
public record PlayedRound(
        int match, List<Integer> gains, String record, Table table, List<String> bots, List<Move> moves, int free) {
    public PlayedRound {
        gains = List.copyOf(gains);
        bots = List.copyOf(bots);
        moves = List.copyOf(moves);
    }

    @JsonProperty
    public String end() {
        return table.end();
    }

    /** Returns the points paid, by reason. */
    public Map<String, Integer> reasons() {
        Map<String, Integer> reasons = new TreeMap<>();
        for (Payment payment : table.payments()) {
            reasons.merge(payment.reason(), payment.points(), ExactMath::plus);
        }
        return reasons;
    }

    /** Returns the points that all sides gained without a payer, or lost without a payee, by kind. */
    public Map<String, Integer> awards() {
        Map<String, Integer> awards = new LinkedHashMap<>();
        for (Table.Award award : table.awards()) {
            awards.merge(award.id(), award.points(), ExactMath::plus);
        }
        return awards;
    }

    /** Returns the seat that played the first card, or -1 if no card was played. */
    public int first() {
        return moves.stream()
                .filter(Move.OfCard.class::isInstance)
                .mapToInt(Move::seat)
                .findFirst()
                .orElse(-1);
    }
}
