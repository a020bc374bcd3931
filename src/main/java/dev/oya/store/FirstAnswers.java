package dev.oya.store;

import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/**
 * The responses to idempotent requests. All processes that share the store can read a response for a day. Each response is
 * stored as opaque text. Safe to share between threads.
 */
public final class FirstAnswers {
    private static final long KEPT_MILLIS = TimeUnit.HOURS.toMillis(24);

    /** Time after which an unanswered request counts as abandoned. */
    private static final long ANSWERING_MILLIS = TimeUnit.SECONDS.toMillis(60);

    private final Database database;

    FirstAnswers(Database database) {
        this.database = database;
    }

    /**
     * The state of an idempotent request.
     *
     * @param request the request that was received first
     * @param answer the response, or null while the request is being processed
     * @param makes the id of the resource that the request creates; retries use the same id
     * @param begun whether the caller must process the request
     */
    public record RequestState(String request, String answer, String makes, boolean begun) {}

    /**
     * Returns the state of a request. The caller must process the request if no response exists and no process is working on it.
     *
     * @param makes the id of the resource to create if the request is new
     */
    public RequestState begin(String id, String request, String makes) {
        String before = " made <= " + database.now + " - ";
        String given = "answer IS NULL AND" + before + ANSWERING_MILLIS;
        return database.commits.write("", handle -> {
            handle.execute(
                    "DELETE FROM answered WHERE id = ? AND (" + before + KEPT_MILLIS + " OR request <> ? AND " + given
                            + ")",
                    id,
                    request);
            int begun = handle.execute("UPDATE answered SET made = " + database.now + " WHERE id = ? AND " + given, id)
                    + handle.execute(
                            "INSERT INTO answered (id, request, makes, made) VALUES (?, ?, ?, " + database.now
                                    + ") ON CONFLICT DO NOTHING",
                            id,
                            request,
                            makes);
            return handle.select(
                            "SELECT request, answer, makes, " + (begun > 0) + " AS begun FROM answered WHERE id = ?",
                            id)
                    .map(ConstructorMapper.of(RequestState.class))
                    .one();
        });
    }

    /** Stores the response to a request. */
    public void keep(String id, String answer) {
        database.write("", "UPDATE answered SET answer = ? WHERE id = ?", answer, id);
    }

    /** Deletes a request that created nothing. */
    public void forget(String id) {
        database.write("", "DELETE FROM answered WHERE id = ?", id);
    }

    /** Abandons a request with an unknown outcome, so that the next retry is processed immediately. */
    public void giveUp(String id) {
        database.write(
                "", "UPDATE answered SET made = " + database.now + " - " + ANSWERING_MILLIS + " WHERE id = ?", id);
    }

    /** Deletes responses older than a day. */
    void sweep() {
        database.write("", "DELETE FROM answered WHERE made <= " + database.now + " - " + KEPT_MILLIS);
    }
}
