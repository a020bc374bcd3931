package dev.oya.engine.check;

import dev.oya.vocabulary.NameOf;

/**
 * The type of an expression in a rule.
 *
 * @param type {@code String}, {@code int}, {@code boolean}, a class of the vocabulary, or {@code Void} for "null"; null if
 *     unknown
 * @param names kind of name that a text contains, or null if it contains no name
 */
record ExpressionType(Class<?> type, NameOf names) {
    static final ExpressionType UNKNOWN = new ExpressionType(null, null);

    static ExpressionType of(Class<?> type) {
        return new ExpressionType(type, null);
    }

    boolean isKnown() {
        return type != null && type != Object.class;
    }

    /**
     * Returns whether values of the two types can be compared, or assigned in either direction. An unknown type fits every
     * type.
     */
    boolean fits(ExpressionType other) {
        return !isKnown()
                || !other.isKnown()
                || type == other.type
                || type == Void.class && !other.type.isPrimitive()
                || other.type == Void.class && !type.isPrimitive()
                || type.isAssignableFrom(other.type)
                || other.type.isAssignableFrom(type);
    }

    String label() {
        if (type == int.class) {
            return "a number";
        }
        if (type == boolean.class) {
            return "true or false";
        }
        return type == String.class ? "a text" : type == Void.class ? "null" : type.getSimpleName();
    }
}
