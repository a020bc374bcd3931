package dev.oya.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors that authors make in YAML are reported in plain words. */
class YamlErrorTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "what: The moon: and sake        | 1 | Unexpected \": \" within a text",
                "- what: The moon: and sake      | 1 | Unexpected \": \" within a text",
                "a:/  b: 1/   c: 2               | 3 | The indentation of this line fits no line above it",
                "a:/  b: 1/ c: 2                 | 3 | The indentation of this line fits no line above it",
                "a:/- b: 1/   c: 2               | 3 | The indentation of this line fits no line above it",
                "a:/  - b/ c                     | 3 | The indentation of this line fits no line above it",
                "a: 1/- b                        | 2 | The indentation of this line fits no line above it",
                "a: x/  b: y                     | 2 | The indentation of this line fits no line above it",
                "a: 1/b/c: 2                     | 2 | Missing \":\" after the key",
                "a:/\tb: 1                       | 2 | The line is indented with a tab",
                "a: [1, 2/b: 3                   | 2 | Missing \",\" or \"]\" in the value that begins on line 1",
                "a: {b: 1/c: 3                   | 2 | Missing \",\" or \"}\" in the value that begins on line 1",
                "a: \"x/b: 3                     | 1 | The quotation mark on this line is not closed",
                "a: 'x/b: 3                      | 1 | The quotation mark on this line is not closed",
                "a: \"x\" y                      | 1 | Unexpected text after a value",
                "a: \"\\q\"                      | 1 | Invalid escape sequence",
                "a: @x                           | 1 | A text cannot begin with \"@\"",
                "a: *b                           | 1 | A text cannot begin with \"*\"",
                "a: ]                            | 1 | A text cannot begin with \"]\"",
                "a: [                            | 1 | The text ends where a value is expected",
                "--- a/--- b                     | 2 | The file contains a second document",
            })
    void describesMistakeWithItsLine(String written, int line, String message) {
        Problems problems = new Problems();
        assertNull(YamlParser.parse("body", written.replace("/", "\n"), problems));
        Problem first = problems.sorted().get(0);
        assertEquals(
                message + " in line " + line,
                first.message() + " in line " + first.place().line());
        assertEquals("broken-yaml", first.code());
    }
}
