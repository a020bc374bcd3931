package dev.oya.record;

import dev.oya.input.Advice;
import java.io.EOFException;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Messages of library exceptions, without the names of classes, methods and settings. */
public final class LibraryFaults {
    private static final Pattern LIMIT = Pattern.compile(
            "(Document nesting|Number value|String value|Name|Token|Document).*?exceeds the maximum allowed \\((\\d+).*",
            Pattern.DOTALL);
    private static final Pattern INNER =
            Pattern.compile("\\s*\\((?:start marker at|from|for)[^\\n]*|\\s*\\[Source[^\\n]*|`[^`]*`");

    private LibraryFaults() {}

    /** Returns the reason that text is not valid JSON. */
    public static Advice of(JacksonException broken) {
        String text = String.valueOf(broken.getOriginalMessage());
        Matcher limit = LIMIT.matcher(text);
        if (!limit.matches()) {
            return Advice.of("broken-json", INNER.matcher(text).replaceAll("").strip());
        }
        String most = limit.group(2);
        return switch (limit.group(1)) {
            case "Document nesting" -> Advice.of("more-levels", most);
            case "Number value" -> Advice.of("more-digits", most);
            case "Name" -> Advice.of("longer-name", most);
            default -> Advice.of("longer-text", most);
        };
    }

    /** Returns the reason that a file or a request body cannot be read to its end. */
    public static Advice of(IOException broken) {
        if (broken instanceof RecordLines.TooMuch tooMuch) {
            return tooMuch.found();
        }
        return broken instanceof EOFException ? Advice.of("truncated-file") : Advice.of("damaged-file");
    }
}
