package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * Question: which payments and tallies follow in this phase of the match accounts, and is the match over?
 *
 * <p>Asked on entering a phase with {@code does: book} or {@code does: close}, and after {@code settle} or {@code score} if no
 * phase follows.
 *
 * <p>If nothing is concluded, nothing is paid or counted, and the match continues.
 */
public final class Ledger extends WatchedQuestion {
    private static final int BEHIND = 0;
    private static final int AMONG = 1;
    private static final int ALONE = 2;

    private final String phase;
    private final int round;
    private final int rounds;
    private final String end;
    private final int winner;
    private final int[] scores;
    private final int[][] tallies;
    private int[] nets;

    /**
     * @param phase name of the phase
     * @param round the round, from 1
     * @param rounds number of rounds in the match
     * @param end id of the end of the round, or null before the end
     * @param winner the seat that won the round, or {@link Moment#NOBODY}
     * @param scores score of each seat in points
     * @param tallies value of each tally (in the order of the pack) for each seat
     */
    public Ledger(
            RuleSettings settings,
            String phase,
            int round,
            int rounds,
            String end,
            int winner,
            int[] scores,
            int[][] tallies) {
        super(settings);
        this.phase = phase;
        this.round = round;
        this.rounds = rounds;
        this.end = end;
        this.winner = winner;
        this.scores = scores.clone();
        this.tallies = new int[tallies.length][];
        for (int tally = 0; tally < tallies.length; tally++) {
            this.tallies[tally] = tallies[tally].clone();
        }
    }

    /** Returns the phase. */
    @NameOf(NameKind.PHASE)
    public String getPhase() {
        return phase;
    }

    /** Returns the round, from 1. */
    public int getRound() {
        return look(new Dependency(Dependency.At.ROUND));
    }

    /** Returns the number of rounds in the match. */
    public int getRounds() {
        return look(new Dependency(Dependency.At.ROUNDS));
    }

    /** Returns the number of rounds after this one. */
    public int getRoundsLeft() {
        return getRounds() - getRound();
    }

    /**
     * Returns whether a period of the named number of rounds, such as a year, ends with this round. A period of 0 rounds never
     * ends.
     */
    public boolean every(@NameOf(NameKind.VALUE) String rounds) {
        int length = value(rounds);
        return length > 0 && getRound() % length == 0;
    }

    /** Returns the id of the end of the round, or null before the end. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    /** Returns the seat that won the round, or {@link Moment#NOBODY}. */
    public int getWinner() {
        return winner;
    }

    /** Returns the number of seats at the table. */
    public int getSeats() {
        return scores.length;
    }

    @Override
    public int atTable() {
        return getSeats();
    }

    @Override
    public int see(Dependency look) {
        int seat = look.seat();
        return switch (look.at()) {
            case ROUND -> round;
            case ROUNDS -> rounds;
            case SCORE -> scores[seat];
            case BELOW_ZERO -> truth(scores[seat] < 0);
            case BEST -> truth(rank(seat, scores) != BEHIND);
            case RICHEST -> truth(rank(seat, nets()) != BEHIND);
            case ALONE -> truth(rank(seat, nets()) == ALONE);
            case POOREST -> truth(isLeast(seat, nets()));
            case TALLY -> tallies[settings.tally(look.name())][seat];
            case COUNTED -> truth(tallies[settings.tally(look.name())][seat] > 0);
            case CAN_PAY -> truth(payable(seat, look.name(), value(look.step())) > 0);
            case LACKS -> lacks(scores[seat], value(look.name()));
            case PAYABLE -> payable(seat, look.name(), value(look.step()));
            default -> throw new IllegalArgumentException("unsupported dependency: " + look);
        };
    }

    private static int truth(boolean holds) {
        return holds ? 1 : 0;
    }

    private static int lacks(int score, int unit) {
        return score >= 0 || unit < 1 ? 0 : (-score + unit - 1) / unit;
    }

    private int payable(int seat, String tally, int step) {
        if (step < 1) {
            return 0;
        }
        int least = Math.min(tallies[settings.tally(tally)][seat], Math.max(0, scores[seat]));
        return least - least % step;
    }

    private static int rank(int seat, int[] numbers) {
        int rank = ALONE;
        for (int other = 0; other < numbers.length; other++) {
            if (numbers[other] > numbers[seat]) {
                return BEHIND;
            }
            rank = other != seat && numbers[other] == numbers[seat] ? AMONG : rank;
        }
        return rank;
    }

    private static boolean isLeast(int seat, int[] numbers) {
        for (int number : numbers) {
            if (number < numbers[seat]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the score of each seat minus its debts. */
    private int[] nets() {
        if (nets == null) {
            nets = new int[scores.length];
            for (int seat = 0; seat < nets.length; seat++) {
                nets[seat] = net(seat);
            }
        }
        return nets;
    }

    private int net(int seat) {
        int net = scores[seat];
        for (int tally = 0; tally < tallies.length; tally++) {
            net -= settings.isOwed(tally) ? tallies[tally][seat] : 0;
        }
        return net;
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        numbers.add(phase).add(end).add(winner << 8 | scores.length);
    }

    /** Returns an {@link Account} for each seat. */
    @Override
    public List<? extends Object> companions() {
        List<Account> accounts = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            accounts.add(new Account(this, seat));
        }
        return accounts;
    }
}
