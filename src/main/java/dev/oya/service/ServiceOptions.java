package dev.oya.service;

import dev.oya.engine.RuleLibrary;
import dev.oya.service.http.HttpOptions;
import dev.oya.store.StoreAddress;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * The options chosen by the operator.
 *
 * @param library the library of rules
 * @param http the options of the HTTP server
 * @param store the database, or null for a file in the data directory
 * @param data the data directory
 * @param log receives one line per request, or null to log nothing
 * @param err receives internal errors
 */
public record ServiceOptions(
        RuleLibrary library, HttpOptions http, StoreAddress store, Path data, PrintWriter log, PrintWriter err) {}
