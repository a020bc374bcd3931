package dev.oya.engine.check;

import dev.oya.vocabulary.NameOf;

/**
 * What an expression of a rule comes to.
 *
 * @param type {@code String}, {@code int}, {@code boolean}, a class of the vocabulary, {@code Void} for "null"; null where
 *     nothing is known of it
 * @param names what it names where it is a text, or null
 */
record ExpressionType(Class<?> type, NameOf names) {
    static final ExpressionType UNKNOWN = new ExpressionType(null, null);

    static ExpressionType of(Class<?> type) {
        return new ExpressionType(type, null);
    }

    boolean isKnown() {
        return type != null && type != Object.class;
    }

    /** Whether the two may be compared, or one be given where the other is wanted. */
    boolean fits(ExpressionType other) {
        return !isKnown()
                || !other.isKnown()
                || type == other.type
                || type == Void.class && !other.type.isPrimitive()
                || other.type == Void.class && !type.isPrimitive()
                || type.isAssignableFrom(other.type)
                || other.type.isAssignableFrom(type);
    }

    String said() {
        if (type == int.class) {
            return "a number";
        }
        if (type == boolean.class) {
            return "true or false";
        }
        return type == String.class ? "a text" : type == Void.class ? "null" : type.getSimpleName();
    }
}
