package dev.oya.service;

import dev.oya.engine.RuleLibrary;
import dev.oya.service.http.HttpOptions;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * What the operator chose.
 *
 * @param oya the rules
 * @param http how requests are taken
 * @param store a JDBC address, or null for a file in the data folder
 * @param data the data folder
 * @param log where a line for each request goes, or null
 * @param err where our own faults are told
 */
public record ServiceOptions(
        RuleLibrary library, HttpOptions http, String store, Path data, PrintWriter log, PrintWriter err) {}
