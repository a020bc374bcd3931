package dev.oya.service.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A request that the service answers, and what it says of itself: described once, when the service starts. */
public final class Endpoint {
    /** Answers a request. */
    public interface Handler {
        /** The answer; a {@link HttpProblem}, or a pack's problems, where the request is not done. */
        Reply handle(Request request) throws Exception;
    }

    /**
     * A parameter.
     *
     * @param in {@code path}, {@code query} or {@code header}
     * @param example a value that makes sense
     */
    public record Parameter(String name, String in, boolean required, String what, String example) {}

    /**
     * What an answer or a request holds.
     *
     * @param shape the name of a JSON schema, or null for plain text
     */
    public record Content(String what, String type, String shape) {}

    /** What an answer holds that says why it was not done. */
    static final Content REFUSAL = new Content("", "application/problem+json", "problem");

    private final String method;
    private final String path;
    private final String what;
    private final Handler handler;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Content> bodies = new ArrayList<>();
    private final Map<Integer, Content> answers = new LinkedHashMap<>();
    private boolean secured;

    private Endpoint(String method, String path, String what, Handler handler) {
        this.method = method;
        this.path = path;
        this.what = what;
        this.handler = handler;
    }

    /** @param path with its parameters in braces */
    public static Endpoint get(String path, String what, Handler handler) {
        return new Endpoint("get", path, what, handler);
    }

    public static Endpoint post(String path, String what, Handler handler) {
        return new Endpoint("post", path, what, handler);
    }

    /** A part of the path. */
    public Endpoint path(String name, String what, String example) {
        parameters.add(new Parameter(name, "path", true, what, example));
        return this;
    }

    /** A parameter behind the question mark, which may be left out. */
    public Endpoint query(String name, String what, String example) {
        parameters.add(new Parameter(name, "query", false, what, example));
        return this;
    }

    /** A header, which may be left out. */
    public Endpoint header(String name, String what, String example) {
        parameters.add(new Parameter(name, "header", false, what, example));
        return this;
    }

    /** A body that it takes, as JSON of a shape. */
    public Endpoint takes(String shape) {
        return takes("application/json", shape);
    }

    /** A body that it takes; may be called for several types. */
    public Endpoint takes(String type, String shape) {
        bodies.add(new Content("", type, shape));
        return this;
    }

    /** A seat's token is needed, or gives more. */
    public Endpoint secured() {
        secured = true;
        return this;
    }

    /** An answer, as JSON of a shape. */
    public Endpoint answers(int status, String what, String shape) {
        return answers(status, what, "application/json", shape);
    }

    public Endpoint answers(int status, String what, String type, String shape) {
        answers.put(status, new Content(what, type, shape));
        return this;
    }

    /** Answers that say why it was not done. */
    public Endpoint refuses(int... statuses) {
        for (int status : statuses) {
            answers.put(status, REFUSAL);
        }
        return this;
    }

    public String method() {
        return method;
    }

    public String path() {
        return path;
    }

    public String what() {
        return what;
    }

    Handler handler() {
        return handler;
    }

    public List<Parameter> parameters() {
        return List.copyOf(parameters);
    }

    public List<Content> bodies() {
        return List.copyOf(bodies);
    }

    public Map<Integer, Content> answers() {
        return Map.copyOf(answers);
    }

    public boolean isSecured() {
        return secured;
    }
}
