package dev.oya.service.http;

import java.util.List;

/**
 * A request that the service answers; what it takes and answers is told in {@code paths.yaml}.
 *
 * @param method in small letters
 * @param path with its parameters in braces
 * @param types the types of bodies that it takes; none where it looks at no body
 */
public record Endpoint(String method, String path, List<String> types, Handler handler) {
    /** Answers a request. */
    public interface Handler {
        /** The answer; a {@link HttpProblem}, or a pack's problems, where the request is not done. */
        Reply handle(Request request) throws Exception;
    }

    public static Endpoint get(String path, Handler handler) {
        return new Endpoint("get", path, List.of(), handler);
    }

    /** One that takes JSON. */
    public static Endpoint post(String path, Handler handler) {
        return post(path, List.of(Reply.JSON), handler);
    }

    public static Endpoint post(String path, List<String> types, Handler handler) {
        return new Endpoint("post", path, types, handler);
    }
}
