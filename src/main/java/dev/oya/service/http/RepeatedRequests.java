package dev.oya.service.http;

import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import dev.oya.store.FirstAnswers;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Answers a request that is sent again with the same {@code Idempotency-Key} as it was answered first, whichever process asks and
 * answers. The store has the hash of the key, and the answer under a seal that the key alone opens: no token or invite stands
 * there. What was refused is not kept. Safe to share between threads.
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

    /** The first answer to a request; a request without a key is answered each time. */
    Reply answer(Request request, Endpoint.Handler handler) throws Exception {
        String key = request.header(KEY);
        if (key == null) {
            return handler.handle(request);
        }
        if (!WRITTEN.matcher(key).matches()) {
            throw new HttpProblem(400, "wrong-field", KEY, "1 to 64 letters of ASCII, without blanks");
        }
        String word = request.context().path() + "\n" + request.token() + "\n" + key;
        String id = hash(word);
        String asked = hash(word + "\n" + request.text());
        long end = System.nanoTime() + PATIENCE_NANOS;
        for (FirstAnswers.Before before = answers.begin(id, asked); before != null; before = answers.begin(id, asked)) {
            if (!before.request().equals(asked)) {
                throw new HttpProblem(422, "another-request");
            }
            if (before.answer() != null) {
                return Json.MAPPER.readValue(new Seal(word).opened(before.answer()), Reply.class);
            }
            if (System.nanoTime() - end > 0) {
                throw new HttpProblem(503, "still-answering").retryAfter(1);
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        return first(request, handler, id, new Seal(word));
    }

    private Reply first(Request request, Endpoint.Handler handler, String id, Seal seal) throws Exception {
        Reply reply = null;
        try {
            reply = handler.handle(request);
        } finally {
            if (reply == null) {
                answers.forget(id);
            }
        }
        answers.keep(id, seal.sealed(Json.MAPPER.writeValueAsBytes(reply)));
        return reply;
    }

    private static String hash(String word) {
        return HexFormat.of().formatHex(Sha256.of(word));
    }
}
