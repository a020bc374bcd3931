package dev.oya.record;

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
    public static String of(JacksonException broken) {
        String text = String.valueOf(broken.getOriginalMessage());
        Matcher limit = LIMIT.matcher(text);
        if (!limit.matches()) {
            return INNER.matcher(text).replaceAll("").strip();
        }
        return switch (limit.group(1)) {
            case "Document nesting" -> "more than " + limit.group(2) + " levels of nesting";
            case "Number value" -> "a number of more than " + limit.group(2) + " digits";
            case "Name" -> "a name of more than " + limit.group(2) + " letters";
            default -> "a text of more than " + limit.group(2) + " letters";
        };
    }

    /** Returns the reason that a file or a request body cannot be read to its end. */
    public static String of(IOException broken) {
        if (broken instanceof RecordLines.TooMuch) {
            return broken.getMessage();
        }
        return broken instanceof EOFException ? "it breaks off" : "what is packed in it is damaged";
    }
}
