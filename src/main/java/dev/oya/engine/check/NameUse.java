package dev.oya.engine.check;

import dev.oya.input.Place;
import dev.oya.vocabulary.NameKind;
import java.util.List;

/**
 * A name, or what a rule gives for one, where it stands in a rule.
 *
 * @param kind what it should name
 * @param also names that the program gives besides those of packs
 * @param said a text, number or truth as it is written; null where it is any value of the option
 * @param concluded whether the rule concludes it rather than asks for it
 * @param exactly whether the fact is asked to be just this
 * @param by the fact that is asked or the conclusion that is drawn
 * @param option for the value of an option, the option; otherwise null
 */
record NameUse(
        NameKind kind,
        List<String> also,
        Object said,
        boolean concluded,
        boolean exactly,
        Class<?> by,
        String option,
        String rule,
        Place place) {
    /** The same name spelt otherwise. */
    NameUse with(Object other) {
        return new NameUse(kind, also, other, concluded, exactly, by, null, rule, place);
    }

    boolean isOfRule(NameUse other) {
        return rule.equals(other.rule) && place.file().equals(other.place.file());
    }

    String text() {
        return String.valueOf(said);
    }
}
