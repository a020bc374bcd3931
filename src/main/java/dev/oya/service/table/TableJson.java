package dev.oya.service.table;

import dev.oya.bots.Bots;
import dev.oya.input.Suggestions;
import dev.oya.notation.Mismatch;
import dev.oya.play.table.Move;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.RequestFaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the bodies of requests to tables. */
final class TableJson {
    private static final int MOST_SEATS = 16;
    private static final int AWAY = 120;
    private static final int LEAST_AWAY = 10;
    private static final int MOST_AWAY = 86_400;
    private static final int MOST_CLOCK = 7 * MOST_AWAY;
    private static final int PACE = 700;
    private static final int MOST_PACE = 60_000;
    private static final int NEXT = 30;
    private static final int MOST_NEXT = 3_600;
    private static final int MOST_ROUNDS = 10_000;
    private static final int MOST_ACTIONS = 10_000;
    private static final Pattern NAME = Pattern.compile("[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]{1,40}");
    private static final Pattern SEED = Pattern.compile("[\\p{L}\\p{N} -]{1,40}");
    private static final Pattern NONCE = Pattern.compile("[0-9a-fA-F]{0,64}");

    private static final Set<String> KEYS =
            Set.of("rules", "seats", "open", "away", "clock", "roundClock", "pace", "seed", "next");
    private static final String NAME_LENGTH = "1 to 40 characters";
    private static final Set<String> SEAT_KEYS = Set.of("kind", "bot", "name");

    private TableJson() {}

    /** Reads the settings of a table. They must not be used if there are faults. */
    static TableConfig config(ObjectNode json, RequestFaults faults) {
        keys(json, KEYS, "", faults);
        JsonNode seats = json.path("seats");
        List<TableConfig.Seat> asked = new ArrayList<>();
        if (!seats.isArray() || seats.isEmpty() || seats.size() > MOST_SEATS) {
            faults.add(wrong("/seats", "a list of " + 1 + " to " + MOST_SEATS + " seats"));
        } else {
            seats.forEach(seat -> asked.add(seat(seat, "/seats/" + asked.size(), faults)));
        }
        JsonNode open = json.path("open");
        if (!open.isMissingNode() && !open.isBoolean()) {
            faults.add(wrong("/open", "true or false"));
        }
        int away = number(json, "away", AWAY, 0, MOST_AWAY, faults);
        if (away > 0 && away < LEAST_AWAY) {
            faults.add(wrong("/away", "0, or " + LEAST_AWAY + " to " + MOST_AWAY));
        }
        TableConfig config = new TableConfig(
                asked,
                open.booleanValue(false),
                new TableConfig.Timing(
                        away,
                        number(json, "pace", PACE, 0, MOST_PACE, faults),
                        json.path("next").isNull()
                                ? TableConfig.Timing.NEVER
                                : number(json, "next", NEXT, 0, MOST_NEXT, faults),
                        number(json, "clock", 0, 0, MOST_CLOCK, faults),
                        number(json, "roundClock", 0, 0, MOST_CLOCK, faults)),
                text(json.get("seed"), null, SEED, "/seed", "1 to 40 letters, digits, spaces or hyphens", faults),
                null);
        if (config.seed() != null && (config.open() || config.persons() > 1)) {
            faults.add(new HttpProblem(422, "seed-among-people").place("/seed"));
        }
        return config;
    }

