package dev.oya.vocabulary;

/**
 * A moment of a round as a compact key. The history and the combinations are not part of the key.
 *
 * @param head phase, action, turn, dealer, seats, flags, round marks and seats with undeclared combinations, from the lowest
 *     bit
 * @param first marks of seats 0 and 1, 32 bits each
 * @param second marks of seats 2 and 3
 * @param third marks of seats 4 and 5
 * @param fourth marks of seats 6 and 7
 * @param soFar the history of the round
 * @param made the combinations formed by seats
 */
public record PackedMoment(
        long head, long first, long second, long third, long fourth, RoundHistory soFar, MadeYaku made) {
    /** Flag: the turn increased the points of the seat's combinations. */
    public static final int ROSE = 1;
    /** Flag: all active hands are empty. */
    public static final int HANDS_EMPTY = 2;
    /** Flag: the seat answered yes in its last action. */
    public static final int YES = 4;
    /** Flag: the seat to move has cards in hand but cannot legally use any. */
    public static final int STUCK = 8;
    /** Flag: the table is empty. */
    public static final int TABLE_EMPTY = 64;

    static final int DEALS = 4;
    static final int MOST_DEALS = 3;

    /** Returns the flags for the number of further deals that the stock allows. Numbers above 3 are stored as 3. */
    public static int deals(int left) {
        return Math.min(left, MOST_DEALS) << DEALS;
    }

    /** Number of values that {@link #numbers} writes. */
    public static final int NUMBERS = 5;

    /** Writes the key of a moment into a row, without the action and the flags. */
    public static void numbers(long[] row, int phase, int turn, int dealer, int[] marks, int roundMarks, int holders) {
        int start = phase | (turn + 1) << 12 | dealer << 16 | marks.length << 20;
        row[0] = start | (long) roundMarks << 32 | (long) holders << 48;
        for (int place = 1; place < NUMBERS; place++) {
            row[place] = two(marks, 2 * place - 2);
        }
    }

    /** Returns a builder for a moment without an action and without a seat to move. */
    public static Draft of(int phase, int seats, int dealer) {
        return new Draft(phase, seats, dealer);
    }

    /** A builder of moments. Not thread-safe. */
    public static final class Draft {
        private final long start;
        private int action;
        private int turn = Moment.NOBODY;
        private int flags;
        private int holders;
        private int[] marks = {};
        private int roundMarks;
        private RoundHistory soFar = RoundHistory.NONE;
        private MadeYaku made = MadeYaku.UNKNOWN;

        private Draft(int phase, int seats, int dealer) {
            start = phase | dealer << 16 | seats << 20;
        }

        /** Sets the number of the last action, or 0 for no action. */
        public Draft action(int number) {
            action = number;
            return this;
        }

        /** Sets the seat to move, or {@link Moment#NOBODY}. */
        public Draft turn(int seat) {
            turn = seat;
            return this;
        }

        /**
         * Sets the flags: {@link #ROSE}, {@link #HANDS_EMPTY}, {@link #YES}, {@link #STUCK}, {@link #TABLE_EMPTY} and {@link
         * #deals}.
         */
        public Draft flags(int bits) {
            flags = bits;
            return this;
        }

        /** Sets the seats with undeclared combinations, one bit for each seat. */
        public Draft holders(int seats) {
            holders = seats;
            return this;
        }

        /** Sets the marks of each seat and of the round, as bit masks. */
        public Draft marks(int[] seats, int round) {
            marks = seats;
            roundMarks = round;
            return this;
        }

        /** Sets the history of the round. */
        public Draft soFar(RoundHistory round) {
            soFar = round;
            return this;
        }

        /** Sets the combinations formed by seats. */
        public Draft made(MadeYaku seats) {
            made = seats;
            return this;
        }

        public PackedMoment done() {
            long head = start
                    | action << 6
                    | (turn + 1) << 12
                    | flags << 24
                    | (long) roundMarks << 32
                    | (long) holders << 48;
            return new PackedMoment(head, two(marks, 0), two(marks, 2), two(marks, 4), two(marks, 6), soFar, made);
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

    void appendTo(QuestionKey numbers) {
        numbers.add(head).add(first).add(second).add(third).add(fourth);
    }

    /** Returns the number of the phase. */
    public int phase() {
        return (int) head & 63;
    }

    /** Returns the seat to move, or NOBODY. */
    public int turn() {
        return ((int) (head >>> 12) & 15) - 1;
    }

    /** Returns the marks of the given seat as a bit mask. */
    public int marks(int seat) {
        long pair = seat < 2 ? first : seat < 4 ? second : seat < 6 ? third : fourth;
        return (int) (pair >>> (32 * (seat & 1)));
    }
}
