package dev.oya.service.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rejects requests that pages of other origins send through a user's browser. The host of a request must be a name of this
 * service, which prevents DNS rebinding. The origin must be this service or the origin that the operator allows. Programs other
 * than browsers need not send an {@code Origin} header. Immutable.
 */
final class SameOrigin {
    /** Paths that accept any host. They only reveal that the service is running. */
    private static final Set<String> PROBES = Set.of("/health", "/ready");

    private static final Set<String> OWN = Set.of("same-origin", "none");

    private final Set<String> names;
    /** The names given by the operator. */
    private final Set<String> named;

    private final boolean proxied;
    private final String allowedOrigin;

    SameOrigin(HttpOptions options) {
        named = names(options.hosts().stream());
        names = names(Stream.concat(Stream.of(options.bind()), options.hosts().stream()));
        allowedOrigin = options.cors();
        proxied = options.behindProxy();
    }

    private static Set<String> names(Stream<String> hosts) {
        return hosts.map(host -> HostName.of(HostName.written(host)))
                .filter(Objects::nonNull)
                .map(HostName::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Checks the host and the origin of a request.
     *
     * @throws HttpProblem with status 421 if the host is unknown, or 403 if the origin is not allowed
     */
    void check(Context context) {
        if (isOpen(context.path())) {
            return;
        }
        HttpServletRequest request = context.req();
        List<String> hosts = all(request, "Host");
        // Also checks the host in the request line, which may differ from the Host header.
        HostName meant = HostName.of(HostName.written(request.getServerName()));
        if (!Stream.concat(Stream.ofNullable(meant), hosts.stream().map(HostName::of))
                .allMatch(host -> isOurs(host, request.getLocalAddr()))) {
            throw new HttpProblem(421, "wrong-host");
        }
        if (isForeign(request, hosts.isEmpty() ? null : HostName.of(hosts.get(0)))) {
            throw new HttpProblem(403, "wrong-origin");
        }
    }

    /** Returns whether a path accepts requests with any host and origin. */
    static boolean isOpen(String path) {
        return PROBES.contains(path);
    }

    private boolean isOurs(HostName host, String local) {
        HostName reached = HostName.of(HostName.written(local));
        return host != null
                && (host.isLoopback()
                        || names.contains(host.name())
                        || reached != null && reached.name().equals(host.name()));
    }

    private boolean isForeign(HttpServletRequest request, HostName host) {
        List<String> origins = all(request, "Origin");
        boolean friendly = !origins.isEmpty() && origins.stream().allMatch(this::isAllowed);
        boolean own = origins.stream()
                .allMatch(origin -> HostName.isSame(origin, host) && isOurScheme(request, origin, host));
        List<String> sites = all(request, "Sec-Fetch-Site");
        boolean near = sites.stream().allMatch(OWN::contains) || origins.isEmpty() && isFollowed(request);
        return !friendly && !(own && near);
    }

    /**
     * Returns whether the scheme of an origin matches this service, which itself uses plain HTTP. Behind a proxy, the {@code
     * X-Forwarded-Proto} header decides if it is present. Without the header, an HTTPS origin is accepted behind a proxy or with
     * a name given by {@code --host}.
     */
    private boolean isOurScheme(HttpServletRequest request, String origin, HostName host) {
        List<String> lines = proxied ? all(request, "X-Forwarded-Proto") : List.of();
        if (!lines.isEmpty()) {
            String last = lines.get(lines.size() - 1);
            return origin.startsWith(last.substring(last.lastIndexOf(',') + 1).strip() + "://");
        }
        return origin.startsWith("http://") || proxied || named.contains(host.name());
    }

    private boolean isAllowed(String origin) {
        return allowedOrigin != null && allowedOrigin.equalsIgnoreCase(origin);
    }

    /**
     * Returns whether the user followed a link to this service. The browser then shows the response as a page of this service's
     * origin, so the linking page cannot read it.
     */
    private static boolean isFollowed(HttpServletRequest request) {
        return request.getMethod().equals("GET")
                && all(request, "Sec-Fetch-Mode").equals(List.of("navigate"))
                && all(request, "Sec-Fetch-Dest").equals(List.of("document"));
    }

    private static List<String> all(HttpServletRequest request, String header) {
        return Collections.list(request.getHeaders(header)).stream()
                .map(value -> value.toLowerCase(Locale.ROOT))
                .toList();
    }
}
