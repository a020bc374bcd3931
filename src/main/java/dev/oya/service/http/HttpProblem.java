package dev.oya.service.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.input.Advice;
import dev.oya.input.Excerpt;
import dev.oya.input.Localized;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import dev.oya.store.StoreUnavailableException;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.io.EOFException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The reason for rejecting a request, sent as {@code application/problem+json}. Not thread-safe. */
public final class HttpProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** Maximum length in characters of quoted text in a message. */
    private static final int LONGEST_BLANK = 400;

    private static final String PLACE = "place";
    private static final String HINT = "hint";
    private static final String POINTER = "pointer";
    private static final String SENTENCES = "dev.oya.service.http.messages";

    /** Error codes of the statuses that the server itself sends. */
    private static final Map<Integer, String> CODES = Map.of(
            404, "not-found",
            405, "wrong-method",
            408, "too-slow-request",
            413, "too-large-request",
            414, "too-large-request",
            429, "too-busy",
            431, "too-large-request",
            503, "shutting-down",
            505, "wrong-version");

    private final int status;
    private final String code;
    private final transient Object[] blanks;
    private transient Advice advice;
    private final transient ObjectNode more = Json.object();
    private String detail;
    private transient List<Problem> problems = List.of();
    /** All faults of the request including this one, or an empty list if this is the only fault. */
    private transient List<HttpProblem> faults = List.of();

    /** Function from a JSON pointer to the place in the body, or null if the body is not available. */
    private transient Function<String, Place> positions;

    private final transient Map<String, String> headers = new LinkedHashMap<>();

    /**
     * Creates a problem. Its message is listed under its code in the messages of the service.
     *
     * @param status the HTTP status
     * @param code an error code listed in {@code docs/problems.md}
     * @param blanks the arguments of the message
     */
    public HttpProblem(int status, String code, Object... blanks) {
        super(code, null, false, false);
        this.status = status;
        this.code = code;
        this.blanks = Arrays.stream(blanks)
                .map(blank -> blank instanceof String text ? Excerpt.of(text, LONGEST_BLANK) : blank)
                .toArray();
    }

    /** Returns a problem with the given message. */
    public static HttpProblem withDetail(int status, String code, String detail) {
        HttpProblem problem = new HttpProblem(status, code);
        problem.detail = detail;
        return problem;
    }

    /**
     * Returns a problem for the errors of a pack, a layer or a situation. The first error becomes the message, and {@code
     * problems} lists them up to a limit.
     */
    public static HttpProblem of(int status, List<Problem> problems) {
        Problem first = problems.get(0);
        HttpProblem problem = new HttpProblem(status, first.code()).place(first.place());
        problem.problems = Problems.bounded(problems);
        return problem;
    }

    /** Returns a problem for the errors of a document. The status is 400 if the document is malformed, otherwise 422. */
    public static HttpProblem of(List<Problem> problems) {
        boolean malformed = problems.stream().anyMatch(one -> one.code().equals("broken-yaml"));
        return of(malformed ? 400 : 422, problems);
    }

    /**
     * An error in the response.
     *
     * @param pointer JSON pointer to the wrong value, or null
     */
    public record Row(
            String code,
            Place place,
            String message,
            String hint,
            @JsonInclude(JsonInclude.Include.NON_NULL) String pointer) {
        /** Creates an error without a JSON pointer. */
        public Row(String code, Place place, String message, String hint) {
            this(code, place, message, hint, null);
        }
    }

    /** Returns errors in the form used in responses. */
    public static List<Row> rows(List<Problem> problems) {
        return problems.stream()
                .map(one -> new Row(
                        one.code(),
                        one.place(),
                        one.message(),
                        one.advice(),
                        one.place().pointer()))
                .toList();
    }

    /** Returns the problem for an exception. Internal errors reveal no details. */
    static HttpProblem by(Throwable wrong) {
        if (wrong instanceof HttpProblem problem) {
            return problem;
        }
        if (wrong instanceof MethodNotAllowedResponse other) {
            HttpProblem problem = of(other.getStatus());
            problem.headers.put("Allow", String.join(", ", other.getDetails().values()));
            return problem;
        }
        if (wrong instanceof HttpResponseException refused) {
            return of(refused.getStatus());
        }
        if (wrong instanceof PackException pack) {
            return of(422, pack.problems());
        }
        if (wrong instanceof StoreUnavailableException) {
            return new HttpProblem(503, "store-unavailable").retryAfter(1);
        }
        if (wrong instanceof TimeoutException || wrong.getCause() instanceof TimeoutException) {
            return new HttpProblem(408, "too-slow-request");
        }
        return isBrokenOff(wrong) ? of(400) : new HttpProblem(500, "internal-error");
    }

    /** Returns whether the request was incomplete because its body does not match its headers or its client disconnected. */
    private static boolean isBrokenOff(Throwable wrong) {
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof EOFException
                    || cause instanceof HttpException
                    || cause instanceof ClosedChannelException) {
                return true;
            }
        }
        return false;
    }

    /** Returns the problem for a status that the server itself sends. */
    static HttpProblem of(int status) {
        boolean ours = status >= 500 && status != 501;
        HttpProblem problem =
                new HttpProblem(status, CODES.getOrDefault(status, ours ? "internal-error" : "broken-request"));
        return status == 503 || status == 429 ? problem.retryAfter(1) : problem;
    }

    public HttpProblem hint(String hint) {
        more.put(HINT, hint);
        return this;
    }

    /** Adds advice, unless it is null. The response contains the advice in the client's language. */
    public HttpProblem hint(Advice given) {
        advice = given;
        return hint(given == null ? null : given.toString());
    }

    /** Adds the position of the error in a text. */
    public HttpProblem place(Place place) {
        more.set(PLACE, Json.tree(place));
        if (place.pointer() != null) {
            more.put(POINTER, place.pointer());
        }
        return this;
    }

    /**
     * Adds the position of the error in a JSON document.
     *
     * @param pointer a JSON pointer such as {@code /rules/layers/0}
     */
    public HttpProblem place(String pointer) {
        more.put(PLACE, pointer);
        return this;
    }

    /**
     * Adds all faults of the request to the response.
     *
     * @param all all faults including this one
     * @param where returns the place in the body for a JSON pointer
     */
    HttpProblem together(List<HttpProblem> all, Function<String, Place> where) {
        faults = List.copyOf(all);
        positions = where;
        return this;
    }

    /** Adds a field to the response. */
    public HttpProblem with(String name, JsonNode value) {
        more.set(name, value);
        return this;
    }

    /** Adds the number of seconds after which the client may retry. */
    public HttpProblem retryAfter(int seconds) {
        headers.put("Retry-After", String.valueOf(seconds));
        return this;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** Returns the response in the given language. */
    public Reply reply(String language) {
        ResourceBundle sentences = Messages.of(SENTENCES, language);
        ObjectNode answer = Json.object();
        answer.put("type", "/api/explain?id=" + code);
        String title = "status-" + status;
        String usual = code.equals("internal-error") ? "status-500" : "status-400";
        answer.put("title", sentences.getString(sentences.containsKey(title) ? title : usual));
        answer.put("status", status);
        List<Row> rows = faults.isEmpty() ? ofPack(language) : together(language, sentences);
        answer.put("detail", detail(faults.isEmpty() ? rows : ofPack(language), sentences));
        answer.put("code", code);
        answer.setAll(more);
        place(answer);
        if (advice != null) {
            answer.put(HINT, advice.in(language));
        }
        if (!problems.isEmpty()) {
            answer.put(HINT, ofPack(language).get(0).hint());
        }
        if (!rows.isEmpty()) {
            answer.set("problems", Json.MAPPER.valueToTree(rows));
        }
        byte[] body = answer.toString().getBytes(StandardCharsets.UTF_8);
        return new Reply(status, "application/problem+json", body, headers);
    }

    /** Adds the place of the error: {@code pointer} contains a JSON pointer, and {@code position} a line and column. */
    private void place(ObjectNode answer) {
        JsonNode place = more.path(PLACE);
        if (place.isString()) {
            answer.set(POINTER, place);
        }
        if (place.isObject() || place.isString() && positions != null) {
            answer.set("position", place.isObject() ? place : Json.tree(positions.apply(place.stringValue())));
        }
    }

    private List<Row> ofPack(String language) {
        return rows(problems.stream().map(one -> one.in(language)).toList());
    }

    private List<Row> together(String language, ResourceBundle sentences) {
        List<Row> rows = new ArrayList<>();
        for (HttpProblem fault : faults) {
            List<Row> own = fault.ofPack(language);
            rows.addAll(own.isEmpty() ? List.of(fault.row(language, sentences, positions)) : own);
        }
        if (rows.size() <= Problems.MOST) {
            return rows;
        }
        Problem others = Problem.of(new Place(Body.NAME, 0), "more-problems", rows.size() - Problems.MOST);
        return Stream.concat(rows.stream().limit(Problems.MOST), rows(List.of(others.in(language))).stream())
                .toList();
    }

    private Row row(String language, ResourceBundle sentences, Function<String, Place> where) {
        String pointer = more.path(PLACE).asString(null);
        Place place = pointer == null ? new Place(Body.NAME, 0) : where.apply(pointer);
        String hint = advice == null ? more.path(HINT).asString(null) : advice.in(language);
        return new Row(code, place, detail(List.of(), sentences), hint, pointer);
    }

    private String detail(List<Row> rows, ResourceBundle sentences) {
        if (!rows.isEmpty()) {
            return rows.get(0).message();
        }
        if (detail != null) {
            return detail;
        }
        boolean one = blanks.length > 0 && Integer.valueOf(1).equals(blanks[0]) && sentences.containsKey(code + ".one");
        Object[] arguments = Arrays.stream(blanks)
                .map(blank -> Localized.in(sentences.getLocale().getLanguage(), blank))
                .toArray();
        return String.format(Locale.ROOT, sentences.getString(one ? code + ".one" : code), arguments);
    }
}
