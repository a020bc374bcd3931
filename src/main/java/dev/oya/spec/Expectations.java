package dev.oya.spec;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import java.util.Arrays;
import java.util.Objects;

/** Expectations of scenario steps. All methods throw {@link Unmet} if the expectation is not met. */
public final class Expectations {
    private Expectations() {}

    /** An expectation that is not met. */
    public static final class Unmet extends AssertionError implements Localized {
        private static final long serialVersionUID = 1;

        private final transient Localized text;

        Unmet(Localized text) {
            super(text.in(""));
            this.text = text;
        }

        @Override
        public String in(String language) {
            return text.in(language);
        }
    }

    /** Expects equal values. Numbers of different types are equal if their values are equal. */
    public static void assertEquals(Object expected, Object actual) {
        assertEquals(expected, actual, null);
    }

    /**
     * Expects equal values.
     *
     * @param about the subject of the comparison, or null
     */
    public static void assertEquals(Object expected, Object actual, Object about) {
        if (!equal(expected, actual)) {
            boolean truth = expected instanceof Boolean;
            throw unmet(
                    about,
                    truth
                            ? Boolean.TRUE.equals(expected) ? Advice.of("step-not-so") : Advice.of("step-so")
                            : difference(expected, actual));
        }
    }

    /** Expects arrays with equal elements. */
    public static void assertArrayEquals(int[] expected, int[] actual) {
        assertArrayEquals(expected, actual, null);
    }

    /**
     * Expects arrays with equal elements.
     *
     * @param about the subject of the comparison, or null
     */
    public static void assertArrayEquals(int[] expected, int[] actual, Object about) {
        if (!Arrays.equals(expected, actual)) {
            throw unmet(about, difference(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    /** Expects a value other than the given one. */
    public static void assertNotEquals(Object unexpected, Object actual) {
        assertNotEquals(unexpected, actual, null);
    }

    /**
     * Expects a value other than the given one.
     *
     * @param about the subject of the comparison, or null
     */
    public static void assertNotEquals(Object unexpected, Object actual, Object about) {
        if (equal(unexpected, actual)) {
            throw unmet(about, Advice.of("step-other", shown(actual)));
        }
    }

    /** Expects null. */
    public static void assertNull(Object actual) {
        assertNull(actual, null);
    }

    /**
     * Expects null.
     *
     * @param about the subject of the comparison, or null
     */
    public static void assertNull(Object actual, Object about) {
        if (actual != null) {
            throw unmet(about, difference(null, actual));
        }
    }

    /**
     * Expects a value.
     *
     * @param about the subject of the expectation, or null
     */
    public static void assertNotNull(Object actual, Object about) {
        if (actual == null) {
            throw unmet(about, Advice.of("step-found-nothing"));
        }
    }

    /** Expects a condition to be true. */
    public static void assertTrue(boolean condition) {
        assertTrue(condition, null);
    }

    /**
     * Expects a condition to be true.
     *
     * @param about the subject of the condition, or null
     */
    public static void assertTrue(boolean condition, Object about) {
        if (!condition) {
            throw unmet(about, Advice.of("step-not-so"));
        }
    }

    /** Expects a condition to be false. */
    public static void assertFalse(boolean condition) {
        assertFalse(condition, null);
    }

    /**
     * Expects a condition to be false.
     *
     * @param about the subject of the condition, or null
     */
    public static void assertFalse(boolean condition, Object about) {
        if (condition) {
            throw unmet(about, Advice.of("step-so"));
        }
    }

    private static boolean equal(Object one, Object other) {
        return isWhole(one) && isWhole(other)
                ? ((Number) one).longValue() == ((Number) other).longValue()
                : one instanceof Number number && other instanceof Number otherNumber
                        ? number.doubleValue() == otherNumber.doubleValue()
                        : Objects.equals(one, other);
    }

    private static boolean isWhole(Object value) {
        return value instanceof Integer || value instanceof Long;
    }

    private static Advice difference(Object expected, Object actual) {
        return Advice.of("expected-found", shown(expected), shown(actual));
    }

    private static Object shown(Object value) {
        return value == null ? Advice.of("step-nothing") : value;
    }

    /**
     * Returns the error of an expectation that is not met. Omits a subject that contains a list, because the report shows the
     * table.
     */
    private static Unmet unmet(Object about, Advice found) {
        String subject = about == null ? "" : about.toString();
        return new Unmet(subject.isEmpty() || subject.contains("[") ? found : Localized.join(": ", about, found));
    }
}
