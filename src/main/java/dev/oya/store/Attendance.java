package dev.oya.store;

import java.util.List;
import java.util.Optional;

/**
 * The presence of players at tables, and of the nodes that move bots, as seen by all processes that share a store. Safe to share
 * between threads.
 */
public final class Attendance {
    private static final long FARTHEST_MILLIS = 60_000;

    private final Database database;
    private final String orphan;

    Attendance(Database database) {
        this.database = database;
        // A due time more than a minute ahead was written before the database clock was set back.
        String near = database.shared ? " AND due < " + database.now + " + " + FARTHEST_MILLIS : "";
        orphan = "(node IS NULL OR node NOT IN (SELECT id FROM node WHERE due >= " + database.now + near + "))";
    }

    /** Records that the player with this token is present. */
    public void seen(String match, int seat, String token) {
        database.write(
                match,
                "INSERT INTO presence (match, seat, token, seen) VALUES (?, ?, ?, " + database.now + ")"
                        + " ON CONFLICT (match, seat) DO UPDATE SET token = excluded.token, seen = excluded.seen",
                match,
                seat,
                token);
    }

    /**
     * Returns the milliseconds since the player in the given seat was last present, or empty if no player was recorded.
     */
    public Optional<Long> unseen(String match, int seat) {
        return database.one(
                Long.class,
                "SELECT " + database.now + " - seen FROM presence WHERE match = ? AND seat = ?",
                match,
                seat);
    }

    /** Returns whether the given token was the last one recorded as present in the seat. */
    public boolean isUsed(String match, int seat, String token) {
        String used = "SELECT 1 FROM presence WHERE match = ? AND seat = ? AND token = ?";
        return database.one(Integer.class, used, match, seat, token).isPresent();
    }

    /**
     * Records that a node is alive.
     *
     * @param millis period in milliseconds until the node counts as dead, less than a minute in a shared store
     */
    public void alive(String node, long millis) {
        database.write(
                "",
                "INSERT INTO node (id, due) VALUES (?, " + database.now + " + ?)"
                        + " ON CONFLICT (id) DO UPDATE SET due = excluded.due",
                node,
                millis);
    }

    /** Tests whether the store is writable: records this process and returns whether that succeeded. */
    boolean isNoted() {
        try {
            alive(database.own, 0);
            return true;
        } catch (StoreUnavailableException away) {
            return false;
        }
    }

    /** Removes the given node, and all nodes that died more than an hour ago. */
    public void gone(String node) {
        database.write("", "DELETE FROM node WHERE id = ? OR due < " + database.now + " - 3600000", node);
    }

    /** Returns up to {@code most} live matches that no living node runs. */
    public List<String> orphans(int most) {
        return database.all(String.class, "SELECT id FROM match WHERE live AND " + orphan + " LIMIT ?", most);
    }

    /**
     * Assigns a match to a node, unless a living node already runs the match. Returns whether the match was assigned.
     */
    public boolean adopt(String match, String node) {
        return database.write(match, "UPDATE match SET node = ? WHERE id = ? AND live AND " + orphan, node, match) == 1;
    }
}
