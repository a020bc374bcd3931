package dev.oya.play.table;

import dev.oya.input.Localized;
import dev.oya.pack.words.Messages;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The result of a move: accepted with its events, or refused with the reason. */
public sealed interface Verdict {
    /**
     * The move was made.
     *
     * @param events all events of the move, in order
     */
    record Accepted(List<Event> events) implements Verdict {}

    /**
     * The move is illegal.
     *
     * @param key stable code, such as {@code not-in-hand}, which may be followed by a dot and the variant of the sentence
     * @param parts arguments of the sentence: numbers, ids, card codes and lists of card codes
     * @param rule the rule that refused the move, or null if the move itself is invalid
     */
    record Refused(String key, List<Object> parts, String rule) implements Verdict, Localized {
        public String code() {
            int variant = key.indexOf('.');
            return variant < 0 ? key : key.substring(0, variant);
        }

        /** Returns the reason in the given language, with untranslated ids and card codes. */
        @Override
        public String in(String language) {
            return in(language, id -> id);
        }

        /**
         * Returns the reason in the given language. If a rule refused the move, returns the name of the refusal's code.
         *
         * @param names function that returns the name of an id or of a card code
         */
        public String in(String language, UnaryOperator<String> names) {
            return rule != null
                    ? names.apply(key)
                    : String.format(
                            Locale.ROOT,
                            Messages.of("dev.oya.play.refusals", language).getString(key),
                            parts.stream().map(part -> named(part, names)).toArray());
        }

        private static Object named(Object part, UnaryOperator<String> names) {
            return part instanceof Collection<?> codes
                    ? codes.stream().map(code -> names.apply((String) code)).collect(Collectors.joining(", "))
                    : part instanceof String id ? names.apply(id) : part;
        }
    }

    /** Returns the refusal of an invalid move. Its key refers to a sentence in {@code refusals_en.properties}. */
    static Refused refused(String key, Object... parts) {
        return new Refused(key, List.of(parts), null);
    }

    /** Returns whether the move was made. */
    default boolean accepted() {
        return this instanceof Accepted;
    }
}
