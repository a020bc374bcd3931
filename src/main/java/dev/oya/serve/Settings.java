package dev.oya.serve;

import dev.oya.Oya;
import java.io.PrintWriter;
import java.nio.file.Path;

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
        String cors,
        boolean behindProxy,
        PrintWriter log,
        PrintWriter err) {}
