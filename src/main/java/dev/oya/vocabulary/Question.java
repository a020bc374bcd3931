package dev.oya.vocabulary;

import java.util.List;

/**
 * A situation on which rules are asked. It is a fact itself; {@link #companions} are the further facts that come along.
 * Equal questions have equal answers.
 */
public interface Question {
    /** The pack under its options. */
    Settings settings();

    /** Whether an option is true. */
    default boolean on(@NameOf(NameKind.SWITCH) String option) {
        return settings().on(option);
    }

    /** Whether an option has this value. */
    default boolean is(@NameOf(NameKind.OPTION) String option, @NameOf(NameKind.SETTING) Object value) {
        return settings().is(option, value);
    }

    /** A named number of the rules; money in points. */
    default int value(@NameOf(NameKind.VALUE) String name) {
        return settings().value(name);
    }

    /** Whether the same question is likely to be asked again, so that its answer is worth remembering. */
    default boolean recurs() {
        return true;
    }

    /**
     * What rules have looked at, as bits, of what the question is not compared by; 0 where the answer depends on the question
     * alone.
     */
    default int lookedAt() {
        return 0;
    }

    /** What there is to see for those bits, to be compared with {@code equals}; null where it hardly ever comes back. */
    default Object besides(int looked) {
        return null;
    }

    /** How many seats conclusions may name: those at the table, or where the question does not know them, at any. */
    default int atTable() {
        return settings().pack().mostSeats();
    }

    /** The facts besides the question itself. */
    default List<? extends Object> companions() {
        return List.of();
    }
}
