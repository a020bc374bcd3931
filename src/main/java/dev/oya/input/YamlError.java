package dev.oya.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** A syntax error that the YAML library found in a text, described as a mistake of the author. */
final class YamlError {
    private static final Pattern MISSING = Pattern.compile("expected ',' or '(.)'.*");
    private static final Pattern START = Pattern.compile("found character '(.)' that cannot start.*");
    private static final Pattern ALIAS = Pattern.compile("found undefined (alias) .*");
    private static final Pattern FOUND = Pattern.compile("expected (?:the node content|<block end>), but found '(.*)'");

    private final MarkedYAMLException error;
    private final String said;
    private final String[] lines;

    private YamlError(String text, MarkedYAMLException error) {
        this.error = error;
        this.said = error.getProblem() == null ? "" : error.getProblem().strip().replaceAll("\\s+", " ");
        this.lines = text.split("\n", -1);
    }

    /** Converts an error of the YAML library to a problem. */
    static Problem of(String file, String text, MarkedYAMLException error) {
        return new YamlError(text, error).problem(file);
    }

    private Problem problem(String file) {
        Place place = new Place(file, line(error.getProblemMark()));
        Place start = new Place(file, line(error.getContextMark()));
        Matcher missing = MISSING.matcher(said);
        Matcher first = START.matcher(said);
        Matcher found = FOUND.matcher(said);
        if (said.startsWith("mapping values are not allowed")) {
            return Problem.of(place, isFirstKey() ? "broken-yaml.indent" : "broken-yaml.colon");
        } else if (said.startsWith("could not find expected ':'")) {
            return Problem.of(start, "broken-yaml.no-colon");
        } else if (said.contains("(TAB)")) {
            return Problem.of(place, "broken-yaml.tab");
        } else if (missing.matches()) {
            return Problem.of(place, "broken-yaml.bracket", missing.group(1), start.line());
        } else if (said.startsWith("found unexpected end of stream")) {
            return Problem.of(start, "broken-yaml.quote");
        } else if (said.startsWith("found unknown escape character")) {
            return Problem.of(place, "broken-yaml.escape");
        } else if (first.matches() || ALIAS.matcher(said).matches()) {
            return Problem.of(place, "broken-yaml.character", first.matches() ? first.group(1) : "*");
        } else if (said.startsWith("but found another document")) {
            return Problem.of(place, "broken-yaml.documents");
        } else if (found.matches()) {
            return unexpected(place, found.group(1));
        }
        return Problem.of(place, "broken-yaml.text", said.isEmpty() ? "Invalid YAML" : said);
    }

    private Problem unexpected(Place place, String found) {
        if (found.equals("<stream end>")) {
            return Problem.of(place, "broken-yaml.end");
        }
        boolean text = found.startsWith("<") || found.equals("?") || found.equals("-");
        if (!text) {
            return Problem.of(place, "broken-yaml.character", found);
        }
        return Problem.of(place, before().isBlank() ? "broken-yaml.indent" : "broken-yaml.rest");
    }

    /** Returns whether the error is at the colon after the first key of its line. */
    private boolean isFirstKey() {
        return !before().strip().replaceFirst("^(- +)+", "").contains(": ");
    }

    /** Returns the part of the erroneous line in front of the error. */
    private String before() {
        Mark mark = error.getProblemMark();
        if (mark == null || mark.getLine() >= lines.length) {
            return "";
        }
        String line = lines[mark.getLine()];
        return line.substring(0, Math.min(mark.getColumn(), line.length()));
    }

    private static int line(Mark mark) {
        return mark == null ? 0 : mark.getLine() + 1;
    }
}
