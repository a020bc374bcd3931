package dev.oya.vocabulary;

/**
 * A moment of a round as bits: what two moments are compared by, the round so far and the standing aside.
 *
 * @param head phase, word, turn, dealer, seats, signs and marks of the round, from the lowest bit
 * @param first the marks of seats 0 and 1, thirty-two bits each
 * @param second the marks of seats 2 and 3
 * @param third the marks of seats 4 and 5
 * @param fourth the marks of seats 6 and 7
 * @param soFar the round so far
 * @param standing what seats have made
 */
public record PackedMoment(
        long head, long first, long second, long third, long fourth, RoundSoFar soFar, MadeYaku standing) {
    /** The cards of the turn made combinations worth more. */
    public static final int ROSE = 1;
    /** No active hand has a card left. */
    public static final int HANDS_EMPTY = 2;
    /** The answer to a yes-or-no word was yes. */
    public static final int YES = 4;
    /** The seat on turn has a card in its hand and may use none. */
    public static final int STUCK = 8;
    /** Nothing lies on the table. */
    public static final int TABLE_EMPTY = 64;

    static final int DEALS = 4;
    static final int MOST_DEALS = 3;

    /** How often the stock is enough to deal to all seats once more, as a sign; three times stands for more too. */
    public static int deals(int left) {
        return Math.min(left, MOST_DEALS) << DEALS;
    }

    /** How many numbers a moment has without its word, its signs and the round so far. */
    public static final int NUMBERS = 5;

    /** Puts the numbers of a moment with no word and no signs into a row. */
    public static void numbers(long[] row, int phase, int turn, int dealer, int[] marks, int roundMarks, int holders) {
        int start = phase | (turn + 1) << 12 | dealer << 16 | marks.length << 20;
        row[0] = start | (long) roundMarks << 32 | (long) holders << 48;
        for (int place = 1; place < NUMBERS; place++) {
            row[place] = two(marks, 2 * place - 2);
        }
    }

    /** A moment in which nothing was said and nobody is on turn, to be told more of. */
    public static Draft of(int phase, int seats, int dealer) {
        return new Draft(phase, seats, dealer);
    }

    /** A moment as it is being told. Not thread-safe. */
    public static final class Draft {
        private final long start;
        private int word;
        private int turn = Moment.NOBODY;
        private int signs;
        private int holders;
        private int[] marks = {};
        private int roundMarks;
        private RoundSoFar soFar = RoundSoFar.NONE;
        private MadeYaku standing = MadeYaku.UNKNOWN;

        private Draft(int phase, int seats, int dealer) {
            start = phase | dealer << 16 | seats << 20;
        }

        /** The number of the word that was said, 0 for none. */
        public Draft word(int number) {
            word = number;
            return this;
        }

        /** The seat on turn, or {@link Moment#NOBODY}. */
        public Draft turn(int seat) {
            turn = seat;
            return this;
        }

        /** {@link #ROSE}, {@link #HANDS_EMPTY}, {@link #YES}, {@link #STUCK}, {@link #TABLE_EMPTY} and {@link #deals}. */
        public Draft signs(int bits) {
            signs = bits;
            return this;
        }

        /** A bit for each seat that holds combinations it has not declared. */
        public Draft holders(int seats) {
            holders = seats;
            return this;
        }

        /** The marks of each seat and of the round. */
        public Draft marks(int[] seats, int round) {
            marks = seats;
            roundMarks = round;
            return this;
        }

        /** Which round it is, and what has been said in it. */
        public Draft soFar(RoundSoFar round) {
            soFar = round;
            return this;
        }

        /** What seats have made. */
        public Draft standing(MadeYaku seats) {
            standing = seats;
            return this;
        }

        public PackedMoment done() {
            long head =
                    start | word << 6 | (turn + 1) << 12 | signs << 24 | (long) roundMarks << 32 | (long) holders << 48;
            return new PackedMoment(head, two(marks, 0), two(marks, 2), two(marks, 4), two(marks, 6), soFar, standing);
        }
    }

    private static long two(int[] marks, int seat) {
        long low = seat < marks.length ? marks[seat] & 0xFFFFFFFFL : 0;
        return seat + 1 < marks.length ? low | (long) marks[seat + 1] << 32 : low;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedMoment state
                && state.head == head
                && state.first == first
                && state.second == second
                && state.third == third
                && state.fourth == fourth;
    }

    @Override
    public int hashCode() {
        long mixed = ((((head * 31 + first) * 31 + second) * 31 + third) * 31 + fourth) * 0x9E3779B97F4A7C15L;
        return (int) (mixed ^ mixed >>> 32);
    }

    void tell(QuestionKey numbers) {
        numbers.add(head).add(first).add(second).add(third).add(fourth);
    }

    /** The phase's number. */
    public int phase() {
        return (int) head & 63;
    }

    /** The seat on turn, or NOBODY. */
    public int turn() {
        return ((int) (head >>> 12) & 15) - 1;
    }

    /** The marks of a seat, as bits. */
    public int marks(int seat) {
        long pair = seat < 2 ? first : seat < 4 ? second : seat < 6 ? third : fourth;
        return (int) (pair >>> (32 * (seat & 1)));
    }
}
