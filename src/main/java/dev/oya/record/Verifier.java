package dev.oya.record;

import dev.oya.files.Lru;
import dev.oya.input.Advice;
import dev.oya.input.ExactMath;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Verifies the records of one file line by line. The deck and the actions of a record are replayed, and all other fields are
 * compared with the result. Names in a record are looked up and never used as file paths. Not thread-safe.
 */
public final class Verifier {
    /**
     * Maximum number of matches whose last round is stored. A round of any other match is verified without the previous round.
     */
    private static final int MOST_MATCHES = 4_096;

    /** Codes of rule errors that only extremely large numbers in a record can cause. */
    private static final Set<String> TOO_MUCH = Set.of(ExactMath.CODE, "wrong-conclusion");

    public interface RuleFinder {
        /**
         * Returns the resolved pack.
         *
         * @throws ReplayStopped if the pack is unavailable; the exception identifies the field that names the pack
         */
        Pack pack(NamedRules named);

        /** Returns the pack's rules with these options. */
        Rules rules(Pack pack, Map<String, Object> options);

        /**
         * Settles an entered round.
         *
         * @param json the entered situation
         * @throws ReplayStopped if the situation is incomplete, or if this finder does not support entered rounds
         */
        default Table settled(Rules rules, ObjectNode json) {
            throw new ReplayStopped("deck", Advice.of("cards"), null);
        }
    }

    /** Observes the replay of each record that can be replayed. */
    public interface Watcher {
        /** Called before each move, including the ones that records omit. */
        void before(Match match, Move move);
    }

    /**
     * The last round of a match. {@code next} is the start of the next round. {@code deal} is the number of the last round's
     * deal, or 0 if unknown.
     */
    private record Last(
            RoundRecord.Terms terms, Match.Start next, boolean over, int deal, boolean isFair, FairCheck fair) {}

    private final RuleFinder finder;
    private final Watcher watcher;
    private final Map<String, Last> matches = new Lru<>(MOST_MATCHES);

    /** Whether the round of the last line is unfinished. */
    private boolean unfinished;
    /** Whether the last line is valid and has the cards that its secret and nonces determine. */
    private boolean fair;
    /** Whether the last line is a valid record of an entered round. */
    private boolean entered;

    public Verifier(RuleFinder finder) {
        this(finder, null);
    }

    /**
     * Creates a verifier for one file.
     *
     * @param watcher observes the replay, or null
     */
    public Verifier(RuleFinder finder, Watcher watcher) {
        this.finder = finder;
        this.watcher = watcher;
    }

    /** Returns the mismatches of a line, at most fifty, or an empty list if the record is correct. */
    public List<Mismatch> verify(int line, String text) {
        unfinished = false;
        fair = false;
        entered = false;
        JsonNode json;
        try {
            json = Json.STRICT.readTree(text);
        } catch (JacksonException problem) {
            var place = problem.getLocation();
            String column = "column " + (place == null || place.getColumnNr() < 1 ? "?" : place.getColumnNr());
            return List.of(new Mismatch(line, column, Advice.of("json-object"), LibraryFaults.of(problem)));
        }
        if (!json.isObject()) {
            return List.of(new Mismatch(
                    line,
                    "column 1",
                    Advice.of("json-object"),
                    json.getNodeType().toString()));
        }
        RecordReader reader = new RecordReader(json, line);
        String match = json.path("match").asString("");
        Last before = matches.get(match);
        try {
            verify(reader);
        } catch (ReplayStopped stuck) {
            stuck.note(reader);
        } catch (PackException tooMuch) {
            if (tooMuch.problems().stream().anyMatch(problem -> !TOO_MUCH.contains(problem.code()))) {
                throw tooMuch;
            }
            reader.wrong("points", Advice.of("countable"), tooMuch.problems().get(0));
        }
        if (!reader.fine() && matches.get(match) == before) {
            // Removes the match after a failed replay. Otherwise every later round would repeat the error.
            matches.remove(match);
        }
        return List.copyOf(reader.problems());
    }

    /** Verifies a line and returns its result. */
    public VerifyResult result(int line, String text) {
        List<Mismatch> found = verify(line, text);
        boolean right = found.isEmpty();
        return new VerifyResult(
                1, one(!right), one(right && unfinished), one(right && fair), one(right && entered), found);
    }

    private static int one(boolean is) {
        return is ? 1 : 0;
    }

    /**
     * Returns the start of the next round of a match, or null if the match is over or its last round could not be replayed.
     */
    public Match.Start next(String match) {
        Last last = matches.get(match);
        return last == null || last.over() ? null : last.next();
    }

