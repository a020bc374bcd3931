package dev.oya.experiment;

import dev.oya.bots.OutsideBot;
import dev.oya.input.ExactMath;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.MatchSoFar;
import dev.oya.play.Move;
import dev.oya.play.Payment;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.record.RecordWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Plays one match between bots. Not thread-safe. */
public final class MatchPlay implements MatchSoFar {
    private final int number;
    private final String seed;
    private final RecordWriter writer;
    private final SeatedBots players;
    private final Match match;
    private final boolean watched;
    private final List<PlayedRound> played = new ArrayList<>();
    private List<Move> actions = List.of();

    /**
     * @param number the number of the match, from 0
     * @param players who plays it
     * @param writer writes the records, or null where none are wanted
     * @param watched whether it is watched how often there was a choice, which takes time
     */
    public MatchPlay(Rules rules, int number, String seed, SeatedBots players, RecordWriter writer, boolean watched) {
        this.number = number;
        this.seed = seed;
        this.writer = writer;
        this.players = players;
        this.match = Match.start(rules, seed);
        this.watched = watched;
    }

    /** Plays to the end of the match, or so many rounds. */
    public List<PlayedRound> play(int most) {
        players.begin(this, seed);
        for (int deal = 1; deal <= most; deal++) {
            if (deal > 1) {
                if (match.isOver()) {
                    break;
                }
                match.nextRound(Chance.of(seed, deal));
            }
            round();
        }
        players.tell(OutsideBot::matchOver);
        return played;
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public List<Move> moves() {
        return Collections.unmodifiableList(actions);
    }

    private void round() {
        int[] before = scoresBefore(match.table());
        actions = new ArrayList<>();
        int free = watched ? 0 : -1;
        while (!match.round().isOver()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new java.util.concurrent.CancellationException();
            }
            Move move = players.next(match);
            if (watched && match.view(move.seat()).choices().isFree()) {
                free++;
            }
            players.make(match, move);
            actions.add(move);
        }
        players.tell(OutsideBot::roundOver);
        played.add(told(before, actions, free));
    }

    /** The scores that the round began with: payments may have been made before the first move. */
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

    private PlayedRound told(int[] before, List<Move> actions, int free) {
        Table table = match.table();
        int[] after = table.scores();
        Integer[] gains = new Integer[after.length];
        Arrays.setAll(gains, seat -> after[seat] - before[seat]);
        Map<String, Integer> reasons = new TreeMap<>();
        for (Payment payment : table.payments()) {
            reasons.merge(payment.reason(), payment.points(), ExactMath::plus);
        }
        Map<String, Integer> awards = new LinkedHashMap<>();
        for (Table.Award award : table.awards()) {
            awards.merge(award.id(), award.points(), ExactMath::plus);
        }
        return new PlayedRound(
                number,
                writer == null ? null : writer.write(match, seed, seed, actions),
                table.end(),
                table.isVoid(),
                table.winners(),
                table.dealer(),
                List.of(gains),
                reasons,
                awards,
                players.names(),
                first(actions),
                actions,
                free);
    }

    private static int first(List<Move> actions) {
        for (Move move : actions) {
            if (move.card() != Move.NO_CARD) {
                return move.seat();
            }
        }
        return -1;
    }
}
