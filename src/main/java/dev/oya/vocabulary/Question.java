package dev.oya.vocabulary;

import java.util.List;

/**
 * A question to the rules. It is a fact itself, and {@link #companions} returns further facts. Equal questions have equal
 * answers.
 */
public interface Question {
    /** Returns the pack with its options. */
    RuleSettings settings();

    /** Returns whether the given yes-or-no option is on. */
    default boolean on(@NameOf(NameKind.SWITCH) String option) {
        return settings().on(option);
    }

    /** Returns whether the given option has this value. */
    default boolean is(@NameOf(NameKind.OPTION) String option, @NameOf(NameKind.SETTING) Object value) {
        return settings().is(option, value);
    }

    /** Returns the named value of the rules. Amounts of money are in points. */
    default int value(@NameOf(NameKind.VALUE) String name) {
        return settings().value(name);
    }

    /**
     * Returns the dependencies that rules have read in addition to the key, in order. An answer is valid for every equal
     * question with the same values of its dependencies.
     */
    default List<Dependency> looks() {
        return List.of();
    }

    /** Returns the value of the given dependency. */
    default int see(Dependency look) {
        throw new IllegalArgumentException("unsupported dependency: " + look);
    }

    /** Adds the values of this question's key to {@code numbers}. By default, the question itself is the only value. */
    default void appendTo(QuestionKey numbers) {
        numbers.add(this);
    }

    /** Returns the number of seats at the table. Conclusions may name only these seats. */
    default int atTable() {
        return settings().pack().mostSeats();
    }

    /** Returns the facts that accompany the question. */
    default List<? extends Object> companions() {
        return List.of();
    }
}
