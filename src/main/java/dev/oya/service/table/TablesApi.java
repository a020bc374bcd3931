package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.service.http.Api;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.EventStream;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.Metrics;
import dev.oya.service.http.RateLimit;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.service.http.RequestFaults;
import dev.oya.service.http.Streams;
import dev.oya.store.Store;
import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/** The HTTP endpoints for tables of people and bots. Safe to share between threads. */
public final class TablesApi implements Api {
    private static final String TABLE = "/api/tables/{table}";
    private static final Pattern AFTER = Pattern.compile("([0-9]{1,18})-([0-9a-z]{1,40})");
    /** Maximum number of tables on a page. */
    private static final int PAGE = 50;
    /** Maximum number of records on a page. */
    private static final int RECORDS = 1_000;
    /** Minimum number of seconds between two phrases of a seat. */
    private static final int SECONDS_OF_PHRASE = 3;

    private static final int HOUR = 3_600;
    /**
     * Maximum number of cached rule answers of all packs together. The cache is trimmed every {@link #LOOKING_MILLIS}
     * milliseconds.
     */
    private static final int MOST_ANSWERS = 200_000;

    private static final long LOOKING_MILLIS = 10_000;

    private final Limits limits;
    private final Store store;
    private final Streams streams;
    private final Clock clock;
    private final Tables tables;
    private final SeatRequests asked;
    private final Lobby lobby;
    private final AutoCloseable news;
    private final RateLimit opened;
    private final RateLimit moved;
    private final RateLimit phraseLimit = new RateLimit("too-many-phrases", 1, SECONDS_OF_PHRASE);
    private final Hints hints;
    private final NodeDuties nodes;
    private final Timer acknowledged;

    public TablesApi(Limits limits, CompiledPacks packs, Store store, Path data, Streams streams, Metrics metrics) {
        this.limits = limits;
        this.store = store;
        this.streams = streams;
        this.clock = new Clock(store);
        TablePacks rules = new TablePacks(packs, store, data, limits.of(Limit.PACKS));
        this.tables = new Tables(store, rules, clock::plan);
        this.asked = new SeatRequests(tables);
        this.lobby = new Lobby(store, rules, tables, limits);
        clock.drives(tables);
        this.nodes = new NodeDuties(store, tables, clock, packs.layers(), limits);
        nodes.start();
        clock.every(LOOKING_MILLIS, "oya-answers", () -> packs.library().keepAnswers(MOST_ANSWERS));
        this.news = store.news(nodes);
        this.opened = RateLimit.ofAddresses(
                "too-many-tables-opened", limits.of(Limit.TABLES_PER_HOUR), limits.of(Limit.TABLES_PER_NETWORK), HOUR);
        this.hints = new Hints(tables, limits);
        this.moved = new RateLimit("too-many-moves", limits.of(Limit.MOVES_PER_SECOND), 1);
        this.acknowledged = metrics.timer("oya.moves", "Acknowledged moves and their duration");
        Timer timer = metrics.timer("oya.store", "Transactions of the store and their duration");
        store.timed(nanos -> timer.record(nanos, TimeUnit.NANOSECONDS));
        metrics.gauge("oya.answers", "Cached answers of rules", packs.library()::cachedAnswers);
        metrics.gauge("oya.tables", "Tables in memory", () -> tables.live().size());
    }

    @Override
    public boolean isReady() {
        return store.isWritable();
    }