    private void verify(RecordReader reader) {
        if (EnteredRecord.is(reader.json())) {
            NamedRules named = NamedRules.read(reader);
            if (named != null) {
                EnteredRecord.verify(reader, pack(reader, named, finder), finder);
            }
            entered = reader.fine();
            return;
        }
        RoundRecord record = read(reader, finder);
        if (record == null) {
            return;
        }
        if (FairCheck.isThere(reader) && record.terms().seed() != null) {
            reader.wrong("seed", Advice.of("no-seed"), record.terms().seed());
        }
        if (record.terms().seed() != null && SavedMatch.isMatchId(record.match())) {
            reader.same("match", SavedMatch.matchId(record.terms().seed()), record.match());
        }
        Last last = matches.get(record.match());
        if (last != null) {
            follows(reader, record, last);
        }
        Pack pack = finder.pack(record.terms().rules());
        RoundStart began = new RoundStart(reader, pack, record);
        Match.Start start = began.read(last == null ? null : last.next());
        if (start == null || !reader.fine()) {
            return;
        }
        Rules book = finder.rules(pack, record.terms().options());
        reader.same(
                "rounds", book.rounds(record.terms().seats()), record.terms().rounds());
        if (last == null) {
            began.carried(book, start);
        }
        if (reader.fine()) {
            play(reader, book, record, start, last);
        }
    }

    /**
     * Reads a record and the rules that it names. Returns null and reports the errors to the reader if there are any.
     */
    static RoundRecord read(RecordReader reader, RuleFinder finder) {
        NamedRules named = NamedRules.read(reader);
        return named == null ? null : RoundRecord.read(reader, named, pack(reader, named, finder));
    }

    private static Pack pack(RecordReader reader, NamedRules named, RuleFinder finder) {
        Pack pack = finder.pack(named);
        if (named.hash() != null) {
            reader.same("rules.hash", pack.digest(), named.hash());
        }
        return pack;
    }

    private void play(RecordReader reader, Rules book, RoundRecord record, Match.Start start, Last last) {
        // A record without a digest was written by another program. Its seed cannot be checked, because other programs
        // shuffle differently.
        boolean seeded = record.terms().seed() != null && record.terms().rules().hash() != null;
        int deal = last == null || last.deal() == 0 ? 0 : last.deal() + 1;
        SeedCheck seed = seeded
                ? new SeedCheck(book.settings().pack().deck(), record.terms().seed(), deal, record.round())
                : null;
        FairCheck dealt = FairCheck.read(
                reader, book.settings().pack().deck(), record.terms().seats(), last == null ? null : last.fair());
        if (dealt != null) {
            dealt.dealer(book, record.terms().seats(), record.dealer());
        }
        boolean whole = !reader.json().path("end").isNull();
        List<Move> moves = new ArrayList<>();
        Match match = Replay.play(book, record, start, dealt != null ? dealt : seed, whole, moves);
        if (watcher != null) {
            Replay.replay(book, record, start, moves, watcher);
        }
        Differences.note(reader, book.settings(), record, match);
        unfinished = !match.round().isOver();
        fair = dealt != null && reader.fine();
        matches.put(
                record.match(),
                new Last(
                        record.terms(),
                        unfinished ? start : match.next(),
                        unfinished || match.isOver(),
                        seed == null ? 0 : seed.deal(),
                        FairCheck.isThere(reader),
                        dealt));
    }

    private static void follows(RecordReader reader, RoundRecord record, Last last) {
        if (last.over()) {
            reader.wrong("match", Advice.of("no-round-after"), Advice.of("round", record.round()));
        }
        reader.same("round", last.next().round(), record.round());
        reader.same("rounds", last.terms().rounds(), record.terms().rounds());
        reader.same("seats", last.terms().seats(), record.terms().seats());
        reader.same("dealer", last.next().dealer(), record.dealer());
        reader.same("options", last.terms().options(), record.terms().options());
        if (FairCheck.isThere(reader) != last.isFair()) {
            reader.wrong(
                    FairCheck.FIELD,
                    last.isFair() ? Advice.of("fair-as-before") : Advice.of("unfair-as-before"),
                    reader.json().get(FairCheck.FIELD));
        }
        reader.same(
                "seed",
                String.valueOf(last.terms().seed()),
                String.valueOf(record.terms().seed()));
        reader.same("rules", last.terms().rules(), record.terms().rules());
    }
}
