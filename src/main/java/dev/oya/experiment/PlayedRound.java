package dev.oya.experiment;

import dev.oya.play.Move;
import java.util.List;
import java.util.Map;

/**
 * A round that bots played to its end.
 *
 * @param match the number of its match, from 0
 * @param record its record, one line
 * @param end the way it ended
 * @param isVoid whether it counts for nothing
 * @param winners the seats that won it together; none where nobody did
 * @param dealer its dealer
 * @param gains what each seat gained, in points
 * @param reasons the points paid for each reason
 * @param awards the points gained of each kind that nobody paid, of all sides together
 * @param bots the name of the bot in each seat
 * @param first the seat that was the first to play a card, or -1 where nobody did
 * @param moves what the seats said and did, in order
 * @param free how many of them were made where more than one was open; -1 where that was not watched
 */
public record PlayedRound(
        int match,
        String record,
        String end,
        boolean isVoid,
        List<Integer> winners,
        int dealer,
        List<Integer> gains,
        Map<String, Integer> reasons,
        Map<String, Integer> awards,
        List<String> bots,
        int first,
        List<Move> moves,
        int free) {
    public PlayedRound {
        winners = List.copyOf(winners);
        gains = List.copyOf(gains);
        bots = List.copyOf(bots);
        moves = List.copyOf(moves);
    }
}