    @Override
    public void close() {
        clock.close();
        try {
            news.close();
            store.attendance().gone(tables.node);
        } catch (Exception away) {
            // Other processes detect that this one has ended.
        }
        store.close();
    }

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.post("/api/tables", this::create).idempotent(),
                Endpoint.get("/api/tables", this::open),
                Endpoint.post(TABLE + "/seats/{seat}", this::sit).idempotent(),
                Endpoint.get(TABLE, request -> Reply.json(asked.view(Tables.Caller.of(request)))),
                Endpoint.post(TABLE + "/moves", this::move),
                Endpoint.get(TABLE + "/moves", this::moves),
                Endpoint.get(TABLE + "/log", request -> Reply.json(asked.log(Tables.Caller.of(request)))),
                Endpoint.get(TABLE + "/hint", request -> Reply.json(hints.of(Tables.Caller.of(request)))),
                Endpoint.get(TABLE + "/events", this::events),
                Endpoint.get(TABLE + "/phrases", this::phrases),
                Endpoint.post(TABLE + "/phrases", this::say),
                Endpoint.post(TABLE + "/undo", this::undo),
                Endpoint.post(TABLE + "/next", List.of(), request -> Reply.json(asked.next(Tables.Caller.of(request)))),
                Endpoint.post(
                        TABLE + "/stand", List.of(), request -> Reply.json(asked.stand(Tables.Caller.of(request)))),
                Endpoint.post(
                        TABLE + "/leave", List.of(), request -> Reply.json(asked.leave(Tables.Caller.of(request)))),
                Endpoint.post(TABLE + "/name", this::rename),
                Endpoint.post(
                        TABLE + "/forget", List.of(), request -> Reply.json(asked.forget(Tables.Caller.of(request)))),
                Endpoint.post(
                        TABLE + "/delete",
                        List.of(),
                        request -> Reply.json(lobby.delete(request.path("table"), request.token()))),
                Endpoint.post(TABLE + "/rematch", List.of(), this::rematch).idempotent(),
                Endpoint.post(TABLE + "/retry", this::retry).idempotent(),
                Endpoint.get(TABLE + "/record", this::record));
    }

    private Reply create(Request request) throws IOException {
        ObjectNode json = request.json();
        RequestFaults faults = new RequestFaults();
        TableConfig config = TableJson.config(json, faults);
        ObjectNode rules = TableJson.rules(json, faults);
        if (rules != null) {
            lobby.check(rules, config, faults);
        }
        faults.orThrow(request);
        mayOpen(request);
        ObjectNode made = lobby.create(rules, config, request.makes());
        return Reply.made(made, "/api/tables/" + made.get("table").stringValue());
    }

    private void mayOpen(Request request) {
        request.count(opened, Limit.TABLES_PER_HOUR);
        if (!nodes.hasRoom()) {
            throw new HttpProblem(429, "too-many-tables", limits.of(Limit.TABLES)).retryAfter(HOUR);
        }
    }

    private Reply open(Request request) {
        String after = request.query("after");
        Matcher matcher = AFTER.matcher(after == null ? Long.MAX_VALUE / 10 + "-0" : after);
        if (!matcher.matches()) {
            throw new HttpProblem(400, "wrong-field", "after", "the value of \"next\" in the previous response");
        }
        boolean playing = "true".equals(request.query("playing"));
        int most = request.most(PAGE);
        return Reply.json(lobby.open(playing, Long.parseLong(matcher.group(1)), matcher.group(2), most));
    }

    private Reply sit(Request request) throws IOException {
        ObjectNode json = request.json();
        String number = request.path("seat");
        int seat = number.matches("[0-9]{1,2}") ? Integer.parseInt(number) : -1;
        RequestFaults faults = new RequestFaults();
        String name = TableJson.name(json.get("name"), "/name", faults);
        String nonce = TableJson.nonce(json.get("nonce"), faults);
        faults.orThrow(request);
        ObjectNode seated =
                lobby.sit(request.path("table"), seat, json.path("invite").asString(null), name, nonce);
        request.seated(seated.get("token").stringValue());
        return Reply.json(seated);
    }

    private Reply move(Request request) throws IOException {
        ObjectNode json = request.json();
        countMove(request);
        long version = TableJson.version(json);
        long began = System.nanoTime();
        Reply answer = asked.move(Tables.Caller.of(request), version, json.get("move"));
        acknowledged.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
        return answer;
    }

    private void countMove(Request request) {
        String token = request.token();
        if (token != null) {
            moved.count(SeatHolder.hash(token));
        }
    }

    private Reply moves(Request request) {
        boolean brings = "true".equals(request.query("brings"));
        return Reply.json(asked.moves(Tables.Caller.of(request), request.query("card"), brings));
    }

    private Reply events(Request request) {
        String last = request.header("Last-Event-ID");
        long version = last != null && last.matches("[0-9]{1,18}") ? Long.parseLong(last) : -1;
        boolean company = "true".equals(request.query("company"));
        asked.listen(Tables.Caller.of(request), version, (seat, gone) -> {
            // The token of a seat has already been checked. Spectators who share a token do not share the streams of a
            // seat.
            EventStream stream = seat == ViewJson.PUBLIC
                    ? streams.open(request, gone)
                    : streams.open(request, request.token(), gone);
            return new Feed.Sink() {
                @Override
                public void send(long now, byte[] data) {
                    stream.send(String.valueOf(now), data);
                }

                @Override
                public void say(String event, byte[] data) {
                    if (company) {
                        stream.say(event, data);
                    }
                }

                @Override
                public void end() {
                    stream.revoke();
                }
            };
        });
        return Reply.STREAMED;
    }

    private Reply phrases(Request request) {
        asked.view(Tables.Caller.of(request));
        return Reply.json(QuickPhrases.all(request.language()));
    }

    private Reply say(Request request) throws IOException {
        String phrase = TableJson.phrase(request.json());
        String token = request.token();
        if (token != null) {
            phraseLimit.count(SeatHolder.hash(token));
        }
        return Reply.json(asked.say(Tables.Caller.of(request), phrase));
    }

    private Reply rename(Request request) throws IOException {
        RequestFaults faults = new RequestFaults();
        String name = TableJson.newName(request.json(), faults);
        faults.orThrow(request);
        countMove(request);
        return Reply.json(asked.rename(Tables.Caller.of(request), name));
    }

    private Reply undo(Request request) throws IOException {
        Boolean agree = TableJson.agree(request.json());
        countMove(request);
        return Reply.json(asked.undo(Tables.Caller.of(request), agree));
    }

    private Reply rematch(Request request) {
        mayOpen(request);
        return Reply.json(lobby.rematch(Tables.Caller.of(request)));
    }

    private Reply retry(Request request) throws IOException {
        RequestFaults faults = new RequestFaults();
        TableJson.Position position = TableJson.position(request.json(), faults);
        faults.orThrow(request);
        mayOpen(request);
        ObjectNode seated = lobby.retry(Tables.Caller.of(request), position);
        String token = seated.get("token").stringValue();
        request.seated(token);
        return Reply.made(seated, "/api/tables/" + seated.get("table").stringValue());
    }

    private Reply record(Request request) {
        List<String> records = asked.records(Tables.Caller.of(request));
        RecordPage page = RecordPage.of(records, request.query("from"), request.most(RECORDS), RecordPage.MOST_BYTES);
        Reply reply = Reply.of(200, "application/x-ndjson", page.lines());
        String limit = request.query(Request.LIMIT) == null ? "" : "&limit=" + request.query(Request.LIMIT);
        String next =
                "</api/tables/" + request.path("table") + "/record?from=" + page.next() + limit + ">; rel=\"next\"";
        return page.next() == null ? reply : reply.with("Link", next);
    }
}
