package dev.oya.service.http;

import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import dev.oya.store.FirstAnswers;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Makes requests with an {@code Idempotency-Key} idempotent across all processes. A repeated request receives the first response.
 * Refusals are not stored.
 *
 * <p>The store contains only the hash of the key and the response encrypted with the key, so tokens and invites are not readable.
 * If a process dies after it created a resource, the retry uses the same id and finds the resource. Safe to share between
 * threads.
 */
final class RepeatedRequests {
    /** The header with the key. */
    static final String KEY = "Idempotency-Key";

    private static final Pattern WRITTEN = Pattern.compile("[!-~]{1,64}");
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long PAUSE_MILLIS = 50;

    private final FirstAnswers answers;

    RepeatedRequests(FirstAnswers answers) {
        this.answers = answers;
    }

    /**
     * Handles a request, or returns the response to the first request with the same key. Requests without a key are always
     * handled.
     */
    Reply answer(Request request, Endpoint.Handler handler) throws Exception {
        String key = request.header(KEY);
        if (key == null) {
            return handler.handle(request);
        }
        if (!WRITTEN.matcher(key).matches()) {
            throw new HttpProblem(400, "wrong-field", KEY, "1 to 64 printable ASCII characters without spaces");
        }
        String word = request.context().path() + "\n" + request.token() + "\n" + key;
        String id = hash(word);
        String asked = hash(word + "\n" + request.text());
        long end = System.nanoTime() + PATIENCE_NANOS;
        String fresh = RandomHex.of(8);
        FirstAnswers.RequestState state = answers.begin(id, asked, fresh);
        for (; !state.begun(); state = answers.begin(id, asked, fresh)) {
            if (!state.request().equals(asked)) {
                throw new HttpProblem(422, "idempotency-key-reused");
            }
            if (state.answer() != null) {
                return Json.MAPPER
                        .readValue(new ReplyCipher(word).opened(state.answer()), Reply.class)
                        .replayed();
            }
            if (System.nanoTime() - end > 0) {
                throw new HttpProblem(503, "still-answering").retryAfter(1);
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        request.makes(state.makes() == null ? fresh : state.makes());
        try {
            Reply reply = handler.handle(request);
            answers.keep(id, new ReplyCipher(word).sealed(Json.MAPPER.writeValueAsBytes(reply)));
            return reply;
        } catch (HttpProblem refused) {
            answers.forget(id);
            throw refused;
        } catch (Exception unknown) {
            answers.giveUp(id);
            throw unknown;
        }
    }

    private static String hash(String word) {
        return HexFormat.of().formatHex(Sha256.of(word));
    }
}
