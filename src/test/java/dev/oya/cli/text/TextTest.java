package dev.oya.cli.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The width of text output. */
class TextTest {
    @ParameterizedTest(name = "COLUMNS={0}")
    @CsvSource({"40, 40", "80, 80", "200, 80", "3, 24", "wide, 80", "-5, 80", ", 80"})
    void widthFollowsTheTerminalUpTo80Columns(String columns, int width) {
        assertEquals(width, Text.columns(columns));
    }
}
