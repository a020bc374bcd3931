package dev.oya.cli;

import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Input;
import dev.oya.notation.Json;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;

/**
 * What {@code oya bench} found, as it is kept in JSON.
 *
 * @param rules the game and the reading, or {@code all}
 * @param options what was set; the number of players always is, unless all were measured
 * @param seconds how long each run took
 * @param java the version of Java it was measured with
 * @param processors how many the machine has
 */
record BenchReport(
        String rules,
        Map<String, Object> options,
        Double seconds,
        String java,
        Integer processors,
        List<BenchMeasure> measures) {
    BenchReport {
        if (rules == null || options == null || seconds == null || measures == null || measures.contains(null)) {
            throw new IllegalArgumentException("it has \"rules\", \"options\", \"seconds\" and \"measures\"");
        }
    }

    /**
     * An earlier report of the same.
     *
     * @param file as {@code oya bench --json} wrote it
     * @throws Complaint where it is none
     */
    static BenchReport read(String file) throws IOException {
        try {
            return Json.STRICT.readValue(Input.text(Input.readable(file).toString(), null), BenchReport.class);
        } catch (JacksonException wrong) {
            Throwable why = wrong.getCause() instanceof IllegalArgumentException ? wrong.getCause() : wrong;
            throw new Complaint(
                    file + " is no report of bench: "
                            + String.valueOf(why.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse("it is empty"),
                    "make one with: oya bench --json > " + file);
        }
    }

    /** Complains where an earlier report speaks of other rules. */
    void comparable(BenchReport earlier, String file) {
        if (!rules.equals(earlier.rules) || !options.equals(earlier.options)) {
            throw new Complaint(
                    file + " measures " + earlier.rules + " " + earlier.options + ", not " + rules + " " + options,
                    "measure the same rules under the same options");
        }
    }

    /** What an earlier report says of the same thing, or null. */
    BenchMeasure earlier(BenchMeasure now) {
        return measures.stream()
                .filter(one -> one.id().equals(now.id()) && one.unit().equals(now.unit()))
                .findFirst()
                .orElse(null);
    }
}
