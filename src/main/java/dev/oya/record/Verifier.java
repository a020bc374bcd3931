package dev.oya.record;

import dev.oya.files.Lru;
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
 * Verifies the records of one file, line by line: everything that follows from deck and actions is derived again. What a
 * record names is looked up and never opened. Not thread-safe.
 */
public final class Verifier {
    /** Of how many matches the last round is remembered; rounds of others are measured by themselves. */
    private static final int MOST_MATCHES = 4_096;

    /** Problems of rules that numbers beyond reason in a record lead to, which no play comes to. */
    private static final Set<String> TOO_MUCH = Set.of(ExactMath.CODE, "wrong-conclusion");

    public interface RuleFinder {
        /**
         * The resolved pack.
         *
         * @throws ReplayStopped where there is none: with the field that names what is not here
         */
        Pack pack(NamedRules named);

        /** The pack's rules under these options. */
        Rules rules(Pack pack, Map<String, Object> options);

        /**
         * A round of real cards, settled by what was told of it.
         *
         * @throws ReplayStopped where that is not enough, or nobody here reads what was told
         */
        default Table settled(Rules rules, ObjectNode told) {
            throw new ReplayStopped("deck", "a list of cards", null);
        }
    }

    /** Looks on while a record is played again that can be played to its end. */
    public interface Watcher {
        /** A move is about to be made; also one that records leave out. */
        void before(Match match, Move move);
    }

    /** The last round of a match, what it left, and which deal it was, 0 where that is not known. */
    private record Last(
            NamedRules rules,
            Map<String, Object> options,
            String seed,
            int rounds,
            int seats,
            Match.Start next,
            boolean over,
            int deal,
            boolean isFair,
            FairCheck fair) {}

    private final RuleFinder finder;
    private final Watcher watcher;
    private final Map<String, Last> matches = new Lru<>(MOST_MATCHES);

    /** Whether the last line is of a round that is still being played: its end is null. */
    private boolean unfinished;
    /** Whether the last line says how its cards were dealt, and every one of them follows from it. */
    private boolean fair;
    /** Whether the last line is of a round of real cards, and comes to what was told. */
    private boolean told;

    public Verifier(RuleFinder finder) {
        this(finder, null);
    }

    /** @param watcher hears of the moves; null where nobody does */
    public Verifier(RuleFinder finder, Watcher watcher) {
        this.finder = finder;
        this.watcher = watcher;
    }

    /** All mismatches of one line, the first fifty of more; none where the record is right. */
    public List<Mismatch> verify(int line, String text) {
        unfinished = false;
        fair = false;
        told = false;
        JsonNode json;
        try {
            json = Json.STRICT.readTree(text);
        } catch (JacksonException problem) {
            var place = problem.getLocation();
            String column = "column " + (place == null || place.getColumnNr() < 1 ? "?" : place.getColumnNr());
            return List.of(new Mismatch(line, column, "a JSON object", LibraryFaults.of(problem)));
        }
        if (!json.isObject()) {
            return List.of(new Mismatch(
                    line, "column 1", "a JSON object", json.getNodeType().toString()));
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
            reader.wrong(
                    "points",
                    "no more than can be counted",
                    tooMuch.problems().get(0).message());
        }
        if (!reader.fine() && matches.get(match) == before) {
            // What comes after a round that could not be played is measured by itself, or one fault would be told for
            // ever.
            matches.remove(match);
        }
        return List.copyOf(reader.problems());
    }

    /** What came of one more line of a file. */
    public VerifyResult result(int line, String text) {
        List<Mismatch> found = verify(line, text);
        boolean right = found.isEmpty();
        return new VerifyResult(
                1, one(!right), one(right && unfinished), one(right && fair), one(right && told), found);
    }

    private static int one(boolean is) {
        return is ? 1 : 0;
    }

    /** What the next round of a match begins with; null where no round of it was right, or its last one was. */
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
            told = reader.fine();
            return;
        }
        RoundRecord record = read(reader, finder);
        if (record == null) {
            return;
        }
        if (FairCheck.isThere(reader) && record.seed() != null) {
            reader.wrong("seed", "null, for the cards follow from the secret", record.seed());
        }
        if (record.seed() != null && SavedMatch.isMatchId(record.match())) {
            reader.same("match", SavedMatch.matchId(record.seed()), record.match());
        }
        Last last = matches.get(record.match());
        if (last != null) {
            follows(reader, record, last);
        }
        Pack pack = finder.pack(record.rules());
        RoundStart began = new RoundStart(reader, pack, record);
        Match.Start start = began.read(last == null ? null : last.next());
        if (start == null || !reader.fine()) {
            return;
        }
        Rules book = finder.rules(pack, record.options());
        reader.same("rounds", book.rounds(record.seats()), record.rounds());
        if (last == null) {
            began.carried(book, start);
        }
        if (reader.fine()) {
            play(reader, book, record, start, last);
        }
    }

    /** The record with the rules it names, or null after what is wrong has been noted. */
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
        // The seed of a record that another program made says nothing: it shuffles in its own way.
        boolean seeded = record.seed() != null && record.rules().hash() != null;
        int deal = last == null || last.deal() == 0 ? 0 : last.deal() + 1;
        SeedCheck seed =
                seeded ? new SeedCheck(book.settings().pack().deck(), record.seed(), deal, record.round()) : null;
        FairCheck dealt = FairCheck.read(
                reader, book.settings().pack().deck(), record.seats(), last == null ? null : last.fair());
        if (dealt != null) {
            dealt.dealer(book, record.seats(), record.dealer());
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
                        record.rules(),
                        record.options(),
                        record.seed(),
                        record.rounds(),
                        record.seats(),
                        unfinished ? start : match.next(),
                        unfinished || match.isOver(),
                        seed == null ? 0 : seed.deal(),
                        FairCheck.isThere(reader),
                        dealt));
    }

    private static void follows(RecordReader reader, RoundRecord record, Last last) {
        if (last.over()) {
            reader.wrong("match", "no round after the last", "round " + record.round());
        }
        reader.same("round", last.next().round(), record.round());
        reader.same("rounds", last.rounds(), record.rounds());
        reader.same("seats", last.seats(), record.seats());
        reader.same("dealer", last.next().dealer(), record.dealer());
        reader.same("options", last.options(), record.options());
        if (FairCheck.isThere(reader) != last.isFair()) {
            reader.wrong(
                    FairCheck.FIELD,
                    last.isFair()
                            ? "how the cards were dealt, as in the round before"
                            : "nothing, as in the round before",
                    reader.json().get(FairCheck.FIELD));
        }
        reader.same("seed", String.valueOf(last.seed()), String.valueOf(record.seed()));
        reader.same("rules", last.rules(), record.rules());
    }
}
