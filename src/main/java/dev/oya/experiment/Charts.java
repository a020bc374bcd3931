package dev.oya.experiment;

import dev.oya.notation.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The pictures of a study. */
final class Charts {
    private static final int MOST_EFFECTS = 12;
    private static final int BINS = 40;
    private static final double TAIL = 0.005;

    private final Experiment study;
    private final Findings findings;
    private final MeasureWords said;
    private final List<String> names;

    Charts(Experiment study, Findings findings, MeasureWords said) {
        this.study = study;
        this.findings = findings;
        this.said = said;
        this.names = study.arms().stream().map(Arm::name).toList();
    }

    /** All there are: of what was asked, of a grid, of what differs most, and of how values are spread. */
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
            String label = said.label(finding) + (share ? " (%)" : "");
            charts.add(Chart.intervals("question", said.label(finding), label, shown));
        }
    }

    private void effects(List<Chart> charts, int arm) {
        Map<Finding, Finding.Difference> found = new LinkedHashMap<>();
        findings.measures()
                .forEach(finding -> finding.differences().stream()
                        .filter(one -> one.arm() == arm && one.sure() && one.effect() != null && one.value() != 0)
                        .forEach(one -> found.put(finding, one)));
        List<Map.Entry<Finding, Finding.Difference>> largest = found.entrySet().stream()
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
                    return new Chart.Interval(said.label(one.getKey()), difference.effect(), margin);
                })
                .toList();
        String effect = said.say("column-effect");
        String title = said.say("plot-effects", names.get(arm), names.get(0));
        charts.add(Chart.intervals("effects-" + arm, title, effect, shown));
    }

    private Chart spread(String name) {
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (int arm = 0; arm < names.size(); arm++) {
            Histogram.Kept counts = findings.totals().arms().get(arm).counts().get(name);
            if (counts != null) {
                low = Math.min(low, Distribution.quantile(counts, TAIL));
                high = Math.max(high, Distribution.quantile(counts, 1 - TAIL));
            }
        }
        long width = Math.max(1, (long) Math.ceil((high - low) / BINS));
        long first = Math.floorDiv((long) low, width);
        int bins = (int) (Math.floorDiv((long) high, width) - first) + 1;
        List<Chart.Line> lines = new ArrayList<>();
        for (int arm = 0; arm < names.size(); arm++) {
            Histogram.Kept counts = findings.totals().arms().get(arm).counts().get(name);
            if (counts == null) {
                continue;
            }
            double all =
                    counts.times().values().stream().mapToLong(Long::longValue).sum();
            double[] place = new double[bins];
            double[] share = new double[bins];
            for (int bin = 0; bin < bins; bin++) {
                place[bin] = (first + bin + 0.5) * width - 0.5;
            }
            counts.times().forEach((value, times) -> {
                long bin = Math.floorDiv(value, width) - first;
                if (bin >= 0 && bin < bins) {
                    share[(int) bin] += 100 * times / all;
                }
            });
            lines.add(new Chart.Line(names.get(arm), place, share, null));
        }
        String axis = said.gathered(name);
        return Chart.lines(name, axis, axis, "%", lines);
    }

    /** Of the first two options that are varied; where there are more, the others as the first arm has them. */
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
        ObjectNode vega = Json.object();
        ArrayNode data = vega.putObject("data").putArray("values");
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
            data.addObject().put(varied.get(0), x).put(varied.get(1), y).put("value", value * times);
        }
        vega.put("mark", "rect");
        ObjectNode encoding = vega.putObject("encoding");
        Chart.axis(encoding, "x", varied.get(0), "ordinal", varied.get(0));
        Chart.axis(encoding, "y", varied.get(1), "ordinal", varied.get(1));
        Chart.axis(encoding, "color", "value", "quantitative", said.label(finding));
        charts.add(
                new Chart("grid", said.label(finding), Chart.heat(varied.get(0), xs, varied.get(1), ys, cells), vega));
    }

    /** What the names of arms begin with before the options that are varied. */
    private static String prefix(Arm arm) {
        String first = arm.grid().keySet().iterator().next();
        return arm.name().substring(0, arm.name().indexOf(first + "="));
    }

    private Set<String> values(String option) {
        Set<String> values = new LinkedHashSet<>();
        study.arms().forEach(arm -> values.add(arm.grid().get(option)));
        return values;
    }

    /** Everything measured, as a table for spreadsheets. */
    String csv() {
        StringBuilder csv = new StringBuilder(
                "measure,arm,sum,per,value,margin,difference,difference_margin,effect,by_luck,corrected,sure\n");
        for (Finding finding : findings.measures()) {
            for (int arm = 0; arm < names.size(); arm++) {
                Finding.Value value = finding.arms().get(arm);
                csv.append(quoted(finding.id())).append(',').append(quoted(names.get(arm)));
                csv.append(',').append(value.sum()).append(',').append(value.per());
                cell(csv, value.value());
                cell(csv, value.margin());
                Finding.Difference one = finding.of(arm);
                cell(csv, one == null ? null : (Double) one.value());
                cell(csv, one == null ? null : (Double) one.margin());
                cell(csv, one == null ? null : one.effect());
                cell(csv, one == null ? null : (Double) one.byLuck());
                cell(csv, one == null ? null : (Double) one.corrected());
                csv.append(',').append(one == null ? "" : one.sure()).append('\n');
            }
        }
        return csv.toString();
    }

    private static void cell(StringBuilder csv, Double number) {
        csv.append(',').append(number == null ? "" : String.format(Locale.ROOT, "%s", number));
    }

    private static String quoted(String text) {
        return text.matches("[^\",\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
