package dev.oya.store;

import java.util.List;
import java.util.Optional;

/** Who is there, for all who share a store: the people of tables, and the nodes that move bots. Safe to share between threads. */
public final class Attendance {
    private static final long FARTHEST_MILLIS = 60_000;

    private final Database database;
    private final String orphan;

    Attendance(Database database) {
        this.database = database;
        // What is due so far ahead was said before the clock of the database was set back.
        String near = database.shared ? " AND due < " + database.now + " + " + FARTHEST_MILLIS : "";
        orphan = "(node IS NULL OR node NOT IN (SELECT id FROM node WHERE due >= " + database.now + near + "))";
    }

    /** Notes that a person is there, with this token. */
    public void seen(String match, int seat, String token) {
        database.write(
                match,
                "INSERT INTO presence (match, seat, token, seen) VALUES (?, ?, ?, " + database.now + ")"
                        + " ON CONFLICT (match, seat) DO UPDATE SET token = excluded.token, seen = excluded.seen",
                match,
                seat,
                token);
    }

    /** How long ago a person was there, in milliseconds; none where it never was. */
    public Optional<Long> unseen(String match, int seat) {
        return database.one(
                Long.class,
                "SELECT " + database.now + " - seen FROM presence WHERE match = ? AND seat = ?",
                match,
                seat);
    }

    /** Whether a token has been used. */
    public boolean isUsed(String match, int seat, String token) {
        String used = "SELECT 1 FROM presence WHERE match = ? AND seat = ? AND token = ?";
        return database.one(Integer.class, used, match, seat, token).isPresent();
    }

    /** Says that a node is alive for {@code millis} milliseconds more; where others share the store, for less than a minute. */
    public void alive(String node, long millis) {
        database.write(
                "",
                "INSERT INTO node (id, due) VALUES (?, " + database.now + " + ?)"
                        + " ON CONFLICT (id) DO UPDATE SET due = excluded.due",
                node,
                millis);
    }

    /** Returns whether a row of this process could be written. */
    boolean isNoted() {
        try {
            alive(database.own, 0);
            return true;
        } catch (StoreUnavailableException away) {
            return false;
        }
    }

    /** Says that a node is no more. */
    public void gone(String node) {
        database.write("", "DELETE FROM node WHERE id = ? OR due < " + database.now + " - 3600000", node);
    }

    /** Live matches that no living node moves. */
    public List<String> orphans(int most) {
        return database.all(String.class, "SELECT id FROM match WHERE live AND " + orphan + " LIMIT ?", most);
    }

    /** Takes a match over, unless another living node has it. */
    public boolean adopt(String match, String node) {
        return database.write(match, "UPDATE match SET node = ? WHERE id = ? AND live AND " + orphan, node, match) == 1;
    }
}
