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

/** A request as handlers see it. Of one thread. */
public final class Request {
    /** Most characters of a parameter of a query. */
    static final int PARAMETER = 200;

    private static final Pattern BEARER = Pattern.compile("(?i)Bearer +([A-Za-z0-9._~+/=-]{1,200})");

    /** All texts are read as UTF-8. */
    private static final Pattern TYPE =
            Pattern.compile("\\s*([\\w.+-]+/[\\w.+-]+)\\s*(?i:;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?");

    private static final Pattern LONG_WORD = Pattern.compile("'\\w{12,}'");

    private final Context context;
    private final SeatTokens seats;
    private final Limits limits;
    /** The program whose key was sent along, or null. */
    private final Keys.Program program;

    private byte[] read;
    private String makes;

    Request(Context context, Endpoint endpoint, HttpOptions options, SeatTokens seats) {
        this.context = context;
        this.seats = seats;
        this.program = endpoint.takesKeys() && options.keys().areThere()
                ? options.keys().of(token())
                : null;
        this.limits = program == null ? options.limits() : program.limits();
    }

    /** What the server knows of it; for handlers that answer by themselves. */
    public Context context() {
        return context;
    }

    /** The id of what it makes; null where that is free, for it is not sent again. */
    public String makes() {
        return makes;
    }

    void makes(String id) {
        makes = id;
    }

    /** Who asks: the address of the connection, or the one that the operator's proxy names. */
    public String address() {
        return context.ip();
    }

    /** Returns the network of {@link #address}. */
    Network network() {
        return context.attribute(Connections.NETWORK);
    }

    /** Returns the connection that it came by. */
    ClientConnection connection() {
        return context.attribute(ClientConnection.NAME);
    }

    private Network counted() {
        return program == null ? network() : Network.of(program.name());
    }

    /** Occupies a place for the client; returns what gives it back, or null if there is none left for it. */
    public Runnable take(Shares places) {
        Network who = counted();
        return places.take(who) ? () -> places.give(who) : null;
    }

    /** Returns the client for whom it is answered: the program whose key was sent along, or the address. */
    Client client() {
        EndPoint endPoint = connection().connection.getEndPoint();
        return new Client(counted(), () -> PeekedEndPoint.isClosedByPeer(endPoint));
    }

    /** Whether only what an answer begins with is asked for. */
    boolean isHead() {
        return context.method() == HandlerType.HEAD;
    }

    /** How much the client may ask. */
    public Limits limits() {
        return limits;
    }

    /**
     * Counts one more of the client: of the program whose key was sent along, or of the address.
     *
     * @param limit how often a program may do it
     * @throws HttpProblem 429 where it is too many
     */
    public void count(RateLimit rate, Limit limit) {
        if (program == null) {
            rate.countAddress(address());
        } else {
            rate.count(program.name(), limits.of(limit));
        }
    }

    /** A part of the path. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** Returns the first query parameter of this name, or null if there is none. */
    public String query(String name) {
        List<String> values = queries(name);
        return values.isEmpty() ? null : values.get(0);
    }

    /**
     * Returns the query parameters of this name.
     *
     * @throws HttpProblem 400 if one is longer than {@value #PARAMETER} characters
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

    /** A header, or null. */
    public String header(String name) {
        return context.header(name);
    }

    /** The token that was sent along, or null. */
    public String token() {
        return token(header("Authorization"));
    }

    /**
     * Returns the token of an Authorization header; null if there is no header.
     *
     * @throws HttpProblem 401 if the header is malformed
     */
    static String token(String said) {
        if (said == null) {
            return null;
        }
        Matcher bearer = BEARER.matcher(said);
        if (!bearer.matches()) {
            throw new HttpProblem(401, "wrong-token");
        }
        return bearer.group(1);
    }

    /** Remembers that a token belongs to a seat: its requests are served apart from those of spectators. */
    public void seated(String token) {
        seats.add(token);
    }

    /** The language that is liked best of those that there are; English where none is. */
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
     * Goes on where there is no body, or one of these kinds. A page of another may send only what browsers always let pages
     * send, and JSON, YAML and records are none of it.
     *
     * @throws HttpProblem 415 where it is another
     */
    void mustBeOneOf(List<String> types) {
        boolean empty = context.req().getContentLengthLong() <= 0 && header("Transfer-Encoding") == null;
        if (!empty && !types.isEmpty()) {
            List<String> told = Collections.list(context.req().getHeaders("Content-Type"));
            Matcher type = TYPE.matcher(told.size() == 1 ? told.get(0) : "");
            if (!type.matches() || !types.contains(type.group(1).toLowerCase(Locale.ROOT))) {
                throw new HttpProblem(415, "wrong-type", String.join(", ", types));
            }
        }
    }

    /**
     * Goes on where what follows the question mark of an address is text, or it would be read as if it were not there: each
     * percent sign is followed by a byte, and these bytes are text in UTF-8.
     *
     * @throws HttpProblem 400 where it is not
     */
    static void mustBeText(String query) {
        if (query != null && query.indexOf('%') >= 0) {
            try {
                // One letter a byte, so that each byte comes back as it was written.
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

    /** The body's text. */
    public String text() throws IOException {
        String text = text(Limit.BODY);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** The body's text to the letter, as long as a limit allows. */
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
     * Returns the body as a JSON object with distinct names, within the usual bounds; an empty body is an empty object.
     *
     * @throws HttpProblem 400 if it is malformed, 422 if a value is beyond its bound
     */
    public ObjectNode json() throws IOException {
        String text = text();
        try {
            if (text.isBlank()) {
                return Json.object();
            }
            if (Json.STRICT.readTree(text) instanceof ObjectNode object) {
                Problems problems = new Problems();
                InputBounds.USUAL.check(new JsonTree(object), problems);
                if (!problems.isEmpty()) {
                    throw HttpProblem.of(422, problems.sorted());
                }
                return object;
            }
            throw new HttpProblem(400, "no-object");
        } catch (JacksonException broken) {
            var at = broken.getLocation();
            // A word may be a token or an invite that somebody forgot to put in quotes.
            String message = LONG_WORD.matcher(LibraryFaults.of(broken)).replaceAll("'…'");
            throw HttpProblem.told(400, "broken-json", message)
                    .place(new Place(Body.NAME, at == null ? 0 : at.getLineNr(), at == null ? 0 : at.getColumnNr()));
        }
    }
}
