package dev.oya.record;

import dev.oya.pack.Pack;
import dev.oya.pack.Sides;
import dev.oya.play.Match;
import dev.oya.play.Payment;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.vocabulary.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Verifies the records of one file, line by line: everything that follows from deck and actions is derived again. Not thread-safe. */
public final class Verifier {
    private static final JsonMapper JSON = new JsonMapper();

    /** Finds the rules that a record was played by. */
    public interface RuleFinder {
        /** The resolved pack of a game's profile, or null where there is none. */
        Pack pack(String game, String profile, String house);

        /** The pack's rules under these options. */
        Rules rules(Pack pack, Map<String, Object> options);
    }

    private record Last(RoundRecord record, Match.Start next, boolean over) {}

    private final RuleFinder finder;
    private final Map<String, Last> matches = new HashMap<>();

    public Verifier(RuleFinder finder) {
        this.finder = finder;
    }

    /** All mismatches of one line; none where the record is right. */
    public List<Mismatch> verify(int line, String text) {
        JsonNode json;
        try {
            json = JSON.readTree(text);
        } catch (JacksonException problem) {
            var place = problem.getLocation();
            return List.of(new Mismatch(
                    line,
                    "column " + (place == null ? "?" : place.getColumnNr()),
                    "a JSON object",
                    problem.getOriginalMessage()));
        }
        if (!json.isObject()) {
            return List.of(new Mismatch(
                    line, "column 1", "a JSON object", json.getNodeType().toString()));
        }
        Fields fields = new Fields(json, line);
        String match = json.path("match").asString("");
        Last before = matches.get(match);
        verify(fields);
        if (!fields.fine() && matches.get(match) == before) {
            // What comes after a round that could not be played is measured by itself, or one fault would be told for
            // ever.
            matches.remove(match);
        }
        return List.copyOf(fields.problems());
    }

    /** What the next round of a match begins with; null where no round of it was right, or its last one was. */
    public Match.Start next(String match) {
        Last last = matches.get(match);
        return last == null || last.over() ? null : last.next();
    }

    private void verify(Fields fields) {
        String game = fields.text("game");
        JsonNode rules = fields.json().path("rules");
        JsonNode house = rules.path("house");
        Pack pack = fields.fine()
                ? finder.pack(game, rules.path("profile").asString(""), house.isString() ? house.stringValue() : null)
                : null;
        if (pack == null) {
            if (fields.fine()) {
                fields.wrong("rules", "a game, profile and house that are here", game + " " + rules);
            }
            return;
        }
        RoundRecord record = RoundRecord.read(fields, pack);
        if (record == null) {
            return;
        }
        Last last = matches.get(record.match());
        if (last != null) {
            follows(fields, record, last);
        }
        Match.Start start = start(fields, pack, record, last);
        if (start == null || !fields.fine()) {
            return;
        }
        Rules book = finder.rules(pack, record.options());
        same(fields, "rounds", Match.length(book, record.seats()), record.rounds());
        if (!fields.fine()) {
            return;
        }
        try {
            Match match = Replay.play(book, record, start);
            compare(fields, book.settings(), record, match);
            matches.put(record.match(), new Last(record, match.next(), match.isOver()));
        } catch (Replay.Stuck stuck) {
            fields.wrong(stuck.field, stuck.expected, stuck.found);
        }
    }

    private static void follows(Fields fields, RoundRecord record, Last last) {
        if (last.over()) {
            fields.wrong("match", "no round after the last", "round " + record.round());
        }
        same(fields, "round", last.next().round(), record.round());
        same(fields, "rounds", last.record().rounds(), record.rounds());
        same(fields, "seats", last.record().seats(), record.seats());
        same(fields, "dealer", last.next().dealer(), record.dealer());
        same(fields, "options", last.record().options(), record.options());
        same(fields, "seed", last.record().seed(), record.seed());
        same(fields, "rules", last.record().rules(), record.rules());
    }

    private static void same(Fields fields, String name, Object expected, Object found) {
        if (!expected.equals(found)) {
            fields.wrong(name, expected, found);
        }
    }

