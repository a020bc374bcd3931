package dev.oya.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The Javadoc of a vocabulary class, with code in backquotes. Read from JSON files that an annotation processor has written
 * next to the class files.
 */
final class Comments {
    private static final JsonMapper JSON = new JsonMapper();

    /** Inline code and links. A link is replaced by the name of its member or type. */
    private static final Pattern INLINE =
            Pattern.compile("\\{@(?:code|link(?:plain)?\\s+(?:[\\w.]*[.#])?)\\s*([^}]*)}");

    private static final Pattern TAG = Pattern.compile("\\n\\s*@(?=\\w)");

    private final JsonNode written;

    Comments(Class<?> type) {
        String file = "/" + type.getName().replace('.', '/') + "__Javadoc.json";
        try (InputStream in = Comments.class.getResourceAsStream(file)) {
            this.written = in == null ? JSON.createObjectNode() : JSON.readTree(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the paragraphs of the class comment. */
    List<String> paragraphs() {
        return Arrays.stream(main(written).split("\\s*<p>\\s*"))
                .map(part -> capital(part.replaceFirst("^Question: ", "")))
                .toList();
    }

    /** Returns the comment of each record component by name, in declaration order. */
    Map<String, String> components() {
        return params(written);
    }

    /** Returns the comment of each enum constant by name, in declaration order. */
    Map<String, String> constants() {
        Map<String, String> constants = new LinkedHashMap<>();
        written.path("enumConstants")
                .forEach(one -> constants.put(one.path("name").asString(), main(one)));
        return constants;
    }

    /** Returns the comments of the given method and its parameters as one text. */
    String of(Method method) {
        JsonNode one = written.path("methods").path(place(method));
        StringBuilder all = new StringBuilder(capital(main(one).replaceFirst("^Returns ", "")));
        params(one)
                .forEach((name, says) ->
                        all.append(" `").append(name).append("`: ").append(says).append('.'));
        return all.toString();
    }

    /** Returns the index of the given method among the commented methods in source order. */
    int place(Method method) {
        String types = Arrays.toString(
                Arrays.stream(method.getParameterTypes()).map(Class::getName).toArray());
        JsonNode all = written.path("methods");
        int place = 0;
        for (JsonNode one : all) {
            String given = Arrays.toString(
                    one.path("paramTypes").valueStream().map(JsonNode::asString).toArray());
            if (one.path("name").asString().equals(method.getName()) && given.equals(types)) {
                return place;
            }
            place++;
        }
        return place;
    }

    private static String main(JsonNode comment) {
        return text(TAG.split("\n" + comment.path("doc").asString(""))[0]);
    }

    private static Map<String, String> params(JsonNode comment) {
        Map<String, String> params = new LinkedHashMap<>();
        for (String tag : TAG.split("\n" + comment.path("doc").asString(""))) {
            String[] words = tag.split("\\s+", 3);
            if (words[0].equals("param") && words.length == 3) {
                params.put(words[1], text(words[2]));
            }
        }
        return params;
    }

    private static String text(String comment) {
        return INLINE.matcher(comment)
                .replaceAll("`$1`")
                .replaceAll("\\s+", " ")
                .strip();
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
