package dev.oya.record;

import dev.oya.input.Advice;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Replaces messages of library exceptions, which may contain names of classes, methods and settings. */
public final class LibraryFaults {
    private static final Pattern LIMIT = Pattern.compile(
            "(Document nesting|Number value|String value|Name|Token|Document).*?exceeds the maximum allowed \\((\\d+).*",
            Pattern.DOTALL);
    /**
     * A pattern that matches messages of the JSON parser, and its replacement.
     *
     * @param advice returns the replacement for a matched message
     */
    private record Message(Pattern pattern, Function<Matcher, Advice> advice) {
        Message(String pattern, Function<Matcher, Advice> advice) {
            this(Pattern.compile(pattern, Pattern.DOTALL), advice);
        }
    }

    /**
     * Replacements for messages about syntax errors. They do not repeat an unquoted word, which may be a seat token or an
     * invite.
     */
    private static final List<Message> SYNTAX = List.of(
            new Message("Unexpected end-of-input.*", found -> Advice.of("json-end")),
            new Message("Duplicate [^'\"]*['\"](.{1,40}?)['\"].*", found -> Advice.of("json-twice", found.group(1))),
            new Message(".*(?:character escape|hex-digit).*", found -> Advice.of("json-escape")),
            new Message("Illegal (?:unquoted )?character.*", found -> Advice.of("json-control")),
            new Message("Unexpected character \\('(.)'.*", found -> Advice.of("json-character", found.group(1))),
            new Message("Unrecognized token.*", found -> Advice.of("json-word")));

    private LibraryFaults() {}

    /** Returns the reason that text is not valid JSON. */
    public static Advice of(JacksonException broken) {
        String text = String.valueOf(broken.getOriginalMessage());
        Matcher limit = LIMIT.matcher(text);
        if (!limit.matches()) {
            return syntax(text);
        }
        String most = limit.group(2);
        return switch (limit.group(1)) {
            case "Document nesting" -> Advice.of("more-levels", most);
            case "Number value" -> Advice.of("more-digits", most);
            case "Name" -> Advice.of("longer-name", most);
            default -> Advice.of("longer-text", most);
        };
    }

    private static Advice syntax(String text) {
        for (Message one : SYNTAX) {
            Matcher found = one.pattern().matcher(text);
            if (found.matches()) {
                return one.advice().apply(found);
            }
        }
        return Advice.of("broken-json");
    }

    /** Returns the reason that a file or a request body cannot be read to its end. */
    public static Advice of(IOException broken) {
        if (broken instanceof RecordLines.TooMuch tooMuch) {
            return tooMuch.found();
        }
        return broken instanceof EOFException ? Advice.of("truncated-file") : Advice.of("damaged-file");
    }
}