    /** What the round began with: what the round before left, or what the record itself says. */
    private static Match.Start start(Fields fields, Pack pack, RoundRecord record, Last last) {
        List<Integer> carried = new ArrayList<>();
        int pot = 0;
        for (Map.Entry<String, String> field : pack.fields().entrySet()) {
            if (field.getValue().equals("carried-in")) {
                carried = fields.numbers(field.getKey());
            } else if (field.getValue().equals("pot-in")) {
                pot = fields.number(field.getKey(), 0, Integer.MAX_VALUE);
            }
        }
        int[][] tallies = Tallies.read(fields, pack, record.seats());
        if (!fields.fine()) {
            return null;
        }
        Match.Start expected = last != null
                ? last.next()
                : record.round() == 1 && !voidBefore(carried, pot) && !Tallies.any(tallies)
                        ? new Match.Start(1, record.dealer(), new int[record.seats()], List.of(), 0)
                        : null;
        if (expected == null) {
            return new Match.Start(
                    record.round(), record.dealer(), scoresBefore(fields, pack, record), carried, pot, tallies);
        }
        for (Map.Entry<String, String> field : pack.fields().entrySet()) {
            if (field.getValue().equals("carried-in")
                    && !sorted(expected.carried()).equals(sorted(carried))) {
                fields.wrong(field.getKey(), expected.carried(), carried);
            } else if (field.getValue().equals("pot-in") && expected.pot() != pot) {
                fields.wrong(field.getKey(), expected.pot(), pot);
            }
        }
        if (expected.tallies().length > 0 && !Arrays.deepEquals(expected.tallies(), tallies)) {
            fields.wrong(Tallies.FIELD, Arrays.deepToString(expected.tallies()), Arrays.deepToString(tallies));
        }
        return expected;
    }

    /** In the middle of a match the scores before a round are those after it less its payments and gains. */
    private static int[] scoresBefore(Fields fields, Pack pack, RoundRecord record) {
        int[] scores = new int[record.seats()];
        JsonNode gains = fields.json().path(String.valueOf(RecordFields.gains(pack)));
        List<List<Integer>> sides =
                RecordFields.isBySide(pack) ? pack.sides().of(record.seats()) : Sides.alone(record.seats());
        for (int side = 0; side < sides.size(); side++) {
            int gained = 0;
            for (JsonNode one : gains.path(side)) {
                gained += one.asInt(0);
            }
            for (int seat : sides.get(side)) {
                scores[seat] = record.scores().get(side) - gained;
            }
        }
        for (JsonNode payment : fields.json().get("payments")) {
            int points = payment.path("points").asInt(0);
            int from = payment.path("from").asInt(-1);
            int to = payment.path("to").asInt(-1);
            if (from >= 0 && from < scores.length) {
                scores[from] += points;
            }
            if (to >= 0 && to < scores.length) {
                scores[to] -= points;
            }
        }
        return scores;
    }

    /** A first round may be one that was dealt again: then its pot is not empty. */
    private static boolean voidBefore(List<Integer> carried, int pot) {
        return carried.isEmpty() && pot > 0;
    }

