package dev.oya.record;

import dev.oya.files.Sha256;
import dev.oya.input.Advice;
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
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match that can be resumed. It is saved as the records of its finished rounds, followed by a line with {@code "end":null} if
 * a round is being played. The last line of an unfinished match has the field {@code play}, which contains the seed and the
 * players.
 *
 * <p>The seed determines the cards of every round, so records contain it only when the match is over. Until then, records
 * identify the match by the SHA-256 of the seed, which is a commitment to the seed. A finished round therefore reveals no later
 * deal.
 *
 * @param log the match in the state in which it was saved
 * @param play the players, empty if none were saved
 */
public record SavedMatch(MatchLog log, JsonNode play) {
    private static final String PLAY = "play";
    private static final String SEED = "seed";
    private static final String MATCH = "match";
    private static final Pattern COMMITMENT = Pattern.compile("sha256:[0-9a-f]{64}");

    /** Field of {@code play}: number of moves made, including the ones that records omit. */
    private static final String MOVES = "moves";

    /** Starts a match whose cards are determined by a seed. */
    public static MatchLog begin(Rules rules, String seed) {
        return new MatchLog(
                seed, rules, MatchLog.Deals.of(seed), log -> record(log).toString());
    }

    private static ObjectNode record(MatchLog log) {
        return new RecordWriter(log.match().rules()).record(log.match(), matchId(log.id()), null, log.moves());
    }

    /** Returns the match id that records contain for a seed. */
    public static String matchId(String seed) {
        return Sha256.name(seed);
    }

    /** Returns whether a match id has the form of {@link #matchId}. */
    static boolean isMatchId(String match) {
        return COMMITMENT.matcher(match).matches();
    }

    /** Returns the records of the finished rounds, one line each. They contain the seed if the match is over. */
    public static List<String> records(MatchLog log) {
        boolean over = log.match().isOver();
        return log.finished().stream()
                .map(MatchLog.Finished::record)
                .map(record -> over ? with(tree(record), SEED, log.id()) : record)
                .toList();
    }

    /** Returns the lines of a file from which {@link #read} resumes the match. */
    public static List<String> lines(MatchLog log, ObjectNode play) {
        List<String> lines = new ArrayList<>(records(log));
        if (log.match().isOver()) {
            return lines;
        }
        play.put(SEED, log.id());
        if (!log.match().round().isOver()) {
            ObjectNode record = record(log);
            record.putNull("end");
            record.putNull("winner");
            record.putNull("nextDealer");
            play.put(MOVES, log.moves().size());
            lines.add(record.toString());
        }
        int last = lines.size() - 1;
        lines.set(last, ((ObjectNode) tree(lines.get(last))).set(PLAY, play).toString());
        return lines;
    }

    /**
     * Reads a saved match.
     *
     * @param problems receives every error
     * @return the match, or null if there are errors
     */
    public static SavedMatch read(List<String> lines, Verifier.RuleFinder finder, List<Mismatch> problems) {
        Verifier verifier = new Verifier(finder);
        List<String> finished = new ArrayList<>();
        Match.Start start = null;
        JsonNode last = lines.isEmpty() ? Json.MAPPER.missingNode() : tree(lines.get(lines.size() - 1));
        boolean unfinished = last.path("end").isNull();
        String seed = last.path(PLAY).path(SEED).asString(last.path(SEED).asString(null));
        for (int i = 0; i < lines.size() - (unfinished ? 1 : 0); i++) {
            JsonNode line = tree(lines.get(i));
            boolean seeded = line.isObject() && seed != null;
            boolean isLast = i == lines.size() - 1;
            if (isLast) {
                start = verifier.next(line.path(MATCH).asString(""));
            }
            problems.addAll(verifier.verify(i + 1, seeded ? with(line, SEED, seed) : lines.get(i)));
            if (!isLast) {
                finished.add(seeded ? withoutSeed((ObjectNode) line, seed) : lines.get(i));
            }
        }
        if (unfinished) {
            start = verifier.next(last.path(MATCH).asString(""));
        }
        if (lines.isEmpty()) {
            problems.add(new Mismatch(1, "file", Advice.of("record-per-line"), Advice.of("no-record")));
        }
        if (!problems.isEmpty()) {
            return null;
        }
        RecordReader reader = new RecordReader(last, lines.size());
        SavedMatch saved = null;
        try {
            saved = read(reader, seed, finished, start, finder);
        } catch (ReplayStopped stuck) {
            stuck.note(reader);
        }
        problems.addAll(reader.problems());
        return reader.fine() ? saved : null;
    }

