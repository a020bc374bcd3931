package dev.oya.service.jobs;

import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.Measure;
import dev.oya.experiment.MeasureWords;
import dev.oya.experiment.Report;
import dev.oya.experiment.StoppingRule;
import dev.oya.experiment.StudyPage;
import dev.oya.files.Sha256;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import dev.oya.service.http.Api;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.EventStream;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.RandomHex;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.service.http.Shares;
import dev.oya.service.http.Streams;
import dev.oya.service.http.WorkLimiter;
import dev.oya.situation.SituationFields;
import dev.oya.store.Watch;
import dev.oya.threads.DaemonThreads;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** The HTTP endpoints for studies, which compare rules by simulation. Safe to share between threads. */
public final class StudiesApi implements Api {
    private static final String STUDY = "/api/studies/{study}";
    private static final int MOST_ROUNDS = 1_000_000;
    private static final int MOST_ARMS = 8;
    private static final int MOST_BOTS = 8;
    private static final int LONGEST = 200;
    private static final int USUAL = 2_000;
    /** Maximum number of waiting studies. */
    private static final int WAITING = 8;

    /** Maximum number of studies in memory, including finished ones. */
    private static final int KEPT = 64;

    private static final int PAGES_WAITING = 8;

    /**
     * The bots whose moves do not depend on time. Other bots are not allowed, because the results would depend on the speed of
     * the machine.
     */
    private static final List<String> BOTS =
            Bots.names().stream().filter(name -> !Bots.hasTimeLimit(name)).toList();

    private final CompiledPacks packs;
    private final Limits limits;
    private final Streams streams;
    private final ThreadPoolExecutor players;
    private final ScheduledExecutorService clock;
    /** Slots for running and waiting studies. An address may occupy at most half of them, and a network at most three quarters. */
    private final Shares places;

    private final WorkLimiter pages;
    private final Map<String, Job> jobs = new LinkedHashMap<>();

