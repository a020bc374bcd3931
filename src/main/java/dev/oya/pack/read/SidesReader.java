package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.Option;
import dev.oya.pack.OptionCondition;
import dev.oya.pack.Sides;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Reads the partnerships: the sides for each number of seats. Each seat belongs to exactly one side. */
public record SidesReader(EntryReader reader) {
    /**
     * Reads the partnerships.
     *
     * @param entries sides by number of seats; {@code when} names the option that enables them
     * @param options every option of the pack
     */
    public Sides read(Map<String, Tree> entries, int least, int most, Map<String, Option> options) {
        Map<Integer, List<List<Integer>>> partners = new LinkedHashMap<>();
        Map<String, Tree> sidesBySeats = new LinkedHashMap<>(entries);
        Tree when = sidesBySeats.remove("when");
        sidesBySeats.forEach((number, node) -> {
            int seats = number.matches("[0-9]{1,2}") ? Integer.parseInt(number) : 0;
            List<List<Integer>> sides = sides(node);
            List<Integer> named = sides.stream().flatMap(List::stream).sorted().toList();
            if (seats < least || seats > most) {
                reader.report(node, "wrong-sides.number", number, least, most);
            } else if (!named.equals(IntStream.range(0, seats).boxed().toList())) {
                reader.report(node, "wrong-sides.each", seats - 1);
            } else if (sides.stream()
                    .anyMatch(side -> side.size() != sides.get(0).size())) {
                reader.report(node, "wrong-sides.size");
            } else {
                partners.put(seats, sides);
            }
        });
        if (partners.isEmpty()) {
            return Sides.ALONE;
        }
        return new Sides(
                partners, when == null ? OptionCondition.ALWAYS : new OptionsReader(reader).condition(when, options));
    }

    private List<List<Integer>> sides(Tree node) {
        List<List<Integer>> sides = new ArrayList<>();
        for (Tree side : node.list()) {
            sides.add(side.list().stream().map(seat -> seat.number(-1)).toList());
        }
        return List.copyOf(sides);
    }
}
