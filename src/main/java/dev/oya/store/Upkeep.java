package dev.oya.store;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;

/**
 * Deletes unused data from the store: matches that no person ever joined and house-rule layers that no match uses. A match that a
 * person joined is deleted only on request. Times are those of the database's clock. Safe to share between threads.
 */
public final class Upkeep {
    private static final int MOST_AT_ONCE = 500;

    /** Condition for matches that no person ever joined. */
    private static final String EMPTY = "persons IS NULL";

    private static final String LAID = "EXISTS (SELECT 1 FROM laid WHERE laid.layer = layer.digest)";

    private final Database database;
    private final FirstAnswers answers;

    Upkeep(Database database, FirstAnswers answers) {
        this.database = database;
        this.answers = answers;
    }

    /** Records that matches and layers are in use. */
    public void used(Collection<String> matches, Collection<String> layers) {
        note("UPDATE match SET used = " + database.now + " WHERE id IN (<ids>)", matches);
        note("UPDATE layer SET used = " + database.now + " WHERE digest IN (<ids>) AND used < " + database.now, layers);
    }

    private void note(String update, Collection<String> ids) {
        List<String> all = ids.stream().sorted().toList();
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
            database.commits.write(
                    "",
                    handle -> handle.createUpdate(update).bindList("ids", some).execute());
        }
    }

    /** Returns the number of live matches used in the last {@code minutes} minutes. */
    public int matches(int minutes) {
        return count("match WHERE live AND used > " + before(minutes));
    }

    /** Returns the number of stored layers. */
    public int layers() {
        return count("layer");
    }

    private int count(String of) {
        return database.one(Integer.class, "SELECT count(*) FROM " + of).orElseThrow();
    }

    /**
     * Deletes unused matches and layers, and old responses to idempotent requests.
     *
     * @param tableMinutes minimum number of minutes since a match was used
     * @param layerMinutes minimum number of minutes since a layer was used
     * @return the ids of the deleted matches
     */
    public List<String> sweep(int tableMinutes, int layerMinutes) {
        List<String> gone = matches(EMPTY + " AND used <= " + before(tableMinutes), MOST_AT_ONCE);
        layers("used <= " + before(layerMinutes), MOST_AT_ONCE);
        answers.sweep();
        return gone;
    }

    /**
     * Deletes the least recently used match that no person ever joined. Returns its id, or an empty list if there is none.
     */
    public List<String> roomForMatch() {
        return matches(EMPTY, 1);
    }

    /** Deletes the least recently used layer that no match uses. Returns whether there was such a layer. */
    public boolean roomForLayer() {
        return layers("1 = 1", 1) > 0;
    }

    /** Deletes a match with everything that belongs to it. Returns whether the match existed. */
    public boolean delete(String match) {
        return database.commits.write(match, handle -> remove(handle, match, "1 = 1"));
    }

    private String before(int minutes) {
        return "(" + database.now + " - " + TimeUnit.MINUTES.toMillis(minutes) + ")";
    }

    private List<String> matches(String which, int most) {
        String old = "SELECT id FROM match WHERE " + which + " ORDER BY used LIMIT ?";
        return database.all(String.class, old, most).stream()
                .filter(id -> database.commits.write(id, handle -> remove(handle, id, which)))
                .toList();
    }

    /** Deletes a match if it is still unused. The first statement locks the row, because a person may join at the same time. */
    private static boolean remove(Handle handle, String id, String which) {
        if (handle.execute("UPDATE match SET live = live WHERE id = ? AND " + which, id) == 0) {
            return false;
        }
        for (String of : List.of("presence", "event", "laid")) {
            handle.execute("DELETE FROM " + of + " WHERE match = ?", id);
        }
        return handle.execute("DELETE FROM match WHERE id = ?", id) == 1;
    }

    private int layers(String which, int most) {
        String old = "SELECT digest FROM layer WHERE " + which + " AND NOT " + LAID + " ORDER BY used LIMIT ?";
        return database.write("", "DELETE FROM layer WHERE digest IN (" + old + ") AND NOT " + LAID, most);
    }
}
