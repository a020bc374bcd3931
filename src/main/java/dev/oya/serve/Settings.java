package dev.oya.serve;

import dev.oya.Oya;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/**
 * What the operator chose.
 *
 * @param oya the rules
 * @param port where to listen; 0 for any that is free
 * @param bind the address to listen at
 * @param store a JDBC address, or null for a file in the data folder
 * @param data the data folder
 * @param threads how many requests are worked on at a time
 * @param limits how much anybody may ask
 * @param hosts the names by which it is asked, besides those of this machine itself
 * @param cors the origin whose pages may ask too, or null
 * @param behindProxy whether requests come through a proxy, which says in X-Forwarded-For who asks
 * @param log where a line for each request goes, or null
 * @param err where our own faults are told
 */
public record Settings(
        Oya oya,
        int port,
        String bind,
        String store,
        Path data,
        int threads,
        Limits limits,
        List<String> hosts,
        String cors,
        boolean behindProxy,
        PrintWriter log,
        PrintWriter err) {
    /** Whether a name or an address may stand among the hosts: it has no port. */
    public static boolean isHost(String written) {
        HostName host = HostName.of(HostName.written(written));
        return host != null && host.port() < 0;
    }
}
