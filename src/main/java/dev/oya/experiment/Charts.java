package dev.oya.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The charts of a study and its measures as CSV. */
record Charts(Experiment study, List<String> names, Findings findings, MeasureWords words) {
    private static final int MOST_EFFECTS = 12;
    private static final int BINS = 40;
    private static final double TAIL = 0.005;

    Charts(Experiment study, Findings findings, MeasureWords words) {
        this(study, study.arms().stream().map(Arm::name).toList(), findings, words);
    }

    /**
     * Returns all charts: the measure that the study asks about, the grid, the largest effects and the distributions.
     */
    List<Chart> all() {
        List<Chart> charts = new ArrayList<>();
        asked(charts);
        grid(charts);
        for (int arm = 1; arm < names.size(); arm++) {
            effects(charts, arm);
        }
        findings.totals().arms().get(0).counts().keySet().forEach(name -> charts.add(spread(name)));
        return charts;
    }

    private void asked(List<Chart> charts) {
        Finding finding = findings.question();
        boolean share = finding.measure().unit() == Measure.Unit.SHARE;
        double times = share ? 100 : 1;
        List<Chart.Interval> shown = new ArrayList<>();
        for (int arm = 0; arm < names.size(); arm++) {
            Finding.Value value = finding.arms().get(arm);
            if (value.value() != null && !value.margin().isInfinite()) {
                shown.add(new Chart.Interval(names.get(arm), value.value() * times, value.margin() * times));
            }
        }
        if (!shown.isEmpty()) {
            String label = words.label(finding) + (share ? " (%)" : "");
            charts.add(Chart.intervals("question", words.label(finding), label, shown));
        }
    }

    private void effects(List<Chart> charts, int arm) {
        List<Map.Entry<Finding, Finding.Difference>> largest = findings.measures().stream()
                .flatMap(finding -> finding.differences().stream().map(one -> Map.entry(finding, one)))
                .filter(one -> one.getValue().arm() == arm && one.getValue().sure())
                .filter(one -> one.getValue().effect() != null && one.getValue().value() != 0)
                .sorted(Comparator.comparingDouble(
                        one -> -Math.abs(one.getValue().effect())))
                .limit(MOST_EFFECTS)
                .toList();
        if (largest.isEmpty()) {
            return;
        }
        List<Chart.Interval> shown = largest.stream()
                .map(one -> {
                    Finding.Difference difference = one.getValue();
                    double margin = difference.margin() * difference.effect() / difference.value();
                    return new Chart.Interval(words.label(one.getKey()), difference.effect(), margin);
                })
                .toList();
        String title = words.say("plot-effects", names.get(arm), names.get(0));
        charts.add(Chart.intervals("effects-" + arm, title, words.say("column-effect"), shown));
    }

    private Chart spread(String name) {
        Map<Integer, Histogram.Kept> counted = new TreeMap<>();
        for (int arm = 0; arm < names.size(); arm++) {
            Histogram.Kept counts = findings.totals().arms().get(arm).counts().get(name);
            if (counts != null) {
                counted.put(arm, counts);
            }
        }
        double low = counted.values().stream()
                .mapToDouble(counts -> Distribution.quantile(counts, TAIL))
                .min()
                .orElseThrow();
        double high = counted.values().stream()
                .mapToDouble(counts -> Distribution.quantile(counts, 1 - TAIL))
                .max()
                .orElseThrow();
        long width = Math.max(1, (long) Math.ceil((high - low) / BINS));
        long first = Math.floorDiv((long) low, width);
        int bins = (int) (Math.floorDiv((long) high, width) - first) + 1;
        List<Chart.Line> lines = new ArrayList<>();
        counted.forEach((arm, counts) -> {
            double all =
                    counts.times().values().stream().mapToLong(Long::longValue).sum();
            double[] share = new double[bins];
            counts.times().forEach((value, times) -> {
                long bin = Math.floorDiv(value, width) - first;
                if (bin >= 0 && bin < bins) {
                    share[(int) bin] += 100 * times / all;
                }
            });
            List<Chart.Point> points = IntStream.range(0, bins)
                    .mapToObj(bin -> new Chart.Point((first + bin + 0.5) * width - 0.5, share[bin], Double.NaN))
                    .toList();
            lines.add(new Chart.Line(names.get(arm), points));
        });
        String axis = words.gathered(name);
        return Chart.lines(name, axis, axis, "%", lines);
    }

    /** Adds a heat map of the first two varied options. All other options have the values of the first arm. */
    private void grid(List<Chart> charts) {
        Arm base = study.arms().get(0);
        List<String> varied = base.grid().keySet().stream()
                .filter(option -> values(option).size() > 1)
                .limit(2)
                .toList();
        if (varied.size() < 2) {
            return;
        }
        List<String> xs = List.copyOf(values(varied.get(0)));
        List<String> ys = List.copyOf(values(varied.get(1)));
        double[][] cells = new double[xs.size()][ys.size()];
        Finding finding = findings.question();
        double times = finding.measure().unit() == Measure.Unit.SHARE ? 100 : 1;
        for (int number = 0; number < names.size(); number++) {
            Arm arm = study.arms().get(number);
            Double value = finding.arms().get(number).value();
            boolean beside = arm.rules()
                            .settings()
                            .pack()
                            .digest()
                            .equals(base.rules().settings().pack().digest())
                    && arm.grid().entrySet().stream()
                            .allMatch(one -> varied.contains(one.getKey())
                                    || one.getValue().equals(base.grid().get(one.getKey())))
                    && arm.name().startsWith(prefix(base));
            if (!beside || value == null) {
                continue;
            }
            String x = arm.grid().get(varied.get(0));
            String y = arm.grid().get(varied.get(1));
            cells[xs.indexOf(x)][ys.indexOf(y)] = Math.round(value * times * 100) / 100.0;
        }
        charts.add(new Chart("grid", words.label(finding), Chart.heat(varied.get(0), xs, varied.get(1), ys, cells)));
    }

    /** Returns the part of an arm's name before its varied options. */
    private static String prefix(Arm arm) {
        String first = arm.grid().keySet().iterator().next();
        return arm.name().substring(0, arm.name().indexOf(first + "="));
    }

    private Set<String> values(String option) {
        Set<String> values = new LinkedHashSet<>();
        study.arms().forEach(arm -> values.add(arm.grid().get(option)));
        return values;
    }

    /** Returns all measures as CSV. */
    String csv() {
        StringBuilder csv = new StringBuilder(
                "measure,arm,sum,per,value,margin,difference,difference_margin,effect,by_luck,corrected,sure\n");
        for (Finding finding : findings.measures()) {
            for (int arm = 0; arm < names.size(); arm++) {
                Finding.Value value = finding.arms().get(arm);
                Stream<?> here = Stream.of(
                        finding.id(), names.get(arm), value.sum(), value.per(), value.value(), value.margin());
                Finding.Difference one = finding.of(arm);
                Stream<?> differs = one == null
                        ? Collections.nCopies(6, "").stream()
                        : Stream.of(one.value(), one.margin(), one.effect(), one.byLuck(), one.corrected(), one.sure());
                csv.append(Stream.concat(here, differs).map(Charts::cell).collect(Collectors.joining(",", "", "\n")));
            }
        }
        return csv.toString();
    }

    private static String cell(Object what) {
        String text = what == null ? "" : what.toString();
        return text.matches("[^\",\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