    private static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }

    private static void compare(Fields fields, Settings settings, RoundRecord record, Match match) {
        Table table = match.table();
        JsonNode json = fields.json();
        text(fields, "end", table.end());
        JsonNode winner = RecordWriter.winner(table);
        if (!canonical(winner).equals(canonical(json.get("winner")))) {
            fields.wrong("winner", winner, json.get("winner"));
        }
        JsonNode next = json.get("nextDealer");
        if (!next.isInt() || next.intValue() != table.nextDealer()) {
            fields.wrong("nextDealer", table.nextDealer(), next);
        }
        own(fields, settings, table);
        payments(fields, table.payments(), record.seats());
        scores(fields, record, match);
        int sum = record.scores().stream().mapToInt(Integer::intValue).sum() + table.pot();
        // What the bank has given or taken is known only where the books are kept from the first round on.
        boolean banked = Tallies.any(table.tallies());
        if (sum != 0 && !banked && table.awards().isEmpty() && fields.fine()) {
            fields.wrong("scores", "a sum of 0 with the pot", sum);
        }
    }

    private static void text(Fields fields, String name, String expected) {
        JsonNode node = fields.json().get(name);
        if (!node.isString() || !node.stringValue().equals(expected)) {
            fields.wrong(name, expected, node);
        }
    }

    private static void own(Fields fields, Settings settings, Table table) {
        ObjectNode derived = RecordFields.empty();
        RecordFields.write(settings, table, derived);
        early(fields, settings.pack(), derived);
        derived.properties().forEach(entry -> {
            JsonNode found = fields.json().get(entry.getKey());
            boolean ordered = RecordFields.isOrdered(settings.pack().fields().get(entry.getKey()));
            boolean same = ordered
                    ? entry.getValue().equals(found)
                    : canonical(entry.getValue()).equals(canonical(found));
            if (!same) {
                fields.wrong(entry.getKey(), entry.getValue(), found);
            }
        });
    }

    /** What is told of the match only with its last round is not told before. */
    private static void early(Fields fields, Pack pack, ObjectNode derived) {
        pack.fields().forEach((field, source) -> {
            JsonNode found = fields.json().get(field);
            if (RecordFields.isOfTheLast(source) && !derived.has(field) && found != null && !found.isNull()) {
                fields.wrong(field, "nothing before the last round", found);
            }
        });
    }

    /** A value without the order of lists, which has a meaning only where seats are listed in order of play. */
    private static Object canonical(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new TreeMap<>();
            node.properties().forEach(entry -> map.put(entry.getKey(), canonical(entry.getValue())));
            return map;
        }
        if (node.isArray()) {
            List<String> items = new ArrayList<>();
            node.forEach(item -> items.add(item.toString()));
            items.sort(null);
            return items;
        }
        return node.toString();
    }

    private static void payments(Fields fields, List<Payment> derived, int seats) {
        JsonNode list = fields.list("payments");
        if (list == null) {
            return;
        }
        Map<String, Integer> found = new TreeMap<>();
        for (int i = 0; i < list.size(); i++) {
            String place = "payments[" + i + "]";
            JsonNode one = list.get(i);
            JsonNode points = one.path("points");
            if (!points.isInt() || points.intValue() <= 0) {
                fields.wrong(place + ".points", "a positive number", points);
                return;
            }
            if (!one.path("for").isString()) {
                fields.wrong(place + ".for", "a text", one.path("for"));
                return;
            }
            if (!account(one.path("from"), seats) || !account(one.path("to"), seats)) {
                fields.wrong(place, "seats, pot or bank", one);
                return;
            }
            found.merge(
                    one.path("from").asString() + ">" + one.path("to").asString() + " for "
                            + one.path("for").asString(),
                    points.intValue(),
                    Integer::sum);
        }
        Map<String, Integer> expected = RecordWriter.sums(derived);
        TreeSet<String> all = new TreeSet<>(expected.keySet());
        all.addAll(found.keySet());
        for (String key : all) {
            Integer right = expected.get(key);
            Integer given = found.get(key);
            if (right == null || !right.equals(given)) {
                fields.wrong("payments " + key, right == null ? "none" : right, given == null ? "none" : given);
            }
        }
    }

    private static boolean account(JsonNode node, int seats) {
        return node.isInt() && node.intValue() >= 0 && node.intValue() < seats
                || node.isString() && List.of("pot", "bank").contains(node.stringValue());
    }

    private static void scores(Fields fields, RoundRecord record, Match match) {
        List<Integer> derived = RecordFields.scores(match.rules().settings().pack(), match.table());
        for (int account = 0; account < derived.size(); account++) {
            if (!derived.get(account).equals(record.scores().get(account))) {
                fields.wrong(
                        "scores[" + account + "]",
                        derived.get(account),
                        record.scores().get(account));
            }
        }
    }
}
