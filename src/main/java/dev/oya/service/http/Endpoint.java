package dev.oya.service.http;

import java.util.List;

/**
 * A request that the service answers; what it takes and answers is told in {@code paths.yaml}.
 *
 * @param method in small letters
 * @param path with its parameters in braces
 * @param types the types of bodies that it takes; none where it looks at no body
 * @param repeatable whether a request that is sent again with the same key has the first answer
 */
public record Endpoint(String method, String path, List<String> types, Handler handler, boolean repeatable) {
    /** Answers a request. */
    public interface Handler {
        /** The answer; a {@link HttpProblem}, or a pack's problems, where the request is not done. */
        Reply handle(Request request) throws Exception;
    }

    public static Endpoint get(String path, Handler handler) {
        return new Endpoint("get", path, List.of(), handler, false);
    }

    /** The same, for requests that make something, which is to be made once however often they are sent. */
    public Endpoint idempotent() {
        return new Endpoint(method, path, types, handler, true);
    }

    /** Returns whether a program may send its key; at a table the token of a seat is sent. */
    boolean takesKeys() {
        return !isFile() && !isOfTable();
    }

    /** Returns whether a token that is sent along is that of a seat. */
    boolean isOfTable() {
        return path.contains("{table}");
    }

    /** Returns whether it answers with files that are part of the service. */
    boolean isFile() {
        return !path.startsWith("/api/") || path.startsWith("/api/docs");
    }

    /** Returns whether it is answered by work that takes its turn; files of records take a turn for each line. */
    boolean isQuestion() {
        return takesKeys() && !path.equals("/api/records/verify");
    }

    /** One that takes JSON. */
    public static Endpoint post(String path, Handler handler) {
        return post(path, List.of(Reply.JSON), handler);
    }

    public static Endpoint post(String path, List<String> types, Handler handler) {
        return new Endpoint("post", path, types, handler, false);
    }
}
