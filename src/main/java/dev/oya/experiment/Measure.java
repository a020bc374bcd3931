package dev.oya.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A quantity that is counted in matches. The name of a measure is its kind, followed for some kinds by a colon and a part, such
 * as a seat.
 *
 * @param kind name without the part
 * @param per name of the denominator; if it ends with a colon, the part is appended
 * @param unit unit of the ratio
 * @param part kind of thing that the part of the name identifies
 */
public record Measure(String kind, String per, Unit unit, Part part) {
    public enum Unit {
        POINTS,
        SHARE,
        NUMBER
    }

    /** The kind of thing that the part of a name identifies. */
    public enum Part {
        NONE,
        SEAT,
        PLACE,
        BOT,
        WORD,
        REASON,
        /** A line of {@link RoundTotals}. */
        LINE
    }

    static final String MATCHES = "matches";
    static final String ROUNDS = "rounds";
    static final String SEATS = "seats";
    static final String OPENED_SEATS = "opened-seats";
    static final String OPENED = "opened";
    static final String DEALER = "dealer";
    static final String SPREAD = "spread";
    static final String MATCH_SPREAD = "match-spread";
    static final String MOVES = "moves";

    private static final Map<String, Measure> ALL = new LinkedHashMap<>();

    static {
        // Reports show measures in this order. Names that are not listed serve only as denominators.
        of(DEALER, SEATS, Unit.POINTS, Part.NONE);
        of("dealer-won", ROUNDS, Unit.SHARE, Part.NONE);
        of("place", OPENED_SEATS, Unit.POINTS, Part.PLACE);
        of("place-won", OPENED, Unit.SHARE, Part.PLACE);
        of("seat", SEATS, Unit.POINTS, Part.SEAT);
        of("bot", "bot-seats:", Unit.POINTS, Part.BOT);
        of("bot-won", MATCHES, Unit.SHARE, Part.BOT);
        of("end", ROUNDS, Unit.SHARE, Part.WORD);
        of("void", ROUNDS, Unit.SHARE, Part.NONE);
        of("for", ROUNDS, Unit.SHARE, Part.REASON);
        of("worth", "for:", Unit.POINTS, Part.REASON);
        of(SPREAD, ROUNDS, Unit.POINTS, Part.NONE);
        of(MATCH_SPREAD, MATCHES, Unit.POINTS, Part.NONE);
        of(MOVES, ROUNDS, Unit.NUMBER, Part.NONE);
        of("free", MOVES, Unit.SHARE, Part.NONE);
        of(ROUNDS, MATCHES, Unit.NUMBER, Part.NONE);
        of("last-round", MATCHES, Unit.SHARE, Part.NONE);
        of("gained", "rounds:", Unit.POINTS, Part.LINE);
        of("won", "rounds:", Unit.SHARE, Part.LINE);
    }

    private static final List<String> ORDER = List.copyOf(ALL.keySet());

    private static void of(String kind, String per, Unit unit, Part part) {
        ALL.put(kind, new Measure(kind, per, unit, part));
    }

    /** Returns the measure with this name, or null if the name is unknown. */
    public static Measure named(String name) {
        int colon = name.indexOf(':');
        Measure measure = ALL.get(colon < 0 ? name : name.substring(0, colon));
        return measure == null || colon >= 0 && measure.part == Part.NONE ? null : measure;
    }

    /** Returns the name of a measure's denominator, or null if the name serves only as a denominator. */
    static String per(String name) {
        Measure measure = named(name);
        return measure == null
                ? null
                : measure.per.endsWith(":") ? measure.per + name.substring(name.indexOf(':') + 1) : measure.per;
    }

    /** Returns the position of this measure in reports, from 0. */
    int place() {
        return ORDER.indexOf(kind);
    }

    /**
     * Returns the names of the measures that can be the question of a study. Measures of ends and payments are not included.
     */
    public static List<String> askable(Experiment study) {
        return ALL.values().stream()
                .flatMap(one -> one.parts(study).map(part -> part.isEmpty() ? one.kind : one.kind + ":" + part))
                .toList();
    }

    private Stream<String> parts(Experiment study) {
        return switch (part) {
            case NONE -> Stream.of("");
            case SEAT -> IntStream.range(0, study.seats()).mapToObj(String::valueOf);
            case PLACE -> IntStream.rangeClosed(1, study.seats()).mapToObj(String::valueOf);
            case BOT -> study.bots().stream().distinct();
            case WORD, REASON, LINE -> Stream.of();
        };
    }
}
