package dev.oya.service.questions;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.oya.engine.RuleBook;
import dev.oya.input.Advice;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.play.Choices;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Verdict;
import dev.oya.record.LibraryFaults;
import dev.oya.record.NamedRules;
import dev.oya.record.OpenRound;
import dev.oya.record.RecordLines;
import dev.oya.record.RecordWriter;
import dev.oya.record.ReplayStopped;
import dev.oya.record.Verifier;
import dev.oya.say.Wording;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.service.http.WorkLimiter;
import dev.oya.situation.RecordRulesFinder;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.zip.ZipException;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Lists the legal moves of recorded rounds and verifies records. */
final class Records {
    /** Maximum number of wrong lines whose mismatches are listed. Further wrong lines are only counted. */
    private static final int MOST_WRONG = 1_000;

    /** Maximum number of wrong lines that are only counted. The file is not read further if this number is reached. */
    private static final int MOST_COUNTED = 20_000;

    /** Maximum size of the listed mismatches in bytes. */
    private static final int MOST_LISTED = 512 << 10;

    /** Maximum number of waiting lines. At most one line of each file waits. */
    private static final int LINES = 8;

    private final CompiledPacks packs;
    /** Limits the work per line instead of per file, so that a slow sender does not block other senders. */
    private final WorkLimiter turns;

    Records(CompiledPacks packs, Limits limits) {
        this.packs = packs;
        this.turns = new WorkLimiter(Runtime.getRuntime().availableProcessors(), LINES, limits.of(Limit.RUN_SECONDS));
    }

    Reply moves(Request request) throws IOException {
        ObjectNode json = request.json();
        Body body = Body.of(request, Set.of("rules", "record", "move"));
        AskedRules asked = AskedRules.of(packs, body);
        OpenRound round = read(json, asked, request.language(), null);
        List<Mismatch> problems = new ArrayList<>();
        ObjectNode answer = Json.object();
        answer.set("rules", asked.json());
        if (json.has("move")) {
            Verdict verdict = round.attempt(json.get("move"), problems);
            refuse("", problems, request.language());
            verdict(answer, verdict, asked.book(), packs.speech(asked.pack(), request.language()));
        } else {
            open(answer.putArray("seats"), round.match());
        }
        return Reply.json(answer);
    }

    /**
     * Replays the round in a request. The replay uses the options of the record, which the response repeats.
     *
     * @param language language of the mismatches
     * @param watcher observes the replay, or null
     * @throws HttpProblem with status 422 if the record is invalid, or its rules differ from those of the request
     */
    OpenRound read(ObjectNode json, AskedRules asked, String language, Verifier.Watcher watcher) {
        if (!(json.get("record") instanceof ObjectNode record)) {
            throw new HttpProblem(422, "no-record").place("/record");
        }
        List<Mismatch> problems = new ArrayList<>();
        OpenRound round = OpenRound.read(named(record, asked.pack()), finder(asked), problems, watcher);
        refuse("/record", problems, language);
        return round;
    }

    /**
     * Adds missing fields to a record: the format version, the match, the game and the rules of the request. A record with
     * other rules is rejected later.
     */
    private static ObjectNode named(ObjectNode record, Pack pack) {
        record.putIfAbsent("record", IntNode.valueOf(1));
        record.putIfAbsent("match", StringNode.valueOf(""));
        record.putIfAbsent("game", StringNode.valueOf(pack.id()));
        if (!record.has("rules")) {
            record.putObject("rules")
                    .put("id", pack.id())
                    .put("version", pack.version())
                    .put("profile", pack.profile())
                    .put("house", RecordWriter.house(pack))
                    .put("hash", pack.digest());
        }
        return record;
    }

    private Verifier.RuleFinder finder(AskedRules asked) {
        Pack pack = asked.pack();
        return new Verifier.RuleFinder() {
            @Override
            public Pack pack(NamedRules named) {
                same("game", pack.id(), named.game());
                same("rules.profile", pack.profile(), named.profile());
                same("rules.house", RecordWriter.house(pack), named.house());
                return pack;
            }

            @Override
            public Rules rules(Pack played, Map<String, Object> options) {
                RuleBook recorded = packs.rules(played, options);
                asked.options()
                        .keySet()
                        .forEach(name -> same(
                                "options." + name,
                                asked.book().settings().option(name),
                                recorded.settings().option(name)));
                asked.playedWith(options);
                return recorded;
            }
        };
    }

    private static void same(String field, Object asked, Object recorded) {
        if (!Objects.equals(asked, recorded)) {
            throw new ReplayStopped(field, Advice.of("as-requested", asked), recorded);
        }
    }

    private static void open(ArrayNode seats, Match match) {
        Rules rules = match.rules();
        MoveNotation moves = new MoveNotation(rules.settings().pack());
        for (int seat = 0; seat < match.table().seats(); seat++) {
            ObjectNode one = seats.addObject().put("seat", seat);
            ArrayNode list = one.putArray("moves");
            Choices choices = match.round().isOver() ? null : match.view(seat).choices();
            if (choices != null) {
                choices.all()
                        .forEach(move -> list.add(moves.action(rules.fishing().divided(move))));
            }
            if (choices != null && choices.isCut()) {
                one.put("more", true);
            }
        }
    }

