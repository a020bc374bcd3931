package dev.oya.cli;

import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Input;
import dev.oya.record.Json;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;

/**
 * What {@code oya bench} found, as it is kept in JSON.
 *
 * @param rules the game and the reading, or {@code all}
 * @param options what was set; the number of players always is, unless all were measured
 * @param seconds how long each run took
 * @param machine what it was measured on
 */
record BenchReport(
        String rules, Map<String, Object> options, Double seconds, Machine machine, List<BenchMeasure> measures) {
    /**
     * What it was measured on.
     *
     * @param loadBefore how many wanted a processor in the minute before; null where the system does not tell
     * @param loadAfter the same at the end, this program included
     * @param heap the most bytes that were held after a collection
     * @param resident the most bytes of memory that the process had; null where the system does not tell
     */
    record Machine(String java, int processors, Double loadBefore, Double loadAfter, long heap, Long resident) {}

    BenchReport {
        if (rules == null
                || options == null
                || seconds == null
                || machine == null
                || measures == null
                || measures.contains(null)) {
            throw new IllegalArgumentException(
                    "it has \"rules\", \"options\", \"seconds\", \"machine\" and \"measures\"");
        }
    }

    /** How many wanted a processor in the last minute, or null. */
    static Double load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? null : load;
    }

    /** What is held once everything that nobody needs is gone. */
    static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    static Long resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return null;
        }
        return Files.readAllLines(status, StandardCharsets.UTF_8).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                .findFirst()
                .orElse(null);
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
