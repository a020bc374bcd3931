package dev.oya.service.http;

import dev.oya.input.InputBounds;
import dev.oya.input.JsonTree;
import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import dev.oya.record.LibraryFaults;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.io.EndPoint;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/** A request, for use by handlers. Confined to one thread. */
public final class Request {
    /** Maximum length of a query parameter in characters. */
    static final int PARAMETER = 200;

    /** Name of the query parameter with the maximum number of items in a list. */
    public static final String LIMIT = "limit";

    private static final Pattern BEARER = Pattern.compile("(?i)Bearer +([A-Za-z0-9._~+/=-]{1,200})");

    /** A content type. The only accepted charset is UTF-8. */
    private static final Pattern TYPE =
            Pattern.compile("\\s*([\\w.+-]+/[\\w.+-]+)\\s*(?i:;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?");

    private final Context context;
    private final SeatTokens seats;
    private final Limits limits;
    /** The program whose API key was sent, or null. */
    private final Keys.Program program;

    private byte[] read;
    private String makes;

    Request(Context context, Endpoint endpoint, HttpOptions options, SeatTokens seats) {
        this.context = context;
        this.seats = seats;
        this.program = endpoint.takesKeys() && options.keys().arePresent()
                ? options.keys().of(token())
                : null;
        this.limits = program == null ? options.limits() : program.limits();
    }

    /** Returns the context of the server, for handlers that write the response themselves. */
    public Context context() {
        return context;
    }

    /**
     * Returns the id of the resource to create, or null if the request has no idempotency key and the handler may choose any id.
     */
    public String makes() {
        return makes;
    }

    void makes(String id) {
        makes = id;
    }

    /** Returns the client's address. This is the address of the connection, or the one that the operator's proxy reports. */
    public String address() {
        return context.ip();
    }

    /** Returns the network of {@link #address}. */
    Network network() {
        return context.attribute(Connections.NETWORK);
    }

    ClientConnection connection() {
        return context.attribute(ClientConnection.NAME);
    }

    private Network counted() {
        return program == null ? network() : Network.of(program.name());
    }

    /**
     * Occupies a slot for the client. Returns an action that releases the slot, or null if no slot is left for the client.
     */
    public Runnable take(Shares places) {
        Network who = counted();
        return places.take(who) ? () -> places.give(who) : null;
    }

    /** Returns the client: the program whose API key was sent, or the address. */
    Client client() {
        EndPoint endPoint = connection().connection.getEndPoint();
        return new Client(counted(), () -> PeekedEndPoint.isClosedByPeer(endPoint));
    }

    boolean isHead() {
        return context.method() == HandlerType.HEAD;
    }

    public Limits limits() {
        return limits;
    }

    /**
     * Counts one request of the program whose API key was sent, or of the address.
     *
     * @param limit the limit that applies to programs
     * @throws HttpProblem with status 429 if the limit is exceeded
     */
    public void count(RateLimit rate, Limit limit) {
        if (program == null) {
            rate.countAddress(address());
        } else {
            rate.count(program.name(), limits.of(limit));
        }
    }

    /** Returns a path parameter. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** Returns the first query parameter with the given name, or null if there is none. */
    public String query(String name) {
        List<String> values = queries(name);
        return values.isEmpty() ? null : values.get(0);
    }

    /**
     * Returns the values of a query parameter, except blank ones.
     *
     * @throws HttpProblem with status 400 if a value is longer than {@value #PARAMETER} characters
     */
    public List<String> queries(String name) {
        List<String> values = context.queryParams(name).stream()
                .filter(value -> !value.isBlank())
                .toList();
        if (values.stream().anyMatch(value -> value.length() > PARAMETER)) {
            throw new HttpProblem(400, "wrong-field", name, "at most " + PARAMETER + " characters");
        }
        return values;
    }

    /**
     * Returns the requested maximum number of items in a list.
     *
     * @param most the largest number, which is also the default
     * @throws HttpProblem with status 400 if the number is not between 1 and {@code most}
     */
    public int most(int most) {
        String limit = query(LIMIT);
        if (limit == null) {
            return most;
        }
        int number = limit.matches("[0-9]{1,6}") ? Integer.parseInt(limit) : 0;
        if (number < 1 || number > most) {
            throw new HttpProblem(400, "wrong-field", LIMIT, "1 to " + most);
        }
        return number;
    }

    /** Returns a header, or null if it is absent. */
    public String header(String name) {
        return context.header(name);
    }

    /** Returns the bearer token, or null if there is none. */
    public String token() {
        return token(header("Authorization"));
    }

    /**
     * Returns the bearer token of an Authorization header, or null if the header is null.
     *
     * @throws HttpProblem with status 401 if the header is malformed
     */
    static String token(String text) {
        if (text == null) {
            return null;
        }
        Matcher bearer = BEARER.matcher(text);
        if (!bearer.matches()) {
            throw new HttpProblem(401, "wrong-token");
        }
        return bearer.group(1);
    }

