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
     * A request that came before.
     *
     * @param request what it asked
     * @param answer what was answered; null as long as it is being answered
     */
    public record Before(String request, String answer) {}

    /** What came before under an id; null where nothing did, and who asked now is to answer. */
    public Before begin(String id, String request) {
        String old = " made <= " + database.now + " - ";
        return database.commits.write("", handle -> {
            handle.execute(
                    "DELETE FROM answered WHERE id = ? AND (" + old + KEPT_MILLIS + " OR answer IS NULL AND" + old
                            + ANSWERING_MILLIS + ")",
                    id);
            int begun = handle.execute(
                    "INSERT INTO answered (id, request, made) VALUES (?, ?, " + database.now
                            + ") ON CONFLICT DO NOTHING",
                    id,
                    request);
            return begun == 1
                    ? null
                    : handle.select("SELECT request, answer FROM answered WHERE id = ?", id)
                            .map(ConstructorMapper.of(Before.class))
                            .one();
        });
    }

    /** Keeps what was answered. */
    public void keep(String id, String answer) {
        database.write("", "UPDATE answered SET answer = ? WHERE id = ?", answer, id);
    }

    /** Nothing was answered that is to be kept. */
    public void forget(String id) {
        database.write("", "DELETE FROM answered WHERE id = ?", id);
    }

    /** Takes away what is older than a day. */
    void sweep() {
        database.write("", "DELETE FROM answered WHERE made <= " + database.now + " - " + KEPT_MILLIS);
    }
}
