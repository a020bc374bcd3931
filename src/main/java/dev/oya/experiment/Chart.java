package dev.oya.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A chart as SVG.
 *
 * @param id name of the chart and of its file
 * @param title title of the chart
 * @param svg the drawing, for embedding in a page
 */
public record Chart(String id, String title, String svg) {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 320;
    private static final double ROW = 28;
    private static final double MARGIN = 56;
    private static final double LETTER = 7.2;
    private static final int LONGEST_NAME = 44;
    private static final int TICKS = 6;
    private static final List<String> COLOURS =
            List.of("#1f5a99", "#b3402a", "#3b7d3a", "#7a4a9e", "#b07d12", "#2a8c8c", "#8c2a5b", "#555555");
    private static final int[][] HEAT = {{0xF2, 0xE9, 0xD8}, {0xE8, 0xA3, 0x3D}, {0xB3, 0x40, 0x2A}};

    /**
     * A value with its interval.
     *
     * @param margin half the width of the interval; no interval is drawn if it is not finite
     */
    public record Interval(String name, double value, double margin) {
        private double end(int way) {
            return value + (Double.isFinite(margin) ? way * margin : 0);
        }
    }

    /**
     * A point of a line.
     *
     * @param place position on the horizontal axis
     * @param margin half the width of the interval, or NaN if there is none
     */
    public record Point(double place, double value, double margin) {
        private double end(int way) {
            return value + (Double.isFinite(margin) ? way * margin : 0);
        }
    }

    /** A named series of points. */
    public record Line(String name, List<Point> points) {
        private String path(Scale x, Scale y, int way) {
            return points.stream()
                    .map(one -> Canvas.number(x.at(one.place)) + "," + Canvas.number(y.at(one.end(way))) + " ")
                    .collect(Collectors.joining());
        }
    }

    String file() {
        return svg.replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    }

    /**
     * Draws intervals in rows, with a line at zero.
     *
     * @param axis label of the horizontal axis; may be empty
     */
    public static Chart intervals(String id, String title, String axis, List<Interval> all) {
        double left = 12 + widest(all.stream().map(Interval::name));
        Scale x = Scale.around(
                all.stream().flatMap(one -> Stream.of(one.end(-1), one.end(1))).toList(), left, WIDTH - 20);
        double bottom = ROW * (all.size() + 0.5);
        Canvas canvas = new Canvas(bottom + (axis.isEmpty() ? ROW : 2 * ROW));
        for (double tick : x.ticks()) {
            canvas.line(x.at(tick), 0, x.at(tick), bottom, tick == 0 ? "#888" : "#ddd", 1);
            canvas.text(x.at(tick), bottom + 18, "middle", x.label(tick));
        }
        canvas.text((left + WIDTH) / 2, bottom + 42, "middle", axis);
        for (int i = 0; i < all.size(); i++) {
            Interval one = all.get(i);
            double y = ROW * (i + 0.75);
            canvas.text(0, y + 5, "start", shortened(one.name));
            canvas.line(x.at(one.end(-1)), y, x.at(one.end(1)), y, COLOURS.get(0), 2);
            canvas.add("circle", "cx", x.at(one.value), "cy", y, "r", 5, "fill", COLOURS.get(0));
        }
        return new Chart(id, title, canvas.svg());
    }

