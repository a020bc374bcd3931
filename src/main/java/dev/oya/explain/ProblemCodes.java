package dev.oya.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** What each code of a problem wants of a person: the rows of {@code docs/problems.md}, which the jar carries. */
public final class ProblemCodes {
    private static final String PAGE = "/dev/oya/explain/problems.md";
    private static final Pattern CODE = Pattern.compile("`([a-z-]+)`");

    private ProblemCodes() {}

    /** Each code with what it wants of whoever meets it, in the order of the page. */
    public static Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        page().lines().filter(line -> line.startsWith("| `")).forEach(row -> {
            String[] cells = row.split("\\|");
            CODE.matcher(cells[1]).results().forEach(code -> all.put(code.group(1), cells[2].strip()));
        });
        return all;
    }

    private static String page() {
        try (InputStream page = ProblemCodes.class.getResourceAsStream(PAGE)) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
