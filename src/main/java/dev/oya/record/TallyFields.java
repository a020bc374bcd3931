package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The field {@value #FIELD}, which contains the tallies of each seat before the round. A tally counts over several rounds.
 * Records omit the field if all tallies are zero. Safe to share between threads.
 */
final class TallyFields {
    static final String FIELD = "talliesIn";

    private TallyFields() {}

    static boolean any(int[][] tallies) {
        return Arrays.stream(tallies).flatMapToInt(Arrays::stream).anyMatch(count -> count != 0);
    }

    static void write(Pack pack, int[][] tallies, Map<String, Object> record) {
        if (any(tallies)) {
            Map<String, int[]> all = new LinkedHashMap<>();
            pack.phases().tallies().keySet().forEach(name -> all.put(name, tallies[all.size()]));
            record.put(FIELD, all);
        }
    }

    /** Returns the tallies by name and seat, all zero if the record omits them. */
    static int[][] read(RecordReader reader, Pack pack, int seats) {
        List<String> names = new ArrayList<>(pack.phases().tallies().keySet());
        int[][] tallies = new int[names.size()][seats];
        if (!reader.isPresent(FIELD)) {
            return tallies;
        }
        JsonTree node = reader.object(FIELD);
        if (node != null) {
            node.json().propertyNames().stream()
                    .filter(name -> !names.contains(name))
                    .forEach(name ->
                            reader.wrong(FIELD + "." + name, Advice.of("any-of", String.join(", ", names)), name));
        }
        for (int i = 0; node != null && i < tallies.length; i++) {
            JsonTree list = node.at(names.get(i));
            List<JsonTree> counts = list.items();
            if (counts.size() != seats) {
                reader.wrong(list, Advice.counted("numbers", seats));
                continue;
            }
            for (int seat = 0; seat < seats; seat++) {
                tallies[i][seat] = reader.number(counts.get(seat), -RoundRecord.MOST_POINTS, RoundRecord.MOST_POINTS);
            }
        }
        return tallies;
    }
}
