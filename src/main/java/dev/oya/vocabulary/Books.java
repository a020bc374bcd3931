package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Question: a round has come to a phase in which the books of the match are kept, or to the one that closes it; what is paid
 * and counted, and is the match over?
 *
 * <p>Asked when a phase is entered that does {@code book}.
 */
public final class Books implements Question {
    private final Settings settings;
    private final String phase;
    private final int round;
    private final int rounds;
    private final String end;
    private final int winner;
    private final int[] scores;
    private final int[][] tallies;

    /**
     * @param phase the phase
     * @param round the round, from 1
     * @param rounds how many make the match
     * @param end the way the round ended, or null before it has
     * @param winner the seat that has won it, or {@link Moment#NOBODY}
     * @param scores the score of each seat in points
     * @param tallies what has been counted: by tally in the order of the pack, then by seat
     */
    public Books(
            Settings settings,
            String phase,
            int round,
            int rounds,
            String end,
            int winner,
            int[] scores,
            int[][] tallies) {
        this.settings = settings;
        this.phase = phase;
        this.round = round;
        this.rounds = rounds;
        this.end = end;
        this.winner = winner;
        this.scores = scores.clone();
        this.tallies = Arrays.stream(tallies).map(int[]::clone).toArray(int[][]::new);
    }

    @Override
    public Settings settings() {
        return settings;
    }

    /** The phase. */
    @NameOf(NameKind.PHASE)
    public String getPhase() {
        return phase;
    }

    /** The round, from 1. */
    public int getRound() {
        return round;
    }

    /** How many rounds make the match. */
    public int getRounds() {
        return rounds;
    }

    /** How many rounds are still to come. */
    public int getRoundsLeft() {
        return rounds - round;
    }

    /** Whether a year, or whatever the named number of rounds is, ends with this round. */
    public boolean every(@NameOf(NameKind.VALUE) String rounds) {
        return round % value(rounds) == 0;
    }

    /** The way the round ended, or null before it has. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    /** The seat that has won the round, or {@link Moment#NOBODY}. */
    public int getWinner() {
        return winner;
    }

    /** How many sit at the table. */
    public int getSeats() {
        return scores.length;
    }

    @Override
    public int atTable() {
        return getSeats();
    }

    int[] scores() {
        return scores;
    }

    int tally(String name, int seat) {
        return tallies[settings.tally(name)][seat];
    }

    int net(int seat) {
        int net = scores[seat];
        int number = 0;
        for (var tally : settings.pack().phases().tallies().values()) {
            net -= tally.owed() ? tallies[number][seat] : 0;
            number++;
        }
        return net;
    }

    int most() {
        int most = net(0);
        for (int seat = 1; seat < scores.length; seat++) {
            most = Math.max(most, net(seat));
        }
        return most;
    }

    int least() {
        int least = net(0);
        for (int seat = 1; seat < scores.length; seat++) {
            least = Math.min(least, net(seat));
        }
        return least;
    }

    int richest() {
        int count = 0;
        for (int seat = 0; seat < scores.length; seat++) {
            count += net(seat) == most() ? 1 : 0;
        }
        return count;
    }

    /** Scores hardly ever come back. */
    @Override
    public boolean recurs() {
        return false;
    }

    /** An {@link Account} for each seat. */
    @Override
    public List<? extends Object> companions() {
        List<Account> accounts = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            accounts.add(new Account(this, seat));
        }
        return accounts;
    }
}
