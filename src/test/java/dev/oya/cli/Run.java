package dev.oya.cli;

import dev.oya.cli.text.Text;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The result of one command.
 *
 * @param exit exit code
 * @param out text on standard output
 * @param err text on standard error
 */
record Run(int exit, String out, String err) {
    /** Runs {@code oya} with these arguments and no input. */
    static Run of(String... words) {
        return typing("", words);
    }

    /** Runs {@code oya} with text on standard input. */
    static Run typing(String typed, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err),
                words);
        return new Run(exit, out.toString(), err.toString());
    }

    /** Returns the output as JSON. */
    JsonNode json() {
        return new JsonMapper().readTree(out);
    }

    /** Returns the length of the longest output line. */
    int width() {
        return Arrays.stream(out.split("\\R")).mapToInt(Text::width).max().orElse(0);
    }
}
