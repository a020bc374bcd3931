package dev.oya.vocabulary;

import java.util.List;

/**
 * A situation on which rules are asked. It is a fact itself; {@link #companions} are the further facts that come along.
 * Equal questions have equal answers.
 */
public interface Question {
    /** The pack under its options. */
    RuleSettings settings();

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

    /**
     * What rules have looked at, in order, of what the question is not compared by; nothing where the answer depends on the
     * question alone. The same answer holds for every equal question in which there is the same to see.
     */
    default List<Look> looks() {
        return List.of();
    }

    /** What there is to see at a look that rules had at a question of this kind. */
    default int see(Look look) {
        throw new IllegalArgumentException("there is nothing to see at " + look);
    }

    /** Tells what the question is compared by, besides its kind: as it is by itself, where it does not say more. */
    default void tell(QuestionKey numbers) {
        numbers.add(this);
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