    private static void verdict(ObjectNode answer, Verdict verdict, RuleBook rules, Wording speech) {
        answer.put("open", verdict.accepted());
        if (verdict instanceof Verdict.Refused refused) {
            answer.put("code", refused.code());
            answer.put("because", speech.refusal(refused));
            answer.put("rule", refused.rule());
            ArrayNode cites = answer.putArray("cites");
            if (refused.rule() != null) {
                rules.cite(refused.rule()).statements().forEach(cites::add);
            }
        }
    }

    private static void refuse(String pointer, List<Mismatch> problems, String language) {
        if (!problems.isEmpty()) {
            Mismatch first = problems.get(0);
            String at = first.field().replaceAll("\\[(\\d+)]", ".$1").replace('.', '/');
            throw new HttpProblem(422, "wrong-record", first.expected(), first.found())
                    .place(pointer + "/" + at)
                    .with("mismatches", held(0, problems, language).get("mismatches"));
        }
    }

    /** The result of verifying a line, in the form used in responses. */
    private record Held(
            int line,
            boolean ok,
            @JsonIgnoreProperties("line") List<Mismatch> mismatches) {}

    private static ObjectNode held(int line, List<Mismatch> mismatches, String language) {
        List<Mismatch> translated =
                mismatches.stream().map(one -> one.in(language)).toList();
        return Json.tree(new Held(line, mismatches.isEmpty(), translated));
    }

    Reply verify(Request request) throws Exception {
        String encoding = request.header("Content-Encoding");
        if (encoding != null && !Set.of("gzip", "identity").contains(encoding.toLowerCase(Locale.ROOT))) {
            throw new HttpProblem(400, "wrong-encoding", "gzip");
        }
        List<Path> houses = packs.paths(request.queries("layer"));
        Verifier verifier = new Verifier(new Served(packs, houses));
        String language = request.language();
        OutputStream out = null;
        int number = 0;
        int wrong = 0;
        int unlisted = 0;
        int written = 0;
        SlowBodyGuard in = new SlowBodyGuard(request.context());
        try (RecordLines lines = new RecordLines(in, RecordLines.MOST_BYTES)) {
            while (unlisted < MOST_COUNTED && lines.next()) {
                in.orTooLong(request.limits().of(Limit.RUN_SECONDS));
                number = lines.number();
                if (lines.text() != null && lines.text().isBlank()) {
                    continue;
                }
                out = out == null ? begin(request) : out;
                List<Mismatch> found =
                        lines.wrong() != null ? List.of(lines.wrong()) : turns.through(() -> verify(verifier, lines));
                if (found.isEmpty()) {
                    write(out, number, found, language);
                } else if (++wrong > MOST_WRONG || written > MOST_LISTED) {
                    unlisted++;
                } else {
                    written += write(out, number, found, language);
                }
            }
            if (unlisted > 0) {
                Advice more = unlisted < MOST_COUNTED
                        ? Advice.of("more-wrong-lines", unlisted)
                        : Advice.of("more-unread-lines", unlisted);
                write(out, number, List.of(new Mismatch(number, "file", Advice.of("right-records"), more)), language);
            }
        } catch (EOFException | ZipException broken) {
            out = out == null ? begin(request) : out;
            write(
                    out,
                    number + 1,
                    List.of(new Mismatch(number + 1, "file", Advice.of("whole-file"), LibraryFaults.of(broken))),
                    language);
        } catch (HttpProblem ended) {
            if (out == null) {
                throw ended;
            }
            write(
                    out,
                    number + 1,
                    List.of(new Mismatch(number + 1, "file", Advice.of("in-time"), ended.code())),
                    language);
        }
        if (out == null) {
            throw new HttpProblem(400, "no-records");
        }
        out.flush();
        return Reply.STREAMED;
    }

    private static List<Mismatch> verify(Verifier verifier, RecordLines lines) {
        try {
            return verifier.verify(lines.number(), lines.text());
        } catch (PackException rules) {
            return List.of(new Mismatch(
                    lines.number(),
                    "rules",
                    Advice.of("playable-rules"),
                    rules.problems().get(0)));
        }
    }

    private static OutputStream begin(Request request) throws IOException {
        request.context().status(200).contentType("application/x-ndjson");
        return request.context().res().getOutputStream();
    }

    /** Writes the result of a line and returns its size in bytes. */
    private static int write(OutputStream out, int line, List<Mismatch> mismatches, String language)
            throws IOException {
        byte[] bytes = Json.bytes(held(line, mismatches, language));
        out.write(bytes);
        out.write('\n');
        if (line % 64 == 1) {
            out.flush();
        }
        return bytes.length;
    }

    /** Finds the rules of submitted records among the service's games and its stored layers. */
    private static final class Served extends RecordRulesFinder {
        private final CompiledPacks packs;

        /**
         * Creates a finder for one request.
         *
         * @param houses the layers named in the request; records may refer to them by name
         */
        Served(CompiledPacks packs, List<Path> houses) {
            super(packs.library(), houses);
            this.packs = packs;
        }

        @Override
        protected Path layer(String name) {
            Path sent = packs.layer(name);
            return sent != null ? sent : super.layer(name);
        }

        @Override
        protected Pack read(String game, String profile, List<Path> houses) {
            return packs.pack(game, profile, houses);
        }

        @Override
        public Rules rules(Pack pack, Map<String, Object> options) {
            return packs.rules(pack, options);
        }
    }
}
