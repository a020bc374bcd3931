package dev.oya.input;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Sums and products of points: right, or refused with a {@link PackException}, since what no {@code int} holds is a fault
 * of the rules that come to it. Stateless; safe to share between threads.
 */
public final class ExactMath {
    public static final String CODE = "too-many-points";

    private ExactMath() {}

    public static int plus(int one, int other) {
        return whole((long) one + other);
    }

    public static int times(int one, int other) {
        return whole((long) one * other);
    }

    /** A number to a power; 1 for a power of 0 or less. */
    public static int power(int one, int times) {
        int power = 1;
        for (int i = 0; i < times && power != 0 && one != 1; i++) {
            power = times(power, one);
        }
        return power;
    }

    /** A quotient as Java rounds it. */
    public static int divided(int one, int other) {
        return other == -1 ? Math.negateExact(one) : one / other;
    }

    public static int sum(IntStream points) {
        return whole(points.asLongStream().reduce(0, Math::addExact));
    }

    /** The number itself, where an {@code int} holds it. */
    public static int whole(long points) {
        if ((int) points != points) {
            throw new PackException(List.of(Problem.of(new Place("(points)", 0), "too-many-points.sum")));
        }
        return (int) points;
    }
}
