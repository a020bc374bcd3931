package dev.oya.record;

import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match in the middle: the records of its rounds that are over, and, where one is being played, a last line of the same
 * form whose {@code end} is null. Its cards come from the seed, so nothing that nobody has seen need be told.
 *
 * @param log the match, its next round dealt; null where it is over
 * @param play what was noted about who plays; empty where nothing was
 */
public record SavedMatch(MatchLog log, JsonNode play) {
    /** The field of the last line that says who plays, and how many moves were made, those included that records leave out. */
    private static final String PLAY = "play";

    private static final String MOVES = "moves";

    /** A new match whose cards come from a seed, by which its records call it. */
    public static MatchLog begin(Rules rules, String seed) {
        return new MatchLog(
                seed, rules, MatchLog.Deals.of(seed), log -> record(log).toString());
    }

    private static ObjectNode record(MatchLog log) {
        return new RecordWriter(log.match().rules()).record(log.match(), log.id(), log.id(), log.moves());
    }

    /** The lines of a match from a seed, with who plays, to be read again. */
    public static List<String> lines(MatchLog log, ObjectNode play) {
        List<String> lines = new ArrayList<>();
        log.finished().forEach(one -> lines.add(one.record()));
        if (!log.match().round().isOver()) {
            ObjectNode record = record(log);
            record.putNull("end");
            record.putNull("winner");
            record.putNull("nextDealer");
            play.put(MOVES, log.moves().size());
            record.set(PLAY, play);
            lines.add(record.toString());
        } else if (!log.match().isOver()) {
            ObjectNode record = (ObjectNode) Json.MAPPER.readTree(lines.remove(lines.size() - 1));
            record.set(PLAY, play);
            lines.add(record.toString());
        }
        return lines;
    }

    /** Reads a match that was saved; null where anything is wrong, which goes to {@code problems}. */
    public static SavedMatch read(List<String> lines, Verifier.RuleFinder finder, List<Mismatch> problems) {
        Verifier verifier = new Verifier(finder);
        List<String> finished = new ArrayList<>();
        JsonNode last = null;
        for (int i = 0; i < lines.size(); i++) {
            JsonNode line = tree(lines.get(i));
            last = line.path("end").isNull() && i == lines.size() - 1 ? line : null;
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
        RecordReader reader = new RecordReader(json, lines.size());
        SavedMatch saved = null;
        try {
            saved = read(reader, last != null, finished, verifier, finder);
        } catch (ReplayStopped stuck) {
            stuck.note(reader);
        }
        problems.addAll(reader.problems());
        return reader.fine() ? saved : null;
    }

    /** A record without the note about who plays. */
    private static String bare(String line) {
        return tree(line) instanceof ObjectNode record && record.remove(PLAY) != null ? record.toString() : line;
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
            RecordReader reader,
            boolean unfinished,
            List<String> finished,
            Verifier verifier,
            Verifier.RuleFinder finder) {
        RoundRecord record = Verifier.read(reader, finder);
        if (record == null) {
            return null;
        }
        if (record.seed() == null) {
            reader.wrong("seed", "the seed of the match, without which it cannot go on", "null");
            return null;
        }
        Pack pack = finder.pack(record.rules());
        String seed = record.seed();
        Rules rules = finder.rules(pack, record.options());
        JsonNode play = reader.json().path(PLAY);
        Match.Start start =
                finished.isEmpty() ? Match.Start.first(record.seats(), record.dealer()) : verifier.next(record.match());
        List<Move> moves = List.of();
        if (unfinished) {
            if (start == null || start.round() != record.round() || start.dealer() != record.dealer()) {
                reader.wrong("round", start == null ? "no round" : start.round(), record.round());
                return null;
            }
            CardSource cards = CardSource.of(seed, finished.size() + 1);
            Match match = new Match(rules, record.seats(), record.rounds(), start, cards);
            moves = goOn(rules, match, record, play.path(MOVES).asInt(0));
            if (reader.fine() && !CardCheck.same(pack.deck(), match.table().deck(), record.deck())) {
                reader.wrong("deck", "the cards that the seed deals", "others");
            }
        }
        if (start == null) {
            return new SavedMatch(null, play);
        }
        MatchLog log = new MatchLog(
                seed, rules, MatchLog.Deals.of(seed), one -> record(one).toString(), finished, start);
        moves.forEach(log::act);
        return new SavedMatch(log, play);
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
            throw new ReplayStopped("end", match.table().end(), "null");
        }
        return made;
    }
}
