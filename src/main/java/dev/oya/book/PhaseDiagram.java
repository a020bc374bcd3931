package dev.oya.book;

import dev.oya.pack.Phases;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A diagram of the phases of a round. Each phase is a box with one line of text per transition. A connector in its own lane
 * leads from this line to the next phase.
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

    /**
     * The layout for the template.
     *
     * @param right x coordinate of the right edge of the boxes
     * @param edge x coordinate of the right edge of the connectors
     */
    record Drawing(int width, int height, int right, int edge, List<Line> lines, List<Box> boxes) {}

    record Box(String id, int top, int high, String kind, List<Label> labels) {}

    record Label(int x, int y, String kind, String text) {}

    record Line(int from, int x, int to, String transition) {}

    Drawing drawing() {
        int height = GAP;
        for (Phases.Phase phase : phases.phases().values()) {
            tops.put(phase.name(), height);
            height += high(phase) + GAP;
        }
        List<Line> lines = new ArrayList<>();
        List<Box> boxes = phases.phases().values().stream()
                .map(phase -> box(phase, lines))
                .toList();
        return new Drawing(WIDTH + (lanes.size() + 2) * LANE, height, WIDTH, WIDTH - 2, lines, boxes);
    }

    private static int high(Phases.Phase phase) {
        return LINE * (1 + phase.transitions().size()) + 6;
    }

    private Box box(Phases.Phase phase, List<Line> lines) {
        int top = tops.get(phase.name());
        List<Label> labels = new ArrayList<>();
        labels.add(new Label(10, top + LINE - 3, "name", name.apply(phase.name())));
        int row = top + LINE;
        for (Phases.Transition transition : phase.transitions().values()) {
            row += LINE;
            String end = transition.end() == null ? "" : " (" + name.apply(transition.end()) + ")";
            labels.add(new Label(22, row - 3, "way", "→ " + name.apply(transition.to()) + end));
            lines.add(line(transition, row - 7));
        }
        String kind = phase.name().equals(phases.start()) ? "start" : "box";
        return new Box(phase.name(), top, high(phase), kind, labels);
    }

    private Line line(Phases.Transition transition, int from) {
        int to = tops.get(transition.to()) + 10;
        int lane = lane(Math.min(from, to), Math.max(from, to));
        return new Line(from, WIDTH + (lane + 1) * LANE, to, transition.name());
    }

    /** Reserves and returns the first lane that is free between two heights. */
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
}
