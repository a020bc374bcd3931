package dev.oya.experiment;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.IChart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tools.jackson.databind.node.ObjectNode;

/**
 * A picture, and the data that it is drawn of.
 *
 * @param id its name, also of its file
 * @param title what it shows
 * @param png the picture
 * @param vega the same as Vega-Lite, with its data
 */
public record Plot(String id, String title, byte[] png, ObjectNode vega) {
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 640;
    private static final int MANY = 5;
    private static final Color[] COLOURS = {
        new Color(0x1F5A99),
        new Color(0xB3402A),
        new Color(0x3B7D3A),
        new Color(0x7A4A9E),
        new Color(0xB07D12),
        new Color(0x2A8C8C),
        new Color(0x8C2A5B),
        new Color(0x555555)
    };
    private static final Color PALE = new Color(0xF2E9D8);

    static {
        // Nothing is shown on a screen, also where there is one.
        System.setProperty("java.awt.headless", "true");
    }

    /** Whether this machine can draw pictures: it needs a font for what is written on them. */
    public static boolean isPossible() {
        try {
            new Font(Font.SANS_SERIF, Font.PLAIN, 12).getStringBounds("0", new FontRenderContext(null, true, true));
            return true;
        } catch (LinkageError | InternalError | RuntimeException noFont) {
            return false;
        }
    }

    /** Points beside each other, each with an interval. */
    static byte[] intervals(String axis, List<String> names, List<Double> values, List<Double> margins) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .yAxisTitle(axis)
                .build();
        style(chart.getStyler());
        chart.getStyler()
                .setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Scatter)
                .setErrorBarsColorSeriesColor(true)
                .setMarkerSize(16)
                .setLegendVisible(false);
        if (names.size() > MANY || names.stream().anyMatch(name -> name.length() > 2 * WIDTH / 25 / names.size())) {
            chart.getStyler().setXAxisLabelRotation(30);
        }
        // One who reads it sees where nothing is.
        double low = 0;
        double high = 0;
        for (int i = 0; i < values.size(); i++) {
            low = Math.min(low, values.get(i) - margins.get(i));
            high = Math.max(high, values.get(i) + margins.get(i));
        }
        double room = Math.max((high - low) / 20, 1e-6);
        chart.getStyler().setYAxisMin(low < 0 ? low - room : 0).setYAxisMax(high > 0 ? high + room : 0);
        chart.addSeries("values", names, values, margins)
                .setMarker(SeriesMarkers.CIRCLE)
                .setMarkerColor(COLOURS[0])
                .setLineColor(COLOURS[0])
                .setLineStyle(new BasicStroke(4));
        return png(chart);
    }

    /** Lines over an axis, one for each name. */
    static byte[] lines(String x, String y, List<String> names, List<double[]> places, List<double[]> values) {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        style(chart.getStyler());
        chart.getStyler().setYAxisMin(0.0).setMarkerSize(0).setLegendVisible(names.size() > 1);
        for (int i = 0; i < names.size(); i++) {
            chart.addSeries((i + 1) + ": " + names.get(i), places.get(i), values.get(i))
                    .setMarker(SeriesMarkers.NONE)
                    .setLineStyle(new BasicStroke(4));
        }
        return png(chart);
    }

    /** A table of which each cell is coloured by its value. */
    static byte[] heat(String x, List<String> xs, String y, List<String> ys, double[][] values) {
        HeatMapChart chart = new HeatMapChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        style(chart.getStyler());
        chart.getStyler()
                .setShowValue(true)
                .setValueFont(font(24))
                .setRangeColors(new Color[] {PALE, new Color(0xE8A33D), new Color(0xB3402A)})
                .setHeatMapValueDecimalPattern("0.0#");
        List<Number[]> cells = new ArrayList<>();
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int column = 0; column < xs.size(); column++) {
            for (int row = 0; row < ys.size(); row++) {
                cells.add(new Number[] {column, row, values[column][row]});
                least = Math.min(least, values[column][row]);
                most = Math.max(most, values[column][row]);
            }
        }
        chart.getStyler().setMin(least).setMax(most > least ? most : least + 1);
        chart.addSeries("values", xs, ys, cells);
        return png(chart);
    }

    private static Font font(int size) {
        return new Font(Font.SANS_SERIF, Font.PLAIN, size);
    }

    private static void style(AxesChartStyler styler) {
        styler.setAxisTickLabelsFont(font(22))
                .setAxisTitleFont(font(24))
                .setPlotGridLinesColor(new Color(0xDDDDDD))
                .setPlotGridVerticalLinesVisible(false);
        styler.setChartBackgroundColor(Color.WHITE)
                .setChartTitleVisible(false)
                .setPlotBackgroundColor(Color.WHITE)
                .setPlotBorderVisible(false)
                .setSeriesColors(COLOURS)
                .setLegendFont(font(22))
                .setLegendBorderColor(Color.WHITE)
                .setLegendPosition(Styler.LegendPosition.OutsideE)
                .setChartPadding(12);
    }

    private static byte[] png(IChart chart) {
        try {
            return BitmapEncoder.getBitmapBytes(chart, BitmapEncoder.BitmapFormat.PNG);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Plot plot && id.equals(plot.id) && Arrays.equals(png, plot.png);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
