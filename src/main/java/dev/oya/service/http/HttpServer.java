package dev.oya.service.http;

import dev.oya.threads.DaemonThreads;
import jakarta.servlet.Servlet;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.CrossOriginHandler;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * Accepts connections and passes requests to a servlet.
 *
 * <p>Transport threads never block. When the whole request body is in memory, another thread serves the request. The response
 * is buffered and sent at the speed of its client, and then the connection's next request is read. There are no sessions.
 * Requests to upgrade to another protocol are served like any other request.
 */
final class HttpServer {
    /** Idle timeout of a connection. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /** Timeout for pending requests during shutdown. */
    private static final Duration LAST = Duration.ofSeconds(10);

    /** Maximum number of connections that wait to be accepted. Further clients retry after a second. */
    private static final int BACKLOG = 4_096;

    private static final int MOST_HEADERS = 16 << 10;

    /** Size in bytes of a connection's socket buffers, for pipelined requests and for unread responses. */
    private static final int SOCKET_BUFFER = 128 << 10;

    /** Maximum number of transport threads. */
    private static final int TRANSPORT = 24;

    /** Divisor of the JVM's maximum memory: bodies and responses may occupy an eighth of it. */
    private static final int OF_MEMORY = 8;

    private final Server server;
    private final ServerConnector connector;
    private final Connections connections;
    private final Lanes lanes;
    private final ExecutorService executor = Executors.newCachedThreadPool(DaemonThreads.named("http-request"));

    HttpServer(
            HttpOptions options,
            AnswerHeaders usual,
            SeatTokens seats,
            Servlet servlet,
            RequestLog log,
            Metrics metrics) {
        QueuedThreadPool threads = new QueuedThreadPool(TRANSPORT, 8);
        threads.setName("http");
        server = new Server(threads);
        EarlyErrors errors = new EarlyErrors(usual, log, metrics);
        ServletContextHandler context = new ServletContextHandler(ServletContextHandler.NO_SESSIONS);
        context.setErrorHandler(errors);
        context.addServlet(new ServletHolder(servlet), "/*");
        connections = new Connections(options, Runtime.getRuntime().maxMemory() / OF_MEMORY);
        lanes = new Lanes(options, seats, executor);
        server.setHandler(context);
        server.insertHandler(new BufferedAnswers(options.limits().of(Limit.ANSWER_SECONDS)));
        server.insertHandler(lanes);
        server.insertHandler(new WholeBody(options));
        server.insertHandler(connections);
        server.insertHandler(new GracefulHandler());
        if (options.cors() != null) {
            server.insertHandler(crossOrigin(options.cors()));
        }
        server.insertHandler(usual);
        server.setErrorHandler(errors);
        server.setStopTimeout(LAST.toMillis());
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        http.setRequestHeaderSize(MOST_HEADERS);
        connector = PeekedEndPoint.connector(server, new HttpConnectionFactory(http));
        connector.setHost(options.bind());
        connector.setPort(options.port());
        connector.setIdleTimeout(SILENCE.toMillis());
        connector.setAcceptQueueSize(BACKLOG);
        connector.setAcceptedReceiveBufferSize(SOCKET_BUFFER);
        connector.setAcceptedSendBufferSize(SOCKET_BUFFER);
        connector.addBean(connections, false);
        server.addConnector(connector);
    }

    /**
     * Returns a handler that adds the CORS headers for one origin. The handler forwards preflight requests, because {@link
     * SameOrigin} decides which pages may send requests.
     */
    private static CrossOriginHandler crossOrigin(String origin) {
        CrossOriginHandler handler = new CrossOriginHandler();
        handler.setAllowedOriginPatterns(Set.of("(?i)" + Pattern.quote(origin)));
        handler.setAllowedMethods(Set.of("GET", "HEAD", "POST"));
        handler.setAllowedHeaders(Set.of(
                "Authorization",
                "Content-Encoding",
                "Content-Type",
                "Idempotency-Key",
                "If-None-Match",
                "Last-Event-ID",
                AnswerHeaders.ID));
        handler.setExposedHeaders(
                Set.of("ETag", "Link", "Location", "Oya-Api", "Retry-After", Reply.REPLAYED, AnswerHeaders.ID));
        handler.setDeliverPreflightRequests(true);
        return handler;
    }

    void start() throws Exception {
        server.start();
    }

    int port() {
        return connector.getLocalPort();
    }

    int connections() {
        return connections.count();
    }

    int waiting() {
        return lanes.waiting();
    }

    /**
     * Rejects new requests and waits for pending ones.
     *
     * @throws Exception if pending requests had to be aborted
     */
    void stop() throws Exception {
        try {
            server.stop();
        } finally {
            executor.shutdownNow();
        }
    }
}
