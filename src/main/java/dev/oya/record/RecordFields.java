package dev.oya.record;

import dev.oya.input.ExactMath;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The game-specific fields of a record. The rule pack declares the name of each field and its source: the value of the {@link
 * Table} that the field contains. Safe to share between threads.
 */
final class RecordFields {
    private static final String RESULT = "result ";
    static final String BY_SIDE = "scores-by-side";

    private static final String MARGIN = "margin";

    private RecordFields() {}

    /** Returns the game-specific fields with values that Jackson can serialize. */
    static Map<String, Object> of(RuleSettings settings, Table table) {
        Map<String, Object> fields = new LinkedHashMap<>();
        boolean isOver = table.isLast() && table.end() != null;
        settings.pack().fields().forEach((field, source) -> {
            if (!source.equals(BY_SIDE) && (isOver || !isOfTheLast(source))) {
                fields.put(field, held(settings, table, source));
            }
        });
        return fields;
    }

    private static Object held(RuleSettings settings, Table table, String source) {
        return switch (source) {
            case "carried-in" -> table.carriedIn();
            case "carried-out" -> table.carriedOut();
            case "factor" -> table.factor();
            case "pot-in" -> table.potIn();
            case "active-seats" -> active(settings, table);
            case "declared" -> declared(table);
            case "points-of-active-seats" -> points(settings, table);
            case "sides" -> table.sides();
            case "winning-hand" -> winningHand(table);
            case "winning-yaku" -> table.won();
            case "base" -> ExactMath.sum(table.won().stream().mapToInt(Table.Won::points));
            case "partners" -> table.sides().stream().anyMatch(side -> side.size() > 1);
            case "points-by-side" -> gains(settings.pack(), table);
            case "sweeps-by-side" ->
                table.sides().stream().map(side -> table.sweeps(side.get(0))).toList();
            case "leftover-to" -> table.leftoverTo() < 0 ? null : table.leftoverTo();
            default -> isOfTheLast(source) ? result(table, words(source)) : counted(settings, table, words(source)[0]);
        };
    }

    /** Returns the arguments of a source: all its words except the first one. */
    private static String[] words(String source) {
        return source.substring(source.indexOf(' ') + 1).split(" ");
    }

    /** Returns the active seats in playing order from the dealer. */
    static List<Integer> active(RuleSettings settings, Table table) {
        return table.seatsWith(settings.seatMark("active"));
    }

    private static Map<Integer, List<String>> declared(Table table) {
        Map<Integer, List<String>> declared = new LinkedHashMap<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            if (!table.declared(seat).isEmpty()) {
                declared.put(seat, table.declared(seat));
            }
        }
        return declared;
    }

    private static Map<Integer, Integer> points(RuleSettings settings, Table table) {
        Map<Integer, Integer> points = new LinkedHashMap<>();
        active(settings, table)
                .forEach(seat -> points.put(seat, settings.pack().deck().points(table.pile(seat))));
        return points;
    }

    /** Returns whether only the last record of a match contains the field with this source. */
    static boolean isOfTheLast(String source) {
        return source.startsWith(RESULT);
    }

    /** Returns whether the order of a list in the field with this source is significant. */
    static boolean isOrdered(String source) {
        return source.equals("active-seats")
                || source.equals("sides")
                || source.endsWith("-by-side")
                || source.startsWith(RESULT);
    }

    static boolean isBySide(Pack pack) {
        return pack.fields().containsValue(BY_SIDE);
    }

    static int accounts(Pack pack, int seats, Map<String, Object> options) {
        return isBySide(pack) ? pack.sides().of(seats, options).size() : seats;
    }

    /** Returns the name of a field in the records of a game, or null if they do not contain the field. */
    static String named(Pack pack, String source) {
        return pack.fields().entrySet().stream()
                .filter(field -> field.getValue().equals(source))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** Returns the score of each seat, or of each side if the game records scores by side. */
    static List<Integer> scores(Pack pack, Table table) {
        int[] scores = table.scores();
        return isBySide(pack)
                ? table.sides().stream().map(side -> scores[side.get(0)]).toList()
                : Arrays.stream(scores).boxed().toList();
    }

    /**
     * Returns the points that each side gained, by reason. Yaku of captured cards are listed even if they gained no points.
     */
    private static List<Map<String, Integer>> gains(Pack pack, Table table) {
        List<Map<String, Integer>> gains = new ArrayList<>();
        for (int side = 0; side < table.sides().size(); side++) {
            Map<String, Integer> gained = new LinkedHashMap<>();
            for (YakuEntry entry : pack.yaku().values()) {
                if (pack.groups().get(entry.group()).of().equals("captured")) {
                    gained.put(entry.id(), 0);
                }
            }
            for (Table.Award award : table.awards()) {
                if (award.side() == side) {
                    gained.merge(award.id(), award.points(), ExactMath::plus);
                }
            }
            gains.add(gained);
        }
        return gains;
    }

    private static Map<String, Object> result(Table table, String[] titles) {
        Map<String, Object> result = new LinkedHashMap<>();
        List<Table.Result> sides = table.results();
        result.put(
                MARGIN,
                sides.isEmpty()
                        ? null
                        : sides.stream().map(RecordFields::margin).toList());
        for (String title : titles) {
            result.put(
                    title,
                    sides.isEmpty()
                            ? null
                            : sides.stream()
                                    .map(one -> one.titles().contains(title))
                                    .toList());
        }
        if (sides.isEmpty()) {
            result.put(table.end(), table.side(table.turn()));
        }
        return result;
    }

    private static Number margin(Table.Result side) {
        return side.points() % side.parts() == 0
                ? (Number) (side.points() / side.parts())
                : (Number) ((double) side.points() / side.parts());
    }

    private record WinningHand(int seat, String combo) {}

    /** Returns the hand combination that won the round, or null if there is none. */
    private static WinningHand winningHand(Table table) {
        List<String> declared = table.winner() < 0 ? List.of() : table.declared(table.winner());
        return declared.isEmpty() ? null : new WinningHand(table.winner(), declared.get(0));
    }

    private static String counted(RuleSettings settings, Table table, String code) {
        return table.counts(settings.pack().deck().card(code).index(), code);
    }
}
