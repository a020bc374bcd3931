package dev.oya.service.http;

import java.util.List;

/**
 * The options of the HTTP server.
 *
 * @param port the port to listen on, or 0 for any free port
 * @param bind the address to listen on
 * @param threads number of threads that serve requests
 * @param limits the limits for clients without an API key
 * @param hosts the names of the service, in addition to those of this machine
 * @param cors another origin whose pages may send requests, or null
 * @param keys the API keys
 * @param behindProxy whether requests come through a proxy, which adds the client's address to {@code X-Forwarded-For}
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
    /** Returns whether text is a valid host name or address without a port. */
    public static boolean isHost(String written) {
        HostName host = HostName.of(HostName.written(written));
        return host != null && host.port() < 0;
    }
}