    /**
     * Draws lines, each with its intervals as a band.
     *
     * @param across label of the horizontal axis
     * @param up label of the vertical axis
     */
    public static Chart lines(String id, String title, String across, String up, List<Line> lines) {
        boolean legend = lines.size() > 1;
        double right = legend ? WIDTH - 30 - widest(lines.stream().map(Line::name)) : WIDTH - 20;
        List<Point> points =
                lines.stream().flatMap(line -> line.points.stream()).toList();
        Scale x = Scale.of(points.stream().map(Point::place).toList(), MARGIN, right);
        Scale y = Scale.around(
                points.stream()
                        .flatMap(one -> Stream.of(one.end(-1), one.end(1)))
                        .toList(),
                HEIGHT - MARGIN,
                10);
        Canvas canvas = new Canvas(HEIGHT);
        for (double tick : y.ticks()) {
            canvas.line(MARGIN, y.at(tick), right, y.at(tick), tick == 0 ? "#888" : "#ddd", 1);
            canvas.text(MARGIN - 6, y.at(tick) + 4, "end", y.label(tick));
        }
        for (double tick : x.ticks()) {
            canvas.text(x.at(tick), HEIGHT - MARGIN + 18, "middle", x.label(tick));
        }
        canvas.text((MARGIN + right) / 2, HEIGHT - 10, "middle", across);
        canvas.text(0, 14, "start", up);
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            String colour = COLOURS.get(i % COLOURS.size());
            if (line.points.stream().anyMatch(one -> !Double.isNaN(one.margin))) {
                List<Point> back = new ArrayList<>(line.points);
                Collections.reverse(back);
                String band = line.path(x, y, 1) + new Line("", back).path(x, y, -1);
                canvas.add("polygon", "points", band, "fill", colour, "fill-opacity", 0.18);
            }
            canvas.add("polyline", "points", line.path(x, y, 0), "fill", "none", "stroke", colour, "stroke-width", 2);
            if (legend) {
                canvas.line(right + 8, 20 + 18 * i, right + 22, 20 + 18 * i, colour, 3);
                canvas.text(right + 26, 24 + 18 * i, "start", shortened(line.name));
            }
        }
        return new Chart(id, title, canvas.svg());
    }

    /**
     * Draws a heat map.
     *
     * @param values values, indexed by column and then by row
     */
    static String heat(String across, List<String> xs, String up, List<String> ys, double[][] values) {
        double least = Stream.of(values).flatMapToDouble(DoubleStream::of).min().orElse(0);
        double most = Stream.of(values).flatMapToDouble(DoubleStream::of).max().orElse(1);
        double left = 20 + widest(Stream.concat(ys.stream(), Stream.of(up)));
        double width = (WIDTH - left) / xs.size();
        double height = 2 * ROW;
        double bottom = ROW + height * ys.size();
        Canvas canvas = new Canvas(bottom + 2 * ROW);
        canvas.text(0, 18, "start", up);
        for (int row = 0; row < ys.size(); row++) {
            // The first row is at the bottom, as on an axis.
            double top = ROW + height * (ys.size() - 1 - row);
            canvas.text(left - 8, top + height / 2 + 5, "end", ys.get(row));
            for (int column = 0; column < xs.size(); column++) {
                double value = values[column][row];
                String colour = heat(most > least ? (value - least) / (most - least) : 0);
                canvas.add(
                        "rect",
                        "x",
                        left + width * column,
                        "y",
                        top,
                        "width",
                        width - 2,
                        "height",
                        height - 2,
                        "fill",
                        colour);
                String text = String.format(Locale.ROOT, "%.2f", value);
                canvas.text(left + width * (column + 0.5), top + height / 2 + 5, "middle", text);
            }
        }
        for (int column = 0; column < xs.size(); column++) {
            canvas.text(left + width * (column + 0.5), bottom + 18, "middle", xs.get(column));
        }
        canvas.text((left + WIDTH) / 2, bottom + 42, "middle", across);
        return canvas.svg();
    }

    private static double widest(Stream<String> names) {
        return LETTER * names.mapToInt(name -> shortened(name).length()).max().orElse(0);
    }

    private static String heat(double part) {
        int from = part < 0.5 ? 0 : 1;
        double more = 2 * part - from;
        StringBuilder colour = new StringBuilder("#");
        for (int i = 0; i < 3; i++) {
            colour.append(String.format(
                    "%02x", Math.round(HEAT[from][i] + more * (HEAT[from + 1][i] - HEAT[from][i]))));
        }
        return colour.toString();
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    /**
     * A linear scale with ticks at round numbers.
     *
     * @param low lowest value
     * @param high highest value
     * @param from position of the lowest value
     * @param to position of the highest value
     */
    private record Scale(double low, double high, double from, double to) {
        static Scale of(List<Double> all, double from, double to) {
            double low = all.stream().mapToDouble(one -> one).min().orElse(0);
            double high = all.stream().mapToDouble(one -> one).max().orElse(1);
            return new Scale(low, high > low ? high : low + 1, from, to);
        }

        /** Returns a scale that contains all values and zero, with some space around them. */
        static Scale around(List<Double> all, double from, double to) {
            Scale exact = of(Stream.concat(all.stream(), Stream.of(0.0)).toList(), from, to);
            double more = (exact.high - exact.low) / 20;
            return new Scale(exact.low < 0 ? exact.low - more : 0, exact.high + more, from, to);
        }

        double at(double value) {
            return from + (value - low) / (high - low) * (to - from);
        }

        private double step() {
            double rough = (high - low) / TICKS;
            double power = Math.pow(10, Math.floor(Math.log10(rough)));
            double many = rough / power;
            return (many > 5 ? 10 : many > 2 ? 5 : many > 1 ? 2 : 1) * power;
        }

        double[] ticks() {
            long first = (long) Math.ceil(low / step() - 1e-9);
            long last = (long) Math.floor(high / step() + 1e-9);
            return IntStream.rangeClosed(0, (int) (last - first))
                    .mapToDouble(tick -> (first + tick) * step())
                    .toArray();
        }

        String label(double tick) {
            int digits = (int) Math.max(0, -Math.floor(Math.log10(step()) + 1e-9));
            return String.format(Locale.ROOT, "%,." + digits + "f", tick + 0.0);
        }
    }

    private static final class Canvas {
        private final StringBuilder parts = new StringBuilder();

        Canvas(double height) {
            parts.append("<svg viewBox=\"0 0 " + number(WIDTH) + ' ' + number(height));
            parts.append("\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">");
        }

        static String number(double value) {
            return String.format(Locale.ROOT, "%.1f", value);
        }

        private static String escaped(Object text) {
            return text.toString()
                    .replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\"", "&quot;");
        }

        /** @param attributes names and values, alternating */
        void add(String element, Object... attributes) {
            parts.append('<').append(element);
            for (int i = 0; i < attributes.length; i += 2) {
                Object value = attributes[i + 1];
                boolean place = value instanceof Double && !attributes[i].equals("fill-opacity");
                parts.append(' ').append(attributes[i]).append("=\"");
                parts.append(place ? number((Double) value) : escaped(value)).append('"');
            }
            parts.append("/>");
        }

        void line(double x1, double y1, double x2, double y2, String colour, int width) {
            add("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "stroke", colour, "stroke-width", width);
        }

        void text(double x, double y, String anchor, String text) {
            if (!text.isEmpty()) {
                parts.append(String.format(
                        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>",
                        number(x), number(y), anchor, escaped(text)));
            }
        }

        String svg() {
            return parts + "</svg>";
        }
    }
}