    private static String with(JsonNode record, String field, String value) {
        return ((ObjectNode) record).put(field, value).toString();
    }

    /**
     * Returns a record in the form used until the match is over: without the seed, and with the match id derived from the seed.
     */
    private static String withoutSeed(ObjectNode record, String seed) {
        record.remove(PLAY);
        record.putNull(SEED);
        return with(record, MATCH, matchId(seed));
    }

    /** Returns the JSON of a line, or a missing node if the line is not JSON. */
    private static JsonNode tree(String line) {
        try {
            return Json.STRICT.readTree(line);
        } catch (JacksonException broken) {
            return Json.MAPPER.missingNode();
        }
    }

    private static SavedMatch read(
            RecordReader reader, String seed, List<String> finished, Match.Start next, Verifier.RuleFinder finder) {
        RoundRecord record = Verifier.read(reader, finder);
        if (record == null) {
            return null;
        }
        if (seed == null) {
            reader.wrong(PLAY + "." + SEED, Advice.of("seed-to-continue"), "null");
            return null;
        }
        Pack pack = finder.pack(record.terms().rules());
        Rules rules = finder.rules(pack, record.terms().options());
        JsonNode play = reader.json().path(PLAY);
        if (finished.isEmpty()) {
            int dealer = Match.firstDealer(rules, record.terms().seats(), CardSource.draw(seed));
            reader.same("dealer", dealer, record.dealer());
        }
        Match.Start start =
                finished.isEmpty() ? Match.Start.first(record.terms().seats(), record.dealer()) : next;
        if (start == null || start.round() != record.round() || start.dealer() != record.dealer()) {
            reader.wrong("round", start == null ? Advice.of("no-round") : start.round(), record.round());
            return null;
        }
        CardSource cards = CardSource.of(seed, finished.size() + 1);
        Match match = new Match(rules, record.terms().seats(), record.terms().rounds(), start, cards);
        boolean isOver = !reader.json().path("end").isNull();
        List<Move> moves = continueRound(
                rules,
                match,
                record,
                isOver ? Integer.MAX_VALUE : play.path(MOVES).asInt(0));
        if (match.round().isOver() != isOver) {
            throw new ReplayStopped(
                    "end",
                    match.table().end(),
                    isOver ? reader.json().path("end").asString("") : "null");
        }
        if (reader.fine()
                && !CardCheck.same(
                        pack.deck(), match.table().deck(), record.dealt().deck())) {
            reader.wrong("deck", Advice.of("seed-cards"), Advice.of("other-cards"));
        }
        MatchLog log = new MatchLog(
                seed, rules, MatchLog.Deals.of(seed), one -> record(one).toString(), finished, start);
        moves.forEach(log::act);
        return new SavedMatch(log, play);
    }

    /** Replays the moves of the round and returns them, including the ones that records omit. */
    private static List<Move> continueRound(Rules rules, Match match, RoundRecord record, int count) {
        List<Move> made = new ArrayList<>();
        int number = 0;
        for (Move move : record.actions()) {
            Replay.act(rules, match, move, "actions[" + number++ + "]", made);
        }
        while (made.size() < count && Replay.passSilently(rules, match, made)) {
            continue;
        }
        return made;
    }
}
