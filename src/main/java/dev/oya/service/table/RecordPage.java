package dev.oya.service.table;

import dev.oya.service.http.HttpProblem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * As many records of a match as one answer carries, at least one if there is any.
 *
 * @param lines the records of the page, each with the end of its line
 * @param next the number of the first round that is left for the next page, or null if none is left
 */
record RecordPage(String lines, Integer next) {
    /** Most bytes of a page, unless a single record has more. */
    static final int MOST_BYTES = 1 << 20;

    /**
     * Returns the records from a round on.
     *
     * @param from the number of the first round as it was asked for, or null for the first
     * @throws HttpProblem 400 if that is not a number of a round
     */
    static RecordPage of(List<String> records, String from, int mostBytes) {
        if (from != null && !from.matches("[1-9][0-9]{0,7}")) {
            throw new HttpProblem(400, "wrong-field", "from", "the number of a round, at least 1");
        }
        StringBuilder lines = new StringBuilder();
        int bytes = 0;
        for (int round = from == null ? 1 : Integer.parseInt(from); round <= records.size(); round++) {
            String line = records.get(round - 1) + "\n";
            bytes += line.getBytes(StandardCharsets.UTF_8).length;
            if (bytes > mostBytes && lines.length() > 0) {
                return new RecordPage(lines.toString(), round);
            }
            lines.append(line);
        }
        return new RecordPage(lines.toString(), null);
    }
}
