package dev.oya.experiment;

import dev.oya.bots.Bot;
import dev.oya.bots.Luck;
import dev.oya.bots.OutsideBot;
import dev.oya.play.Match;
import dev.oya.play.MatchProgress;
import dev.oya.play.table.Move;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.Verdict;
import java.util.List;
import java.util.stream.IntStream;

/** The bots of one match, each with its own source of random choices. Not thread-safe. */
public record SeatedBots(List<String> names, List<? extends Bot> bots, List<Luck> luck) {
    /** Seats bots that may already have made choices. Their random choices follow from the seed of the match. */
    public SeatedBots(List<? extends Bot> inSeats, String seed) {
        this(
                List.of(),
                inSeats,
                IntStream.range(0, inSeats.size())
                        .mapToObj(seat -> new Luck(seed + ":bot:" + seat))
                        .toList());
    }

    public SeatedBots {
        bots = List.copyOf(bots);
    }

    /** Informs external players that a match begins. */
    void begin(MatchProgress match, String seed) {
        for (int seat = 0; seat < bots.size(); seat++) {
            if (bots.get(seat) instanceof OutsideBot outside) {
                outside.begins(match, seat, seed);
            }
        }
    }

    /** Chooses the next move. Bots that may act out of turn choose before the bot that must move. */
    public Move next(Match match) {
        int turn = match.table().turn();
        int speaking = match.round().movers();
        for (int seat = 0; seat < bots.size(); seat++) {
            if (seat != turn && (speaking >> seat & 1) != 0) {
                Move move = choose(match, seat);
                if (move != null) {
                    return move;
                }
            }
        }
        Move move = turn >= 0 && (speaking >> turn & 1) != 0 ? choose(match, turn) : null;
        // If every bot declines to act, the first legal move is made.
        return move == null ? match.round().moves().get(0) : move;
    }

    /**
     * Chooses and makes the next move.
     *
     * @throws dev.oya.input.PackException if the rules refuse a move that they have offered
     */
    public Move play(Match match) {
        Move move = next(match);
        make(match, move);
        return move;
    }

    /**
     * Makes a move that the rules offer.
     *
     * @throws dev.oya.input.PackException if the rules refuse the move
     */
    void make(Match match, Move move) {
        if (match.act(move) instanceof Verdict.Refused refused) {
            throw RuleFault.of(
                    match.rules(),
                    refused.rule(),
                    match.round().phase(),
                    "offered-and-refused",
                    move.action(),
                    refused.code());
        }
    }

    private Move choose(Match match, int seat) {
        return bots.get(seat).choose(match.view(seat), luck.get(seat));
    }
}
