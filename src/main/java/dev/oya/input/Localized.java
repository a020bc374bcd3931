package dev.oya.input;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.stream.Collectors;

/** A value whose text depends on the language of its reader. */
public interface Localized {
    /** Returns the text in the given language, or in English if it is not translated. */
    String in(String language);

    /** Returns an argument of a text in the given language. Values other than texts and problems are returned unchanged. */
    static Object in(String language, Object value) {
        return value instanceof Localized text
                ? text.in(language)
                : value instanceof Problem problem ? problem.in(language).message() : value;
    }

    /** Returns the parts joined by a separator. */
    static Localized join(String separator, Object... parts) {
        return new Joined(separator, List.of(parts));
    }

    /** Returns a text that is the same in every language. */
    static Localized same(String text) {
        return join("", text);
    }

    /** A text of several parts, each translated separately. */
    record Joined(String separator, List<Object> parts) implements Localized {
        @Override
        public String in(String language) {
            return parts.stream()
                    .map(part -> String.valueOf(Localized.in(language, part)))
                    .collect(Collectors.joining(separator));
        }

        /** Returns the text in English. */
        @Override
        @JsonValue
        public String toString() {
            return in("");
        }
    }
}
