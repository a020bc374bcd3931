package dev.oya.cli.text;

import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.bench.BenchRuns;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Says how fast something is, and whether it has changed. */
public final class BenchText {
    private static final double BUSY = 0.9;

    private final List<BenchMeasure> measures;

    public BenchText(List<BenchMeasure> measures) {
        this.measures = measures;
    }

    public void print(PrintWriter out) {
        Columns table = new Columns(0, "lrrrl").row("what", "clock", "spread", "processor", "unit");
        for (BenchMeasure measure : measures) {
            table.row(
                    measure.id(),
                    number(measure.clock().median()),
                    String.format(
                            Locale.ROOT, "+-%.0f %%", 100 * measure.clock().spread()),
                    measure.cpu() == null ? "" : number(measure.cpu().median()),
                    measure.unit());
        }
        table.print(out);
        double least = measures.stream().mapToDouble(BenchMeasure::share).min().orElse(1);
        if (least < BUSY) {
            out.println();
            out.println(Text.block(
                    String.format(
                            Locale.ROOT,
                            "The machine did other things meanwhile: at times this thread had only %.0f %% of a processor."
                                    + " What a processor did in its time says more then than the clock.",
                            100 * least),
                    0));
        }
    }

    /** Holds every measure against an earlier one. */
    public void compare(PrintWriter out, Function<BenchMeasure, BenchMeasure> earlier) {
        out.println();
        Columns table = new Columns(0, "lrrrl").row("what", "before", "now", "change", "verdict");
        for (BenchMeasure now : measures) {
            BenchMeasure before = earlier.apply(now);
            if (before == null) {
                table.row(now.id(), "", number(now.clock().median()), "", "not measured before");
                continue;
            }
            boolean clock = now.cpu() == null || before.cpu() == null;
            double was = (clock ? before.clock() : before.cpu()).median();
            double is = (clock ? now.clock() : now.cpu()).median();
            table.row(
                    now.id(),
                    number(was),
                    number(is),
                    String.format(Locale.ROOT, "%+.0f %%", 100 * (is / was - 1)),
                    verdict(now, now.against(before)));
        }
        table.print(out);
        out.println();
        out.println(Text.block(
                "By the time of processors, where it is known. Faster or slower is only what lies apart in every run.",
                0));
    }

    private static String verdict(BenchMeasure measure, BenchRuns.Verdict verdict) {
        return switch (verdict) {
            case ALIKE -> "within the spread";
            case TOO_FEW_RUNS -> "too few runs";
            default -> (verdict == BenchRuns.Verdict.MORE) == measure.moreIsBetter() ? "faster" : "slower";
        };
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%,.2f" : "%,.0f", value);
    }
}