    /** Reports unknown keys, which would otherwise silently have no effect. */
    private static void keys(JsonNode json, Set<String> known, String place, RequestFaults faults) {
        json.propertyNames().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> faults.add(new HttpProblem(422, "unknown-key", key)
                        .place(place + "/" + key)
                        .hint(Suggestions.advice(key, known))));
    }

    private static TableConfig.Seat seat(JsonNode seat, String place, RequestFaults faults) {
        keys(seat, SEAT_KEYS, place, faults);
        String kind = seat.path("kind").asString("");
        if (!kind.equals("person") && !kind.equals("bot")) {
            faults.add(wrong(place + "/kind", "person or bot"));
        }
        String bot = kind.equals("bot") ? seat.path("bot").asString("greedy") : null;
        if (bot != null && !Bots.names().contains(bot)) {
            faults.add(new HttpProblem(422, "unknown-bot", bot, String.join(", ", Bots.names())).place(place + "/bot"));
        }
        return new TableConfig.Seat(bot, name(seat.get("name"), place + "/name", faults));
    }

    /** Returns the rules in a request, or null if it has none. */
    static ObjectNode rules(ObjectNode json, RequestFaults faults) {
        if (json.get("rules") instanceof ObjectNode rules) {
            return rules;
        }
        faults.add(wrong("/rules", "an object with the game"));
        return null;
    }

    /** Returns a person's name, or null if none is given. */
    static String name(JsonNode node, String place, RequestFaults faults) {
        return text(node, null, NAME, place, NAME_LENGTH, faults);
    }

    /** Returns the new name of a person in a request. A missing name is a fault. */
    static String newName(ObjectNode json, RequestFaults faults) {
        String name = name(json.get("name"), "/name", faults);
        if (name == null && faults.isEmpty()) {
            faults.add(wrong("/name", NAME_LENGTH));
        }
        return name;
    }

    /** Returns a seat's contribution to the shuffle, empty if there is none. */
    static String nonce(JsonNode node, RequestFaults faults) {
        return text(node, "", NONCE, "/nonce", "at most 64 hexadecimal digits", faults);
    }

    private static String text(
            JsonNode node, String usual, Pattern pattern, String place, String expected, RequestFaults faults) {
        if (node == null || node.isNull()) {
            return usual;
        }
        if (!node.isString() || !pattern.matcher(node.stringValue()).matches()) {
            faults.add(wrong(place, expected));
            return usual;
        }
        return node.stringValue();
    }

    /** Returns the version in a request. */
    static long version(ObjectNode json) {
        JsonNode version = json.get("version");
        if (version == null || !version.isIntegralNumber() || !version.canConvertToLong() || version.longValue() < 0) {
            throw wrong("/version", "the version of the table at which the move is made");
        }
        return version.longValue();
    }

    /** Reads a seat's move. */
    static Move move(JsonNode json, int seat, TableRules rules) {
        if (!(json instanceof ObjectNode action)) {
            throw new HttpProblem(400, "no-move").place("/move");
        }
        ObjectNode own = action.deepCopy().put("seat", seat);
        if (action.has("seat") && !action.get("seat").equals(own.get("seat"))) {
            throw new HttpProblem(403, "another-seat").place("/move/seat");
        }
        List<Mismatch> problems = new ArrayList<>();
        Move move = rules.moves().read(own, problems);
        if (move == null) {
            Mismatch first = problems.get(0);
            throw new HttpProblem(400, "no-such-move", first.field(), first.expected(), first.found())
                    .place("/" + first.field().replace('.', '/'));
        }
        return move;
    }

    /**
     * A position of a match.
     *
     * @param round number of the round, from 1
     * @param before number of moves of the round before the position
     * @param silent whether {@code before} also counts the moves that records omit
     */
    record Position(int round, int before, boolean silent) {}

    /** Returns the position in a request. */
    static Position position(ObjectNode json, RequestFaults faults) {
        boolean silent = json.has("moves");
        return new Position(
                number(json, "round", 1, 1, MOST_ROUNDS, faults),
                number(json, silent ? "moves" : "actions", 0, 0, MOST_ACTIONS, faults),
                silent);
    }

    /** Returns the phrase in a request. */
    static String phrase(ObjectNode json) {
        String phrase = json.path("phrase").asString("");
        if (!QuickPhrases.ALL.contains(phrase)) {
            throw wrong("/phrase", String.join(", ", QuickPhrases.ALL));
        }
        return phrase;
    }

    /** Returns whether a seat agrees to an undo, or null if the request asks for an undo. */
    static Boolean agree(ObjectNode json) {
        JsonNode agree = json.get("agree");
        if (agree != null && !agree.isBoolean()) {
            throw wrong("/agree", "true or false");
        }
        return agree == null ? null : (Boolean) agree.booleanValue();
    }

    private static int number(ObjectNode json, String name, int usual, int least, int most, RequestFaults faults) {
        JsonNode node = json.get(name);
        if (node == null) {
            return usual;
        }
        if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
            faults.add(wrong("/" + name, least + " to " + most));
            return usual;
        }
        return node.intValue();
    }

    private static HttpProblem wrong(String place, String expected) {
        return new HttpProblem(400, "wrong-field", place.substring(1), expected).place(place);
    }
}