    public StudiesApi(CompiledPacks packs, Limits limits, Streams streams, Watch watch) {
        this.packs = packs;
        this.limits = limits;
        this.streams = streams;
        int most = limits.of(Limit.RUNS);
        this.players = new ThreadPoolExecutor(
                most, most, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), DaemonThreads.named("study"));
        int all = most + WAITING;
        this.places = new Shares(all, all / 2, all * 3 / 4);
        this.clock = Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("study-clock"));
        this.pages = new WorkLimiter(1, PAGES_WAITING, limits.of(Limit.RUN_SECONDS));
        watch.part("oya-studies").every(clock, 1_000, () -> all().forEach(Job::endInTime));
    }

    @Override
    public void close() {
        clock.shutdownNow();
        all().forEach(Job::cancel);
        players.shutdownNow();
    }

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.post("/api/studies", this::ask).idempotent(),
                Endpoint.get(STUDY, this::status),
                Endpoint.get(STUDY + "/events", this::events),
                Endpoint.post(STUDY + "/cancel", List.of(), this::cancel),
                Endpoint.get(STUDY + "/report", this::report),
                Endpoint.get(STUDY + "/page", this::page));
    }

    private Reply ask(Request request) throws IOException {
        Body body = Body.of(request, Set.of("arms", "bots", "rounds", "precision", "question", "seed"));
        SituationFields nodes = body.nodes();
        List<String> bots = bots(body);
        List<AskedRules> asked = new ArrayList<>();
        List<Arm> arms = new ArrayList<>();
        List<Tree> named = nodes.list(body.root(), "arms");
        if (named.isEmpty() || named.size() > MOST_ARMS) {
            nodes.report(body.root(), "wrong-kind.arms", MOST_ARMS);
        } else {
            for (Tree one : named) {
                AskedRules rules = packs.asked();
                RuleBook book = rules.item(one, "arms", nodes);
                if (nodes.problems().isEmpty()) {
                    asked.add(rules);
                    arms.add(new Arm(name(rules), book, bots));
                }
            }
        }
        Integer rounds = nodes.number(body.root(), "rounds", 1, MOST_ROUNDS);
        double precision = precision(body);
        String question = nodes.text(body.root(), "question");
        String seed = nodes.text(body.root(), "seed");
        if (seed != null && seed.length() > LONGEST) {
            nodes.report(body.root().get("seed"), "too-large.text", LONGEST);
        }
        body.orRefuse(422);
        Experiment study = study(arms, seed == null ? "1" : seed);
        String asks = question == null ? "dealer" : question;
        if (!Measure.askable(study).contains(asks)) {
            nodes.name(body.root().get("question"), "unknown-question", Measure.askable(study));
            body.orRefuse(422);
        }
        StoppingRule aim =
                new StoppingRule(rounds != null ? rounds : precision > 0 ? MOST_ROUNDS : USUAL, asks, precision);
        Job job = new Job(
                RandomHex.of(16),
                study,
                asked,
                aim,
                describe(body, request),
                request.limits().of(Limit.RUN_SECONDS));
        ObjectNode answer = job.status();
        keep(request, answer.get("study").stringValue(), job);
        return Reply.json(202, answer)
                .with("Location", "/api/studies/" + answer.get("study").stringValue());
    }

    private static Experiment study(List<Arm> arms, String seed) {
        try {
            return new Experiment(arms, new Deals(seed));
        } catch (IllegalArgumentException apart) {
            throw new HttpProblem(422, "not-the-same-game");
        }
    }

    private static String describe(Body body, Request request) throws IOException {
        return "POST /api/studies " + request.text().strip();
    }

    /** Returns a readable name of the rules: the profile, the house-rule layers and the options. */
    private static String name(AskedRules rules) {
        Pack pack = rules.pack();
        List<String> parts = new ArrayList<>(List.of(pack.profile()));
        rules.layers().forEach(digest -> parts.add(digest.substring(0, 15)));
        rules.options().forEach((option, value) -> parts.add(option + "=" + value));
        return String.join(" ", parts);
    }

    private static List<String> bots(Body body) {
        List<Tree> named = body.nodes().list(body.root(), "bots");
        if (named.size() > MOST_BOTS) {
            body.nodes().report(body.root().get("bots"), "too-many.bots", MOST_BOTS);
        }
        List<String> bots = named.stream()
                .limit(MOST_BOTS)
                .map(one -> body.nodes().name(one, "unknown-bot", BOTS))
                .collect(Collectors.toList());
        return bots.isEmpty() ? List.of("greedy") : bots;
    }

    private static double precision(Body body) {
        String text = body.nodes().text(body.root(), "precision");
        if (text == null) {
            return 0;
        }
        if (!text.matches("[0-9]{1,6}(\\.[0-9]{1,6})?") || Double.parseDouble(text) == 0) {
            body.nodes().report(body.root().get("precision"), "wrong-kind.precision");
            return 0;
        }
        return Double.parseDouble(text);
    }

    private void keep(Request request, String id, Job job) {
        synchronized (jobs) {
            for (String old : Arrays.asList(jobs.keySet().toArray(String[]::new))) {
                if (jobs.size() >= KEPT && jobs.get(old).isOver()) {
                    jobs.remove(old);
                }
            }
            Runnable over = request.take(places);
            if (over == null) {
                throw new HttpProblem(429, "too-busy").retryAfter(limits.of(Limit.RUN_SECONDS));
            }
            players.execute(() -> {
                try {
                    job.run();
                } finally {
                    over.run();
                }
            });
            jobs.put(id, job);
        }
    }

    private List<Job> all() {
        synchronized (jobs) {
            return List.copyOf(jobs.values());
        }
    }

    private Job job(Request request) {
        synchronized (jobs) {
            Job job = jobs.get(request.path("study"));
            if (job == null) {
                throw new HttpProblem(404, "no-study", KEPT);
            }
            return job;
        }
    }

    private Reply status(Request request) {
        return Reply.json(job(request).status());
    }

    private Reply events(Request request) {
        Job job = job(request);
        EventStream[] stream = new EventStream[1];
        stream[0] = streams.open(request, () -> job.gone(stream[0]));
        job.listen(stream[0]);
        return Reply.STREAMED;
    }

    private Reply cancel(Request request) {
        Job job = job(request);
        job.cancel();
        return Reply.json(job.status());
    }

    private Report found(Request request) {
        Report report = job(request).report();
        if (report == null) {
            throw new HttpProblem(422, "study-goes-on");
        }
        return report;
    }

    private Wording speech(Report report, Request request) {
        Pack pack = report.study().arms().get(0).rules().settings().pack();
        return new Wording(request.language(), packs.library().folder(), pack, MeasureWords.SENTENCES);
    }

    private Reply report(Request request) {
        Report report = found(request);
        return Reply.json(report.json(new MeasureWords(speech(report, request))));
    }

    /** Returns the CSP source of the page's only style sheet. */
    private static String style(String html) {
        return Sha256.source(html.substring(html.indexOf("<style>") + "<style>".length(), html.indexOf("</style>")));
    }

    private Reply page(Request request) throws Exception {
        Report report = found(request);
        String html = pages.through(() -> new StudyPage(report, speech(report, request)).html());
        return Reply.of(200, "text/html; charset=utf-8", html)
                .with("Content-Security-Policy", "default-src 'none'; style-src " + style(html));
    }
}
