package dev.oya.cli.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Aligned columns: texts to the left, numbers to the right, including the last column. */
class ColumnsTest {
    private static String printed(Columns columns) {
        StringWriter out = new StringWriter();
        columns.print(new PrintWriter(out, true));
        return out.toString();
    }

    @Test
    void rightAlignsNumbers() {
        assertEquals(
                "  a    5     5 %\n  bb  10   100 %\n",
                printed(new Columns(2, "lrr").row("a", "5", "5 %").row("bb", "10", " 100 %")));
    }

    @Test
    void wrapsTextBeforeMargin() {
        String[] lines = printed(
                        new Columns(0, "ll").row("a", "word ".repeat(20).strip()))
                .split("\n");
        assertEquals("a  " + "word ".repeat(15).strip(), lines[0]);
        assertEquals("   " + "word ".repeat(5).strip(), lines[1]);
    }
}
