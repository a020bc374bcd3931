package dev.oya.input;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Exact integer arithmetic for points. An overflow is an error in the rules and throws a {@link PackException}. Stateless.
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

    /** Returns {@code one} to the power of {@code times}, or 1 if {@code times} is 0 or less. */
    public static int power(int one, int times) {
        int power = 1;
        for (int i = 0; i < times && power != 0 && one != 1; i++) {
            power = times(power, one);
        }
        return power;
    }

    /** Returns {@code one} divided by {@code other}, rounded toward zero. */
    public static int divided(int one, int other) {
        return other == -1 ? Math.negateExact(one) : one / other;
    }

    public static int sum(IntStream points) {
        return whole(points.asLongStream().reduce(0, Math::addExact));
    }

    /** Returns the value as an {@code int}, or throws an exception if it does not fit. */
    public static int whole(long points) {
        if ((int) points != points) {
            throw new PackException(List.of(Problem.of(new Place("(points)", 0), "too-many-points.sum")));
        }
        return (int) points;
    }
}
