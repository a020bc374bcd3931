package dev.oya.service.http;

import dev.oya.input.PackProblem;
import dev.oya.input.Place;
import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A request that is not done, and why: what is answered as {@code application/problem+json}. Not thread-safe. */
public final class HttpProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String SENTENCES = "dev.oya.service.http.messages";

    private final int status;
    private final String code;
    private final transient Object[] blanks;
    private final transient ObjectNode more = Json.object();
    private String detail;
    private int retryAfter;

    /**
     * A problem whose sentence stands with the service's messages under its code.
     *
     * @param status the status of the answer
     * @param code one of those listed in {@code docs/problems.md}
     * @param blanks what fills the sentence's blanks
     */
    public HttpProblem(int status, String code, Object... blanks) {
        super(code, null, false, false);
        this.status = status;
        this.code = code;
        this.blanks = blanks;
    }

    /** A problem that is told in these words. */
    public static HttpProblem told(int status, String code, String detail) {
        HttpProblem problem = new HttpProblem(status, code);
        problem.detail = detail;
        return problem;
    }

    /** Problems of a pack, a layer or a situation: the first by itself, and all of them in {@code problems}. */
    public static HttpProblem of(int status, List<PackProblem> problems) {
        PackProblem first = problems.get(0);
        HttpProblem problem =
                told(status, first.code(), first.message()).place(first.place()).hint(first.advice());
        return problem.with("problems", list(problems));
    }

    /** Problems as answers list them. */
    public static ArrayNode list(List<PackProblem> problems) {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (PackProblem one : problems) {
            ObjectNode row = all.addObject();
            row.put("code", one.code());
            row.set("place", json(one.place()));
            row.put("message", one.message());
            row.put("hint", one.advice());
        }
        return all;
    }

    public HttpProblem hint(String hint) {
        more.put("hint", hint);
        return this;
    }

    /** Where in a text it is. */
    public HttpProblem place(Place place) {
        more.set("place", json(place));
        return this;
    }

    /** Where in a JSON document it is, as a pointer such as {@code /rules/layers/0}. */
    public HttpProblem place(String pointer) {
        more.put("place", pointer);
        return this;
    }

    /** Adds a field. */
    public HttpProblem with(String name, JsonNode value) {
        more.set(name, value);
        return this;
    }

    /** After how many seconds it may be tried again. */
    public HttpProblem retryAfter(int seconds) {
        retryAfter = seconds;
        return this;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** The answer in a language. */
    public Reply reply(String language) {
        ResourceBundle sentences = Messages.of(SENTENCES, language);
        ObjectNode answer = Json.object();
        answer.put("type", "/api/explain?id=" + code);
        String title = "status-" + status;
        String usual = code.equals("our-fault") ? "status-500" : "status-400";
        answer.put("title", sentences.getString(sentences.containsKey(title) ? title : usual));
        answer.put("status", status);
        answer.put("detail", detail != null ? detail : String.format(Locale.ROOT, sentences.getString(code), blanks));
        answer.put("code", code);
        answer.setAll(more);
        Reply reply = Reply.of(status, "application/problem+json", answer.toString());
        return retryAfter > 0 ? reply.with("Retry-After", String.valueOf(retryAfter)) : reply;
    }

    private static ObjectNode json(Place place) {
        ObjectNode node = Json.object();
        node.put("file", place.file());
        node.put("line", place.line());
        node.put("column", place.column());
        return node;
    }
}
