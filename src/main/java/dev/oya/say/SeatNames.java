package dev.oya.say;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Names of the players at a table.
 *
 * @param known names by seat; seats without a name are shown by number
 * @param reader seat of the reader, or -1 if there is none
 */
public record SeatNames(Map<Integer, String> known, int reader) {
    public static final SeatNames NONE = new SeatNames(Map.of(), -1);

    /** Names of bots by seat, as on the page. Each name starts with a different letter. */
    private static final List<String> BOTS = List.of("Ada", "Bo", "Cleo", "Dag", "Emi", "Finn", "Greta");

    public SeatNames {
        known = Map.copyOf(known);
    }

    /**
     * Returns the names at a table where bots play the seats without a person. If exactly one person plays, this person is the
     * reader.
     *
     * @param seats number of seats
     * @param persons seats of people
     */
    public static SeatNames of(int seats, Set<Integer> persons) {
        Map<Integer, String> names = new TreeMap<>();
        for (int seat = 0; seat < seats; seat++) {
            if (!persons.contains(seat)) {
                names.put(seat, BOTS.get(seat % BOTS.size()));
            }
        }
        return new SeatNames(names, persons.size() == 1 ? persons.iterator().next() : -1);
    }
}
