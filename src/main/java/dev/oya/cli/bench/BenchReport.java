package dev.oya.cli.bench;

import dev.oya.cli.io.Input;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.Columns;
import dev.oya.cli.text.Text;
import dev.oya.notation.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JacksonException;

/**
 * The results of {@code oya bench}, stored as JSON.
 *
 * @param rules game and profile, or {@code all}
 * @param options chosen options; includes the number of players unless all rules were measured
 * @param seconds duration of each run, in seconds
 * @param java version of Java
 * @param processors number of processors of the machine
 * @param measures the measurements
 */
public record BenchReport(
        String rules,
        Map<String, Object> options,
        Double seconds,
        String java,
        Integer processors,
        List<BenchMeasure> measures) {
    private static final double BUSY = 0.9;

    public BenchReport {
        if (rules == null
                || options == null
                || seconds == null
                || measures == null
                || measures.stream().anyMatch(Objects::isNull)) {
            throw new IllegalArgumentException("it must have \"rules\", \"options\", \"seconds\" and \"measures\"");
        }
    }

    /**
     * Reads an earlier report.
     *
     * @param file output of {@code oya bench --json}
     * @throws UserError if the file is not a report
     */
    public static BenchReport read(String file) throws IOException {
        try {
            return Json.STRICT.readValue(Input.text(Input.readable(file).toString(), null), BenchReport.class);
        } catch (JacksonException wrong) {
            Throwable why = wrong.getCause() instanceof IllegalArgumentException ? wrong.getCause() : wrong;
            String text = String.valueOf(why.getMessage()).lines().findFirst().orElse("it is empty");
            throw new UserError(
                    file + ": Invalid benchmark report: " + text, "create one with: oya bench --json > " + file);
        }
    }

    /**
     * Checks that an earlier report measured the same rules with the same options.
     *
     * @throws UserError if the rules or the options differ
     */
    public void comparable(BenchReport earlier, String file) {
        UserError.where(
                !rules.equals(earlier.rules) || !options.equals(earlier.options),
                file + " measures " + earlier.rules + " " + earlier.options + ", not " + rules + " " + options,
                "measure the same rules with the same options");
    }

    /** Prints all measurements. */
    public void print(PrintWriter out) {
        Columns table = new Columns(0, "lrrrl").row("what", "clock", "spread", "processor", "unit");
        measures.forEach(measure -> table.row(
                measure.id(),
                number(measure.clock().median()),
                String.format(Locale.ROOT, "+-%.0f %%", 100 * measure.clock().spread()),
                measure.cpu() == null ? "" : number(measure.cpu().median()),
                measure.unit()));
        table.print(out);
        double least = measures.stream().mapToDouble(BenchMeasure::share).min().orElse(1);
        if (least < BUSY) {
            out.println();
            out.println(Text.block(
                    String.format(
                            Locale.ROOT,
                            "The machine was not idle: during one measurement, this thread had only %.0f %% of a"
                                    + " processor. Processor time is then more reliable than clock time.",
                            100 * least),
                    0));
        }
    }

    /** Prints a comparison with an earlier report. */
    public void compare(PrintWriter out, BenchReport earlier) {
        out.println();
        Columns table = new Columns(0, "lrrrl").row("what", "before", "now", "change", "verdict");
        for (BenchMeasure now : measures) {
            BenchMeasure before = earlier.measures.stream()
                    .filter(one -> one.id().equals(now.id()) && one.unit().equals(now.unit()))
                    .findFirst()
                    .orElse(null);
            if (before == null) {
                table.row(now.id(), "", number(now.clock().median()), "", "not measured before");
                continue;
            }
            double was = before.comparedWith(now).median();
            double is = now.comparedWith(before).median();
            String change = String.format(Locale.ROOT, "%+.0f %%", 100 * (is / was - 1));
            table.row(now.id(), number(was), number(is), change, now.verdict(before));
        }
        table.print(out);
        out.println();
        out.println(Text.block(
                "Processor time is compared if both reports have it. Faster or slower means that no runs overlap.", 0));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%,.2f" : "%,.0f", value);
    }
}
