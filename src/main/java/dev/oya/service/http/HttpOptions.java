package dev.oya.service.http;

import java.util.List;

/**
 * How requests are taken.
 *
 * @param port where to listen; 0 for any that is free
 * @param bind the address to listen at
 * @param threads how many requests are worked on at a time
 * @param limits how much anybody may ask
 * @param hosts the names by which it is asked, besides those of this machine itself
 * @param cors the origin whose pages may ask too, or null
 * @param keys the programs with limits of their own
 * @param behindProxy whether requests come through a proxy, which says in X-Forwarded-For who asks
 */
public record HttpOptions(
        int port,
        String bind,
        int threads,
        Limits limits,
        List<String> hosts,
        String cors,
        Keys keys,
        boolean behindProxy) {
    /** Whether a name or an address may stand among the hosts: it has no port. */
    public static boolean isHost(String written) {
        HostName host = HostName.of(HostName.written(written));
        return host != null && host.port() < 0;
    }
}
