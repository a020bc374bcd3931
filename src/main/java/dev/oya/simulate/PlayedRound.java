package dev.oya.simulate;

import java.util.List;
import java.util.Map;

/**
 * A round that bots played to its end.
 *
 * @param match the number of its match, from 0
 * @param record its record, one line
 * @param end the way it ended
 * @param isVoid whether it counts for nothing
 * @param winner its winner, or -1
 * @param dealer its dealer
 * @param gains what each seat gained, in points
 * @param reasons the points paid for each reason
 * @param bots the name of the bot in each seat
 */
public record PlayedRound(
        int match,
        String record,
        String end,
        boolean isVoid,
        int winner,
        int dealer,
        List<Integer> gains,
        Map<String, Integer> reasons,
        List<String> bots) {
    public PlayedRound {
        gains = List.copyOf(gains);
        bots = List.copyOf(bots);
    }
}
