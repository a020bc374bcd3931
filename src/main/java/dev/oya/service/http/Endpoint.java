package dev.oya.service.http;

import java.util.List;

/**
 * An HTTP endpoint. {@code paths.yaml} documents its requests and responses.
 *
 * @param method the HTTP method in lower case
 * @param path the path with its parameters in braces
 * @param types accepted content types, empty if the endpoint ignores the body
 * @param repeatable whether requests may carry an idempotency key
 */
public record Endpoint(String method, String path, List<String> types, Handler handler, boolean repeatable) {
    public interface Handler {
        /**
         * Handles a request.
         *
         * @throws HttpProblem if the request is rejected
         */
        Reply handle(Request request) throws Exception;
    }

    public static Endpoint get(String path, Handler handler) {
        return new Endpoint("get", path, List.of(), handler, false);
    }

    /**
     * Returns this endpoint with support for idempotency keys. A repeated request then does not create a second resource.
     */
    public Endpoint idempotent() {
        return new Endpoint(method, path, types, handler, true);
    }

    /** Returns whether requests may carry an API key. At a table, they carry the token of a seat instead. */
    boolean takesKeys() {
        return !isFile() && !isOfTable();
    }

    /** Returns whether the bearer token of a request is a seat token. */
    boolean isOfTable() {
        return path.contains("{table}");
    }

    /** Returns whether the endpoint serves files of the service. */
    boolean isFile() {
        return !path.startsWith("/api/") || path.startsWith("/api/docs");
    }

    /**
     * Returns whether requests count towards the limit for concurrent questions. Record files are limited per line instead.
     */
    boolean isQuestion() {
        return takesKeys() && !path.equals("/api/records/verify");
    }

    /** Returns an endpoint that accepts JSON. */
    public static Endpoint post(String path, Handler handler) {
        return post(path, List.of(Reply.JSON), handler);
    }

    public static Endpoint post(String path, List<String> types, Handler handler) {
        return new Endpoint("post", path, types, handler, false);
    }
}
