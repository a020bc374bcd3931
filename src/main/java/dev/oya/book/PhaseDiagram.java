package dev.oya.book;

import com.samskivert.mustache.Escapers;
import dev.oya.pack.Phases;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The phases of a round as a drawing: a box for each in the order of the pack, its ways out as lines of the box, each drawn
 * to the phase it leads to in a lane of its own.
 */
final class PhaseDiagram {
    private static final int WIDTH = 300;
    private static final int LINE = 17;
    private static final int GAP = 14;
    private static final int LANE = 9;

    private final Phases phases;
    private final UnaryOperator<String> name;
    private final Map<String, Integer> tops = new LinkedHashMap<>();
    private final List<int[]> lanes = new ArrayList<>();
    private final List<Integer> laneOf = new ArrayList<>();

    PhaseDiagram(Phases phases, UnaryOperator<String> name) {
        this.phases = phases;
        this.name = name;
    }

    /** The drawing as SVG, all words escaped. */
    String svg() {
        int height = GAP;
        for (Phases.Phase phase : phases.phases().values()) {
            tops.put(phase.name(), height);
            height += LINE * (1 + phase.arrows().size()) + 6 + GAP;
        }
        StringBuilder boxes = new StringBuilder();
        StringBuilder lines = new StringBuilder();
        for (Phases.Phase phase : phases.phases().values()) {
            box(boxes, lines, phase);
        }
        int width = WIDTH + (lanes.size() + 2) * LANE;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width
                + "\" height=\"" + height + "\" role=\"img\"><defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" "
                + "refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0 L8 4 L0 8 z\"/></marker>"
                + "</defs>" + lines + boxes + "</svg>";
    }

    private void box(StringBuilder boxes, StringBuilder lines, Phases.Phase phase) {
        int top = tops.get(phase.name());
        int height = LINE * (1 + phase.arrows().size()) + 6;
        boolean first = phase.name().equals(phases.start());
        boxes.append("<a href=\"#phase-")
                .append(escape(phase.name()))
                .append("\"><rect x=\"1\" y=\"")
                .append(top)
                .append("\" width=\"")
                .append(WIDTH - 2)
                .append("\" height=\"")
                .append(height)
                .append("\" rx=\"5\" class=\"")
                .append(first ? "start" : "box")
                .append("\"/>");
        text(boxes, 10, top + LINE - 3, "name", name.apply(phase.name()));
        int row = top + LINE;
        for (Phases.Arrow arrow : phase.arrows().values()) {
            row += LINE;
            String end = arrow.end() == null ? "" : " (" + name.apply(arrow.end()) + ")";
            text(boxes, 22, row - 3, "way", "→ " + name.apply(arrow.to()) + end);
            line(lines, arrow, row - 7);
        }
        boxes.append("</a>");
    }

    private void line(StringBuilder lines, Phases.Arrow arrow, int from) {
        int to = tops.get(arrow.to()) + 10;
        int lane = lane(Math.min(from, to), Math.max(from, to));
        int x = WIDTH + (lane + 1) * LANE;
        lines.append("<path class=\"line\" marker-end=\"url(#head)\" d=\"M")
                .append(WIDTH - 2)
                .append(' ')
                .append(from)
                .append(" H")
                .append(x)
                .append(" V")
                .append(to)
                .append(" H")
                .append(WIDTH)
                .append("\"><title>")
                .append(escape(arrow.name()))
                .append("</title></path>");
    }

    /** The first lane in which nothing else runs between two heights. */
    private int lane(int top, int bottom) {
        for (int lane = 0; ; lane++) {
            boolean free = true;
            for (int i = 0; i < lanes.size() && free; i++) {
                free = laneOf.get(i) != lane || lanes.get(i)[1] < top - 2 || lanes.get(i)[0] > bottom + 2;
            }
            if (free) {
                lanes.add(new int[] {top, bottom});
                laneOf.add(lane);
                return lane;
            }
        }
    }

    private static void text(StringBuilder out, int x, int y, String kind, String text) {
        out.append("<text x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y)
                .append("\" class=\"")
                .append(kind)
                .append("\">")
                .append(escape(text))
                .append("</text>");
    }

    private static String escape(String text) {
        return Escapers.HTML.escape(text);
    }
}
