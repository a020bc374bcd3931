package dev.oya.service.http;

import dev.oya.store.FirstAnswers;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.Header;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.servlet.JavalinServlet;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;

/** Dispatches requests to endpoints and sends their responses. */
public final class Http {
    /** Maximum size in bytes of a response that is not streamed. */
    private static final int MOST_ANSWER = 1 << 20;

    /** Maximum number of seconds that a question waits for a slot. */
    private static final int PATIENCE = 20;

    /** Exit status of a JVM that runs out of memory. */
    private static final int OUT_OF_MEMORY = 3;

    private final HttpOptions options;
    private final RequestLog log;
    private final Metrics metrics;
    private final RepeatedRequests repeated;
    private final SeatTokens seats = new SeatTokens();
    /** Limits concurrent questions, and with them memory and CPU time. */
    private final WorkLimiter questions;

    private final HttpServer server;

    /**
     * Creates a server that does not listen yet.
     *
     * @param scripts CSP sources of inline scripts that browsers may run
     */
    public Http(
            HttpOptions options,
            List<Api> apis,
            String scripts,
            FirstAnswers answers,
            RequestLog log,
            Metrics metrics) {
        this.options = options;
        this.repeated = new RepeatedRequests(answers);
        this.questions = new WorkLimiter(2 * Runtime.getRuntime().availableProcessors(), options.threads(), PATIENCE);
        this.log = log;
        this.metrics = metrics;
        SameOrigin origin = new SameOrigin(options);
        Javalin routes = Javalin.create(config -> {
            routes(config);
            config.routes.before(origin::check);
            config.routes.before(Http::answerPreflight);
            config.routes.before(context -> Request.mustBeText(context.queryString()));
            for (Api api : apis) {
                for (Endpoint one : api.endpoints()) {
                    // In Javalin, parameters in angle brackets may contain slashes, as file names do.
                    String path = one.path().replace("{file}", "<file>");
                    if (one.method().equals("get")) {
                        config.routes.get(path, context -> answer(one, context));
                        config.routes.head(path, context -> answer(one, context));
                    } else {
                        config.routes.post(path, context -> answer(one, context));
                    }
                }
            }
            config.routes.exception(HttpResponseException.class, this::refuse);
            config.routes.exception(Exception.class, this::refuse);
            config.requestLogger.http(this::log);
        });
        this.server = new HttpServer(
                options, new AnswerHeaders(scripts), seats, new JavalinServlet(routes.unsafe), log, metrics);
        metrics.gauge("oya.connections", "Open connections", server::connections);
        metrics.gauge(
                "oya.waiting", "Running and waiting requests, excluding probes and seated players", server::waiting);
    }

    private void routes(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = options.limits().of(Limit.BODY);
        config.contextResolver.ip =
                context -> context.<Network>attribute(Connections.NETWORK).address();
    }

    /** Answers CORS preflight requests. Another handler adds the headers with the permission. */
    private static void answerPreflight(Context context) {
        if (context.method() == HandlerType.OPTIONS && context.header(Header.ACCESS_CONTROL_REQUEST_METHOD) != null) {
            context.status(HttpStatus.NO_CONTENT).skipRemainingHandlers();
        }
    }

    private void answer(Endpoint endpoint, Context context) {
        try {
            Request request = new Request(context, endpoint, options, seats);
            request.mustBeOneOf(endpoint.types());
            Reply reply = Client.serve(
                    request.client(),
                    () -> endpoint.isQuestion()
                            ? questions.through(() -> reply(endpoint, request))
                            : reply(endpoint, request));
            if (endpoint.isOfTable() && request.token() != null) {
                // The endpoint reported no error, so the token is valid at the table.
                request.seated(request.token());
            }
            send(reply, context);
        } catch (Exception | StackOverflowError | LinkageError wrong) {
            refuse(wrong, context);
        } catch (OutOfMemoryError ended) {
            // Other work may now be inconsistent, so the JVM must exit. ExitOnOutOfMemoryError covers only errors
            // that the JVM itself throws.
            log.fault(ended, context);
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        }
    }

    private Reply reply(Endpoint endpoint, Request request) throws Exception {
        Reply reply = endpoint.repeatable()
                ? repeated.answer(request, endpoint.handler())
                : endpoint.handler().handle(request);
        if (reply.body().length > MOST_ANSWER && !endpoint.isFile()) {
            throw new HttpProblem(422, "too-long-answer", MOST_ANSWER);
        }
        return reply;
    }

    private void refuse(Throwable wrong, Context context) {
        HttpProblem problem = HttpProblem.by(wrong);
        if (problem.status() == 500) {
            log.fault(wrong, context);
        }
        context.attribute(RequestLog.CODE, problem.code());
        if (context.res().isCommitted()) {
            // Part of the response has been sent, so it cannot be replaced by an error.
            return;
        }
        Reply reply = problem.reply(Request.language(context.header("Accept-Language")));
        // Browsers log every 4xx response as an error. The page expects refusals and requests them with status 200.
        boolean work = problem.status() == 422 && "answer".equals(context.header("Oya-Refusals"));
        send(work ? new Reply(200, reply.type(), reply.body(), reply.headers()) : reply, context);
    }

    /**
     * Writes a response. Javalin compresses cacheable responses and handles their conditional requests. Other responses bypass
     * Javalin.
     */
    private static void send(Reply reply, Context context) {
        if (reply != Reply.STREAMED) {
            HttpServletResponse response = context.res();
            response.setStatus(reply.status());
            reply.headers().forEach(response::setHeader);
            response.setContentType(reply.type());
            if (reply.isKept()) {
                response.addHeader(Header.VARY, Header.ACCEPT_ENCODING + ", " + Header.ACCEPT_LANGUAGE);
                context.minSizeForCompression(0).result(reply.body());
                return;
            }
            response.setContentLength(reply.body().length);
            try {
                response.getOutputStream().write(reply.body());
            } catch (IOException gone) {
                // The client has disconnected.
            }
        }
    }

    private void log(Context context, float milliseconds) {
        metrics.request(context, milliseconds);
        log.request(context, milliseconds);
    }

    public void start() throws Exception {
        server.start();
    }

    /** Returns the URL of the server. */
    public String address() {
        return "http://" + HostName.written(options.bind()) + ":" + server.port();
    }

    /** Rejects new requests and waits for pending ones. */
    public void stop() throws Exception {
        server.stop();
    }
}
