package dev.oya.service.http;

import jakarta.servlet.Servlet;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.ConnectionLimit;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.CrossOriginHandler;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * Takes connections and gives requests to a servlet. It keeps no sessions and speaks nothing but HTTP: a request to upgrade is
 * answered like any other.
 */
final class HttpServer {
    /** How long a connection may be silent. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /** How long requests in work have when the service ends. */
    private static final Duration LAST = Duration.ofSeconds(10);

    /** How many may connect at the same moment: further ones would try again only a second later. */
    private static final int MOST_KNOCKING = 1_024;

    private static final int MOST_HEADERS = 16 << 10;

    /** Where records are sent to. */
    private static final String RECORDS = "/api/records/verify";

    private final Server server;
    private final ServerConnector connector;

    HttpServer(HttpOptions options, AnswerHeaders usual, Servlet servlet) {
        QueuedThreadPool threads = new QueuedThreadPool(options.threads() + 4, 8);
        threads.setName("http");
        server = new Server(threads);
        PlainErrors errors = new PlainErrors(usual);
        ServletContextHandler context = new ServletContextHandler(ServletContextHandler.NO_SESSIONS);
        context.setErrorHandler(errors);
        context.addServlet(new ServletHolder(servlet), "/*");
        server.setHandler(context);
        server.insertHandler(waiting(options.limits().of(Limit.BODY)));
        server.insertHandler(new BodyDrain());
        server.insertHandler(new GracefulHandler());
        if (options.cors() != null) {
            server.insertHandler(friends(options.cors()));
        }
        server.insertHandler(usual);
        server.setErrorHandler(errors);
        server.setStopTimeout(LAST.toMillis());
        server.addBean(new ConnectionLimit(options.limits().of(Limit.CONNECTIONS), server));
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        http.setRequestHeaderSize(MOST_HEADERS);
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(options.bind());
        connector.setPort(options.port());
        connector.setIdleTimeout(SILENCE.toMillis());
        connector.setAcceptQueueSize(MOST_KNOCKING);
        server.addConnector(connector);
    }

    /**
     * Waits for the whole body before a thread is given to the request, so that a client who sends slowly holds a connection
     * and nothing else. Records are longer than can be waited for, and are read as they come.
     */
    private static EagerContentHandler waiting(int most) {
        EagerContentHandler waiting =
                new EagerContentHandler(new EagerContentHandler.RetainedContentLoaderFactory(most + 1, 64, false));
        waiting.include(request -> !Request.getPathInContext(request).equals(RECORDS)
                && request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) <= most);
        return waiting;
    }

    /**
     * Tells a browser that the pages of an origin may ask here, what they may send and what they may look at. What a browser asks
     * before is let through: whether its page may ask at all is said by {@link SameOrigin}.
     */
    private static CrossOriginHandler friends(String origin) {
        CrossOriginHandler friends = new CrossOriginHandler();
        friends.setAllowedOriginPatterns(Set.of("(?i)" + Pattern.quote(origin)));
        friends.setAllowedMethods(Set.of("GET", "HEAD", "POST"));
        friends.setAllowedHeaders(Set.of(
                "Authorization",
                "Content-Encoding",
                "Content-Type",
                "Idempotency-Key",
                "If-None-Match",
                "Last-Event-ID",
                AnswerHeaders.ID));
        friends.setExposedHeaders(Set.of("ETag", "Location", "Oya-Api", "Retry-After", AnswerHeaders.ID));
        friends.setDeliverPreflightRequests(true);
        return friends;
    }

    /** Begins to listen. */
    void start() throws Exception {
        server.start();
    }

    int port() {
        return connector.getLocalPort();
    }

    /**
     * Takes no new requests and waits for those in work.
     *
     * @throws Exception where they were not done in time, and have been cut off
     */
    void stop() throws Exception {
        server.stop();
    }
}
