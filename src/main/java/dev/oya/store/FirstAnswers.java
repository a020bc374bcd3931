package dev.oya.store;

import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/**
 * What was answered first to requests that may be sent again, for a day and for all who share a store. What an answer says nobody
 * here can read. Safe to share between threads.
 */
public final class FirstAnswers {
    private static final long KEPT_MILLIS = TimeUnit.HOURS.toMillis(24);

    /** Who has not answered by then has died. */
    private static final long ANSWERING_MILLIS = TimeUnit.SECONDS.toMillis(60);

    private final Database database;

    FirstAnswers(Database database) {
        this.database = database;
    }

    /**
     * How a request stands.
     *
     * @param request what was asked first
     * @param answer what was answered; null as long as it is being answered
     * @param makes the id of what it makes, which is made once, by any process
     * @param begun whether who asked now is to answer
     */
    public record MatchListing(String request, String answer, String makes, boolean begun) {}

    /**
     * How a request stands under an id; where nobody has answered it, who asked now is to.
     *
     * @param makes the id of what it makes, where nobody has begun to make it
     */
    public MatchListing begin(String id, String request, String makes) {
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
                    .map(ConstructorMapper.of(MatchListing.class))
                    .one();
        });
    }

    /** Keeps what was answered. */
    public void keep(String id, String answer) {
        database.write("", "UPDATE answered SET answer = ? WHERE id = ?", answer, id);
    }

    /** Nothing was made. */
    public void forget(String id) {
        database.write("", "DELETE FROM answered WHERE id = ?", id);
    }

    /** Nobody knows whether anything was made: the next request goes on at once. */
    public void giveUp(String id) {
        database.write(
                "", "UPDATE answered SET made = " + database.now + " - " + ANSWERING_MILLIS + " WHERE id = ?", id);
    }

    /** Takes away what is older than a day. */
    void sweep() {
        database.write("", "DELETE FROM answered WHERE made <= " + database.now + " - " + KEPT_MILLIS);
    }
}
