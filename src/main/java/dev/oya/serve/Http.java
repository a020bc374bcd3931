package dev.oya.serve;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.ConnectionLimit;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The server: hands requests to endpoints, and what comes of them to whoever asked. */
final class Http {
    /** What every answer says to browsers. */
    private static final Map<String, String> SAFE = Map.of(
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer");

    /** How long a connection may be silent. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /** How long requests in work have when the service ends. */
    private static final Duration LAST = Duration.ofSeconds(10);

    /** How many may connect at the same moment: further ones would try again only a second later. */
    private static final int MOST_KNOCKING = 1_024;

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    private final Settings settings;
    private final RequestLog log;
    private final Metrics metrics;
    private final Javalin server;

    /** @param scripts what browsers may run besides scripts that have an address here */
    Http(Settings settings, List<Api> apis, String scripts, RequestLog log, Metrics metrics) {
        this.settings = settings;
        this.log = log;
        this.metrics = metrics;
        this.server = Javalin.create(config -> {
            server(config);
            String policy = "default-src 'self'; script-src 'self' " + scripts
                    + "; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
            config.routes.before(context -> {
                context.header("Content-Security-Policy", policy);
                SAFE.forEach(context::header);
            });
            for (Api api : apis) {
                for (Endpoint one : api.endpoints()) {
                    // The name of a file may have folders in it.
                    String path = one.path().replace("{file}", "<file>");
                    if (one.method().equals("get")) {
                        config.routes.get(path, context -> answer(one, context));
                    } else {
                        config.routes.post(path, context -> answer(one, context));
                    }
                }
            }
            config.routes.exception(HttpResponseException.class, (wrong, context) -> status(wrong, context));
            config.routes.exception(Exception.class, (wrong, context) -> refuse(wrong, context));
            config.requestLogger.http(this::log);
        });
    }

    private void server(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = io.javalin.compression.CompressionStrategy.NONE;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = settings.limits().of(Limit.BODY);
        QueuedThreadPool threads = new QueuedThreadPool(settings.threads() + 4, 8);
        threads.setName("http");
        config.jetty.threadPool = threads;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(true);
            http.setRequestHeaderSize(16 << 10);
        });
        config.jetty.modifyServer(jetty -> {
            jetty.insertHandler(new BodyFirst(settings.limits().of(Limit.BODY)));
            jetty.insertHandler(new RestOfBody());
            jetty.insertHandler(new GracefulHandler());
            jetty.setStopTimeout(LAST.toMillis());
            jetty.setErrorHandler(new PlainErrors());
            jetty.addBean(new ConnectionLimit(settings.limits().of(Limit.CONNECTIONS), jetty));
        });
        config.jetty.addConnector((jetty, http) -> {
            ServerConnector connector = new ServerConnector(jetty, 1, 1, new HttpConnectionFactory(http));
            connector.setHost(settings.bind());
            connector.setPort(settings.port());
            connector.setIdleTimeout(SILENCE.toMillis());
            connector.setAcceptQueueSize(MOST_KNOCKING);
            return connector;
        });
        if (settings.behindProxy()) {
            config.contextResolver.ip = Http::forwarded;
        }
        if (settings.cors() != null) {
            config.bundledPlugins.enableCors(cors -> cors.addRule(rule -> rule.allowHost(settings.cors())));
        }
    }

    /** Who asked the proxy: the last address that was added, for those before it anybody may have made up. */
    private static String forwarded(Context context) {
        String all = String.join(",", Collections.list(context.req().getHeaders("X-Forwarded-For")));
        String last = all.substring(all.lastIndexOf(',') + 1).strip();
        return ADDRESS.matcher(last).matches() ? last : context.req().getRemoteAddr();
    }

    private void answer(Endpoint endpoint, Context context) {
        Request request = new Request(context, settings.limits());
        try {
            send(endpoint.handler().handle(request), context);
        } catch (Exception | StackOverflowError | OutOfMemoryError | LinkageError wrong) {
            refuse(wrong, context);
        }
    }

    private void refuse(Throwable wrong, Context context) {
        if (Failures.isGone(wrong)) {
            return;
        }
        Problem problem = Failures.of(wrong);
        if (problem.status() == 500) {
            log.fault(wrong, context);
        }
        context.attribute(RequestLog.CODE, problem.code());
        send(problem.reply(Request.language(context.header("Accept-Language"))), context);
    }

    private void status(HttpResponseException wrong, Context context) {
        String code = Failures.CODES.getOrDefault(wrong.getStatus(), "broken-request");
        refuse(new Problem(wrong.getStatus(), code), context);
    }

    /** Writes an answer, past what Javalin does for answers that may be packed. */
    private static void send(Reply reply, Context context) {
        if (reply != Reply.BY_ITSELF) {
            HttpServletResponse response = context.res();
            response.setStatus(reply.status());
            reply.headers().forEach(response::setHeader);
            response.setContentType(reply.type());
            response.setContentLength(reply.body().length);
            try {
                response.getOutputStream().write(reply.body());
            } catch (IOException gone) {
                // Whoever asked does not hear the answer.
            }
        }
    }

    private void log(Context context, float milliseconds) {
        metrics.request(context, milliseconds);
        log.request(context, milliseconds);
    }

    /** Begins to listen. */
    void start() {
        server.start();
    }

    int port() {
        return server.port();
    }

    /** Takes no new requests and waits for those in work. */
    void stop() {
        server.stop();
    }
}
