package dev.oya.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is counted in a match, by name, in whole numbers. A name may have a part behind a colon. */
abstract class MatchMeasures {
    static final String MATCHES = "matches";
    static final String ROUNDS = "rounds";
    static final String SEATS = "seats";
    static final String OPENED_SEATS = "opened-seats";
    static final String OPENED = "opened";
    static final String MATCH_SPREAD = "match-spread";
    static final String MOVES = "moves";

    private final Map<String, Long> sums = new HashMap<>();
    private final Map<String, List<Long>> values = new HashMap<>();

    /** Counts a value, and gathers it to tell how values are spread. */
    final void note(String name, long value) {
        count(name, value);
        gather(name, value);
    }

    final void gather(String name, long value) {
        values.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
    }

    final void count(String name, long number) {
        sums.merge(name, number, Math::addExact);
    }

    /** What came to what, by name. */
    final Map<String, Long> sums() {
        return sums;
    }

    /** Single values, by name. */
    final Map<String, List<Long>> values() {
        return values;
    }

    final long of(String name) {
        return name == null ? 0 : sums.getOrDefault(name, 0L);
    }

    /** By what a quantity is counted; null where it only serves to count others. */
    static String per(String name) {
        int colon = name.indexOf(':');
        String part = colon < 0 ? "" : name.substring(colon);
        return switch (colon < 0 ? name : name.substring(0, colon)) {
            case "dealer", "seat" -> SEATS;
            case "place" -> OPENED_SEATS;
            case "place-won" -> OPENED;
            case "bot" -> "bot-seats" + part;
            case "worth" -> "for" + part;
            case "free" -> MOVES;
            case "gained", "won" -> ROUNDS + part;
            case ROUNDS -> colon < 0 ? MATCHES : null;
            case MATCH_SPREAD, "last-round", "bot-won" -> MATCHES;
            case MATCHES, SEATS, OPENED_SEATS, OPENED, "bot-seats" -> null;
            default -> ROUNDS;
        };
    }
}
