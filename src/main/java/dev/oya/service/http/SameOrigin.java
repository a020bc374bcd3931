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
 * Keeps the pages of others from asking through a browser of somebody who can reach the service. A browser says by which name
 * it asks and whose page does: the name must be one of ours, or a page could let its own name lead here; and the page must be
 * ours, or one of the origin that the operator lets ask. Other programs need not say anything of the kind. Immutable.
 */
final class SameOrigin {
    /** What the probes of machines ask, by whatever name they have; it tells nothing but that the service is there. */
    private static final Set<String> PROBES = Set.of("/health", "/ready");

    private static final Set<String> OWN = Set.of("same-origin", "none");

    private final Set<String> names;
    /** Those of them that the operator gave. */
    private final Set<String> named;

    private final boolean proxied;
    private final String friend;

    SameOrigin(HttpOptions options) {
        named = names(options.hosts().stream());
        names = names(Stream.concat(Stream.of(options.bind()), options.hosts().stream()));
        friend = options.cors();
        proxied = options.behindProxy();
    }

    private static Set<String> names(Stream<String> hosts) {
        return hosts.map(host -> HostName.of(HostName.written(host)))
                .filter(Objects::nonNull)
                .map(HostName::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Goes on where the request is not one that another's page makes.
     *
     * @throws HttpProblem 421 for a name that is not ours, 403 for the page of another
     */
    void check(Context context) {
        if (isOpen(context.path())) {
            return;
        }
        HttpServletRequest request = context.req();
        List<String> hosts = all(request, "Host");
        // The line of a request may name a host too.
        HostName meant = HostName.of(HostName.written(request.getServerName()));
        if (!Stream.concat(Stream.ofNullable(meant), hosts.stream().map(HostName::of))
                .allMatch(host -> isOurs(host, request.getLocalAddr()))) {
            throw new HttpProblem(421, "wrong-host");
        }
        if (isForeign(request, hosts.isEmpty() ? null : HostName.of(hosts.get(0)))) {
            throw new HttpProblem(403, "wrong-origin");
        }
    }

    /** Whether a request for a path is answered. */
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
        boolean friendly = !origins.isEmpty() && origins.stream().allMatch(this::isFriend);
        boolean own = origins.stream()
                .allMatch(origin -> HostName.isSame(origin, host) && isOurScheme(request, origin, host));
        List<String> sites = all(request, "Sec-Fetch-Site");
        boolean near = sites.stream().allMatch(OWN::contains) || origins.isEmpty() && isFollowed(request);
        return !friendly && !(own && near);
    }

    /**
     * We speak plain HTTP: a page that came by HTTPS is ours only where a proxy speaks that for us, which is said by
     * {@code --behind-proxy}, and then by the header in which proxies tell it, or by a name that {@code --host} gives.
     */
    private boolean isOurScheme(HttpServletRequest request, String origin, HostName host) {
        List<String> told = proxied ? all(request, "X-Forwarded-Proto") : List.of();
        if (!told.isEmpty()) {
            String last = told.get(told.size() - 1);
            return origin.startsWith(last.substring(last.lastIndexOf(',') + 1).strip() + "://");
        }
        return origin.startsWith("http://") || proxied || named.contains(host.name());
    }

    private boolean isFriend(String origin) {
        return friend != null && friend.equalsIgnoreCase(origin);
    }

    /** Whether somebody followed a link to here: what it leads to is shown by itself, and to nobody else. */
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