    /**
     * Records that a token belongs to a seat. Requests with this token are served separately from those of spectators.
     */
    public void seated(String token) {
        seats.add(token);
    }

    /** Returns the client's preferred language, or English if it prefers none of the available ones. */
    public String language() {
        return language(header("Accept-Language"));
    }

    static String language(String accepted) {
        try {
            List<Locale.LanguageRange> ranges =
                    accepted == null || accepted.length() > 500 ? List.of() : Locale.LanguageRange.parse(accepted);
            String tag = Locale.lookupTag(ranges, Messages.LANGUAGES);
            return tag == null ? Messages.LANGUAGES.get(0) : tag;
        } catch (IllegalArgumentException broken) {
            return Messages.LANGUAGES.get(0);
        }
    }

    /**
     * Checks the content type, unless the body is empty. Without a preflight request, pages of other origins can send only a few
     * simple content types. JSON, YAML and records are not among them.
     *
     * @throws HttpProblem with status 415 if the type is not accepted
     */
    void mustBeOneOf(List<String> types) {
        boolean empty = context.req().getContentLengthLong() <= 0 && header("Transfer-Encoding") == null;
        if (!empty && !types.isEmpty()) {
            List<String> lines = Collections.list(context.req().getHeaders("Content-Type"));
            Matcher type = TYPE.matcher(lines.size() == 1 ? lines.get(0) : "");
            if (!type.matches() || !types.contains(type.group(1).toLowerCase(Locale.ROOT))) {
                throw new HttpProblem(415, "wrong-type", String.join(", ", types));
            }
        }
    }

    /**
     * Checks that a query string is percent-encoded UTF-8. Otherwise the server would silently ignore a malformed query.
     *
     * @throws HttpProblem with status 400 if the query is malformed
     */
    static void mustBeText(String query) {
        if (query != null && query.indexOf('%') >= 0) {
            try {
                // ISO 8859-1 maps each byte to one character and back.
                String bytes = URLDecoder.decode(query, StandardCharsets.ISO_8859_1);
                decoded(bytes.getBytes(StandardCharsets.ISO_8859_1));
            } catch (IllegalArgumentException | CharacterCodingException broken) {
                throw new HttpProblem(400, "broken-request");
            }
        }
    }

    private static String decoded(byte[] utf8) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
    }

    /** Returns whether the body is declared to be JSON. */
    public boolean isJson() {
        String type = header("Content-Type");
        return type != null && type.toLowerCase(Locale.ROOT).startsWith("application/json");
    }

    /** Returns the body as text, without a byte order mark. */
    public String text() throws IOException {
        String text = text(Limit.BODY);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /**
     * Returns the body as text, unchanged.
     *
     * @param most the limit for the size of the body
     */
    public String text(Limit most) throws IOException {
        String encoding = header("Content-Encoding");
        if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
            throw new HttpProblem(400, "wrong-encoding", "identity");
        }
        byte[] bytes = bytes(limits.of(most));
        if (bytes.length > limits.of(most)) {
            throw new HttpProblem(413, "too-large", limits.of(most));
        }
        try {
            return decoded(bytes);
        } catch (CharacterCodingException malformed) {
            throw new HttpProblem(400, "wrong-encoding", "UTF-8");
        }
    }

    private byte[] bytes(int most) throws IOException {
        if (context.req().getContentLengthLong() > most) {
            throw new HttpProblem(413, "too-large", most);
        }
        if (read == null) {
            try (InputStream in = context.bodyInputStream()) {
                read = in.readNBytes(most + 1);
            }
        }
        return read;
    }

    /**
     * Returns the body as a JSON object without duplicate keys, within the usual bounds. An empty body yields an empty object.
     *
     * @throws HttpProblem with status 400 if the body is malformed, or 422 if a value exceeds its bound
     */
    public ObjectNode json() throws IOException {
        ObjectNode object = unboundedJson();
        Problems problems = new Problems();
        InputBounds.USUAL.check(new JsonTree(object), problems);
        if (!problems.isEmpty()) {
            throw HttpProblem.of(422, problems.sorted());
        }
        return object;
    }

    /**
     * Checks that the body is one JSON object without duplicate keys. Does not limit the sizes of its values.
     *
     * @throws HttpProblem with status 400 if the body is malformed
     */
    public void mustBeJson() throws IOException {
        unboundedJson();
    }

    private ObjectNode unboundedJson() throws IOException {
        String text = text();
        try {
            if (text.isBlank()) {
                return Json.object();
            }
            if (Json.STRICT.readTree(text) instanceof ObjectNode object) {
                return object;
            }
            throw new HttpProblem(400, "no-object");
        } catch (JacksonException broken) {
            var at = broken.getLocation();
            throw new HttpProblem(400, "broken-json", LibraryFaults.of(broken))
                    .place(new Place(Body.NAME, at == null ? 0 : at.getLineNr(), at == null ? 0 : at.getColumnNr()));
        }
    }
}
