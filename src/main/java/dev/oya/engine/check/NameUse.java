package dev.oya.engine.check;

import dev.oya.input.Place;
import dev.oya.vocabulary.NameKind;
import java.util.List;

/**
 * A use of a name in a rule.
 *
 * @param kind kind of the name
 * @param also valid names in addition to those of the pack
 * @param value text, number or boolean in the rule, or null if it is any value of {@code option}
 * @param role part of the rule that contains the name
 * @param by fact or conclusion that uses the name
 * @param option option of which the name is a value, or null
 */
record NameUse(
        NameKind kind,
        List<String> also,
        Object value,
        Role role,
        Class<?> by,
        String option,
        String rule,
        Place place) {
    /** The part of a rule that contains a name. */
    enum Role {
        CONDITION,
        /** A condition that requires equality with the name. */
        EQUALITY,
        CONCLUSION
    }

    boolean concluded() {
        return role == Role.CONCLUSION;
    }

    /** Returns this use with the given name. */
    NameUse with(Object other) {
        return new NameUse(kind, also, other, role, by, null, rule, place);
    }

    boolean isOfRule(NameUse other) {
        return rule.equals(other.rule) && place.file().equals(other.place.file());
    }

    String text() {
        return String.valueOf(value);
    }
}
