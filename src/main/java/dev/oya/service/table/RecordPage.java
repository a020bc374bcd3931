package dev.oya.service.table;

import dev.oya.service.http.HttpProblem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A page of the records of a match. A page contains at least one record unless no records are left.
 *
 * @param lines the records, each with a line feed
 * @param next number of the first round on the next page, or null if this is the last page
 */
record RecordPage(String lines, Integer next) {
    /** Maximum size of a page in bytes. A single record may be larger. */
    static final int MOST_BYTES = 1 << 20;

    /**
     * Returns the page that starts with the given round.
     *
     * @param from number of the first round as requested, or null for the first round
     * @param most maximum number of records
     * @param mostBytes maximum size of the page in bytes
     * @throws HttpProblem with status 400 if {@code from} is not a valid number
     */
    static RecordPage of(List<String> records, String from, int most, int mostBytes) {
        if (from != null && !from.matches("[1-9][0-9]{0,7}")) {
            throw new HttpProblem(400, "wrong-field", "from", "the number of a round, at least 1");
        }
        StringBuilder lines = new StringBuilder();
        int bytes = 0;
        int first = from == null ? 1 : Integer.parseInt(from);
        for (int round = first; round <= records.size(); round++) {
            String line = records.get(round - 1) + "\n";
            bytes += line.getBytes(StandardCharsets.UTF_8).length;
            if (round - first == most || bytes > mostBytes && lines.length() > 0) {
                return new RecordPage(lines.toString(), round);
            }
            lines.append(line);
        }
        return new RecordPage(lines.toString(), null);
    }
}
