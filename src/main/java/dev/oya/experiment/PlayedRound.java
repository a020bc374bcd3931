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
 * @param match the number of its match, from 0
 * @param gains what each seat gained, in points
 * @param record its record, one line; null where none was wanted
 * @param bots the name of the bot in each seat
 * @param moves what the seats said and did, in order
 * @param free how many of them were made where more than one was open; -1 where that was not watched
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

    /** The points paid for each reason. */
    public Map<String, Integer> reasons() {
        Map<String, Integer> reasons = new TreeMap<>();
        for (Payment payment : table.payments()) {
            reasons.merge(payment.reason(), payment.points(), ExactMath::plus);
        }
        return reasons;
    }

    /** The points gained of each kind that nobody paid, of all sides together. */
    public Map<String, Integer> awards() {
        Map<String, Integer> awards = new LinkedHashMap<>();
        for (Table.Award award : table.awards()) {
            awards.merge(award.id(), award.points(), ExactMath::plus);
        }
        return awards;
    }

    /** The seat that was the first to play a card, or -1 where nobody did. */
    public int first() {
        return moves.stream()
                .filter(move -> move.card() != Move.NO_CARD)
                .mapToInt(Move::seat)
                .findFirst()
                .orElse(-1);
    }
}
