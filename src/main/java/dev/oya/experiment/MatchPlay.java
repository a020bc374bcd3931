package dev.oya.experiment;

import dev.oya.bots.OutsideBot;
import dev.oya.cards.Deck;
import dev.oya.input.PackException;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.MatchProgress;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.record.RecordWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays one match between bots, round by round. Not thread-safe. */
final class MatchPlay implements MatchProgress {
    private final Match match;
    private final int number;
    private final String seed;
    private final SeatedBots players;
    private final RecordWriter writer;
    private final boolean watched;
    private List<Move> moves = List.of();

    /**
     * Prepares to play a match.
     *
     * @param match a match whose first round has begun
     * @param number number of the match, from 0
     * @param writer writes the records, or null if no records are wanted
     * @param watched whether to count the moves for which the player has a choice, which takes time
     */
    MatchPlay(Match match, int number, String seed, SeatedBots players, RecordWriter writer, boolean watched) {
        this.match = match;
        this.number = number;
        this.seed = seed;
        this.players = players;
        this.writer = writer;
        this.watched = watched;
    }

    /**
     * Plays to the end of the match, or for {@code most} rounds. Adds the rounds to {@code played} and returns this list. If
     * the rules fail, the list contains the rounds before the failure.
     */
    List<PlayedRound> play(int most, List<PlayedRound> played) {
        players.begin(this, seed);
        do {
            if (!played.isEmpty()) {
                match.nextRound(CardSource.of(seed, played.size() + 1));
            }
            played.add(round());
            OutsideBot.notifyAll(players.bots(), OutsideBot::roundOver);
        } while (played.size() < most && !match.isOver());
        OutsideBot.notifyAll(players.bots(), OutsideBot::matchOver);
        return played;
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public List<Move> moves() {
        return Collections.unmodifiableList(moves);
    }

    PlayedRound round() {
        int[] before = scoresBefore(match.table());
        moves = new ArrayList<>();
        int free = watched ? 0 : -1;
        while (!match.round().isOver()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            free += move() ? 1 : 0;
        }
        int[] after = match.table().scores();
        Integer[] gains = new Integer[after.length];
        Arrays.setAll(gains, seat -> after[seat] - before[seat]);
        String record = writer == null ? null : writer.write(match, seed, seed, moves);
        return new PlayedRound(number, List.of(gains), record, match.table(), players.names(), moves, free);
    }

    /** Makes the next move. Returns whether the moving seat had a choice; always false if choices are not counted. */
    private boolean move() {
        Move move = null;
        try {
            move = players.next(match);
            boolean choice = watched && match.view(move.seat()).choices().isFree();
            players.make(match, move);
            moves.add(move);
            return choice;
        } catch (PackException fault) {
            throw fault.at(position(move));
        }
    }

    /**
     * Returns a description of the position, for an error message to the author of the rules.
     *
     * @param move the move in progress, or null
     */
    private String position(Move move) {
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        String card =
                move instanceof Move.OfCard play ? " " + deck.card(play.card()).code() : "";
        String made = move == null ? "" : " (" + move.action() + card + " by seat " + move.seat() + ")";
        String hands = IntStream.range(0, table.seats())
                .mapToObj(seat -> "; hand of seat " + seat + ": " + String.join(" ", deck.codes(table.hand(seat))))
                .collect(Collectors.joining());
        return "seed " + seed + ", round " + table.round() + ", move " + (moves.size() + 1) + made + "; field: "
                + String.join(" ", deck.codes(table.field())) + hands;
    }

    /** Returns the scores before the round, without payments that were made before the first move. */
    private static int[] scoresBefore(Table table) {
        int[] scores = table.scores();
        for (Payment payment : table.payments()) {
            if (payment.from() >= 0) {
                scores[payment.from()] += payment.points();
            }
            if (payment.to() >= 0) {
                scores[payment.to()] -= payment.points();
            }
        }
        return scores;
    }
}
