package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oya.service.http.HttpProblem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The records of a long match are split into pages. */
class RecordPageTest {
    private static final List<String> RECORDS = List.of("aaa", "bbb", "ccc");

    @Test
    void splitsRecordsIntoPages() {
        assertEquals(new RecordPage("aaa\nbbb\n", 3), RecordPage.of(RECORDS, null, 9, 8));
        assertEquals(new RecordPage("ccc\n", null), RecordPage.of(RECORDS, "3", 9, 8));
        assertEquals(new RecordPage("bbb\n", 3), RecordPage.of(RECORDS, "2", 9, 1));
        assertEquals(new RecordPage("", null), RecordPage.of(RECORDS, "4", 9, 8));
    }

    @Test
    void pageHasAtMostRequestedRecords() {
        assertEquals(new RecordPage("aaa\n", 2), RecordPage.of(RECORDS, null, 1, 100));
        assertEquals(new RecordPage("bbb\nccc\n", null), RecordPage.of(RECORDS, "2", 2, 100));
    }

    @Test
    void rejectsInvalidRoundNumber() {
        for (String wrong : List.of("0", "-1", "one", "999999999", "")) {
            assertThrows(HttpProblem.class, () -> RecordPage.of(RECORDS, wrong, 9, 8), wrong);
        }
    }
}
