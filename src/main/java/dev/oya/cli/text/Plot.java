package dev.oya.cli.text;

import dev.oya.experiment.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where the parts of plots lie, for a page that draws them as SVG. */
final class Plot {
    private static final double WIDTH = 560;
    private static final double LEFT = 170;
    private static final double MARGIN = 44;
    private static final double ROW = 28;
    private static final double HEIGHT = 220;
    private static final int TICKS = 6;

    private Plot() {}

    /** A line of the grid with its number. */
    record Tick(String at, String label) {}

    /** A value with its interval, in a row of its own. */
    record Bar(String name, String y, String textY, String low, String high, String at) {}

    /** Values with their intervals below each other. */
    record Bars(String width, String height, String bottom, String labels, List<Tick> ticks, List<Bar> bars) {}

    /** A value with its interval as it changed. */
    record Course(
            String width,
            String height,
            String left,
            String right,
            String bottom,
            String labels,
            String zero,
            List<Tick> across,
            List<Tick> up,
            String line,
            String band) {}

    /** A scale on which numbers that people like lie evenly. */
    private record Scale(double low, double high, double from, double to) {
        double at(double value) {
            return from + (value - low) / (high - low) * (to - from);
        }

        double step() {
            double rough = (high - low) / TICKS;
            double power = Math.pow(10, Math.floor(Math.log10(rough)));
            double many = rough / power;
            return (many > 5 ? 10 : many > 2 ? 5 : many > 1 ? 2 : 1) * power;
        }

        List<Tick> ticks() {
            List<Tick> ticks = new ArrayList<>();
            for (double value = Math.ceil(low / step()) * step(); value <= high + step() / 1e6; value += step()) {
                String label =
                        step() < 1 ? String.format(Locale.ROOT, "%.1f", value) : String.valueOf(Math.round(value));
                ticks.add(new Tick(number(at(value)), label));
            }
            return ticks;
        }
    }

    /** From the least to the most, with nought and a little more on either side. */
    private static Scale around(List<Estimate> some, double from, double to) {
        double low = some.stream().mapToDouble(one -> end(one, -1)).min().orElse(0);
        double high = some.stream().mapToDouble(one -> end(one, 1)).max().orElse(0);
        double more = Math.max(1, (Math.max(high, 0) - Math.min(low, 0)) / 20);
        return new Scale(Math.min(low, 0) - more, Math.max(high, 0) + more, from, to);
    }

    private static double end(Estimate one, int way) {
        return one.value() + (Double.isFinite(one.margin()) ? way * one.margin() : 0);
    }

    static Bars bars(List<String> names, List<Estimate> values) {
        Scale scale = around(values, LEFT, WIDTH - MARGIN / 2);
        double bottom = ROW * (names.size() + 0.5);
        List<Bar> bars = IntStream.range(0, names.size())
                .mapToObj(bar -> new Bar(
                        names.get(bar),
                        number(ROW * (bar + 0.75)),
                        number(ROW * (bar + 0.75) + 5),
                        number(scale.at(end(values.get(bar), -1))),
                        number(scale.at(end(values.get(bar), 1))),
                        number(scale.at(values.get(bar).value()))))
                .toList();
        return new Bars(number(WIDTH), number(bottom + ROW), number(bottom), number(bottom + 18), scale.ticks(), bars);
    }

    static Course course(List<Integer> deals, List<Estimate> values) {
        Scale up = around(values, HEIGHT - MARGIN, 10);
        int last = deals.isEmpty() ? 1 : deals.get(deals.size() - 1);
        Scale across = new Scale(0, Math.max(2, last), MARGIN + 10, WIDTH - 10);
        List<String> line = new ArrayList<>();
        List<String> low = new ArrayList<>();
        List<String> high = new ArrayList<>();
        for (int i = 0; i < deals.size(); i++) {
            String x = number(across.at(deals.get(i)));
            line.add(x + "," + number(up.at(values.get(i).value())));
            low.add(0, x + "," + number(up.at(end(values.get(i), -1))));
            high.add(x + "," + number(up.at(end(values.get(i), 1))));
        }
        high.addAll(low);
        return new Course(
                number(WIDTH),
                number(HEIGHT),
                number(MARGIN + 10),
                number(WIDTH - 10),
                number(HEIGHT - MARGIN),
                number(HEIGHT - MARGIN + 18),
                number(up.at(0)),
                across.ticks().stream()
                        .filter(tick -> tick.label().indexOf('.') < 0)
                        .toList(),
                up.ticks(),
                line.stream().collect(Collectors.joining(" ")),
                high.stream().collect(Collectors.joining(" ")));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
