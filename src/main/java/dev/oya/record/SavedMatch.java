package dev.oya.record;

import dev.oya.pack.Pack;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match in the middle: the records of its rounds that are over, and, where one is being played, a last line of the same
 * form whose {@code end} is null. Its cards come from the seed, so nothing that nobody has seen need be told.
 *
 * @param rules the rules it is played by
 * @param seed the seed of its cards
 * @param finished the records of the rounds that are over
 * @param start what the round to be played begins with; null where the match is over
 * @param match the round that is being played, as its moves left it; null where the next one has not been dealt
 * @param moves the moves of the round that is being played
 * @param play what was noted about who plays; empty where nothing was
 */
public record SavedMatch(
        Rules rules,
        String seed,
        List<String> finished,
        Match.Start start,
        Match match,
        List<Move> moves,
        JsonNode play) {
    /** The field of the last line that says who plays, and how many moves were made, those included that records leave out. */
    private static final String PLAY = "play";

    private static final String MOVES = "moves";

    public SavedMatch {
        finished = List.copyOf(finished);
        moves = List.copyOf(moves);
    }

    /**
     * The line of a round that is being played.
     *
     * @param play who plays, to be found again when the match goes on
     */
    public static String unfinished(
            RecordWriter writer, Match match, String id, String seed, List<Move> moves, ObjectNode play) {
        ObjectNode record = writer.record(match, id, seed, moves);
        record.putNull("end");
        record.putNull("winner");
        record.putNull("nextDealer");
        play.put(MOVES, moves.size());
        record.set(PLAY, play);
        return record.toString();
    }

    /** A line with a note about who plays. */
    public static String noted(String line, ObjectNode play) {
        ObjectNode record = (ObjectNode) Json.MAPPER.readTree(line);
        record.set(PLAY, play);
        return record.toString();
    }

    /**
     * Reads a match that was saved.
     *
     * @param lines its lines
     * @param finder finds its rules
     * @param problems where everything that is wrong goes
     * @return the match, or null where anything is wrong
     */
    public static SavedMatch read(List<String> lines, Verifier.RuleFinder finder, List<Mismatch> problems) {
        Verifier verifier = new Verifier(finder);
        List<String> finished = new ArrayList<>();
        JsonNode last = null;
        for (int i = 0; i < lines.size(); i++) {
            last = isUnfinished(lines.get(i)) && i == lines.size() - 1 ? Json.MAPPER.readTree(lines.get(i)) : null;
            if (last == null) {
                problems.addAll(verifier.verify(i + 1, lines.get(i)));
                finished.add(bare(lines.get(i)));
            }
        }
        if (lines.isEmpty()) {
            problems.add(new Mismatch(1, "file", "a record in each line", "no record at all"));
        }
        if (!problems.isEmpty()) {
            return null;
        }
        JsonNode json = last == null ? Json.MAPPER.readTree(lines.get(lines.size() - 1)) : last;
        Fields fields = new Fields(json, lines.size());
        SavedMatch saved = null;
        try {
            saved = read(fields, last != null, finished, verifier, finder);
        } catch (Stuck stuck) {
            stuck.note(fields);
        }
        problems.addAll(fields.problems());
        return fields.fine() ? saved : null;
    }

    /** A record without the note about who plays. */
    private static String bare(String line) {
        return tree(line) instanceof ObjectNode record && record.remove(PLAY) != null ? record.toString() : line;
    }

    private static boolean isUnfinished(String line) {
        return tree(line).path("end").isNull();
    }

    /** What a line says; nothing where it is no JSON. */
    private static JsonNode tree(String line) {
        try {
            return Json.MAPPER.readTree(line);
        } catch (JacksonException broken) {
            return Json.MAPPER.missingNode();
        }
    }

    private static SavedMatch read(
            Fields fields, boolean unfinished, List<String> finished, Verifier verifier, Verifier.RuleFinder finder) {
        RoundRecord record = Verifier.read(fields, finder);
        if (record == null) {
            return null;
        }
        if (record.seed() == null) {
            fields.wrong("seed", "the seed of the match, without which it cannot go on", "null");
            return null;
        }
        Pack pack = finder.pack(record.rules());
        String seed = record.seed();
        Map<String, Object> options = record.options();
        Rules rules = finder.rules(pack, options);
        JsonNode play = fields.json().path(PLAY);
        Match.Start start =
                finished.isEmpty() ? Match.Start.first(record.seats(), record.dealer()) : verifier.next(record.match());
        if (!unfinished) {
            return new SavedMatch(rules, seed, finished, start, null, List.of(), play);
        }
        if (start == null || start.round() != record.round() || start.dealer() != record.dealer()) {
            fields.wrong("round", start == null ? "no round" : start.round(), record.round());
            return null;
        }
        Match match = new Match(rules, record.seats(), record.rounds(), start, Chance.of(seed, finished.size() + 1));
        List<Move> moves = goOn(rules, match, record, play.path(MOVES).asInt(0));
        if (fields.fine() && !Arrays.equals(codes(pack, match.table().deck()), codes(pack, record.deck()))) {
            fields.wrong("deck", "the cards that the seed deals", "others");
        }
        return new SavedMatch(rules, seed, finished, start, match, moves, play);
    }

    /** Cards by their codes: which copy of a card it was is not recorded. */
    private static int[] codes(Pack pack, int[] cards) {
        return Arrays.stream(cards).map(pack.deck()::original).toArray();
    }

    /** Makes the moves of the round again, with those that records leave out. */
    private static List<Move> goOn(Rules rules, Match match, RoundRecord record, int count) {
        List<Move> made = new ArrayList<>();
        int number = 0;
        for (Move move : record.actions()) {
            Replay.act(rules, match, move, "actions[" + number++ + "]", made);
        }
        while (made.size() < count && Replay.passSilently(rules, match, made)) {
            continue;
        }
        if (match.round().isOver()) {
            throw new Stuck("end", match.table().end(), "null");
        }
        return made;
    }
}
